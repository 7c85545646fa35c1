import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Avatar } from '../../platform/ui/drawing/avatar.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import ranking from '../../platform/ui/layout/ranking.module.css'
import classes from './leaderboard.module.css'
import { Reportable } from './reporting/reportable.tsx'

interface RankRowProps {
  ranked: Ranked
  isMine: boolean
  /** Under the name. */
  note?: ReactNode
  /** The page that the row leads to. */
  to?: string | null
  /** At the end of the row. */
  action?: ReactNode
}

export function RankRow({ ranked, isMine, note, to = null, action }: RankRowProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { name } = ranked
  return (
    <li className={`${ranking.rank} ${classes.rank}`} data-mine={isMine} aria-current={isMine || undefined}>
      <span
        className={`${ranking.place} ${classes.place} tabular`}
        aria-label={t('board.place', { place: count(ranked.user_rank) })}
        role="img"
      >
        {count(ranked.user_rank)}
      </span>
      <Avatar name={name} photo={ranked.profile} size={40} />
      <span className={classes.words}>
        <span className={ranking.name}>
          <span className={ranking.nameText} dir="auto" translate="no">
            {to === null ? (
              <Named ranked={ranked} hasAction={action !== undefined} />
            ) : (
              <Link className={ranking.wholeRow} to={to}>
                {name}
              </Link>
            )}
          </span>
        </span>
        {note !== undefined && <span className={`${classes.rowNote} tabular`}>{note}</span>}
      </span>
      {isMine && <span className={ranking.you}>{t('board.you')}</span>}
      <span translate="no" className={`${ranking.score} tabular`} aria-hidden>
        {count(ranked.score)}
      </span>
      <VisuallyHidden>{t('board.points', { count: ranked.score, shown: count(ranked.score) })}</VisuallyHidden>
      {action}
    </li>
  )
}

/** A row with its own action opens no report: the button of the report would cover that of the action. */
const Named = ({ ranked, hasAction }: { ranked: Ranked; hasAction: boolean }) => (hasAction ? ranked.name : <Reportable player={ranked} />)
