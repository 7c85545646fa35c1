// The inputs for the right answer to a question as it was asked: one option, several, an order, pairs, a number, a word, or void.

import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, MenuItem, Radio, RadioGroup, Stack, TextField } from '@mui/material'
import type { ReportedQuestionWhole } from '@trivium/contract/integrity/reports.admin'
import { WrittenText } from '../../platform/ui/written.tsx'

export interface Key {
  /** Indexes of options; for a sequence in the right order. */
  answer: number[]
  word: string
  /** As typed. */
  number: { value: string; tolerance: string }
  isVoid: boolean
}

/** The current key, with all corrections. */
export function emptyKey({ answer, word, number, corrections }: ReportedQuestionWhole): Key {
  const last = corrections.at(-1)
  const { value, tolerance } = last?.number ?? number ?? { value: '', tolerance: '' }
  return {
    answer: last?.answer ?? answer,
    word: last?.word ?? word ?? '',
    number: { value: String(value), tolerance: String(tolerance) },
    isVoid: last?.is_void ?? false,
  }
}

export function keyInput({ question_type }: ReportedQuestionWhole, { answer, word, number, isVoid }: Key) {
  if (isVoid) return { is_void: true }
  if (question_type === 'number') return { number: { value: Number(number.value), tolerance: Number(number.tolerance) } }
  return question_type === 'guess_the_word' ? { word } : { answer }
}

interface KeyInputsProps {
  question: ReportedQuestionWhole
  value: Key
  onChange: (key: Key) => void
}

export function KeyInputs({ question, value, onChange }: KeyInputsProps) {
  const inputs = { question, value, onChange }
  return (
    <Stack spacing={1} sx={{ my: 1 }}>
      <FormControlLabel
        label="Void: every answer counts as right, and the question is no longer asked"
        control={<Checkbox checked={value.isVoid} onChange={({ target }) => onChange({ ...value, isVoid: target.checked })} />}
      />
      {!value.isVoid && <Inputs {...inputs} />}
    </Stack>
  )
}

function Inputs(inputs: KeyInputsProps) {
  const { question_type, language_code, is_right_to_left } = inputs.question
  if (question_type === 'sequence') return <OrderInputs {...inputs} />
  if (question_type === 'matching') return <PairInputs {...inputs} />
  if (question_type === 'number') return <NumberInputs {...inputs} />
  if (question_type === 'multi_select') return <SetInputs {...inputs} />
  if (question_type !== 'guess_the_word') return <ChoiceInputs {...inputs} />
  return (
    <TextField
      label="The right word"
      required
      value={inputs.value.word}
      onChange={({ target }) => inputs.onChange({ ...inputs.value, word: target.value })}
      slotProps={{ htmlInput: { lang: language_code, dir: is_right_to_left ? 'rtl' : 'ltr' } }}
    />
  )
}

function ChoiceInputs({ question, value, onChange }: KeyInputsProps) {
  return (
    <FormControl>
      <FormLabel id="right-answer">The right answer</FormLabel>
      <RadioGroup
        aria-labelledby="right-answer"
        value={String(value.answer[0] ?? '')}
        onChange={({ target }) => onChange({ ...value, answer: [Number(target.value)] })}
      >
        {question.options.map((text, index) => (
          <FormControlLabel
            key={text}
            value={String(index)}
            control={<Radio />}
            label={<WrittenText text={text} lang={question.language_code} />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

function SetInputs({ question, value, onChange }: KeyInputsProps) {
  const toggle = (index: number) =>
    onChange({ ...value, answer: value.answer.includes(index) ? value.answer.filter(other => other !== index) : [...value.answer, index] })
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">The right answers</FormLabel>
      <FormGroup>
        {question.options.map((text, index) => (
          <FormControlLabel
            key={text}
            control={<Checkbox checked={value.answer.includes(index)} onChange={() => toggle(index)} />}
            label={<WrittenText text={text} lang={question.language_code} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

/** One select per option for its match; several options may share a match. */
function PairInputs({ question, value, onChange }: KeyInputsProps) {
  return question.options.map((text, option) => (
    <TextField
      key={text}
      select
      label={<WrittenText text={text} lang={question.language_code} />}
      value={value.answer[option] ?? ''}
      onChange={({ target }) => onChange({ ...value, answer: value.answer.with(option, Number(target.value)) })}
      slotProps={{ htmlInput: { 'aria-label': `Match of ${text}` } }}
    >
      {question.matches.map((match, index) => (
        <MenuItem key={match} value={index}>
          <WrittenText text={match} lang={question.language_code} />
        </MenuItem>
      ))}
    </TextField>
  ))
}

function NumberInputs({ question, value, onChange }: KeyInputsProps) {
  const unit = question.number?.unit ?? null
  const write = (change: Partial<Key['number']>) => onChange({ ...value, number: { ...value.number, ...change } })
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label={unit === null ? 'The right number' : `The right number, in ${unit}`}
        type="number"
        required
        value={value.number.value}
        onChange={({ target }) => write({ value: target.value })}
        slotProps={{ htmlInput: { step: 'any' } }}
      />
      <TextField
        label="Tolerance"
        type="number"
        required
        value={value.number.tolerance}
        onChange={({ target }) => write({ tolerance: target.value })}
        slotProps={{ htmlInput: { step: 'any', min: 0 } }}
      />
    </Stack>
  )
}

/** One select per place. Choosing an option swaps it with the one at that place. */
function OrderInputs({ question, value, onChange }: KeyInputsProps) {
  function place(at: number, index: number) {
    const from = value.answer.indexOf(index)
    onChange({
      ...value,
      answer: value.answer.map((other, position) => (position === at ? index : position === from ? (value.answer[at] ?? other) : other)),
    })
  }
  return value.answer.map((index, at) => (
    <TextField key={at} select label={`Place ${at + 1}`} value={index} onChange={({ target }) => place(at, Number(target.value))}>
      {question.options.map((text, option) => (
        <MenuItem key={text} value={option}>
          <WrittenText text={text} lang={question.language_code} />
        </MenuItem>
      ))}
    </TextField>
  ))
}
