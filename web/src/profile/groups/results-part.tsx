// How a test of a group went, for its leaders: who has done it, how much was right, and what is weak over the group.

import type { Contract } from '@trivium/contract'
import type { DataOf } from '@trivium/contract/platform/action'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/calls/actions.ts'
import { usePages } from '../../platform/session/use-pages.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './groups.module.css'

interface ResultsPartProps {
  test: { id: number; title: string }
  tries: { begun: number; done: number }
}

export function ResultsPart({ test: { id, title }, tries: { begun, done } }: ResultsPartProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.fold} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${t('groups.test_results')}: ${title}`}>
        {t('groups.test_results')} · <span className="tabular">{t('groups.test_tries', { begun: count(begun), done: count(done) })}</span>
      </summary>
      {isOpen && <Results testId={id} />}
    </details>
  )
}

function Results({ testId }: { testId: number }) {
  const { t } = useTranslation()
  const { percent, list } = useNumbers()
  const pages = usePages('get_group_test_results', {
    input: { group_test_id: testId },
    askPage: (offset, signal) => ask('get_group_test_results', { group_test_id: testId, offset, limit: 50 }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
  if (pages.isPending) return <RowsSkeleton count={3} />
  if (pages.isError) return <ErrorState error={pages.error} onRetry={pages.refetch} />
  const rows = pages.data.pages.flatMap(page => page.data)
  const weak = pages.data.pages[0]?.weak ?? []
  if (rows.length === 0) return <p className={classes.note}>{t('groups.no_members')}</p>
  return (
    <>
      {weak.length > 0 && (
        <p>
          {t('groups.test_weak')} <bdi>{list(weak.map(({ name, ratio }) => `${name} (${percent(ratio)})`))}</bdi>
        </p>
      )}
      <Table rows={rows} />
      <MoreButton query={pages} text={t('groups.more')} problem={t('exam.more_failed')} />
    </>
  )
}

const columns = ['groups.member', 'groups.test_state', 'groups.answered', 'groups.right'] as const

function Table({ rows }: { rows: DataOf<Contract['get_group_test_results']> }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  return (
    <div className={classes.scroll}>
      <table className={`${classes.table} ${classes.dense} tabular`}>
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
          {rows.map(({ name, own_id, state, result, is_late }, place) => (
            <tr key={place}>
              <th scope="row">
                <bdi>{name}</bdi> {own_id !== null && <bdi className={classes.ownId}>{own_id}</bdi>}
              </th>
              <td>
                {t(`groups.test_state_${state ?? 'none'}`)}
                {is_late && ` · ${t('groups.test_late')}`}
              </td>
              <td>{result ? count(result.answered) : '–'}</td>
              <td>{result ? `${count(result.correct)} (${percent(result.ratio)})` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
