// The result of one examinee, question by question.

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import type { ExamineeResult, ResultQuestion } from '@trivium/contract/assess/exam-results.admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { writtenTime } from '../../../platform/ui/formats.ts'
import { useReply } from '../../../platform/ui/use-reply.ts'
import { Given } from './given.tsx'
import { PrintSheets } from './print-sheets.tsx'
import { clockOf, clockOfMs, marksOf, noticedIn, passedOf, percentOf } from './result-words.ts'

interface Props {
  exam: ExamPaper
  playId: number
  onClose: () => void
}

export function ResultDialog({ exam, playId, onClose }: Props) {
  const titleId = useId()
  const [prints, setPrints] = useState(false)
  const { reply, problem } = useReply('get_exam_result_of', { play_id: playId })
  if (prints) return <PrintSheets exam={exam} playId={playId} onClose={() => setPrints(false)} />
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <DialogTitle id={titleId}>Answers{reply && <bdi> of {reply.data.examinee.name}</bdi>}</DialogTitle>
      <DialogContent>
        {problem && <Alert severity="error">{problem}</Alert>}
        {!reply && !problem && <Typography role="status">Loading …</Typography>}
        {reply && (
          <>
            <Summary examinee={reply.data.examinee} />
            <Answers questions={reply.data.questions} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button onClick={() => setPrints(true)} disabled={!reply}>
          Print
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Summary = ({ examinee }: { examinee: ExamineeResult }) => (
  <>
    <Typography>
      {examinee.own_id !== null && (
        <>
          <bdi>{examinee.own_id}</bdi> ·{' '}
        </>
      )}
      {marksOf(examinee)} marks · {percentOf(examinee.percent)} · passed: {passedOf(examinee.passed)} · {writtenTime(examinee.started_at)}{' '}
      to {writtenTime(examinee.finished_at)} ({clockOf(examinee.seconds)}) · {examinee.ended_by?.replace('_', ' ')}
    </Typography>
    {noticedIn(examinee).length > 0 && <Typography>Incidents: {noticedIn(examinee).join('; ')}</Typography>}
    {examinee.void_reason !== null && (
      <Alert severity="warning">
        Void: <bdi>{examinee.void_reason}</bdi>
      </Alert>
    )}
  </>
)

const Answers = ({ questions }: { questions: ResultQuestion[] }) => (
  <>
    <Table size="small">
      <TableHead>
        <TableRow>
          {['No.', 'Question', 'Answer', 'Right answer', 'Marks', 'Time', 'Saved'].map(title => (
            <TableCell key={title}>{title}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {questions.map((one, index) => (
          <TableRow key={one.id}>
            <TableCell>{index + 1}</TableCell>
            <TableCell>
              <bdi>{one.question}</bdi>
            </TableCell>
            <TableCell sx={{ color: one.correct ? 'success.main' : undefined }}>
              <Given texts={one.given} type={one.question_type} />
            </TableCell>
            <TableCell>
              <Given texts={one.right} type={one.question_type} />
            </TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>
              {one.obtained_marks} of {one.marks}
            </TableCell>
            <TableCell>{clockOfMs(one.ms)}</TableCell>
            <TableCell>{one.saved_at === null ? '–' : new Date(one.saved_at).toLocaleTimeString('en-GB')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
    <Typography variant="caption" component="p" sx={{ mt: 1 }}>
      Examinees answer in any order. The time of a question is therefore the time before each save of its answer, counted from the save
      before it or from the start.
    </Typography>
  </>
)
