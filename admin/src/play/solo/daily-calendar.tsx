// The daily quizzes of a month. Editors open a day to see or choose its questions.

import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { DailyQuiz } from '@trivium/contract/play/passages.admin'
import { LanguagePicker } from '../../platform/ui/language-select.tsx'
import { useContentLanguages } from '../../platform/ui/languages.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { DailyPaperDialog } from './daily-paper-dialog.tsx'

const monthAfter = (month: string, by: number) => {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + by)
  return first.toISOString().slice(0, 7)
}
const nameOf = (month: string) =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export function DailyCalendar() {
  const [first] = useContentLanguages()
  const [chosen, setChosen] = useState<number | null>(null)
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7))
  const [day, setDay] = useState<string | null>(null)
  const language = chosen ?? first?.id ?? null
  const { reply, problem, again } = useReply('get_daily_quizzes', { month, ...(language !== null && { language_id: language }) })
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="Daily quiz" />
      <CardContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
          <LanguagePicker value={chosen} onChange={setChosen} />
          <Button onClick={() => setMonth(monthAfter(month, -1))}>Previous month</Button>
          <Typography variant="h6" component="h2" aria-live="polite">
            {nameOf(month)}
          </Typography>
          <Button onClick={() => setMonth(monthAfter(month, 1))}>Next month</Button>
        </Box>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          If nobody chooses the questions of a day, the server draws them when the first player opens the quiz. After that the quiz cannot
          be changed.
        </Typography>
        {problem && <Alert severity="error">{problem}</Alert>}
        {!reply && !problem && <Typography>Loading …</Typography>}
        {reply && <Month days={reply.data} today={reply.today} onOpen={setDay} />}
      </CardContent>
      {day !== null && language !== null && (
        <DailyPaperDialog
          day={day}
          languageId={language}
          onClose={() => {
            setDay(null)
            void again()
          }}
        />
      )}
    </Card>
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** Weekday of a date: 0 is Monday. */
const placeOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

function Month({ days, today, onOpen }: { days: DailyQuiz[]; today: string; onOpen: (day: string) => void }) {
  return (
    <Box
      component="ol"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(7, 1fr)' }, gap: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      {days.map((quiz, index) => (
        <Box component="li" key={quiz.id} sx={{ gridColumnStart: { md: index === 0 ? placeOf(quiz.id) + 1 : 'auto' } }}>
          <Button
            fullWidth
            variant={quiz.id === today ? 'contained' : 'outlined'}
            onClick={() => onOpen(quiz.id)}
            sx={{ display: 'block', textAlign: 'start', minHeight: 72, textTransform: 'none' }}
          >
            <strong>
              {weekdays[placeOf(quiz.id)]} {Number(quiz.id.slice(8))}
            </strong>
            <br />
            {wordOf(quiz)}
          </Button>
        </Box>
      ))}
    </Box>
  )
}

function wordOf({ state, questions, is_fixed, chosen_by }: DailyQuiz) {
  if (state === 'open') return is_fixed ? 'not played' : 'drawn when opened'
  return (
    <>
      {questions} {state === 'drawn' ? 'drawn' : 'chosen by '}
      {state === 'chosen' && <bdi>{chosen_by}</bdi>}
      {is_fixed ? ', fixed' : ''}
    </>
  )
}
