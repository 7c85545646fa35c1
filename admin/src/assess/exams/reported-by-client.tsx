// What the examinee's client reported at hand-in. The client may be any program, so this is shown apart from the server's own records.

import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useId, useState } from 'react'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import type { BoardSeat } from './use-board.ts'
import { WrittenText } from '../../platform/ui/written.tsx'

interface Props {
  seat: Pick<BoardSeat, 'name' | 'claimed'>
  exam: Pick<ExamPaper, 'questions'>
}

export function ReportedByClient({ seat: { name, claimed }, exam }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const titleId = useId()
  if (!claimed || (!claimed.rules_violated && claimed.captured_questions.length === 0)) return null
  const close = () => setIsOpen(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)} aria-label={`Reported by the client of ${name}`}>
        Reported by the client
      </Button>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId} fullWidth>
        <DialogTitle id={titleId}>
          Reported by the client of <bdi>{name}</bdi>
        </DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 1 }}>
            {claimed.rules_violated ? 'The program reports violations of the rules.' : 'The program reports no violations of the rules.'}{' '}
            The examinee’s program reported this at hand-in. A report is not a proof. The events recorded during the exam are below the
            board.
          </Typography>
          {claimed.captured_questions.length === 0 && <Typography color="text.secondary">The report names no questions.</Typography>}
          <List dense>
            {claimed.captured_questions.map(id => (
              <ReportedQuestion key={id} id={id} questions={exam.questions} />
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function ReportedQuestion({ id, questions }: { id: number; questions: ExamPaper['questions'] }) {
  const index = questions.findIndex(question => question.id === id)
  const question = questions[index]
  return (
    <ListItem disableGutters>
      {question ? (
        <ListItemText primary={`Question ${index + 1} (number ${id})`} secondary={<WrittenText text={question.question} />} />
      ) : (
        <ListItemText primary={`Number ${id}`} secondary="Not a question of this exam." />
      )}
    </ListItem>
  )
}
