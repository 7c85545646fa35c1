// The figures of an exam and of its questions.

import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Fragment } from 'react'
import type { ExamFiguresView, ExamItemView } from '@trivium/contract/assess/exam-results.admin'
import type { ItemFlag } from '@trivium/contract/bank/question-names'
import { type Fact, FactCards, figureOf, FlagAlerts, shareOf } from '../../../platform/ui/figures.tsx'
import { useReply } from '../../../platform/ui/use-reply.ts'
import { clockOfMs, percentOf } from './result-words.ts'

export function ExamFigures({ examId }: { examId: number }) {
  const { reply, problem } = useReply('get_exam_figures', { exam_id: examId })
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!reply) return <Typography role="status">Loading …</Typography>
  const { data } = reply
  if (data.attempts === 0) return <Typography>No attempt has ended yet.</Typography>
  return (
    <>
      {data.attempts < data.least_attempts && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Not enough examinees yet: correlations and the reliability need {data.least_attempts} attempts, and there are {data.attempts}.
        </Alert>
      )}
      <FactCards facts={factsOf(data)} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        These statistics count all attempts that have ended and are not void. Standard deviations describe this group (divided by the number
        of attempts).
        {data.reliability &&
          ` The reliability and its standard error are computed from the ${data.reliability.questions} questions that every attempt had.`}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Statistics of the questions">
        <QuestionFigures questions={data.questions} least={data.least_attempts} />
      </Box>
    </>
  )
}

const coefficients = { kr20: 'KR-20', alpha: 'Cronbach’s alpha' }

function factsOf({ attempts, marks, mean_percent, passed, reliability }: ExamFiguresView): Fact[] {
  return [
    ['Attempts', String(attempts), 'Attempts that ended and are not void'],
    ['Mean', marks ? marks.mean.toFixed(2) : '–', `Marks; ${percentOf(mean_percent === null ? null : Math.round(10 * mean_percent) / 10)}`],
    ['Standard deviation', figureOf(marks?.sd ?? null), 'Marks'],
    ['Median', figureOf(marks?.median ?? null), 'Marks'],
    ['Lowest and highest', marks ? `${marks.min} to ${marks.max}` : '–', 'Marks'],
    ['Passed', shareOf(passed), 'Share of the attempts'],
    [reliability ? coefficients[reliability.coefficient] : 'Reliability', figureOf(reliability?.value ?? null), 'Reliability, at most 1'],
    ['Standard error', figureOf(reliability?.standard_error ?? null), 'Of measurement, in marks'],
  ]
}

/** The bank's words (bank/questions/question-words.ts), of examinees and marks instead of first answers. */
const flagWords: Record<ItemFlag, { name: string; means: string }> = {
  too_hard: { name: 'Too hard', means: 'Examinees earn less than 20% of the marks.' },
  too_easy: { name: 'Too easy', means: 'Examinees earn more than 90% of the marks.' },
  weak: { name: 'Weak', means: 'Strong examinees earn hardly more here than weak ones: discrimination is below 0.15.' },
  unused_distractor: { name: 'Unused option', means: 'Nobody has chosen one of the wrong options.' },
  strong_distractor: {
    name: 'Misleads strong examinees',
    means: 'Strong examinees choose a wrong option more often than weak ones. Check the right answer.',
  },
}

const titles = ['No.', 'Question or option', 'Answered or chosen', 'Facility or share', 'Correlation with the rest', 'Median time']

const QuestionFigures = ({ questions, least }: { questions: ExamItemView[]; least: number }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        {titles.map(title => (
          <TableCell key={title}>{title}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {questions.map(one => (
        <Fragment key={one.question_id}>
          <TableRow sx={{ '& td': { borderBottom: 0, fontWeight: 600 } }}>
            <TableCell>{one.place ?? '–'}</TableCell>
            <TableCell>
              <bdi>{one.question}</bdi>
              {one.attempts < least && (
                <Typography variant="caption" component="div">
                  {one.attempts} attempts: not enough examinees yet
                </Typography>
              )}
              <FlagAlerts flags={one.flags} words={flagWords} />
            </TableCell>
            <TableCell>
              {one.answered} of {one.attempts}
            </TableCell>
            <TableCell>{shareOf(one.facility)}</TableCell>
            <TableCell>{figureOf(one.discrimination)}</TableCell>
            <TableCell>{clockOfMs(one.median_ms)}</TableCell>
          </TableRow>
          {one.options.map((option, index) => (
            // Two options may have the same words.
            // oxlint-disable-next-line react/no-array-index-key
            <TableRow key={index} sx={{ '& td': { borderBottom: index < one.options.length - 1 ? 0 : undefined } }}>
              <TableCell />
              <TableCell sx={{ pl: 4 }}>
                <bdi>{option.text}</bdi>
                {option.is_right && ' (right)'}
              </TableCell>
              <TableCell>{option.times}</TableCell>
              <TableCell>{shareOf(option.share)}</TableCell>
              <TableCell>{figureOf(option.discrimination)}</TableCell>
              <TableCell />
            </TableRow>
          ))}
        </Fragment>
      ))}
    </TableBody>
  </Table>
)
