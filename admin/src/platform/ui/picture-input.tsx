// An input for a picture: uploads the file at once and holds its name.

import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { FileButton } from './file-button.tsx'
import { messageOf } from './message-of.ts'
import { mediaTypes, uploadMedia } from './upload-media.ts'

export function PictureInput({ source, label }: { source: string; label: string }) {
  const { field } = useInput({ source, defaultValue: null })
  const [problem, setProblem] = useState<string | null>(null)
  const name = typeof field.value === 'string' ? field.value : null
  async function take(file: File) {
    setProblem(null)
    try {
      field.onChange((await uploadMedia(file, 'picture')).replace(/^\/media\//, ''))
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
      <FileButton variant="outlined" size="small" accept={mediaTypes.picture} inputLabel={label} onFile={take}>
        {name ? `Another ${label.toLowerCase()}` : label}
      </FileButton>
      {name && (
        <Button size="small" onClick={() => field.onChange(null)}>
          Remove
        </Button>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Box>
  )
}
