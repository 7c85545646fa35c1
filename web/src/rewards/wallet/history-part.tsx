import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../platform/calls/actions.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { onceEach, usePages } from '../../platform/session/use-pages.ts'
import classes from './coin-history.module.css'
import { useCalendar } from './days.ts'
import { TransactionRow } from './transaction-row.tsx'

export const filters = ['all', 'income', 'spent'] as const
export type Filter = (typeof filters)[number]

export function HistoryPart({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const history = useHistoryPages(filter)
  if (history.isPending) return <RowsSkeleton count={6} />
  if (!history.data) return <ErrorState error={history.error} onRetry={history.refetch} />
  const transactions = onceEach(
    history.data.pages.flatMap(page => page.data),
    ({ id }) => id,
  )
  if (transactions.length === 0) return <EmptyHistory filter={filter} />
  return (
    <>
      {calendar.byDay(transactions).map(({ day, transactions: inDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={classes.day}>
            {calendar.nameOf(day)}
          </h2>
          <ul className={list.rows}>
            {inDay.map(transaction => (
              <TransactionRow key={transaction.id} transaction={transaction} time={calendar.timeOf(transaction.date)} />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton query={history} text={t('wallet.more')} problem={t('wallet.more_failed')} />
    </>
  )
}

function useHistoryPages(filter: Filter) {
  const input = filter === 'all' ? {} : { type: filter }
  return usePages('get_tracker_data', {
    input,
    askPage: (offset, signal) => ask('get_tracker_data', { ...input, offset, limit: 30 }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
}

function EmptyHistory({ filter }: { filter: Filter }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="thinking"
      prop="coins"
      title={t(`wallet.empty_${filter}`)}
      text={t(filter === 'spent' ? 'wallet.empty_spent_text' : 'wallet.empty_text')}
      action={
        <Button component={Link} to="/quiz-zone/">
          {t('wallet.play')}
        </Button>
      }
    />
  )
}
