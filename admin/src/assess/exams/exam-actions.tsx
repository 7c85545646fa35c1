// Actions on a whole exam: change, copy, export, download the results, and release them.

import { Button } from '@mui/material'
import { EditButton, TopToolbar, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { messageOf } from '../../platform/ui/message-of.ts'
import { download } from './download.ts'
import { ExportExam } from './export-exam.tsx'

const timesAndKey = [
  { name: 'starts_at', label: 'From', type: 'datetime-local' },
  { name: 'ends_at', label: 'Until', type: 'datetime-local' },
  { name: 'exam_key', label: 'Exam key, 4 to 8 characters' },
] as const

export function ExamActions() {
  const exam = useRecordContext<ExamPaper>()
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  if (!exam) return null
  const own = { exam_id: exam.id }
  async function takeResults() {
    try {
      const { data } = await call('export_exam_results', own)
      download(data.name, data.csv)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
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
      <ExportExam exam={exam} />
      <Button size="small" onClick={() => void takeResults()}>
        Results as CSV
      </Button>
      {exam.released_at === null && exam.release_when !== 'hand_in' && (
        <AskButton
          label="Release results"
          title={`Release the results of “${exam.title}”?`}
          text="All examinees are notified and see the right answers beside their own. After that, no attempt can be voided or reopened."
          onAnswer={async () => {
            await call('release_exam_results', own)
            notify('Results released. All examinees are notified.')
            refresh()
          }}
        />
      )}
    </TopToolbar>
  )
}
