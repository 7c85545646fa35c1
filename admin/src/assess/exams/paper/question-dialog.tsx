// The bank's form for a question of an exam: new, or changed.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { BooleanInput, HttpError, NumberInput, RecordContextProvider, useNotify, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { EditorForm, freshValues, toSend, type Values } from '../../../bank/questions/index.ts'
import { ask } from '../../../platform/api.ts'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { UploadBy } from '../../../platform/ui/media/upload-media.ts'
import { useReply } from '../../../platform/ui/use-reply.ts'

interface QuestionDialogProps {
  exam: ExamPaper
  /** Null: a new question. */
  questionId: number | null
  onClose: () => void
}

export function QuestionDialog({ exam, questionId, onClose }: QuestionDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <DialogTitle id={titleId}>{questionId === null ? 'New question' : 'Change the question'}</DialogTitle>
      <DialogContent>
        <UploadBy value="upload_exam_media">
          {questionId === null ? (
            <QuestionForm exam={exam} values={{ ...freshValues, ...freshWorth(exam) }} {...{ questionId, onClose }} />
          ) : (
            <Loaded exam={exam} questionId={questionId} onClose={onClose} />
          )}
        </UploadBy>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
      </DialogActions>
    </Dialog>
  )
}

interface Worth {
  marks: number
  minus_marks: number
  part_marks: boolean
}

const freshWorth = ({ minus_marks }: ExamPaper): Worth => ({ marks: 1, minus_marks: Math.min(1, minus_marks), part_marks: false })

function Loaded({ exam, questionId, onClose }: { exam: ExamPaper; questionId: number; onClose: () => void }) {
  const { reply, problem } = useReply('get_exam_question', { exam_id: exam.id, question_id: questionId })
  if (problem) return <Alert severity="error">{problem}</Alert>
  return reply && <QuestionForm exam={exam} values={reply.data} {...{ questionId, onClose }} />
}

type FormValues = Values & Partial<Worth> & { draw_id?: number | null }

interface QuestionFormProps extends QuestionDialogProps {
  values: FormValues
}

function QuestionForm({ exam, questionId, values, onClose }: QuestionFormProps) {
  const notify = useNotify()
  const refresh = useRefresh()
  async function save(written: Values) {
    const { id: _id, language_id: _language, ...sent } = toSend(written)
    const own = { exam_id: exam.id, ...sent }
    try {
      if (questionId === null) await ask('add_exam_question', own)
      else await ask('change_exam_question', { ...own, question_id: questionId })
      notify(questionId === null ? 'Question added.' : 'Question saved.')
      refresh()
      onClose()
      return undefined
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return error instanceof HttpError ? error.body?.errors : undefined
    }
  }
  const start = { ...values, language_id: exam.language_id }
  return (
    // The form must not take the exam around it for its record.
    <RecordContextProvider value={{ ...start, id: questionId ?? 0 }}>
      <EditorForm
        defaultValues={start}
        saveLabel={questionId === null ? 'Add' : 'Save'}
        onSubmit={save}
        examInputs={<WorthInputs isDrawn={typeof values.draw_id === 'number'} />}
      />
    </RecordContextProvider>
  )
}

const WorthInputs = ({ isDrawn }: { isDrawn: boolean }) => (
  <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 1 }}>
    <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
      Marks
    </Typography>
    {isDrawn && <Typography variant="body2">All questions of a draw have the marks of the draw.</Typography>}
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <NumberInput source="marks" label="Marks, in steps of 0.25" min={0.25} max={100} step={0.25} readOnly={isDrawn} helperText={false} />
      <NumberInput
        source="minus_marks"
        label="Marks lost for a wrong answer"
        min={0}
        max={100}
        step={0.25}
        readOnly={isDrawn}
        helperText={false}
      />
    </Stack>
    <BooleanInput source="part_marks" label="A partly right answer gets part of the marks" readOnly={isDrawn} />
  </Stack>
)
