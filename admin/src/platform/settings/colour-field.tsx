// The colour of the site, with the contrast of each shade that pages make of it.

import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type ColourUse, leastContrast, usesOf } from '@trivium/rules/platform/accent'

/** Shown in the field while the site has our colour. */
const ours = '#f5ae22'

interface ColourFieldProps {
  color: string | null
  onChange: (color: string | null) => void
}

export const ColourField = ({ color, onChange }: ColourFieldProps) => (
  <Stack spacing={2}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <TextField
        type="color"
        label="Colour of buttons and links"
        value={color ?? ours}
        onChange={event => onChange(event.target.value)}
        sx={{ width: 220 }}
      />
      {color === null ? <Typography>This is the colour of Trivium.</Typography> : <code>{color}</code>}
      {color !== null && <Button onClick={() => onChange(null)}>Use the colour of Trivium</Button>}
    </Box>
    {usesOf(color ?? ours)?.map(use => (
      <Use key={use.scheme} use={use} />
    ))}
  </Stack>
)

const names = { light: 'Light', dark: 'Dark' } as const
const grounds = { light: '#f1eadd', dark: '#262950' } as const
const written = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)} to 1`

const Use = ({ use }: { use: ColourUse }) => (
  <Box role="group" aria-label={`${names[use.scheme]} pages`}>
    <Typography variant="subtitle2" component="h3">
      {names[use.scheme]} pages
    </Typography>
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', p: 1.5, borderRadius: 2, bgcolor: grounds[use.scheme] }}
    >
      <Box sx={{ bgcolor: use.shade, color: use.text, borderRadius: 5, px: 2, py: 1, fontWeight: 700 }}>Button</Box>
      <Box sx={{ color: use.link, fontWeight: 700, textDecoration: 'underline' }}>Link</Box>
    </Stack>
    <Typography variant="body2">
      The text on buttons has a contrast of {written(use.contrast)}, and links have {written(use.linkContrast)}. WCAG AA requires{' '}
      {leastContrast} to 1.{' '}
      {use.isChanged ? (
        <>
          Your colour would not be readable here, so buttons use <code>{use.shade}</code>.
        </>
      ) : (
        'Buttons use your colour as it is.'
      )}
    </Typography>
  </Box>
)
