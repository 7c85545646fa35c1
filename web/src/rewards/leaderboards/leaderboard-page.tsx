import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { Page } from '../../platform/ui/layout/page.tsx'
import { useSetting } from '../../platform/settings/use-setting.ts'
import { LeaderboardPart } from './leaderboard-part.tsx'
import { FriendsPart } from './friends/friends-part.tsx'
import { LeaguePart } from '../leagues/index.ts'
import { BoardTabs, type LeaderboardName } from './board-tabs.tsx'
import { periods } from './use-leaderboard.ts'

/** The open board is part of the URL, so that players can share it and Back works. */
export default function LeaderboardPage() {
  const { t } = useTranslation()
  const { leaderboards, board, setBoard } = useOpenLeaderboard()
  return (
    <Page title={t('board.title')} lead={t('board.lead')} width="narrow">
      <BoardTabs names={leaderboards} name={board} onName={setBoard}>
        {one => <Panel board={one} />}
      </BoardTabs>
    </Page>
  )
}

function Panel({ board }: { board: LeaderboardName }) {
  if (board === 'league') return <LeaguePart />
  return board === 'friends' ? <FriendsPart /> : <LeaderboardPart period={board} />
}

/** The board to open. By default, players start with their own boards and guests with a public one. */
function useOpenLeaderboard() {
  const isSignedIn = useSession(session => session.token !== null)
  const hasLeagues = useSetting('weekly_leagues') === 1
  const [search, setSearch] = useSearchParams()
  const own: LeaderboardName[] = isSignedIn ? [...(hasLeagues ? (['league'] as const) : []), 'friends'] : []
  const leaderboards: LeaderboardName[] = [...own, ...periods]
  const first = isSignedIn && hasLeagues ? 'league' : 'daily'
  const board = leaderboards.find(one => one === search.get('period')) ?? first
  const setBoard = (value: string | null) => {
    setSearch(value && value !== first ? { period: value } : {}, { replace: true, preventScrollReset: true })
  }
  return { leaderboards, board, setBoard }
}
