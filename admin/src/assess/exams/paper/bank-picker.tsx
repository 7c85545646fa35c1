// Searches the bank and takes questions into the exam as copies.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { call, type Reply } from '../../../platform/api.ts'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { useReply } from '../../../platform/ui/use-reply.ts'
import { BankFilters, type Filter, filterInput } from './bank-filters.tsx'
import { OfferedList } from './offered-list.tsx'
import { freshWorth, WorthFields, worthInput } from './worth-fields.tsx'

const pageSize = 25

type TakenRow = Reply<'take_bank_questions'>['data']['rows'][number]

export function BankPicker({ exam, onClose }: { exam: ExamPaper; onClose: () => void }) {
  const titleId = useId()
  const refresh = useRefresh()
  const [filter, setFilter] = useState<Filter>({})
  const [offset, setOffset] = useState(0)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [worth, setWorth] = useState(() => freshWorth(exam))
  const [rows, setRows] = useState<TakenRow[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const found = useReply('find_bank_questions', { exam_id: exam.id, ...filterInput(filter), offset, limit: pageSize })
  const total = found.reply?.total ?? 0
  async function take() {
    setProblem(null)
    try {
      const { data } = await call('take_bank_questions', { exam_id: exam.id, source_ids: [...chosen], ...worthInput(worth) })
      setRows(data.rows)
      setChosen([])
      refresh()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <DialogTitle id={titleId}>Take questions from the bank</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          The exam gets copies. You can change the copies without changing the bank, and later changes in the bank do not change the exam.
          Players may already know these questions.
        </Typography>
        <BankFilters
          value={filter}
          categories={found.reply?.categories ?? []}
          onChange={next => {
            setFilter(next)
            setOffset(0)
          }}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          <WorthFields value={worth} onChange={setWorth} />
        </Stack>
        {(problem ?? found.problem) && <Alert severity="error">{problem ?? found.problem}</Alert>}
        {rows && <Taken rows={rows} />}
        {found.reply && <Typography sx={{ mt: 1 }}>{total === 1 ? '1 question' : `${total} questions`}</Typography>}
        <OfferedList
          questions={found.reply?.data ?? []}
          taken={new Set(exam.questions.map(({ source_id }) => source_id))}
          chosen={chosen}
          onChange={setChosen}
        />
        <Pager {...{ offset, total, setOffset }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button variant="contained" disabled={chosen.length === 0 || chosen.length > 100} onClick={() => void take()}>
          Add {chosen.length} to the exam
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Taken({ rows }: { rows: readonly TakenRow[] }) {
  const refused = rows.filter(({ verdict }) => verdict !== 'added')
  return (
    <Alert severity={refused.length === 0 ? 'success' : 'warning'} role="status">
      <Typography variant="body2">Questions added: {rows.length - refused.length}.</Typography>
      {refused.map(({ question_id, text, problem }) => (
        <Typography key={question_id} variant="body2">
          Not added: <bdi>{text || `question ${question_id}`}</bdi>: {problem}
        </Typography>
      ))}
    </Alert>
  )
}

interface PagerProps {
  offset: number
  total: number
  setOffset: (offset: number) => void
}

const Pager = ({ offset, total, setOffset }: PagerProps) => (
  <Stack direction="row">
    <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
      Previous
    </Button>
    <Button disabled={offset + pageSize >= total} onClick={() => setOffset(offset + pageSize)}>
      Next
    </Button>
  </Stack>
)
