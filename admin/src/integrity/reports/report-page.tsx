// The page of a reported question: the question, its reports, its correction, and its regrade.

import { Alert, Link, Stack } from '@mui/material'
import { Title, useGetRecordId, usePermissions } from 'react-admin'
import type { ReportedQuestionWhole } from '@trivium/contract/integrity/reports.admin'
import { NotRead } from '../../platform/ui/not-read.tsx'
import { useReply } from '../../platform/ui/use-reply.ts'
import { AskedQuestion } from './asked-question.tsx'
import { CorrectionPart } from './correction-part.tsx'
import { RegradePart } from './regrade-part.tsx'
import { ReportsOfQuestion } from './reports-of-question.tsx'

export function ReportPage() {
  const id = Number(useGetRecordId())
  const { reply, problem, again } = useReply('get_question_reports', { question_id: id })
  return (
    <>
      <Title title={`Question ${id}`} />
      {problem && <NotRead problem={problem} again={again} />}
      {reply ? <Reported question={reply.data} onDone={() => void again()} /> : !problem && <p role="status">Loading …</p>}
    </>
  )
}

interface ReportedProps {
  question: ReportedQuestionWhole
  onDone: () => void
}

function Reported({ question, onDone }: ReportedProps) {
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const isEditors = question.owner === 'bank' && held.some(role => role === 'editor' || role === 'administrator')
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Standing question={question} />
      <AskedQuestion question={question} />
      {/* A new key clears the selection once reports are closed. */}
      <ReportsOfQuestion key={question.reports.map(report => report.state).join()} question={question} onDone={onDone} />
      {isEditors && !question.is_sealed && (
        <CorrectionPart key={`corrected ${question.corrections.length}`} question={question} onDone={onDone} />
      )}
      {isEditors && question.corrections.length > 0 && <RegradePart question={question} onDone={onDone} />}
    </Stack>
  )
}

function Standing({ question }: { question: ReportedQuestionWhole }) {
  const { owner, is_sealed, is_replaced, is_active, latest_id } = question
  if (owner === 'exam') {
    return (
      <Alert severity="info">
        This question belongs to an exam. Its examiner corrects it in the exam, which updates the marks of all attempts.{' '}
        <Link href="#/exams">Open the exams</Link>
      </Alert>
    )
  }
  if (is_sealed)
    return <Alert severity="warning">A contest asks this question now. You can correct and regrade it when the contest is over.</Alert>
  if (is_replaced) {
    return (
      <Alert severity="info">
        This is an earlier version.{' '}
        {latest_id === null ? 'It is no longer asked.' : <Link href={`#/reports/${latest_id}/show`}>Open the current version</Link>}
      </Alert>
    )
  }
  return is_active ? null : <Alert severity="info">This question is not asked at the moment.</Alert>
}
