// The inputs for the corrected key of a reported question: the right answer, or void.

import { Checkbox, FormControlLabel, Stack } from '@mui/material'
import type { ReportedQuestionWhole } from '@trivium/contract/integrity/reports.admin'
import { type Key, KeyInputs } from '../../bank/questions/index.ts'

export type CorrectedKey = Key & { isVoid: boolean }

/** The current key, with all corrections. */
export function currentKey({ answer, word, number, corrections }: ReportedQuestionWhole): CorrectedKey {
  const last = corrections.at(-1)
  const { value, tolerance } = last?.number ?? number ?? { value: '', tolerance: '' }
  return {
    answer: last?.answer ?? answer,
    word: last?.word ?? word ?? '',
    number: { value: String(value), tolerance: String(tolerance) },
    isVoid: last?.is_void ?? false,
  }
}

export function keyInput({ question_type }: ReportedQuestionWhole, { answer, word, number, isVoid }: CorrectedKey) {
  if (isVoid) return { is_void: true }
  if (question_type === 'number') return { number: { value: Number(number.value), tolerance: Number(number.tolerance) } }
  return question_type === 'guess_the_word' ? { word } : { answer }
}

interface CorrectionInputsProps {
  question: ReportedQuestionWhole
  value: CorrectedKey
  onChange: (key: CorrectedKey) => void
}

export function CorrectionInputs({ question, value, onChange }: CorrectionInputsProps) {
  const shown = {
    ...question,
    unit: question.number?.unit ?? null,
    wordLabel: 'The right word',
    lang: question.language_code,
    dir: question.is_right_to_left ? ('rtl' as const) : ('ltr' as const),
  }
  return (
    <Stack spacing={1} sx={{ my: 1 }}>
      <FormControlLabel
        label="Void: every answer counts as right, and the question is no longer asked"
        control={<Checkbox checked={value.isVoid} onChange={({ target }) => onChange({ ...value, isVoid: target.checked })} />}
      />
      {!value.isVoid && <KeyInputs question={shown} value={value} onChange={key => onChange({ ...value, ...key })} />}
    </Stack>
  )
}
