import type { Battle } from '@trivium/contract/compete/battles'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import classes from './battle-lobby.module.css'

/** The terms of the room. */
export function RoomTerms({ battle }: { battle: Battle }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { category, questions, minutes, seconds_per_question: seconds, entryFee } = battle
  const terms = [
    { text: t('challenge.category'), value: <bdi>{category?.name ?? t('battle.any_category')}</bdi> },
    { text: t('battle.questions'), value: count(questions) },
    {
      text: t('battle.time'),
      value: `${t('challenge.minutes', { count: minutes, shown: count(minutes) })} · ${t('battle.seconds_each', { count: seconds, shown: count(seconds) })}`,
    },
    {
      text: t('battle.entry'),
      value: entryFee === 0 ? t('battle.free') : t('catalogue.price', { count: entryFee, shown: count(entryFee) }),
      isCoins: entryFee > 0,
    },
  ]
  return (
    <dl className={classes.terms}>
      {terms.map(({ text, value, isCoins }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd className="tabular">
            {isCoins && <CoinIcon size={20} aria-hidden />} {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
