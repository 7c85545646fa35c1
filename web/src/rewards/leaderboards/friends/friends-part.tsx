import type { RankedFriend } from '@trivium/contract/people/friends'
import { ActionIcon, Button } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/calls/actions.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { MoreButton } from '../../../platform/ui/layout/more-button.tsx'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import { useFocusIfLost } from '../../../platform/ui/hooks/use-focus-if-lost.ts'
import { onceEach, usePages } from '../../../platform/session/use-pages.ts'
import board from '../leaderboard.module.css'
import { FriendFlame } from '../../streaks/index.ts'
import { RankRow } from '../rank-row.tsx'
import classes from './friends.module.css'
import { RemoveDialog } from './remove-dialog.tsx'
import { RequestsPart } from './requests-part.tsx'

export function FriendsPart() {
  return (
    <>
      <RequestsPart />
      <Circle />
    </>
  )
}

/** The player among their friends, by the points of this month. */
function Circle() {
  const query = useFriendPages()
  const first = query.data?.pages[0]
  const rows = onceEach(
    [...(first?.data.top_three_ranks ?? []), ...(query.data?.pages.flatMap(page => page.data.other_users_rank) ?? [])],
    ({ user_id }) => user_id,
  )
  useFocusIfLost(rows.length, () => document.getElementById('main'))
  if (!first) return query.isError ? <ErrorState error={query.error} onRetry={query.refetch} /> : <RowsSkeleton count={6} />
  if (first.total <= 1) return <NoFriends />
  return <Friends rows={rows} myId={first.data.my_rank?.user_id ?? null} query={query} />
}

type FriendPages = ReturnType<typeof useFriendPages>

const useFriendPages = () =>
  usePages('get_friends_leaderboard', {
    input: {},
    askPage: (offset, signal) => ask('get_friends_leaderboard', { offset }, { signal }),
    countRows: page => page.data.other_users_rank.length,
    countAll: page => page.total - page.data.top_three_ranks.length,
  })

function NoFriends() {
  const { t } = useTranslation()
  return <EmptyState mood="hello" prop="podium" title={t('friends.empty')} text={t('friends.empty_text')} action={<Ways />} />
}

/** Links to ways to find friends. */
function Ways() {
  const { t } = useTranslation()
  return (
    <div className={classes.ways}>
      <Button component={Link} to="/profile/invite/">
        {t('friends.invite')}
      </Button>
      <Button component={Link} to={modes.group_battle.path} variant="default">
        {t('friends.battle')}
      </Button>
    </div>
  )
}

function Friends({ rows, myId, query }: { rows: RankedFriend[]; myId: number | null; query: FriendPages }) {
  const { t } = useTranslation()
  const [leaving, setLeaving] = useState<RankedFriend | null>(null)
  return (
    <div className={board.board}>
      <p className={board.total}>{t('friends.lead')}</p>
      <ol className={board.ranks} aria-label={t('friends.list')}>
        {rows.map(ranked => (
          <RankRow
            key={ranked.user_id}
            ranked={ranked}
            isMine={ranked.user_id === myId}
            note={ranked.streak > 0 ? <FriendFlame days={ranked.streak} /> : undefined}
            action={
              ranked.user_id === myId ? (
                <span className={classes.noAction} />
              ) : (
                <RemoveButton name={ranked.name} onClick={() => setLeaving(ranked)} />
              )
            }
          />
        ))}
      </ol>
      <MoreButton query={query} text={t('board.more')} problem={t('board.more_failed')} />
      <Ways />
      <RemoveDialog friend={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <ActionIcon variant="subtle" color="gray" size={44} radius="md" aria-label={t('friends.remove', { name })} onClick={onClick}>
      <IconUserMinus size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
