// The quiz of one day. Editors see its questions, and choose others until the first player opens it.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useId, useState } from 'react'
import type { DailyPaper } from '@trivium/contract/play/passages.admin'
import { call } from '../../platform/api.ts'
import { saveChosen } from '../../platform/chosen-questions.ts'
import { isDropped } from '../../platform/conflicts.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { type PickedQuestion, QuestionPicker } from './question-picker.tsx'

interface DailyPaperProps {
  day: string
  languageId: number
  onClose: () => void
}

export function DailyPaperDialog({ day, languageId, onClose }: DailyPaperProps) {
  const id = useId()
  const { reply, problem, again } = useReply('get_daily_paper', { day, language_id: languageId })
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{date}</DialogTitle>
      <DialogContent tabIndex={0}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {!reply && !problem && <Typography>Loading …</Typography>}
        {reply && <Paper key={JSON.stringify(reply.data.asks)} paper={reply.data} onSaved={again} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

function Paper({ paper, onSaved }: { paper: DailyPaper; onSaved: () => Promise<void> }) {
  const [asks, setAsks] = useState<PickedQuestion[]>(() => paper.asks.map(askedOf))
  const [problem, setProblem] = useState<string | null>(null)
  const { id: day, language_id, is_fixed: isFixed, version } = paper
  async function send(work: Promise<unknown>) {
    try {
      await work
      await onSaved()
      setProblem(null)
    } catch (error) {
      if (isDropped(error)) await onSaved()
      setProblem(messageOf(error))
    }
  }
  return (
    <>
      {isFixed && <Alert severity="info">A player has already opened this quiz, or its day is over. It cannot be changed.</Alert>}
      {asks.length === 0 && <Typography>No questions chosen. The server draws them when the first player opens the quiz.</Typography>}
      <List dense>
        {asks.map(asked => (
          <ListItem
            key={asked.id}
            secondaryAction={!isFixed && <Button onClick={() => setAsks(asks.filter(one => one !== asked))}>Remove {asked.id}</Button>}
          >
            <ListItemText primary={<bdi>{asked.question}</bdi>} secondary={<bdi>{asked.about}</bdi>} sx={{ pr: 12 }} />
          </ListItem>
        ))}
      </List>
      {!isFixed && (
        <>
          <QuestionPicker languageId={language_id} taken={asks.map(({ id }) => id)} onPick={asked => setAsks([...asks, asked])} />
          <Button variant="contained" disabled={asks.length === 0} onClick={() => void send(choose(paper, asks))}>
            Choose these questions
          </Button>
          {paper.state !== 'open' && (
            <Button onClick={() => void send(call('draw_daily_quiz', { day, language_id, version }))}>Let the server draw them</Button>
          )}
        </>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </>
  )
}

const choose = ({ id: day, language_id, ...seen }: DailyPaper, chosen: readonly PickedQuestion[]) =>
  saveChosen(
    {
      subject: `daily_quiz:${day}:${language_id}`,
      question_ids: chosen.map(({ id }) => id),
      seen,
      readTheirs: async () => (await call('get_daily_paper', { day, language_id })).data,
    },
    fields => call('choose_daily_quiz', { ...fields, day, language_id }),
  )

const askedOf = ({ id, question, category, level, is_out }: DailyPaper['asks'][number]): PickedQuestion => ({
  id,
  question,
  about: `${id} · ${category}, level ${level}${is_out ? ' · not asked now: a contest asks it, or it is no longer in the bank' : ''}`,
})
