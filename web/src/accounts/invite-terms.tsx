import { useTranslation } from 'react-i18next'
import { useNumberSetting } from '../settings/settings.ts'
import list from '../ui/list.module.css'
import { useNumbers } from '../ui/numbers.ts'
import classes from './invite.module.css'

/** What both sides get, and when. `plays` is left out until the server has said. */
export function InviteTerms({ plays }: { plays: number | undefined }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const mine = useNumberSetting('earn_coin', 100)
  const theirs = useNumberSetting('refer_coin', 50)
  const inSettings = useNumberSetting('referral_plays_needed', 5)
  const needed = plays ?? inSettings
  const coins = (value: number) => t('wallet.coins', { count: value, shown: count(value) })
  const steps = [
    t('invite.step_join'),
    t('invite.step_play', { count: needed, shown: count(needed) }),
    t('invite.step_coins', { mine: coins(mine), theirs: coins(theirs) }),
  ]
  return (
    <section aria-labelledby="terms">
      <h2 id="terms" className={classes.heading}>
        {t('invite.how')}
      </h2>
      <ol className={list.rows}>
        {steps.map((step, index) => (
          <li key={step} className={classes.step}>
            <span className={`${classes.number} tabular`} aria-hidden>
              {count(index + 1)}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
