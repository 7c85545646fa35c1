// The players who are in, by name. It does not poll: the countdown above shows the newest number.

import type { ContestDetail } from '@trivium/contract/compete/contests'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/calls/actions.ts'
import { onceEach, usePages } from '../../../platform/session/use-pages.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../platform/ui/drawing/avatar.tsx'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import { MoreButton } from '../../../platform/ui/layout/more-button.tsx'
import ranking from '../../../platform/ui/layout/ranking.module.css'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import classes from './registration.module.css'

const pageSize = 24

export function RegisteredPart({ contest: { id } }: { contest: Pick<ContestDetail, 'id'> }) {
  const { t } = useTranslation()
  const ownId = useSession(session => session.user?.id)
  const query = usePages('get_contest_registrations', {
    input: { contest_id: id },
    askPage: (offset, signal) => ask('get_contest_registrations', { contest_id: id, offset, limit: pageSize }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
  // The contest has started meanwhile.
  if (query.error?.refusal) return null
  const pages = query.data?.pages
  return (
    <PageSection title={t('contest.who_is_in')}>
      {pages ? (
        <>
          <ul className={classes.players}>
            {onceEach(
              pages.flatMap(page => page.data),
              ({ user_id }) => user_id,
            ).map(({ user_id, name, profile }) => (
              <li key={user_id} className={ranking.rank} aria-current={user_id === ownId || undefined}>
                <Avatar name={name} photo={profile} size={40} />
                <span className={ranking.name}>
                  <span className={ranking.nameText} dir="auto" translate="no">
                    {name}
                  </span>
                </span>
                {user_id === ownId && <span className={ranking.you}>{t('board.you')}</span>}
              </li>
            ))}
          </ul>
          <MoreButton query={query} text={t('board.more')} problem={t('contest.in_more_failed')} />
        </>
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <RowsSkeleton count={3} />
      )}
    </PageSection>
  )
}
