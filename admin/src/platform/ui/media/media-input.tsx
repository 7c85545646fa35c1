// An input for a picture or a sound: staff choose a file, view or play it, and remove it.

import { Alert, Box, Stack, Typography } from '@mui/material'
import { useId } from 'react'
import { useInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { MediaKind } from '@trivium/contract/platform/media'
import { ChooseMedia } from './choose-media.tsx'
import { Sound } from './sound.tsx'

interface MediaInputProps {
  source: string
  label: string
  kind: MediaKind
  /** The field for the picture or sound in words. While it is empty, it gets the text from the library. */
  words?: string
  /** The form holds the name of the file instead of its path. */
  holdsName?: boolean
}

export function MediaInput({ source, label, kind, words, holdsName = false }: MediaInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const { getValues, setValue } = useFormContext()
  const id = useId()
  const value = typeof field.value === 'string' && field.value !== '' ? field.value : null
  const path = value !== null && holdsName ? `/media/${value}` : value

  function choose(chosen: string, altText: string | null) {
    field.onChange(holdsName ? chosen.replace(/^\/media\//, '') : chosen)
    if (words !== undefined && altText !== null && !getValues(words)) setValue(words, altText, { shouldDirty: true })
  }

  return (
    <Stack spacing={1} role="group" aria-labelledby={id} sx={{ my: 1 }}>
      <Typography id={id} variant="body2" color="text.secondary">
        {label}
      </Typography>
      {path && <Shown path={path} kind={kind} label={label} />}
      <ChooseMedia kind={kind} inputLabel={label} onChosen={choose} onRemove={path === null ? undefined : () => field.onChange(null)}>
        {path ? `Another ${kind}` : `Choose a ${kind}`}
      </ChooseMedia>
      {fieldState.error?.message && <Alert severity="error">{fieldState.error.message}</Alert>}
    </Stack>
  )
}

function Shown({ path, kind, label }: { path: string; kind: MediaKind; label: string }) {
  if (kind === 'sound') return <Sound path={path} label={label} />
  return (
    <Box
      component="img"
      src={path}
      alt={label}
      sx={{ maxWidth: 240, maxHeight: 160, objectFit: 'contain', alignSelf: 'start', borderRadius: 1 }}
    />
  )
}
