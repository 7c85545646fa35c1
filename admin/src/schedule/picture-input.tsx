// A picture: uploaded at once, kept by its name.

import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { ask } from '../api.ts'
import { messageOf } from './use-reply.ts'

export function PictureInput({ source, label }: { source: string; label: string }) {
  const { field } = useInput({ source, defaultValue: null })
  const [problem, setProblem] = useState<string | null>(null)
  const name = typeof field.value === 'string' ? field.value : null
  async function take(file: File | undefined) {
    if (!file) return
    try {
      const { data } = await ask('upload_media', { file })
      const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : ''
      field.onChange(path.replace(/^\/media\//, ''))
      setProblem(null)
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Box sx={{ mb: 2 }}>
      {name && (
        <Box
          component="img"
          src={`/media/${name}`}
          alt=""
          sx={{ display: 'block', maxWidth: 320, maxHeight: 180, borderRadius: 2, mb: 1 }}
        />
      )}
      <Button component="label" role={undefined} tabIndex={-1} variant="outlined" size="small" sx={{ position: 'relative' }}>
        {name ? `Another ${label.toLowerCase()}` : label}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={label}
          style={{ position: 'absolute', inset: 0, opacity: 0 }}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </Button>
      {name && (
        <Button size="small" onClick={() => field.onChange(null)}>
          None
        </Button>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  )
}
