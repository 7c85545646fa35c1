// An input for a picture or a sound: staff choose a file, view or play it, and remove it.

import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useInput } from 'react-admin'
import { FileButton } from './file-button.tsx'
import { messageOf } from './message-of.ts'
import { type MediaKind, mediaTypes, uploadMedia } from './upload-media.ts'

interface MediaInputProps {
  source: string
  label: string
  kind: MediaKind
}

export function MediaInput({ source, label, kind }: MediaInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const path = typeof field.value === 'string' && field.value !== '' ? field.value : null

  async function upload(file: File) {
    setBusy(true)
    setProblem(null)
    try {
      field.onChange(await uploadMedia(file, kind))
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <Stack spacing={1} role="group" aria-labelledby={id} sx={{ my: 1 }}>
      <Typography id={id} variant="body2" color="text.secondary">
        {label}
      </Typography>
      {path && <Shown path={path} kind={kind} label={label} />}
      <Stack direction="row" spacing={1}>
        <FileButton variant="outlined" size="small" disabled={isBusy} accept={mediaTypes[kind]} inputLabel={label} onFile={upload}>
          {isBusy ? 'Uploading …' : path ? `Another ${kind}` : `Choose a ${kind}`}
        </FileButton>
        {path && (
          <Button size="small" color="error" onClick={() => field.onChange(null)}>
            Remove
          </Button>
        )}
      </Stack>
      {(problem ?? fieldState.error?.message) && <Alert severity="error">{problem ?? fieldState.error?.message}</Alert>}
    </Stack>
  )
}

function Shown({ path, kind, label }: { path: string; kind: MediaKind; label: string }) {
  if (kind === 'picture') {
    return (
      <Box
        component="img"
        src={path}
        alt={label}
        sx={{ maxWidth: 240, maxHeight: 160, objectFit: 'contain', alignSelf: 'start', borderRadius: 1 }}
      />
    )
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the field below describes the sound
  return <audio src={path} controls aria-label={label} />
}
