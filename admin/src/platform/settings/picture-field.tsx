// A field for a picture: staff upload a file, choose one from the library, or type its address.

import { Box, Stack, TextField } from '@mui/material'
import { ChooseMedia } from '../ui/media/choose-media.tsx'
import type { FieldProps } from './setting-field.tsx'
import { titleOf } from './written.ts'

export function PictureField({ row, value, onChange }: FieldProps) {
  const path = typeof value === 'string' ? value : ''
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {path !== '' && <Box component="img" src={path} alt="" sx={{ maxHeight: 40, maxWidth: 120 }} />}
        <TextField
          size="small"
          label={titleOf(row.name)}
          value={path}
          onChange={event => onChange(event.target.value === '' ? null : event.target.value)}
          sx={{ flex: 1, minWidth: 220 }}
        />
      </Box>
      <ChooseMedia kind="picture" size="medium" inputLabel={`${titleOf(row.name)}: a file`} onChosen={onChange}>
        Upload a picture
      </ChooseMedia>
    </Stack>
  )
}
