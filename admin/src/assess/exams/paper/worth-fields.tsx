// What each of several questions is worth.

import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'

export interface WorthText {
  marks: string
  minus: string
  parts: boolean
}

export const freshWorth = ({ minus_marks }: ExamPaper): WorthText => ({
  marks: '1',
  minus: String(Math.min(1, minus_marks)),
  parts: false,
})

export const worthInput = ({ marks, minus, parts }: WorthText) => ({
  marks: Number(marks),
  minus_marks: Number(minus),
  part_marks: parts,
})

export const WorthFields = ({ value, onChange }: { value: WorthText; onChange: (value: WorthText) => void }) => (
  <>
    <TextField
      label="Marks each"
      type="number"
      size="small"
      value={value.marks}
      onChange={({ target }) => onChange({ ...value, marks: target.value })}
      slotProps={{ htmlInput: { min: 0.25, max: 100, step: 0.25 } }}
      sx={{ width: 120 }}
    />
    <TextField
      label="Lost if wrong"
      type="number"
      size="small"
      value={value.minus}
      onChange={({ target }) => onChange({ ...value, minus: target.value })}
      slotProps={{ htmlInput: { min: 0, max: 100, step: 0.25 } }}
      sx={{ width: 120 }}
    />
    <FormControlLabel
      label="Part marks"
      control={<Checkbox checked={value.parts} onChange={({ target }) => onChange({ ...value, parts: target.checked })} />}
    />
  </>
)
