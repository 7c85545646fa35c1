// The inputs for the right answer to a question as it was asked: one option, several, an order, pairs, a number or a word.

import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, MenuItem, Radio, RadioGroup, Stack, TextField } from '@mui/material'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { WrittenText } from '../../../platform/ui/written.tsx'

export interface Key {
  /** Indexes of options; for a sequence in the right order; for matching the index of each option's match. */
  answer: number[]
  word: string
  /** As typed. */
  number: { value: string; tolerance: string }
}

/** What the inputs show of a question. */
export interface KeyedQuestion {
  question_type: QuestionType
  options: readonly string[]
  matches: readonly string[]
  unit: string | null
  wordLabel: string
  /** Undefined if the frame around the inputs says it. */
  lang?: string
  dir: 'ltr' | 'rtl'
}

interface KeyInputsProps {
  question: KeyedQuestion
  value: Key
  onChange: (key: Key) => void
}

export function KeyInputs(inputs: KeyInputsProps) {
  const { question_type, wordLabel, lang, dir } = inputs.question
  if (question_type === 'sequence') return <OrderInputs {...inputs} />
  if (question_type === 'matching') return <PairInputs {...inputs} />
  if (question_type === 'number') return <NumberInputs {...inputs} />
  if (question_type === 'multi_select') return <SetInputs {...inputs} />
  if (question_type !== 'guess_the_word') return <ChoiceInputs {...inputs} />
  return (
    <TextField
      label={wordLabel}
      required
      value={inputs.value.word}
      onChange={({ target }) => inputs.onChange({ ...inputs.value, word: target.value })}
      slotProps={{ htmlInput: { lang, dir } }}
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
          <FormControlLabel key={text} value={String(index)} control={<Radio />} label={<WrittenText text={text} lang={question.lang} />} />
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
            label={<WrittenText text={text} lang={question.lang} />}
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
      label={<WrittenText text={text} lang={question.lang} />}
      value={value.answer[option] ?? ''}
      onChange={({ target }) => onChange({ ...value, answer: value.answer.with(option, Number(target.value)) })}
      slotProps={{ htmlInput: { 'aria-label': `Match of ${text}` } }}
    >
      {question.matches.map((match, index) => (
        <MenuItem key={match} value={index}>
          <WrittenText text={match} lang={question.lang} />
        </MenuItem>
      ))}
    </TextField>
  ))
}

function NumberInputs({ question, value, onChange }: KeyInputsProps) {
  const { unit } = question
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
          <WrittenText text={text} lang={question.lang} />
        </MenuItem>
      ))}
    </TextField>
  ))
}
