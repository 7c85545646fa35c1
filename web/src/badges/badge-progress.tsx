import type { Badge } from '@trivium/contract/badges'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import classes from './badges.module.css'
import { doneShare } from './nearest-badge.ts'

/** How far somebody is: a bar, and the same in numbers beside it. */
export function BadgeProgress({ badge }: { badge: Pick<Badge, 'progress' | 'counter'> }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <div className={classes.progress}>
      <div className={classes.track} aria-hidden>
        <div className={classes.done} style={{ inlineSize: `${100 * doneShare(badge)}%` }} />
      </div>
      <span className={`${classes.small} tabular`}>{t('badges.done', { done: count(badge.progress), all: count(badge.counter) })}</span>
    </div>
  )
}
