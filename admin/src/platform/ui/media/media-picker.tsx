// Searches the library for a picture or a sound. The dialog gives the focus back to the button that opened it.

import {
  Alert,
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { useDebouncedEvent } from 'react-admin'
import type { MediaFile } from '@trivium/contract/operations/media.admin'
import type { MediaKind } from '@trivium/contract/platform/media'
import { useReply } from '../use-reply.ts'
import { nameOfFile } from './name-of-file.ts'
import { Sound } from './sound.tsx'

const pageSize = 24
const typingMs = 250

interface MediaPickerProps {
  kind: MediaKind
  onPick: (file: MediaFile) => void
  onClose: () => void
}

export function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const titleId = useId()
  const [{ q, offset }, setWanted] = useState({ q: '', offset: 0 })
  const { reply, problem, again } = useReply('get_media_files', { kind, q, offset, limit: pageSize })
  const search = useDebouncedEvent((words: string) => setWanted({ q: words, offset: 0 }), typingMs)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>Choose a {kind} from the library</DialogTitle>
      <DialogContent>
        <TextField
          label="Search"
          helperText="Words of the title, the description, the source or the licence"
          autoFocus
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 200 } }}
          onChange={({ target }) => search(target.value)}
        />
        {problem && (
          <Alert severity="error" action={<Button onClick={() => void again()}>Try again</Button>}>
            {problem}
          </Alert>
        )}
        <Typography role="status" variant="body2" sx={{ my: 1 }}>
          {reply ? countOf(reply.total, kind, q) : 'Searching …'}
        </Typography>
        <Box
          component="ul"
          aria-label={`${kind === 'picture' ? 'Pictures' : 'Sounds'} of the library`}
          sx={{
            display: 'grid',
            gap: 1,
            p: 0,
            m: 0,
            gridTemplateColumns: `repeat(auto-fill, minmax(${kind === 'picture' ? 140 : 260}px, 1fr))`,
          }}
        >
          {reply?.data.map(file => (
            <Box component="li" key={file.id} sx={{ listStyle: 'none', minWidth: 0 }}>
              {file.kind === 'picture' ? <PictureChoice file={file} onPick={onPick} /> : <SoundChoice file={file} onPick={onPick} />}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        {(reply?.total ?? 0) > pageSize && (
          <>
            <Button disabled={offset === 0} onClick={() => setWanted({ q, offset: offset - pageSize })}>
              Newer
            </Button>
            <Button disabled={offset + pageSize >= (reply?.total ?? 0)} onClick={() => setWanted({ q, offset: offset + pageSize })}>
              Older
            </Button>
          </>
        )}
        <Button onClick={onClose}>Back</Button>
      </DialogActions>
    </Dialog>
  )
}

function countOf(total: number, kind: MediaKind, q: string): string {
  if (total > 0) return total === 1 ? `1 ${kind}` : `${total} ${kind}s`
  return q === '' ? `There is no ${kind} in the library yet. Upload one.` : `No ${kind} matches. Try other words.`
}

interface ChoiceProps {
  file: MediaFile
  onPick: (file: MediaFile) => void
}

const PictureChoice = ({ file, onPick }: ChoiceProps) => (
  <ButtonBase
    focusRipple
    onClick={() => onPick(file)}
    sx={{
      display: 'block',
      width: 1,
      p: 0.5,
      textAlign: 'start',
      borderRadius: 1,
      '&:hover, &.Mui-focusVisible': { bgcolor: 'action.selected' },
    }}
  >
    <Box
      component="img"
      src={file.path}
      alt=""
      loading="lazy"
      sx={{ display: 'block', width: 1, height: 110, objectFit: 'contain', bgcolor: 'action.hover', borderRadius: 1 }}
    />
    <Typography variant="caption" component="bdi" noWrap sx={{ display: 'block' }}>
      {nameOfFile(file)}
    </Typography>
  </ButtonBase>
)

const SoundChoice = ({ file, onPick }: ChoiceProps) => (
  <Stack spacing={0.5} sx={{ alignItems: 'start' }}>
    <Sound path={file.path} label={nameOfFile(file)} />
    <Button size="small" onClick={() => onPick(file)}>
      Choose&nbsp;<bdi>{nameOfFile(file)}</bdi>
    </Button>
  </Stack>
)
