// Actions on a whole exam: change, copy, export, and release the results.

import { EditButton, TopToolbar, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { ExamPreviewButton } from './preview/exam-preview.tsx'
import { ExportExam } from './export-exam.tsx'
import { useWhyNotReleased } from './use-why-not-released.ts'

const timesAndKey = [
  { name: 'starts_at', label: 'From (your local time)', type: 'datetime-local' },
  { name: 'ends_at', label: 'Until (your local time)', type: 'datetime-local' },
  { name: 'exam_key', label: 'Exam key, 4 to 8 characters' },
] as const

export function ExamActions() {
  const exam = useRecordContext<ExamPaper>()
  const redirect = useRedirect()
  if (!exam) return null
  const own = { exam_id: exam.id }
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', height: 'auto', '& .MuiButton-root': { whiteSpace: 'nowrap' } }}>
      {exam.attempts === 0 && <EditButton />}
      <AskButton
        label="Copy"
        title={`A new exam with the questions of “${exam.title}”`}
        questions={timesAndKey}
        onAnswer={async ({ starts_at = '', ends_at = '', exam_key = '' }) => {
          const times = { starts_at: new Date(starts_at).toISOString(), ends_at: new Date(ends_at).toISOString() }
          const { data } = await call('copy_exam', { ...own, ...times, exam_key })
          redirect('show', 'exams', data.id)
        }}
      />
      <ExamPreviewButton exam={exam} />
      <ExportExam exam={exam} />
      {exam.released_at === null && <ReleaseButton exam={exam} />}
    </TopToolbar>
  )
}

function ReleaseButton({ exam }: { exam: ExamPaper }) {
  const notify = useNotify()
  const refresh = useRefresh()
  if (useWhyNotReleased(exam) !== null) return null
  return (
    <AskButton
      label="Release results"
      title={`Release the results of “${exam.title}”?`}
      text="All examinees are notified and see the right answers beside their own. After that, no attempt can be voided or reopened."
      onAnswer={async () => {
        await call('release_exam_results', { exam_id: exam.id })
        notify('Results released. All examinees are notified.')
        refresh()
      }}
    />
  )
}
