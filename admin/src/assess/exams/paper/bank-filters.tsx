// The filters of the bank for examiners, for the picker and for draws.

import { Autocomplete, Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material'
import type { Reply } from '../../../platform/api.ts'
import { choicesOf, typeWords } from '../../../platform/ui/question-types.ts'

export interface Filter {
  q?: string
  category_id?: number
  level?: string
  question_type?: string
  tag?: string
  least_difficulty?: string
  most_difficulty?: string
  only_calibrated?: boolean
}

type Categories = Reply<'find_bank_questions'>['categories']

/** Empty fields are not sent. */
export const filterInput = (filter: Filter): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== undefined && value !== false))

interface BankFiltersProps {
  value: Filter
  categories: Categories
  /** A draw takes no search words. */
  hasWords?: boolean
  onChange: (value: Filter) => void
}

export function BankFilters({ value, categories, hasWords = true, onChange }: BankFiltersProps) {
  const write = (change: Filter) => onChange({ ...value, ...change })
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pt: 1 }}>
      {hasWords && (
        <TextField label="Words or number" size="small" value={value.q ?? ''} onChange={({ target }) => write({ q: target.value })} />
      )}
      <CategoryField value={value} categories={categories} onChange={onChange} />
      <TypeField value={value.question_type} onChange={question_type => write({ question_type })} />
      <NumberField label="Level" value={value.level} step={1} onChange={level => write({ level })} />
      <TextField
        label="Tag"
        size="small"
        sx={{ width: 140 }}
        value={value.tag ?? ''}
        onChange={({ target }) => write({ tag: target.value })}
      />
      <NumberField
        label="Difficulty from"
        value={value.least_difficulty}
        step={0.1}
        onChange={least_difficulty => write({ least_difficulty })}
      />
      <NumberField
        label="Difficulty to"
        value={value.most_difficulty}
        step={0.1}
        onChange={most_difficulty => write({ most_difficulty })}
      />
      <FormControlLabel
        label="Only calibrated"
        control={
          <Checkbox checked={value.only_calibrated ?? false} onChange={({ target }) => write({ only_calibrated: target.checked })} />
        }
      />
    </Stack>
  )
}

interface NumberFieldProps {
  label: string
  value: string | undefined
  step: number
  onChange: (value: string) => void
}

const NumberField = ({ label, value = '', step, onChange }: NumberFieldProps) => (
  <TextField
    label={label}
    type="number"
    size="small"
    sx={{ width: 130 }}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { step } }}
  />
)

function CategoryField({ value, categories, onChange }: Omit<BankFiltersProps, 'hasWords'>) {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const choices = categories.map(({ id, name, parent_id }) => ({
    id,
    name: parent_id === null ? name : `${names.get(parent_id) ?? ''} › ${name}`,
  }))
  return (
    <Autocomplete
      size="small"
      sx={{ width: 260 }}
      options={choices}
      value={choices.find(({ id }) => id === value.category_id) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, chosen) => {
        const { category_id: _before, ...others } = value
        onChange(chosen ? { ...others, category_id: chosen.id } : others)
      }}
      renderInput={params => <TextField {...params} label="Category, with its subcategories" />}
    />
  )
}

const TypeField = ({ value = '', onChange }: { value: string | undefined; onChange: (type: string) => void }) => (
  <TextField select label="Type" size="small" sx={{ width: 160 }} value={value} onChange={({ target }) => onChange(target.value)}>
    <MenuItem value="">Any</MenuItem>
    {choicesOf(typeWords).map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
)
