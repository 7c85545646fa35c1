// A field for several short texts as chips: other right words, or tags. Enter or a comma ends a text.

import { Autocomplete, TextField } from '@mui/material'
import { useInput } from 'react-admin'
import { withWords } from './words.ts'

interface WordsInputProps {
  source: string
  label: string
  helperText: string
  dir: 'ltr' | 'rtl' | 'auto'
}

export function WordsInput({ source, label, helperText, dir }: WordsInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: [] })
  const words: string[] = field.value ?? []
  // The error may name one of the texts.
  const problem = fieldState.error?.message
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      fullWidth
      options={[]}
      value={words}
      onChange={(_, value) => field.onChange(withWords([], value))}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          margin="dense"
          error={problem !== undefined}
          helperText={problem ?? helperText}
          slotProps={{ htmlInput: { ...params.inputProps, dir } }}
        />
      )}
    />
  )
}
