// Uploads several files, one after the other, and says of each what came of it. They are kept, also while nothing uses them.

import { Alert, Link, List, ListItem, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRefresh } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '../../platform/may-open.ts'
import { FileButton } from '../../platform/ui/file-button.tsx'
import { mediaTypes, uploadMedia } from '../../platform/ui/media/upload-media.ts'
import { messageOf } from '../../platform/ui/message-of.ts'

interface Sent {
  name: string
  /** Null while it is being sent. */
  path: string | null
  problem: string | null
}

/** File names end with .png or .mp3, which says nothing to a reader. */
const titleOf = (name: string): string => name.replace(/\.\w{1,5}$/, '').slice(0, 200)

export function UploadMany() {
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const isEditor = mayOpen(['editor'], held)
  const refresh = useRefresh()
  const [sent, setSent] = useState<readonly Sent[]>([])
  async function send(file: File) {
    const { name } = file
    setSent(before => [...before, { name, path: null, problem: null }])
    let done: Sent
    try {
      const by = isEditor ? 'upload_media' : 'upload_exam_media'
      const { path } = await uploadMedia(file, by, { keep: true, ...(titleOf(name).trim() && { title: titleOf(name) }) })
      done = { name, path, problem: null }
      refresh()
    } catch (error) {
      done = { name, path: null, problem: messageOf(error) }
    }
    setSent(before => [...before.slice(0, -1), done])
  }
  return (
    <Paper variant="outlined" component="section" aria-label="Upload" sx={{ p: 2, mb: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { xs: 'start', sm: 'center' } }}>
        <FileButton variant="contained" accept={Object.values(mediaTypes).join(',')} inputLabel="Files" isMultiple onFile={send}>
          Upload files
        </FileButton>
        <Typography variant="body2" color="text.secondary">
          JPEG, PNG, WebP, MP3, Ogg, WAV, M4A or WebM, up to 2 MB each. Files uploaded here are kept until somebody deletes them.
          {!isEditor && ' Only you and administrators find your files.'}
        </Typography>
      </Stack>
      {sent.length > 0 && (
        <List dense aria-label="Uploaded files" aria-live="polite">
          {sent.map((one, index) => (
            // The same file may be sent twice.
            // oxlint-disable-next-line react/no-array-index-key -- rows are only added at the end
            <ListItem key={index} disableGutters>
              <Result {...one} />
            </ListItem>
          ))}
        </List>
      )}
    </Paper>
  )
}

function Result({ name, path, problem }: Sent) {
  if (problem !== null) {
    return (
      <Alert severity="error" sx={{ width: 1 }}>
        <bdi>{name}</bdi>: {problem}
      </Alert>
    )
  }
  if (path === null) return <Typography variant="body2">{name}: uploading …</Typography>
  return (
    <Typography variant="body2">
      <Link component={RouterLink} to={`/media/${path.replace('/media/', '')}`}>
        <bdi>{name}</bdi>
      </Link>
      : uploaded
    </Typography>
  )
}
