import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../platform/ui/drawing/avatar.tsx'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import ranking from '../../../platform/ui/layout/ranking.module.css'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import classes from './leaderboard-card.module.css'
import { ShelfHeading } from './shelf-heading.tsx'

/** The three best players of all time and the player's own rank. */
export function LeaderboardCard() {
  const { t } = useTranslation()
  const board = useAction('get_globle_leaderboard', { limit: 3 })
  return (
    <section aria-labelledby="board-title">
      <ShelfHeading id="board-title" title={t('home.board')} to="/leaderboard/" link={t('home.see_board')} />
      <div className={classes.card}>
        {board.isPending ? (
          <RowsSkeleton count={3} />
        ) : board.isError ? (
          <ErrorState error={board.error} onRetry={board.refetch} />
        ) : (
          <Ranks best={board.data.data.top_three_ranks} mine={board.data.data.my_rank} />
        )}
      </div>
    </section>
  )
}

function Ranks({ best, mine }: { best: Ranked[]; mine: Ranked | null }) {
  const { t } = useTranslation()
  if (best.length === 0) return <EmptyState mood="hello" prop="podium" title={t('home.board_empty')} text={t('home.board_empty_text')} />
  const amAmongBest = best.some(({ user_id }) => user_id === mine?.user_id)
  return (
    <>
      <ol className={classes.ranks}>
        {best.map(ranked => (
          <Rank key={ranked.user_id} ranked={ranked} isMine={ranked.user_id === mine?.user_id} />
        ))}
        {mine && !amAmongBest && <Rank ranked={mine} isMine />}
      </ol>
      {!mine && <NoRank />}
    </>
  )
}

function Rank({ ranked, isMine }: { ranked: Ranked; isMine: boolean }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { name } = ranked
  return (
    <li className={`${ranking.rank} ${classes.rank}`} data-mine={isMine}>
      <span className={`${ranking.place} ${classes.place} tabular`}>{count(ranked.user_rank)}</span>
      <Avatar name={name} photo={ranked.profile} size={36} />
      <span className={`${ranking.name} ${classes.name}`}>
        <span className={ranking.nameText} dir="auto">
          {name}
        </span>
        {isMine && <span className={ranking.you}>{t('home.you')}</span>}
      </span>
      <span className={`${ranking.score} tabular`}>{count(ranked.score)}</span>
    </li>
  )
}

function NoRank() {
  const { t } = useTranslation()
  const isSignedIn = useSession(session => session.token !== null)
  if (isSignedIn) return <p className={classes.note}>{t('home.no_rank')}</p>
  return (
    <p className={classes.note}>
      {t('home.board_guest')} <Link to="/auth/sign-up/">{t('auth.sign_up')}</Link>
    </p>
  )
}
