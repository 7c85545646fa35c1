// A button that opens a dialog first. The dialog explains the action and asks for its inputs, such as a reason.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from './message-of.ts'

interface Question {
  name: string
  label: string
  type?: 'text' | 'number' | 'datetime-local'
  isOptional?: boolean
  initial?: string
}

interface AskButtonProps {
  label: string
  /** In a table: names the row, too. */
  spokenLabel?: string
  title: string
  text?: string
  questions?: readonly Question[]
  color?: 'primary' | 'error'
  isDisabled?: boolean
  size?: 'small' | 'medium'
  /** @param answers by name. @throws Error the dialog shows its message and stays open */
  onAnswer: (answers: Record<string, string>) => Promise<void>
}

export function AskButton({ label, spokenLabel, isDisabled, color = 'primary', size = 'small', ...dialog }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size={size} color={color} disabled={isDisabled} aria-label={spokenLabel} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <AskDialog {...dialog} color={color} label={label} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type AskDialogProps = Omit<AskButtonProps, 'isDisabled' | 'size' | 'spokenLabel'> & { onClose: () => void }

function AskDialog({ label, title, text, questions = [], color, onAnswer, onClose }: AskDialogProps) {
  const titleId = useId()
  const [answers, setAnswers] = useState(() => Object.fromEntries(questions.map(({ name, initial = '' }) => [name, initial])))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    try {
      await onAnswer(answers)
      onClose()
    } catch (error) {
      setProblem(messageOf(error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={event => void send(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {text && <DialogContentText sx={{ mb: 1 }}>{text}</DialogContentText>}
          {questions.map(({ name, label, type = 'text', isOptional = false }, index) => (
            <TextField
              key={name}
              label={label}
              type={type}
              required={!isOptional}
              autoFocus={index === 0}
              multiline={type === 'text'}
              fullWidth
              margin="dense"
              value={answers[name] ?? ''}
              onChange={({ target }) => setAnswers(before => ({ ...before, [name]: target.value }))}
              slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: type === 'datetime-local' ? { shrink: true } : {} }}
            />
          ))}
          {problem && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained" color={color ?? 'primary'} disabled={isBusy}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
