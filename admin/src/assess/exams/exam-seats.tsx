// The list of an exam's examinees and their accommodations.

import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { extraPercents } from '@trivium/contract/assess/exam-names'
import { call, type Reply } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { useReply } from '../../platform/ui/use-reply.ts'
import { PlayerSearch } from './player-search.tsx'

type Seat = Reply<'get_exam_board'>['data'][number]

const pageSize = 100

export function ExamSeats({ exam }: { exam: ExamPaper }) {
  const [offset, setOffset] = useState(0)
  const { reply, problem, again } = useReply('get_exam_board', { exam_id: exam.id, offset, limit: pageSize })
  const [own, setOwn] = useState<string | null>(null)
  const [terms, setTerms] = useState({ extra_percent: 0, hides_timer: false, has_larger_text: false })
  async function doIt(work: Promise<unknown>) {
    try {
      await work
      setOwn(null)
    } catch (error) {
      setOwn(messageOf(error))
    }
    await again()
  }
  return (
    <>
      <Typography color="text.secondary">
        {exam.is_for_all
          ? 'Every player may sit this exam. Add players who need extra time, no clock or larger text.'
          : 'Only the players on this list may sit this exam.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 2 }}>
        <TextField
          select
          size="small"
          label="Extra time"
          sx={{ minWidth: 120 }}
          value={terms.extra_percent}
          onChange={({ target }) => setTerms({ ...terms, extra_percent: Number(target.value) })}
        >
          {extraPercents.map(percent => (
            <MenuItem key={percent} value={percent}>
              {percent} %
            </MenuItem>
          ))}
        </TextField>
        {(['hides_timer', 'has_larger_text'] as const).map(name => (
          <FormControlLabel
            key={name}
            label={name === 'hides_timer' ? 'Hide the clock' : 'Larger text'}
            control={<Checkbox checked={terms[name]} onChange={({ target }) => setTerms({ ...terms, [name]: target.checked })} />}
          />
        ))}
      </Box>
      <PlayerSearch
        label="Add a player to the list (name or number)"
        onPick={({ id }) => void doIt(call('seat_examinee', { exam_id: exam.id, account_id: id, ...terms }))}
      />
      {(own ?? problem) && <Alert severity="error">{own ?? problem}</Alert>}
      {reply?.data.length === 0 && <Typography color="text.secondary">The list is empty, and no examinee has started the exam.</Typography>}
      {reply && reply.data.length > 0 && (
        <SeatTable seats={reply.data} onUnseat={account_id => void doIt(call('unseat_examinee', { exam_id: exam.id, account_id }))} />
      )}
      {reply && reply.total > pageSize && (
        <Button onClick={() => setOffset(offset + pageSize >= reply.total ? 0 : offset + pageSize)}>Next page of {reply.total}</Button>
      )}
    </>
  )
}

const SeatTable = ({ seats, onUnseat }: { seats: Seat[]; onUnseat: (accountId: number) => void }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        {['Examinee', 'Number', 'Extra time', 'State', 'Remove'].map(title => (
          <TableCell key={title}>{title}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {seats.map(seat => (
        <TableRow key={`${seat.account_id} ${seat.play_id}`}>
          <TableCell>
            <bdi>{seat.name}</bdi>
          </TableCell>
          <TableCell>{seat.account_id}</TableCell>
          <TableCell>{seat.extra_percent} %</TableCell>
          <TableCell>{seat.state}</TableCell>
          <TableCell>
            {seat.play_id === null && (
              <Button size="small" onClick={() => onUnseat(seat.account_id)}>
                Remove
              </Button>
            )}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)
