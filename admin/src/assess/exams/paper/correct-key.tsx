// Corrects a wrong key of a question that examinees have answered. It first shows whom the correction concerns.

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call, type Reply } from '../../../platform/api.ts'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { type Key, type KeyedQuestion, KeyInputs } from '../../../bank/questions/index.ts'
import { useContentLanguages } from '../../../platform/ui/languages.ts'
import { ConcernedAttempts, concernedPage } from './concerned-attempts.tsx'
import { keyOf, typedKey } from './paper-key.ts'
import type { Asked } from './paper-question.tsx'

interface CorrectKeyProps {
  exam: ExamPaper
  question: Asked
}

export function CorrectKey({ exam, question }: CorrectKeyProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Correct the key
      </Button>
      {isOpen && <CorrectKeyDialog exam={exam} question={question} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface DialogProps extends CorrectKeyProps {
  onClose: () => void
}

/** The answer and its preview: another answer needs another preview before it can apply. */
function useCorrection({ exam, question, onClose }: DialogProps) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [key, setKey] = useState(() => keyOf(question))
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<Reply<'preview_exam_regrade'> | null>(null)
  const [offset, setOffset] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const own = { exam_id: exam.id, question_id: question.id, answer: typedKey(question, key) }
  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    await work().catch((error: unknown) => setProblem(messageOf(error)))
  }
  const look = (from: number) =>
    attempt(async () => {
      setPreview(await call('preview_exam_regrade', { ...own, offset: from, limit: concernedPage }))
      setOffset(from)
    })
  function send(event: FormEvent) {
    event.preventDefault()
    if (!preview) return void look(0)
    void attempt(async () => {
      const { changed } = (await call('regrade_exam_question', { ...own, reason })).data
      notify(`Corrected. Attempts whose marks changed: ${changed}.`)
      refresh()
      onClose()
    })
  }
  const write = (next: Key) => {
    setKey(next)
    setPreview(null)
  }
  return { key, setKey: write, reason, setReason, preview, offset, problem, look, send }
}

function useKeyed({ exam, question }: CorrectKeyProps): KeyedQuestion {
  const language = useContentLanguages().find(({ id }) => id === exam.language_id)
  const words = ({ text, image_text }: Pick<Asked['options'][number], 'text' | 'image_text'>) => text || (image_text ?? '')
  return {
    ...question,
    options: question.options.map(words),
    matches: question.matches.map(words),
    wordLabel: 'The right word, and other right words after |',
    lang: language?.code,
    dir: language?.dir ?? 'ltr',
  }
}

function CorrectKeyDialog({ exam, question, onClose }: DialogProps) {
  const titleId = useId()
  const shown = useKeyed({ exam, question })
  const { key, setKey, reason, setReason, preview, offset, problem, look, send } = useCorrection({ exam, question, onClose })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <form onSubmit={send}>
        <DialogTitle id={titleId}>Correct the right answer</DialogTitle>
        <DialogContent>
          <DialogContentText dir="auto">{question.question}</DialogContentText>
          <Stack spacing={1} sx={{ my: 1 }}>
            <KeyInputs question={shown} value={key} onChange={setKey} />
          </Stack>
          {preview && (
            <>
              <ConcernedAttempts preview={preview} offset={offset} onPage={from => void look(from)} />
              <TextField
                label={preview.notifies ? 'Reason, sent to everybody whose marks change' : 'Reason, for the record'}
                required
                multiline
                fullWidth
                margin="dense"
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                slotProps={{ htmlInput: { dir: 'auto' } }}
              />
            </>
          )}
          {!preview && <Typography variant="body2">Nothing changes until you have seen the affected attempts and confirmed.</Typography>}
          {problem && <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained">
            {preview ? 'Correct and mark again' : 'Show affected attempts'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
