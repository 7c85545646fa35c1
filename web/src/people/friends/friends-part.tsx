import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/calls/actions.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { usePages } from '../../platform/session/use-pages.ts'
import { FriendRow } from './friend-row.tsx'
import classes from '../accounts/invite.module.css'
import { Totals } from '../../platform/ui/layout/totals.tsx'

/** The friends who joined with the code, and the coins they brought. */
export function FriendsPart({ friends }: { friends: ReferralPages }) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('invite.friends')}>
      <Friends friends={friends} />
    </PageSection>
  )
}

function Friends({ friends }: { friends: ReferralPages }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (friends.isPending) return <RowsSkeleton count={4} />
  if (friends.isError && !friends.data) return <ErrorState error={friends.error} onRetry={friends.refetch} />
  const first = friends.data?.pages[0]
  if (!first || first.total === 0) return <EmptyState mood="hello" prop="letter" title={t('invite.empty')} text={t('invite.empty_text')} />
  const rows = friends.data?.pages.flatMap(page => page.data) ?? []
  return (
    <div className={classes.friendsParts}>
      <Totals
        stats={[
          { text: t('invite.joined'), value: count(first.total) },
          { text: t('invite.coins'), value: count(first.coins_earned) },
        ]}
      />
      <ul className={list.rows}>
        {rows.map(friend => (
          <FriendRow
            key={`${friend.joined_at} ${friend.name}`}
            friend={friend}
            needed={{ plays: first.plays_needed, days: first.days_needed }}
          />
        ))}
      </ul>
      <MoreButton query={friends} text={t('invite.more')} problem={t('invite.more_failed')} />
    </div>
  )
}

type ReferralPages = ReturnType<typeof useReferralPages>

export function useReferralPages() {
  return usePages('get_referrals', {
    input: {},
    askPage: (offset, signal) => ask('get_referrals', { offset, limit: 20 }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
}
