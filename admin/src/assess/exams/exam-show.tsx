// The page of an exam: what a browser can detect, the live board, the paper, the examinees and the managers.

import { Alert, Box, Card, CardContent, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Show, useRecordContext, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { writtenTime } from '../../platform/ui/formats.ts'
import { LanguageName } from '../../platform/ui/language-select.tsx'
import { ExamActions } from './exam-actions.tsx'
import { ExamBoard } from './exam-board.tsx'
import { ExamManagersField } from './exam-managers.tsx'
import { PaperQuestions } from './paper/paper-questions.tsx'
import { ExamSeats } from './list/exam-seats.tsx'
import { ExamResults } from './results/exam-results.tsx'
import { useWhyNotReleased } from './use-why-not-released.ts'

export const ExamShow = () => (
  <Show actions={<ExamActions />} component="div" sx={{ '& .RaShow-card': { minWidth: 0 } }}>
    <Exam />
  </Show>
)

const tabs = [
  { label: 'Live board', part: ExamBoard },
  { label: 'Paper', part: PaperQuestions },
  { label: 'Examinees', part: ExamSeats },
  { label: 'Results', part: ExamResults },
  { label: 'In charge', part: ExamManagersField },
]

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

function Exam() {
  const exam = useRecordContext<ExamPaper>()
  return exam ? <Facts exam={exam} /> : null
}

function Facts({ exam }: { exam: ExamPaper }) {
  const why = useWhyNotReleased(exam)
  const waits = exam.released_at === null ? why : null
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h2" dir="auto">
          {exam.title}
        </Typography>
        <Typography>
          <LanguageName id={exam.language_id} /> · {writtenTime(exam.starts_at)} to {writtenTime(exam.ends_at)}
          {exam.is_daily ? ', daily' : ''} · {exam.duration_minutes} minutes · {countOf(exam.asked, 'question')},{' '}
          {countOf(exam.total_marks, 'mark')}
          {exam.released_at !== null && ` · released ${writtenTime(exam.released_at)}`}
          {exam.marks_at_hand_in ? ' · marks shown at hand-in' : ''}
        </Typography>
        {waits !== null && <Typography color="text.secondary">{waits}</Typography>}
        <WhatABrowserSees />
        <Parts key={exam.id} exam={exam} />
      </CardContent>
    </Card>
  )
}

function Parts({ exam }: { exam: ExamPaper }) {
  // An exam without questions has nothing to watch, so its paper opens first.
  const [place, setPlace] = useState(exam.asked === 0 ? 1 : 0)
  const Part = tabs[place]?.part ?? ExamBoard
  const refresh = useRefresh()
  // Examinees start while this page is open, and then the paper offers other actions.
  const open = (next: number) => {
    setPlace(next)
    refresh()
  }
  return (
    <>
      <Tabs value={place} onChange={(_event, next: number) => open(next)} aria-label="Parts of the exam" variant="scrollable">
        {tabs.map(({ label }, index) => (
          <Tab key={label} label={label} id={`exam-tab-${index}`} aria-controls={`exam-part-${index}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`exam-part-${place}`} aria-labelledby={`exam-tab-${place}`} sx={{ pt: 2 }}>
        <Part exam={exam} />
      </Box>
    </>
  )
}

/** docs/exam-file.md says the same. */
const WhatABrowserSees = () => (
  <Box component="details" sx={{ my: 2 }}>
    <summary>What the board can see, and what no browser sees</summary>
    <Alert severity="info" sx={{ mt: 1 }}>
      <Typography variant="body2">
        <strong>The board shows</strong> a hidden or left page, copying, printing, screenshot keys, a picture in the clipboard (if the
        browser reports it), a page that a phone hides for a moment, as when it takes a screenshot, a window made small, and a lost
        connection; on a computer also leaving full screen and another window in front. Each of these is a hint, not a proof.
      </Typography>
      <Typography variant="body2">
        <strong>A browser does not see</strong> a camera, a second device, another person in the room, notes on paper, or most tools that
        record the screen. An examinee who writes another program can hide all of this. If questions must not leak, ask somebody to
        supervise the examinees.
      </Typography>
      <Typography variant="body2">
        <strong>No program can</strong> see a question before the start, answer after the end, answer twice where that is not allowed, sit
        twice, or learn a right answer before the release. The same holds for marks, unless you show them at hand-in.
      </Typography>
    </Alert>
  </Box>
)
