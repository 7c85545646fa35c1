// A group, for its members and leaders: its practice tests, and its leaderboard if it has one.

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { ask } from '../../platform/calls/actions.ts'
import { usePages } from '../../platform/session/use-pages.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { Section } from '../../platform/ui/layout/section.tsx'
import { BoardPart } from './board-part.tsx'
import { TestRow } from './test-row.tsx'
import classes from './groups.module.css'

export default function GroupPage() {
  const { t } = useTranslation()
  const groupId = Number(useParams().groupId)
  const query = useGroupTests(groupId)
  const { group, is_member = false, leads = false, has_board = false } = query.data?.pages[0] ?? {}
  const tests = query.data?.pages.flatMap(page => page.data) ?? []
  return (
    <>
      <BackLink to="/profile/groups/" text={t('groups.title')} width="narrow" />
      <Page title={group ?? t('groups.title')} width="narrow">
        {query.isPending && <RowsSkeleton count={3} />}
        {query.isError && <ErrorState error={query.error} onRetry={query.refetch} />}
        {query.data && (
          <div className={classes.parts}>
            <div>
              {tests.length > 0 && (
                <Section title={t('groups.tests')}>
                  {tests.map(test => (
                    <TestRow key={test.id} test={test} mayStart={is_member} />
                  ))}
                </Section>
              )}
              <MoreButton query={query} text={t('groups.more')} problem={t('exam.more_failed')} />
              <p className={classes.note}>{tests.length === 0 ? t('groups.tests_none') : t('groups.tests_seen')}</p>
              {leads && (
                <Button component={Link} to={`/create-test-questions/new/?group=${groupId}`} className={classes.give ?? ''}>
                  {t('groups.test_give')}
                </Button>
              )}
            </div>
            {has_board && <BoardPart groupId={groupId} mayRank={is_member} />}
          </div>
        )}
      </Page>
    </>
  )
}

const useGroupTests = (group_id: number) =>
  usePages('get_group_tests', {
    input: { group_id },
    askPage: (offset, signal) => ask('get_group_tests', { group_id, offset }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
