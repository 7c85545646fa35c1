// Select fields that several steps of an import share.

import { TextField } from '@mui/material'
import { useCategoryChoices } from '../catalogue/index.ts'
import { useContentLanguages } from '../../platform/ui/languages.ts'

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly { id: string | number; name: string }[]
  /** The name of the empty choice. */
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
      sx={{ minWidth: 180, maxWidth: 'min(360px, 100%)' }}
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
  const languages = useContentLanguages()
  return <ChoiceField label="Language" {...props} choices={languages.map(({ id, name }) => ({ id, name }))} />
}

type FieldProps = Pick<ChoiceProps, 'value' | 'onChange'>

export function CategoryField(props: FieldProps) {
  const categories = useCategoryChoices()
  return <ChoiceField label="Category if the file names none" {...props} choices={categories} none="None: refuse these rows" />
}

const levels = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: `Level ${index + 1}` }))

export const LevelField = (props: FieldProps) => (
  <ChoiceField label="Level if the file names none" {...props} choices={levels} none="By difficulty" />
)
