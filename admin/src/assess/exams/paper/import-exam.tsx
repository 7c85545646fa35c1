// Makes a new exam from the file of a whole exam.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useRedirect } from 'react-admin'
import { call } from '../../../platform/api.ts'
import { FileButton } from '../../../platform/ui/file-button.tsx'
import { messageOf } from '../../../platform/ui/message-of.ts'

export function ImportExam() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Import an exam
      </Button>
      {isOpen && <ImportExamDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ImportExamDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const notify = useNotify()
  const redirect = useRedirect()
  const [problems, setProblems] = useState<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  async function send(file: File) {
    setProblems([])
    setIsBusy(true)
    try {
      const { data } = await call('import_exam', { file })
      notify(`Exam imported. Questions: ${data.questions.length}.`)
      redirect('show', 'exams', data.id)
    } catch (error) {
      setProblems(
        messageOf(error)
          .replace(/^file: /, '')
          .split('; '),
      )
      setIsBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Import an exam</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Choose a JSON file that “Export” of an exam wrote. It makes a new exam with the settings, questions, draws, pictures and sounds of
          the file. If one question is wrong, nothing is imported. Check the times and the key afterwards.
        </DialogContentText>
        <FileButton variant="contained" accept=".json,.zip" inputLabel="A file with an exam" disabled={isBusy} onFile={send}>
          {isBusy ? 'Importing …' : 'Choose a file'}
        </FileButton>
        {problems.length > 0 && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problems.map(problem => (
              <div key={problem}>{problem}</div>
            ))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back</Button>
      </DialogActions>
    </Dialog>
  )
}
