// Draws questions of the bank by rule into an exam.

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { ask } from '../../../platform/api.ts'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { useReply } from '../../../platform/ui/use-reply.ts'
import { BankFilters, type Filter, filterInput } from './bank-filters.tsx'
import { freshWorth, WorthFields, worthInput } from './worth-fields.tsx'

type Kind = 'same_for_all' | 'for_each'

export function DrawDialog({ exam, onClose }: { exam: ExamPaper; onClose: () => void }) {
  const titleId = useId()
  const notify = useNotify()
  const refresh = useRefresh()
  const [kind, setKind] = useState<Kind>('same_for_all')
  const [filter, setFilter] = useState<Filter>({})
  const [count, setCount] = useState('10')
  const [worth, setWorth] = useState(() => freshWorth(exam))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const found = useReply('find_bank_questions', { exam_id: exam.id, ...filterInput(filter), limit: 1 })
  async function draw(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    setIsBusy(true)
    try {
      await ask('draw_exam_questions', { exam_id: exam.id, kind, count: Number(count), ...filterInput(filter), ...worthInput(worth) })
      notify(kind === 'for_each' ? 'Draw added. The exam has a copy of its pool.' : 'Questions drawn and added.')
      refresh()
      onClose()
    } catch (error) {
      setProblem(messageOf(error).replace(/^count: /, 'The number '))
      setIsBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <form onSubmit={event => void draw(event)}>
        <DialogTitle id={titleId}>Draw questions by rule</DialogTitle>
        <DialogContent>
          <KindChoice value={kind} onChange={setKind} />
          <BankFilters value={filter} categories={found.reply?.categories ?? []} hasWords={false} onChange={setFilter} />
          <Typography role="status" sx={{ my: 1 }}>
            {found.reply && `The bank offers ${found.reply.total === 1 ? '1 question' : `${found.reply.total} questions`}.`}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <TextField
              label="How many"
              type="number"
              size="small"
              required
              value={count}
              onChange={({ target }) => setCount(target.value)}
              slotProps={{ htmlInput: { min: 1, max: 200, step: 1 } }}
              sx={{ width: 120 }}
            />
            <WorthFields value={worth} onChange={setWorth} />
          </Stack>
          {kind === 'for_each' && <AboutPools />}
          {(problem ?? found.problem) && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {problem ?? found.problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            Draw
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const KindChoice = ({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) => (
  <RadioGroup value={value} onChange={({ target }) => onChange(target.value === 'for_each' ? 'for_each' : 'same_for_all')}>
    <FormControlLabel
      value="same_for_all"
      control={<Radio />}
      label="The same questions for all: the server draws them now and copies them into the exam"
    />
    <FormControlLabel
      value="for_each"
      control={<Radio />}
      label="A draw for each examinee: the server copies a pool now, and draws from the pool when an examinee starts"
    />
  </RadioGroup>
)

const AboutPools = () => (
  <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
    A pool holds up to 200 questions. Every examinee can reach the same marks, and the server balances the draws by difficulty. The paper
    then shows how equal the draws are.
  </Typography>
)
