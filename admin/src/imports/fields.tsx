// Choices that several steps offer.

import { TextField } from '@mui/material'
import { useLanguages } from '../questions/use-languages.ts'

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly { id: string | number; name: string }[]
  /** What is chosen where nothing is. */
  none?: string
}

export function ChoiceField({ label, value, onChange, choices, none }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 180, maxWidth: 360 }}
      helperText={null}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  )
}

export function LanguageField(props: Pick<ChoiceProps, 'value' | 'onChange' | 'none'>) {
  const languages = useLanguages()
  return <ChoiceField label="Language" {...props} choices={languages.map(({ id, name }) => ({ id, name }))} />
}
