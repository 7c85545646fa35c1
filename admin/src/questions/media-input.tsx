// A picture or a sound: choose a file, look at it or hear it, take it away again.

import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useInput } from 'react-admin'
import type { Contract } from '@trivium/contract'
import type { DataOf } from '@trivium/contract/action'
import { ask } from '../api.ts'
import { messageOf } from '../sign-in/message-of.ts'

interface MediaInputProps {
  source: string
  label: string
  kind: 'picture' | 'sound'
}

const accepted = { picture: 'image/jpeg,image/png,image/webp', sound: 'audio/*' }

export function MediaInput({ source, label, kind }: MediaInputProps) {
  const { field, fieldState } = useInput({ source, defaultValue: null })
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()
  const path = typeof field.value === 'string' && field.value !== '' ? field.value : null

  async function upload(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setProblem(null)
    try {
      const uploaded = readUploaded((await ask('upload_media', { file })).data)
      if (uploaded.kind === kind) field.onChange(uploaded.path)
      else setProblem(`This is a ${uploaded.kind}; a ${kind} is needed here.`)
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
        <Button variant="outlined" size="small" disabled={isBusy} onClick={() => picker.current?.click()}>
          {isBusy ? 'Uploading …' : path ? `Another ${kind}` : `Choose a ${kind}`}
        </Button>
        {path && (
          <Button size="small" color="error" onClick={() => field.onChange(null)}>
            Take it away
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept={accepted[kind]}
          aria-label={label}
          onChange={({ target }) => {
            void upload(target.files?.[0])
            target.value = ''
          }}
        />
      </Stack>
      {(problem ?? fieldState.error?.message) && <Alert severity="error">{problem ?? fieldState.error?.message}</Alert>}
    </Stack>
  )
}

/** The server has checked it against the contract. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const readUploaded = (data: unknown) => data as DataOf<Contract['upload_media']>

function Shown({ path, kind, label }: { path: string; kind: 'picture' | 'sound'; label: string }) {
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
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard is described in the field below
  return <audio src={path} controls aria-label={label} />
}
