// The state of each file: waiting, uploading, refused with the reason, or read with its counts.

import CloseIcon from '@mui/icons-material/Close'
import { Box, IconButton, LinearProgress, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { countsInWords, isAtWork, sizeOf, stateOf } from './import-words.ts'
import type { Upload } from './uploads.ts'
import { useImport } from './use-import.ts'

interface UploadListProps {
  uploads: readonly Upload[]
  isBusy: boolean
  onRemove: (key: number) => void
}

export function UploadList({ uploads, isBusy, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <Box component="ul" aria-label="Chosen files" sx={{ listStyle: 'none', p: 0, my: 2 }}>
      {uploads.map(upload => (
        <Box
          component="li"
          key={upload.key}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <bdi className="as-written">{upload.file.name}</bdi>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {sizeOf(upload.file.size)}
            </Typography>
          </Box>
          <Box
            role="status"
            aria-live={upload.state === 'sending' ? 'off' : 'polite'}
            sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}
          >
            <State upload={upload} />
          </Box>
          <IconButton
            size="small"
            aria-label={`Remove ${upload.file.name} from the list`}
            disabled={isBusy}
            onClick={() => onRemove(upload.key)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

function State({ upload }: { upload: Upload }) {
  if (upload.state === 'waiting') return <Typography variant="body2">Not sent yet</Typography>
  if (upload.state === 'taken') return <Taken first={upload.view} />
  if (upload.state === 'refused') {
    return (
      <Typography variant="body2" color="error">
        {upload.mayTry ? 'Not uploaded' : 'Refused'}: {upload.problem}
      </Typography>
    )
  }
  const percent = Math.floor(upload.part * 100)
  return (
    <>
      <Typography variant="body2">{percent < 100 ? `Uploading: ${percent} %` : 'Checking the file …'}</Typography>
      <LinearProgress
        aria-label={`Uploading ${upload.file.name}`}
        {...(percent < 100 && { variant: 'determinate' as const, value: percent })}
      />
    </>
  )
}

function Taken({ first }: { first: ImportView }) {
  const { view = first, problem } = useImport(first.id)
  return (
    <>
      <Link component={RouterLink} to={`/imports/${view.id}/show`}>
        {stateOf(view)}
      </Link>
      <Typography component="span" variant="body2">
        {isAtWork(view.state) ? ` … ${view.progress.toLocaleString('en')} rows so far` : detailsOf(view)}
      </Typography>
      {problem && (
        <Typography variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </>
  )
}

function detailsOf(view: ImportView): string {
  const said = view.problem ?? countsInWords(view)
  return said && ` · ${said}`
}
