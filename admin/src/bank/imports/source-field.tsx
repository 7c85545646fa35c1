import { TextField } from '@mui/material'

interface SourceFieldProps {
  value: string
  onChange: (value: string) => void
}

/** Where a file is from. Within one source, the ids of its questions are stable. */
export const SourceField = ({ value, onChange }: SourceFieldProps) => (
  <TextField
    size="small"
    label="Source, if its ids are stable"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    helperText="A row of a later file with the same source and id changes the same question. Without a source, ids are ignored."
    slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' }, inputLabel: { shrink: true } }}
    sx={{ width: 320, maxWidth: '100%' }}
  />
)
