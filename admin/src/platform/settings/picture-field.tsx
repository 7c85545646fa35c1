// A field for a picture: staff upload a file or type its address.

import { Alert, Box, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { FileButton } from '../ui/file-button.tsx'
import { messageOf } from '../ui/message-of.ts'
import { mediaTypes, uploadMedia } from '../ui/upload-media.ts'
import type { FieldProps } from './setting-field.tsx'
import { titleOf } from './written.ts'

export function PictureField({ row, value, onChange }: FieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const path = typeof value === 'string' ? value : ''
  async function upload(file: File) {
    setProblem(null)
    try {
      onChange(await uploadMedia(file, 'picture'))
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
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
        <FileButton variant="outlined" accept={mediaTypes.picture} inputLabel={`${titleOf(row.name)}: a file`} onFile={upload}>
          Upload a picture
        </FileButton>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  )
}
