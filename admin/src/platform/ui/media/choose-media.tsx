// The two ways to choose a picture or a sound: a new file, or one from the library. Every form uses them.

import { Alert, Button, type ButtonProps, Stack } from '@mui/material'
import { type ReactNode, use, useState } from 'react'
import type { MediaKind } from '@trivium/contract/platform/media'
import { FileButton } from '../file-button.tsx'
import { messageOf } from '../message-of.ts'
import { MediaPicker } from './media-picker.tsx'
import { mediaTypes, UploadBy, uploadOfKind } from './upload-media.ts'

interface ChooseMediaProps {
  kind: MediaKind
  /** On the button for a new file. */
  children: ReactNode
  /** The label of the hidden input for the file. */
  inputLabel: string
  size?: ButtonProps['size']
  /** @param altText its text in the library, for people who do not see or hear it */
  onChosen: (path: string, altText: string | null) => void
  /** Absent: there is nothing to remove. */
  onRemove?: (() => void) | undefined
  removeLabel?: string
}

export function ChooseMedia({ kind, children, inputLabel, size = 'small', onChosen, onRemove, removeLabel = 'Remove' }: ChooseMediaProps) {
  const by = use(UploadBy)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isPicking, setPicking] = useState(false)

  async function upload(file: File) {
    setBusy(true)
    setProblem(null)
    try {
      onChosen(await uploadOfKind(file, kind, by), null)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FileButton variant="outlined" size={size} disabled={isBusy} accept={mediaTypes[kind]} inputLabel={inputLabel} onFile={upload}>
          {isBusy ? 'Uploading …' : children}
        </FileButton>
        <Button variant="outlined" size={size} onClick={() => setPicking(true)}>
          Choose from the library
        </Button>
        {onRemove && (
          <Button size={size} color="error" onClick={onRemove}>
            {removeLabel}
          </Button>
        )}
      </Stack>
      {problem && <Alert severity="error">{problem}</Alert>}
      {isPicking && (
        <MediaPicker
          kind={kind}
          onClose={() => setPicking(false)}
          onPick={({ path, alt_text }) => {
            setPicking(false)
            setProblem(null)
            onChosen(path, alt_text)
          }}
        />
      )}
    </Stack>
  )
}
