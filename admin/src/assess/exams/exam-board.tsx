// The live board: each examinee's state, progress, time left and violations, and the event log.

import { Alert, Box, Button, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { BoardEvents } from './board-events.tsx'
import { ReportedByClient } from './reported-by-client.tsx'
import { SeatActions } from './seat-actions.tsx'
import { type BoardSeat, useBoard } from './use-board.ts'

const pageSize = 50

export function ExamBoard({ exam }: { exam: ExamPaper }) {
  const [offset, setOffset] = useState(0)
  const board = useBoard(exam.id, offset, pageSize)
  const { seats, total, events, problem, isLive, lookAgain } = board
  const now = useNow(board.aheadMs)
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {isLive
          ? 'Live: events appear at once, answers within three seconds.'
          : 'No live connection. The board is refreshed every three seconds.'}{' '}
        {total} in total.
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {seats.length === 0 && !problem && <Typography>No examinees yet.</Typography>}
      {seats.length > 0 && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Seats">
          <Table size="small">
            <TableHead>
              <TableRow>
                {['Examinee', 'State', 'Answered', 'Time left', 'Violations', 'Absences', 'Marks', 'Actions'].map(title => (
                  <TableCell key={title}>{title}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {seats.map(seat => (
                <SeatRow key={`${seat.account_id} ${seat.play_id}`} {...{ seat, now, exam, onDone: lookAgain }} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {total > pageSize && (
        <>
          <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
            Previous
          </Button>
          <Button disabled={offset + pageSize >= total} onClick={() => setOffset(offset + pageSize)}>
            Next
          </Button>
        </>
      )}
      <BoardEvents events={events} seats={seats} />
    </>
  )
}

/** The current time in ms by the server's clock, updated every second. */
function useNow(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now + aheadMs
}

const words: Record<BoardSeat['state'], string> = {
  waiting: 'not started',
  sitting: 'sitting',
  away: 'away',
  offline: 'connection lost',
  over: 'over',
  void: 'void',
}
const colours = { waiting: 'default', sitting: 'success', away: 'error', offline: 'warning', over: 'default', void: 'default' } as const

interface SeatRowProps {
  seat: BoardSeat
  now: number
  exam: ExamPaper
  onDone: () => Promise<void>
}

const SeatRow = ({ seat, now, exam, onDone }: SeatRowProps) => (
  <TableRow>
    <TableCell>
      <bdi>{seat.name}</bdi>
      {seat.extra_percent > 0 && ` (+${seat.extra_percent} %)`}
    </TableCell>
    <TableCell>
      <Chip size="small" variant="outlined" label={words[seat.state]} color={colours[seat.state]} />
      {seat.ended_by && ` ${seat.ended_by.replace('_', ' ')}`}
    </TableCell>
    <TableCell>{seat.play_id === null ? '–' : `${seat.answered} of ${seat.total}`}</TableCell>
    <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{timeLeft(seat.deadline, now)}</TableCell>
    <TableCell>
      {seat.violations}
      <ReportedByClient seat={seat} exam={exam} />
    </TableCell>
    <TableCell>{seat.absences}</TableCell>
    <TableCell>{seat.obtained_marks === null ? '–' : `${seat.obtained_marks} of ${exam.total_marks}`}</TableCell>
    <TableCell>
      <SeatActions seat={seat} isReleased={exam.released_at !== null} onDone={onDone} />
    </TableCell>
  </TableRow>
)

function timeLeft(deadline: string | null, now: number): string {
  if (deadline === null) return '–'
  const seconds = Math.max(0, Math.round((Date.parse(deadline) - now) / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const rest = `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
