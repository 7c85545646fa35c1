// The options and the answer: one right option, several, an order, or a match for each.

import DeleteIcon from '@mui/icons-material/DeleteOutline'
import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  MenuItem,
  Radio,
  Stack,
  TextField as Field,
  Typography,
} from '@mui/material'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { ChoiceInputs } from './choice-inputs.tsx'
import { MatchesInput, PartnerInput } from './matches-input.tsx'
import { emptyOption, hasOneAnswer, offeredOptions, type Values } from './question-form-values.ts'

type Options = NonNullable<Values['options']>

interface OptionsInputProps {
  type: QuestionType
  /** Direction of the content language. */
  dir: 'ltr' | 'rtl'
}

export function OptionsInput({ type, dir }: OptionsInputProps) {
  const { options, answer, problem, add, remove, setAnswer } = useOptions(type)
  const isFixed = type === 'true_false'
  return (
    <Stack component="fieldset" spacing={1} sx={{ border: 0, p: 0, m: 0, width: '100%' }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0 }}>
        Options
      </Typography>
      {type === 'matching' && <MatchesInput dir={dir} />}
      {options.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- options are told apart by their place
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <RightInput type={type} index={index} answer={answer} count={options.length} onChange={setAnswer} />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ flex: 1, minWidth: 0 }}>
            <ChoiceInputs source={`options.${index}`} name={`Option ${index + 1}`} dir={dir} hasRemark />
            {type === 'matching' && <PartnerInput option={index} answer={answer} onChange={setAnswer} />}
          </Stack>
          {!isFixed && (
            <IconButton aria-label={`Delete option ${index + 1}`} onClick={() => remove(index)} disabled={options.length <= 2}>
              <DeleteIcon />
            </IconButton>
          )}
        </Stack>
      ))}
      {!isFixed && options.length < offeredOptions && (
        <Button size="small" onClick={add} sx={{ alignSelf: 'flex-start' }}>
          Add an option
        </Button>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  )
}

/** Options and their answer change together. */
function useOptions(type: QuestionType) {
  const { field: given, fieldState: optionsState } = useInput<Values>({ source: 'options', defaultValue: [] })
  const { field: right, fieldState } = useInput<Values>({ source: 'answer', defaultValue: [] })
  const { getValues } = useFormContext<Values>()
  const options: Options = given.value ?? []
  const answer: number[] = right.value ?? []
  // The current values: the list's own value misses what is typed into its fields.
  const written = (): Options => getValues('options') ?? []
  const add = () => {
    given.onChange([...written(), emptyOption])
    if (type === 'sequence') right.onChange([...answer, options.length])
    if (type === 'matching') right.onChange([...answer, 0])
  }
  const remove = (index: number) => {
    given.onChange(written().toSpliced(index, 1))
    // In a matching question, the answer holds each option's match at the option's own index.
    if (type === 'matching') right.onChange(answer.toSpliced(index, 1))
    else right.onChange(answer.filter(place => place !== index).map(place => (place > index ? place - 1 : place)))
  }
  const problem = fieldState.error?.message ?? optionsState.error?.message
  return { options, answer, problem, add, remove, setAnswer: right.onChange }
}

interface RightInputProps {
  type: QuestionType
  index: number
  answer: number[]
  count: number
  onChange: (answer: number[]) => void
}

function RightInput({ type, index, answer, count, onChange }: RightInputProps) {
  if (type === 'sequence') return <PlaceInput index={index} answer={answer} count={count} onChange={onChange} />
  if (type === 'matching') return null
  const isRight = answer.includes(index)
  const label = <Typography variant="caption">Right</Typography>
  const name = { 'aria-label': `Option ${index + 1} is right` }
  if (hasOneAnswer(type)) {
    return (
      <FormControlLabel
        label={label}
        control={<Radio size="small" checked={isRight} onChange={() => onChange([index])} slotProps={{ input: name }} />}
      />
    )
  }
  const toggled = isRight ? answer.filter(other => other !== index) : [...answer, index].toSorted((a, b) => a - b)
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox size="small" checked={isRight} onChange={() => onChange(toggled)} slotProps={{ input: name }} />}
    />
  )
}

/** Swaps two options, so that the order stays complete. */
function PlaceInput({ index, answer, count, onChange }: Omit<RightInputProps, 'type'>) {
  const order = Array.from({ length: count }, (_, place) => answer[place] ?? place)
  const place = order.indexOf(index)
  const move = (to: number) => onChange(order.map((option, at) => (at === to ? index : at === place ? (order[to] ?? option) : option)))
  return (
    <Field
      select
      size="small"
      label="Place"
      value={place < 0 ? '' : place}
      onChange={({ target }) => move(Number(target.value))}
      slotProps={{ htmlInput: { 'aria-label': `Place of option ${index + 1}` } }}
      sx={{ width: 84, mt: 1 }}
    >
      {order.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- places are numbers
        <MenuItem key={at} value={at}>
          {at + 1}
        </MenuItem>
      ))}
    </Field>
  )
}
