// Results on paper, one examinee per page. The page covers the console; its print style sheet hides everything else.

import { Alert, Box, Button, Dialog, FormControlLabel, LinearProgress, Stack, Switch, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import type { ExamineeResult, ResultQuestion } from '@trivium/contract/assess/exam-results.admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call } from '../../../platform/api.ts'
import { writtenTime } from '../../../platform/ui/formats.ts'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { Given } from './given.tsx'
import classes from './print-sheets.module.css'
import { clockOf, marksOf, passedOf, percentOf } from './result-words.ts'

interface Props {
  exam: ExamPaper
  /** Null: all attempts that have ended. */
  playId: number | null
  onClose: () => void
}

export function PrintSheets({ exam, playId, onClose }: Props) {
  const titleId = useId()
  const [hasKey, setHasKey] = useState(false)
  const { sheets, total, problem } = useSheets(exam.id, playId)
  const isReady = total !== null && sheets.length === total
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={titleId} className={classes.root}>
      <Stack direction="row" className={classes.tools} sx={{ flexWrap: 'wrap', gap: 2, p: 2, alignItems: 'center' }}>
        <Typography id={titleId} variant="h6" component="h2">
          Results to print
        </Typography>
        <Button variant="contained" disabled={!isReady || total === 0} onClick={() => globalThis.print()}>
          Print
        </Button>
        <FormControlLabel
          control={<Switch checked={hasKey} onChange={(_event, next) => setHasKey(next)} />}
          label="With the right answers"
        />
        <Button onClick={onClose}>Close</Button>
        {!isReady && !problem && <LinearProgress sx={{ flexGrow: 1 }} aria-label="Loading" />}
        <Typography role="status">{total === null ? '' : `${sheets.length} of ${total}`}</Typography>
      </Stack>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box className={classes.sheets} tabIndex={0} role="region" aria-label="Sheets">
        {sheets.map(({ examinee, questions }) => (
          <Sheet key={examinee.play_id} {...{ exam, examinee, questions, hasKey }} />
        ))}
      </Box>
    </Dialog>
  )
}

interface SheetData {
  examinee: ExamineeResult
  questions: ResultQuestion[]
}

const atOnce = 100

/** The plays of all ended attempts. */
async function endedPlays(examId: number): Promise<number[]> {
  const plays: number[] = []
  for (let offset = 0; ; offset += atOnce) {
    const { data, total } = await call('get_exam_results', { exam_id: examId, offset, limit: atOnce })
    plays.push(...data.flatMap(({ play_id, finished_at }) => (play_id === null || finished_at === null ? [] : play_id)))
    if (offset + atOnce >= total) return plays
  }
}

function useSheets(examId: number, playId: number | null) {
  const [state, setState] = useState<{ sheets: SheetData[]; total: number | null; problem: string | null }>({
    sheets: [],
    total: null,
    problem: null,
  })
  useEffect(() => {
    let isClosed = false
    async function load() {
      const plays = playId === null ? await endedPlays(examId) : [playId]
      const sheets: SheetData[] = []
      for (const play_id of plays) {
        if (isClosed) return
        setState({ sheets: [...sheets], total: plays.length, problem: null })
        sheets.push((await call('get_exam_result_of', { play_id })).data)
      }
      if (!isClosed) setState({ sheets, total: plays.length, problem: null })
    }
    load().catch((error: unknown) => !isClosed && setState(before => ({ ...before, problem: messageOf(error) })))
    return () => {
      isClosed = true
    }
  }, [examId, playId])
  return state
}

type SheetProps = SheetData & { exam: ExamPaper; hasKey: boolean }

const Sheet = ({ exam, examinee, questions, hasKey }: SheetProps) => (
  <article className={classes.sheet}>
    <h1 dir="auto">{exam.title}</h1>
    <dl>
      {factsOf(examinee).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
    <table>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Question</th>
          <th scope="col">Answer</th>
          {hasKey && <th scope="col">Right answer</th>}
          <th scope="col">Marks</th>
        </tr>
      </thead>
      <tbody>
        {questions.map((one, index) => (
          <tr key={one.id}>
            <td>{index + 1}</td>
            <td>
              <bdi>{one.question}</bdi>
            </td>
            <td>
              <Given texts={one.given} type={one.question_type} />
            </td>
            {hasKey && (
              <td>
                <Given texts={one.right} type={one.question_type} />
              </td>
            )}
            <td>
              {one.obtained_marks} of {one.marks}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </article>
)

const factsOf = (examinee: ExamineeResult): [string, string][] => [
  ['Name', examinee.name],
  ['Own id', examinee.own_id ?? '–'],
  ['Date', writtenTime(examinee.started_at)],
  ['Time used', clockOf(examinee.seconds)],
  ['Marks', marksOf(examinee)],
  ['Percent', percentOf(examinee.percent)],
  ['Passed', passedOf(examinee.passed)],
  ...(examinee.void_reason === null ? [] : [['Void', examinee.void_reason] satisfies [string, string]]),
]
