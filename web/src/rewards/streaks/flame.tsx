// The streak of the daily quiz as a small flame with its number. Imports almost nothing, because the head of every page shows it.

import type { FlameState } from '@trivium/contract/rewards/flame-states'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './flame.module.css'

const texts = {
  lit: 'daily.streak_safe',
  open: 'daily.streak_open',
  frozen: 'daily.streak_frozen',
  asleep: 'flame.asleep',
} as const satisfies Record<FlameState, string>

export function Flame({ days, state }: { days: number; state: FlameState }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const length = t('daily.days', { count: days, shown: count(days) })
  return (
    <span
      className={`${classes.flame} tabular`}
      data-state={state}
      role="img"
      aria-label={`${t('daily.streak')}: ${length}. ${t(texts[state])}`}
    >
      <Drawing />
      {count(days)}
    </span>
  )
}

/** Only the number: whether a friend has played today is the friend's. */
export function FriendFlame({ days }: { days: number }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <span
      className={`${classes.flame} ${classes.small} tabular`}
      data-state="lit"
      role="img"
      aria-label={`${t('daily.streak')}: ${t('daily.days', { count: days, shown: count(days) })}`}
    >
      <Drawing />
      {count(days)}
    </span>
  )
}

function Drawing() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={classes.drawing}>
      <path d="M12.6 2c.5 3.6-1 5.3-2.9 7.4C7.9 11.4 6 13.3 6 16a6 6.1 0 0 0 12 0c0-2.3-1-4-2-5.3-.3 1.3-1 2.1-2.1 2.5C15.5 9.3 15.3 5 12.6 2Z" />
    </svg>
  )
}
