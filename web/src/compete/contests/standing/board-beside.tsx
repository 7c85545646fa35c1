import type { ContestDetail } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { Finished } from './finished.tsx'
import classes from './board-beside.module.css'

const shownPlaces = 5
const everyMs = 10_000

/** The best so far, while the player is still playing and has no place (docs/decisions/022). Nothing is shown while it cannot be loaded. */
export function BoardBeside({ playId }: { playId: number }) {
  const contest = useAction('get_contest_of_play', { play_id: playId }, { enabled: playId > 0 })
  return contest.data ? <Board contest={contest.data.data} /> : null
}

function Board({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const input = { contest_id: contest.id, limit: shownPlaces }
  const { data: board } = useAction('get_contest_leaderboard', input, { refetchEveryMs: () => everyMs })
  if (!board) return null
  return (
    <aside className={classes.board} style={hueStyle(modes.contest.hue)} aria-label={t('contest.standing')}>
      <h2 className={classes.title}>{t('contest.standing')}</h2>
      <Finished total={board.total} playing={board.playing} />
      {board.data.top_users.length > 0 && (
        <ol className={classes.places} aria-label={t('contest.places')}>
          {board.data.top_users.map(({ user_id, user_rank, name, score }) => (
            <li key={user_id}>
              <span className={`${classes.rank} tabular`}>{count(user_rank)}</span>
              <span className={classes.name} title={name} dir="auto" translate="no">
                {name}
              </span>
              <strong className="tabular">{count(score)}</strong>
            </li>
          ))}
        </ol>
      )}
      <p className={classes.note}>{t('contest.no_place')}</p>
    </aside>
  )
}
