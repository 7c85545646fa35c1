// Pictures and sounds of rows. Until they are in the bank, only the import holds them, and the console fetches them one by one.

import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from 'react-admin'
import type { PictureOrSound } from '@trivium/contract/bank/imports.admin'
import { call } from '../../../platform/api.ts'
import { WrittenText } from '../../../platform/ui/written.tsx'

/** A name in an import always means the same file, so it never goes stale. The cache drops it soon, because sounds can be long. */
export const mediaQuery = (importId: number | null, { name, path }: PictureOrSound) => ({
  queryKey: ['import media', importId, name, path],
  queryFn: async () => path ?? (await waiting(importId, name)),
  staleTime: Infinity,
  gcTime: 60_000,
  retry: (failures: number, error: Error) => failures === 0 && !isAbsent(error),
})

/** The file names it, but it is missing or no picture or sound. The server refuses the row for that. */
const isAbsent = (error: Error | null) => error instanceof HttpError && error.body?.code === 'document_not_found'

async function waiting(import_id: number | null, name: string): Promise<string> {
  if (import_id === null) throw new HttpError('not shown', 404, { code: 'document_not_found' })
  const { type, base64 } = (await call('get_import_media', { import_id, name })).data
  return `data:${type};base64,${base64}`
}

interface MediaProps {
  importId: number | null
  media: PictureOrSound
  /** Its description in words. */
  text: string | null
  lang: string
}

export function RowPicture({ importId, media, text, lang, isSmall = false }: MediaProps & { isSmall?: boolean }) {
  const { data, error, refetch } = useQuery(mediaQuery(importId, media))
  if (error) return <Missing what="picture" {...{ importId, media, error }} again={() => void refetch()} />
  const size = isSmall ? { width: 96, height: 72 } : { width: 240, height: 180 }
  return (
    <Box component="span" sx={{ display: 'block', maxWidth: '100%', width: size.width }}>
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', height: size.height, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        {data && (
          <Box component="img" src={data} alt={text ?? 'A picture without a description'} lang={text === null ? 'en' : lang} sx={drawn} />
        )}
      </Box>
      <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }} aria-hidden={text !== null}>
        {text === null ? 'No description for screen readers' : <WrittenText text={text} lang={lang} />}
      </Typography>
    </Box>
  )
}

const drawn = { width: '100%', height: '100%', objectFit: 'contain' } as const

/** Fetches a sound only when the editor asks for it. */
export function RowSound({ importId, media, text, lang }: MediaProps) {
  const [isWanted, setWanted] = useState(media.path !== null)
  const { data, error, isFetching, refetch } = useQuery({ ...mediaQuery(importId, media), enabled: isWanted })
  return (
    <Box sx={{ my: 1 }}>
      {error ? (
        <Missing what="sound" {...{ importId, media, error }} again={() => void refetch()} />
      ) : data ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the description below says what is heard, if the file has one
        <audio controls preload="none" src={data} aria-label="Sound" style={{ maxWidth: '100%' }} />
      ) : (
        <Button size="small" variant="outlined" disabled={isFetching} onClick={() => setWanted(true)}>
          Load the sound
        </Button>
      )}
      <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        {text === null ? 'No description for people who cannot hear the sound' : <WrittenText text={text} lang={lang} />}
      </Typography>
    </Box>
  )
}

interface MissingProps {
  what: string
  importId: number | null
  media: PictureOrSound
  error: Error
  again: () => void
}

const Missing = ({ what, importId, media, error, again }: MissingProps) =>
  isAbsent(error) ? (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {importId === null ? `The preview cannot show this ${what}` : `This ${what} is missing`}: <bdi>{media.name}</bdi>
    </Typography>
  ) : (
    <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
      The {what} could not be loaded. <Button onClick={again}>Try again</Button>
    </Typography>
  )
