// Lists the exams of today and those set for the player, and the completed ones with their marks.

import type { Exam } from '@trivium/contract/assess/exams'
import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ask } from '../../platform/calls/actions.ts'
import { ModePage } from '../../play/modes/index.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { onceEach, usePages } from '../../platform/session/use-pages.ts'
import { ExamRow } from './exam-row.tsx'
import classes from './exams.module.css'

const lists = { open: 1, completed: 2 } as const
type ListName = keyof typeof lists
const names: ListName[] = ['open', 'completed']

/** The open list is part of the URL, so that Back works. */
export default function ExamsPage() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const shown = names.find(name => name === search.get('list')) ?? 'open'
  const show = (name: string | null) => setSearch(name === 'completed' ? { list: name } : {}, { replace: true, preventScrollReset: true })
  return (
    <ModePage mode="exam">
      <Tabs value={shown} onChange={show} keepMounted={false} radius="md">
        <Tabs.List grow aria-label={t('exam.lists')}>
          {names.map(name => (
            <Tabs.Tab key={name} value={name} className={classes.tab}>
              {t(`exam.list_${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {names.map(name => (
          <Tabs.Panel key={name} value={name} className={classes.panel}>
            <ExamList name={name} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </ModePage>
  )
}

function ExamList({ name }: { name: ListName }) {
  const { t } = useTranslation()
  const type = lists[name]
  const query = usePages('get_exam_module', {
    input: { type },
    askPage: (offset, signal) => ask('get_exam_module', { type, offset }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
  if (query.isPending) return <RowsSkeleton count={3} />
  if (query.isError) return <ErrorState error={query.error} onRetry={query.refetch} />
  // A daily exam can have several attempts.
  const keyOf = ({ id, play_id }: Exam) => `${id}:${play_id}`
  const exams = onceEach(
    query.data.pages.flatMap(page => page.data),
    keyOf,
  )
  if (exams.length === 0)
    return <EmptyState mood="sleepy" prop="clipboard" title={t(`exam.none_${name}`)} text={t(`exam.none_${name}_text`)} />
  return (
    <>
      <ul className={list.cards}>
        {exams.map(exam => (
          <li key={keyOf(exam)}>
            <ExamRow exam={exam} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} text={t('exam.more')} problem={t('exam.more_failed')} />
    </>
  )
}
