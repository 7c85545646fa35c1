// The examinees of an exam with their results, page by page.

import { Alert, Box, Button, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import type { ExamineeResult } from '@trivium/contract/assess/exam-results.admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { writtenTime } from '../../../platform/ui/formats.ts'
import { useReply } from '../../../platform/ui/use-reply.ts'
import { ResultDialog } from './result-dialog.tsx'
import { clockOf, marksOf, noticedIn, passedOf, percentOf } from './result-words.ts'

const pageSize = 50
const titles = [
  'Examinee',
  'Own id',
  'State',
  'Start',
  'Time used',
  'Marks',
  'Percent',
  'Passed',
  'Right',
  'Wrong',
  'Not answered',
  'Incidents',
  'Answers',
]

export function ResultList({ exam, search }: { exam: ExamPaper; search: string }) {
  const [offset, setOffset] = useState(0)
  const [opened, setOpened] = useState<number | null>(null)
  const { reply, problem } = useReply('get_exam_results', {
    exam_id: exam.id,
    offset,
    limit: pageSize,
    ...(search !== '' && { q: search }),
  })
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!reply) return <Typography role="status">Loading …</Typography>
  const { data, total } = reply
  if (total === 0) return <Typography>{search === '' ? 'No examinees yet.' : 'No matching examinees.'}</Typography>
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Results">
        <Table size="small">
          <TableHead>
            <TableRow>
              {titles.map(title => (
                <TableCell key={title}>{title}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(row => (
              <ResultRow key={`${row.account_id} ${row.play_id}`} row={row} onOpen={setOpened} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {total > pageSize && (
        <>
          <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
            Previous
          </Button>
          <Button disabled={offset + pageSize >= total} onClick={() => setOffset(offset + pageSize)}>
            Next
          </Button>
          {offset + 1}–{Math.min(total, offset + pageSize)} of {total}
        </>
      )}
      {opened !== null && <ResultDialog exam={exam} playId={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

const states: Record<ExamineeResult['state'], string> = { waiting: 'not started', sitting: 'sitting', over: 'over', void: 'void' }

function ResultRow({ row, onOpen }: { row: ExamineeResult; onOpen: (playId: number) => void }) {
  const { play_id } = row
  return (
    <TableRow>
      <TableCell>
        <bdi>{row.name}</bdi>
      </TableCell>
      <TableCell>
        <bdi>{row.own_id ?? '–'}</bdi>
      </TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" label={states[row.state]} color={row.state === 'void' ? 'error' : 'default'} />
        {row.void_reason !== null && (
          <Typography variant="caption" component="div">
            <bdi>{row.void_reason}</bdi>
          </Typography>
        )}
      </TableCell>
      <TableCell>{writtenTime(row.started_at)}</TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{clockOf(row.seconds)}</TableCell>
      <TableCell>{marksOf(row)}</TableCell>
      <TableCell>{percentOf(row.percent)}</TableCell>
      <TableCell>{passedOf(row.passed)}</TableCell>
      <TableCell>{row.correct ?? '–'}</TableCell>
      <TableCell>{row.incorrect ?? '–'}</TableCell>
      <TableCell>{row.not_attempted ?? '–'}</TableCell>
      <TableCell>{noticedIn(row).join('; ') || '–'}</TableCell>
      <TableCell>
        {play_id !== null && row.finished_at !== null && (
          <Button size="small" onClick={() => onOpen(play_id)} aria-label={`Answers of ${row.name}`}>
            Answers
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}
