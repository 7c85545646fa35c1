import { Box, Button, TextField } from '@mui/material'
import type { FieldProps } from './setting-field.tsx'
import { titleOf } from './written.ts'

export const ColorField = ({ row, value, onChange }: FieldProps) => (
  <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
    <TextField
      size="small"
      type="color"
      label={titleOf(row.name)}
      value={typeof value === 'string' ? value : '#3b3a8f'}
      onChange={event => onChange(event.target.value)}
      sx={{ width: 160 }}
    />
    <code>{typeof value === 'string' ? value : 'Trivium’s colour'}</code>
    {value !== null && <Button onClick={() => onChange(null)}>Use Trivium’s colour</Button>}
  </Box>
)
