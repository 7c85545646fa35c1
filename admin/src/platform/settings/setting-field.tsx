// The field for a plain setting or for a column of an entry. The kind decides; a few settings have special fields.

import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import type { SettingShape } from '@trivium/contract/platform/settings.admin'
import { ColourField } from './colour-field.tsx'
import { ListField } from './list-field.tsx'
import { PictureField } from './picture-field.tsx'
import { choiceInWords, titleOf } from './written.ts'

export interface FieldProps {
  row: SettingShape
  /** The value to send. */
  value: unknown
  onChange: (value: unknown) => void
}

export function SettingField(props: FieldProps) {
  const { row, value, onChange } = props
  if (row.name === 'logo' || row.name === 'image' || row.name === 'hero_picture') return <PictureField {...props} />
  if (row.name === 'accent_color') return <ColourField color={typeof value === 'string' ? value : null} onChange={onChange} />
  switch (row.kind) {
    case 'flag':
      return (
        <FormControlLabel
          label={titleOf(row.name)}
          control={<Switch checked={value === 1} onChange={event => onChange(event.target.checked ? 1 : 0)} />}
        />
      )
    case 'choice':
      return <ChoiceField {...props} />
    case 'whole':
    case 'number':
      return <NumberField {...props} />
    case 'list':
      return <ListField {...props} />
    case 'text':
      return <WordsField {...props} />
    case 'rows':
    case 'map':
      throw new Error(`${row.name} has parts: see entries-field.tsx`)
  }
}

const ChoiceField = ({ row, value, onChange }: FieldProps) => (
  <TextField
    select
    size="small"
    label={titleOf(row.name)}
    value={String(value)}
    onChange={event => onChange(row.choices?.find(choice => String(choice) === event.target.value))}
    sx={{ minWidth: 180 }}
  >
    {row.choices?.map(choice => (
      <MenuItem key={String(choice)} value={String(choice)}>
        {choiceInWords(row.name, choice)}
      </MenuItem>
    ))}
  </TextField>
)

const NumberField = ({ row, value, onChange }: FieldProps) => (
  <TextField
    size="small"
    type="number"
    label={row.unit === null || row.name.endsWith(`_${row.unit}`) ? titleOf(row.name) : `${titleOf(row.name)} (${row.unit})`}
    value={typeof value === 'number' ? value : ''}
    onChange={event => onChange(event.target.value === '' ? null : Number(event.target.value))}
    slotProps={{ htmlInput: { min: row.min ?? undefined, max: row.max ?? undefined, step: row.kind === 'whole' ? 1 : 'any' } }}
    sx={{ minWidth: 220 }}
  />
)

const WordsField = ({ row, value, onChange }: FieldProps) => (
  <TextField
    size="small"
    fullWidth
    label={titleOf(row.name)}
    value={typeof value === 'string' ? value : ''}
    onChange={event => onChange(event.target.value === '' && row.is_optional ? null : event.target.value)}
    slotProps={{ htmlInput: { dir: 'auto', maxLength: row.max_length ?? undefined } }}
  />
)
