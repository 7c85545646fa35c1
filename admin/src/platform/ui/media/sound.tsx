import { Box } from '@mui/material'

/** Loads only what the browser needs to show how long it is. */
export const Sound = ({ path, label }: { path: string; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a text beside it describes the sound
  <Box component="audio" src={path} controls preload="metadata" aria-label={label} sx={{ maxWidth: 1 }} />
)
