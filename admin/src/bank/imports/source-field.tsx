import { TextField } from '@mui/material'

interface SourceFieldProps {
  value: string
  onChange: (value: string) => void
}

/** Where a file is from: within one source, what a file calls its questions counts. */
export const SourceField = ({ value, onChange }: SourceFieldProps) => (
  <TextField
    size="small"
    label="Source, if its ids count"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    helperText="Rows of a later file with the same source and id change these. Without a source ids mean nothing."
    slotProps={{ htmlInput: { maxLength: 120, dir: 'auto' }, inputLabel: { shrink: true } }}
    sx={{ width: 320, maxWidth: '100%' }}
  />
)
