// Inputs for the content language of a row, a filter or a page.

import { MenuItem, TextField } from '@mui/material'
import { SelectInput, type SelectInputProps } from 'react-admin'
import { useContentLanguages } from './languages.ts'

/** Selects the language in forms and filters. */
export function LanguageInput(props: SelectInputProps) {
  const languages = useContentLanguages()
  return <SelectInput label="Language" {...props} source={props.source ?? 'language_id'} choices={languages} />
}

export function LanguageName({ id }: { id: number }) {
  const language = useContentLanguages().find(language => language.id === id)
  return <bdi>{language?.name ?? `#${id}`}</bdi>
}

/** Selects the language on pages that show one language at a time. */
export function LanguagePicker({ value, onChange }: { value: number | null; onChange: (id: number) => void }) {
  const languages = useContentLanguages()
  if (languages.length === 0) return null
  return (
    <TextField
      select
      size="small"
      label="Language"
      value={value ?? languages[0]?.id ?? ''}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {languages.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
