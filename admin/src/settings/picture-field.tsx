// A picture: upload one, or say where it is.

import { Alert, Box, Button, Stack, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { ask } from '../api.ts'
import { messageOf } from '../schedule/use-reply.ts'
import type { FieldProps } from './setting-field.tsx'
import { titleOf } from './written.ts'

export function PictureField({ row, value, onChange }: FieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const path = typeof value === 'string' ? value : ''
  async function upload(file: File | undefined) {
    if (!file) return
    setProblem(null)
    try {
      const { data } = await ask('upload_media', { file })
      const uploaded = typeof data === 'object' && data !== null && 'path' in data && 'kind' in data ? data : null
      if (uploaded?.kind === 'picture') onChange(uploaded.path)
      else setProblem('This is no picture.')
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
        <Button variant="outlined" onClick={() => picker.current?.click()}>
          Upload a picture
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={`${titleOf(row.name)}: a file`}
          onChange={event => void upload(event.target.files?.[0])}
        />
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  )
}
