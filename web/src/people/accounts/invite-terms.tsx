import { useTranslation } from 'react-i18next'
import list from '../../platform/ui/layout/list.module.css'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { useSetting } from '../../platform/settings/use-setting.ts'
import classes from './invite.module.css'

/** The rewards for both sides and their conditions. `plays` is undefined until the server has replied. */
export function InviteTerms({ plays }: { plays: number | undefined }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const mine = useSetting('earn_coin')
  const theirs = useSetting('refer_coin')
  const inSettings = useSetting('referral_plays_needed')
  const needed = plays ?? inSettings
  const coins = (value: number) => t('wallet.coins', { count: value, shown: count(value) })
  const steps = [
    t('invite.step_join'),
    t('invite.step_play', { count: needed, shown: count(needed) }),
    t('invite.step_coins', { mine: coins(mine), theirs: coins(theirs) }),
  ]
  return (
    <PageSection title={t('invite.how')}>
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
    </PageSection>
  )
}
