// What a leader sees of a group: how much each member has answered, and nothing else.

import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/calls/actions.ts'
import { usePages } from '../../platform/session/use-pages.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { GroupLink } from './group-link.tsx'
import classes from './groups.module.css'

interface ProgressPartProps {
  group: { id: number; name: string; is_member: boolean }
}

export function ProgressPart({ group: { id, name, is_member } }: ProgressPartProps) {
  const { t } = useTranslation()
  const { count, percent, list, day } = useNumbers()
  const pages = usePages('get_group_progress', {
    input: { group_id: id },
    askPage: (offset, signal) => ask('get_group_progress', { group_id: id, offset, limit: 50 }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
  const rows = pages.data?.pages.flatMap(page => page.data) ?? []
  const columns = ['groups.member', 'groups.own_id', 'groups.answered', 'groups.right', 'groups.weak', 'groups.last_active'] as const
  return (
    <PageSection title={t('groups.progress_of', { group: name })}>
      {pages.isPending && <RowsSkeleton count={3} />}
      {pages.isError && <ErrorState error={pages.error} onRetry={pages.refetch} />}
      {pages.data && rows.length === 0 && <p className={classes.note}>{t('groups.no_members')}</p>}
      {rows.length > 0 && (
        <div className={classes.scroll}>
          <table className={`${classes.table} tabular`}>
            <thead>
              <tr>
                {columns.map(column => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={place}>
                  <th scope="row">
                    <bdi>{row.name}</bdi>
                  </th>
                  <td>
                    <bdi>{row.own_id ?? '–'}</bdi>
                  </td>
                  <td>{count(row.answered)}</td>
                  <td>{row.ratio === null ? '–' : percent(row.ratio)}</td>
                  <td>
                    <bdi>{list(row.weak) || '–'}</bdi>
                  </td>
                  <td>{row.last_played === null ? '–' : day(row.last_played)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreButton query={pages} text={t('groups.more')} problem={t('exam.more_failed')} />
      {!is_member && (
        <p className={classes.note}>
          <GroupLink group={{ id, name }} />
        </p>
      )}
    </PageSection>
  )
}
