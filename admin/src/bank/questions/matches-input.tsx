// The matches of a matching question. There may be more matches than options, and a match may belong to several options.

import DeleteIcon from '@mui/icons-material/DeleteOutline'
import { Alert, Button, IconButton, MenuItem, Stack, TextField as Field, Typography } from '@mui/material'
import { useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceInputs } from './choice-inputs.tsx'
import { emptyMatch, mostMatches, type Values } from './question-form-values.ts'

type Matches = NonNullable<Values['matches']>

export function MatchesInput({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { field, fieldState } = useInput<Values>({ source: 'matches', defaultValue: [] })
  const { getValues, setValue } = useFormContext<Values>()
  const matches: Matches = field.value ?? []
  // The current values: the list's own value misses what is typed into its fields.
  const written = (): Matches => getValues('matches') ?? []
  const remove = (index: number) => {
    field.onChange(written().toSpliced(index, 1))
    // Options of a removed match get the first one until the editor chooses another.
    const answer = (getValues('answer') ?? []).map(place => (place === index ? 0 : place > index ? place - 1 : place))
    setValue('answer', answer, { shouldDirty: true })
  }
  return (
    <Stack component="fieldset" spacing={1} sx={{ border: 0, p: 0, m: 0, mb: 1, width: '100%' }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        Matches
      </Typography>
      {matches.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- matches are told apart by their place
        <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <ChoiceInputs source={`matches.${index}`} name={`Match ${index + 1}`} dir={dir} />
          <IconButton aria-label={`Delete match ${index + 1}`} onClick={() => remove(index)} disabled={matches.length <= 2}>
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
      <Button
        size="small"
        onClick={() => field.onChange([...written(), emptyMatch])}
        disabled={matches.length >= mostMatches}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add a match
      </Button>
      <Typography variant="caption">A match without an option makes guessing harder. Players see the matches in another order.</Typography>
      {fieldState.error?.message && <Alert severity="error">{fieldState.error.message}</Alert>}
    </Stack>
  )
}

/** Cuts a long text to one line; the matches show all of it. */
const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

interface PartnerInputProps {
  /** Index of the option. */
  option: number
  /** Index of each option's match. */
  answer: number[]
  onChange: (answer: number[]) => void
}

export function PartnerInput({ option, answer, onChange }: PartnerInputProps) {
  const matches = useWatch<Values, 'matches'>({ name: 'matches' }) ?? []
  const given = answer[option]
  return (
    <Field
      select
      size="small"
      label="Match"
      value={given !== undefined && given < matches.length ? given : ''}
      onChange={({ target }) => onChange(answer.with(option, Number(target.value)))}
      slotProps={{ htmlInput: { 'aria-label': `Match of option ${option + 1}` } }}
      sx={{ width: { sm: 200 }, flexShrink: 0, '& .MuiSelect-select': oneLine }}
    >
      {matches.map((match, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- matches are told apart by their place
        <MenuItem key={place} value={place}>
          <bdi>{`${place + 1} ${match?.text || match?.image_text || ''}`}</bdi>
        </MenuItem>
      ))}
    </Field>
  )
}
