// The home page in the frame of a phone, with the unsaved look: light or dark, from left to right or from right to left.

import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import type { Look } from './look-values.ts'
import { usePreviewFrame } from '../../platform/ui/preview-frame.ts'
import { type LookMessage, readyReply } from './preview/look-message.ts'

const schemes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const
/** A language for each direction. */
const directions = [
  ['en', 'Left to right'],
  ['ar', 'Right to left'],
] as const

export function LookPreview({ look }: { look: Look }) {
  const [scheme, setScheme] = useState<LookMessage['scheme']>('light')
  const [language, setLanguage] = useState<LookMessage['language']>('en')
  const message: LookMessage = {
    kind: 'look',
    scheme,
    language,
    name: look.name,
    logo: look.logo,
    color: look.color,
    hasMascot: look.hasMascot,
    heroPicture: look.heroPicture,
    hero: look.hero[language] ?? null,
  }
  const frame = usePreviewFrame(message, readyReply.kind)
  return (
    <Stack spacing={1} component="section" aria-label="Preview" sx={{ position: { lg: 'sticky' }, top: 64, alignSelf: 'flex-start' }}>
      <Typography variant="h6" component="h2">
        As players see it
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Choice label="Colours" value={scheme} choices={schemes} onChange={setScheme} />
        <Choice label="Direction" value={language} choices={directions} onChange={setLanguage} />
      </Stack>
      <Box
        component="iframe"
        ref={frame}
        src={`${import.meta.env.BASE_URL}look-preview.html`}
        title="Preview of the home page"
        sx={{ width: 390, maxWidth: '100%', height: 720, border: '8px solid #22243f', borderRadius: '28px', bgcolor: '#faf5ec' }}
      />
    </Stack>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  choices: readonly (readonly [value: Value, name: string])[]
  onChange: (value: Value) => void
}

const Choice = <Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) => (
  <ToggleButtonGroup
    size="small"
    exclusive
    value={value}
    aria-label={label}
    onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
  >
    {choices.map(([name, words]) => (
      <ToggleButton key={name} value={name} sx={{ color: 'text.primary' }}>
        {words}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
