import type { Badge } from '@trivium/contract/rewards/badges'
import { doneShare } from '@trivium/rules/rewards/nearest-badge'
import { useTranslation } from 'react-i18next'
import { Bar } from '../../platform/ui/layout/bar.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './badges.module.css'

/** The progress as a bar and in numbers. */
export function BadgeProgress({ badge }: { badge: Pick<Badge, 'progress' | 'counter'> }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <div className={classes.progress}>
      <Bar share={doneShare(badge)} />
      <span className={`${classes.small} tabular`}>{t('badges.done', { done: count(badge.progress), all: count(badge.counter) })}</span>
    </div>
  )
}
