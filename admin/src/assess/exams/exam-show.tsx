// The page of an exam: what a browser can detect, the live board, the paper, the examinees and the managers.

import { Alert, Box, Card, CardContent, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Show, useRecordContext } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { LanguageName } from '../../platform/ui/language-select.tsx'
import { ExamActions } from './exam-actions.tsx'
import { ExamBoard } from './exam-board.tsx'
import { ExamManagersField } from './exam-managers.tsx'
import { PaperQuestions } from './paper-questions.tsx'
import { ExamSeats } from './exam-seats.tsx'

export const ExamShow = () => (
  <Show actions={<ExamActions />} component="div" sx={{ '& .RaShow-card': { minWidth: 0 } }}>
    <Exam />
  </Show>
)

const tabs = [
  { label: 'Live board', part: ExamBoard },
  { label: 'Paper', part: PaperQuestions },
  { label: 'Examinees', part: ExamSeats },
  { label: 'In charge', part: ExamManagersField },
]

const when = (time: string) => new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

function Exam() {
  const exam = useRecordContext<ExamPaper>()
  if (!exam) return null
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h2" dir="auto">
          {exam.title}
        </Typography>
        <Typography>
          <LanguageName id={exam.language_id} /> · {when(exam.starts_at)} to {when(exam.ends_at)}
          {exam.is_daily ? ', daily' : ''} · {exam.duration_minutes} minutes · {exam.asked} questions, {exam.total_marks} marks ·{' '}
          {exam.released_at === null ? 'results not released' : `released ${when(exam.released_at)}`}
          {exam.marks_at_hand_in ? ' · marks shown at hand-in' : ''}
        </Typography>
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
  return (
    <>
      <Tabs value={place} onChange={(_event, next: number) => setPlace(next)} aria-label="Parts of the exam" variant="scrollable">
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
  <Alert severity="info" sx={{ my: 2 }}>
    <Typography variant="body2">
      <strong>The board shows</strong> a hidden or left page, copying, printing, screenshot keys, a picture in the clipboard (if the browser
      reports it), a page that a phone hides for a moment, as when it takes a screenshot, a window made small, and a lost connection; on a
      computer also leaving full screen and another window in front. Each is a sign, not a proof.
    </Typography>
    <Typography variant="body2">
      <strong>A browser does not see</strong> a camera, a second device, another person in the room, notes on paper, or most tools that
      record the screen. An examinee who writes another client can hide all of this. If questions must not leak, have somebody supervise the
      exam.
    </Typography>
    <Typography variant="body2">
      <strong>No client can</strong> see a question before the start, answer after the end, answer twice where that is not allowed, sit
      twice, or learn a right answer before the release. The same holds for marks, unless you show them at hand-in.
    </Typography>
  </Alert>
)
