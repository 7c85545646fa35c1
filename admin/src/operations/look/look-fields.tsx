// The fields of the look.

import { Alert, Box, FormControlLabel, Paper, Stack, Switch, TextField, Typography } from '@mui/material'
import type { SettingRow } from '@trivium/contract/platform/settings.admin'
import { hueOf } from '@trivium/rules/platform/accent'
import type { ReactNode } from 'react'
import { ChooseMedia } from '../../platform/ui/media/choose-media.tsx'
import type { useDrafts } from '../../platform/settings/use-drafts.ts'
import { ColourField } from '../../platform/settings/colour-field.tsx'
import { IconPreview } from './icon-preview.tsx'
import type { Look } from './look-values.ts'
import { WordsFields } from './words-fields.tsx'

type Form = ReturnType<typeof useDrafts>

export interface LookFieldsProps {
  rows: readonly SettingRow[]
  form: Form
  look: Look
}

export function LookFields({ rows, form, look }: LookFieldsProps) {
  const change = (name: string) => (value: unknown) => {
    const row = rows.find(one => one.name === name)
    if (row) form.change(row, value)
  }
  const problemOf = (name: string) =>
    form.problems
      .get(name)
      ?.map(({ part, problem }) => [part, problem].filter(Boolean).join(': '))
      .join(' ')
  return (
    <>
      <Part title="Name" problem={problemOf('app_name') ?? problemOf('short_name')}>
        <TextField
          label="Name of the site"
          value={look.name}
          onChange={event => change('app_name')(event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 60 } }}
        />
        <TextField
          label="Short name"
          value={look.shortName ?? ''}
          helperText="Phones show it below the icon: at most 12 characters. Empty: the beginning of the name."
          onChange={event => change('short_name')(event.target.value === '' ? null : event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 12 } }}
        />
      </Part>
      <Part title="Mark" problem={problemOf('logo')}>
        <PictureChoice label="logo" path={look.logo} ownNone="The site shows the logo of Trivium." onChange={change('logo')} />
        <IconPreview look={look} />
      </Part>
      <Part title="Colour" problem={problemOf('accent_color')}>
        <ColourField color={look.color} onChange={change('accent_color')} />
      </Part>
      <Part title="Words" problem={problemOf('site_description') ?? problemOf('home_hero')}>
        <WordsFields
          look={look}
          onDescription={texts =>
            change('site_description')(Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, { text }])))
          }
          onHero={change('home_hero')}
        />
      </Part>
      <Part title="Pictures" problem={problemOf('hero_picture') ?? problemOf('mascot')}>
        <PictureChoice
          label="picture behind the words"
          path={look.heroPicture}
          ownNone={drawingOf(look)}
          onChange={change('hero_picture')}
        />
        <FormControlLabel
          label="The drawn figure accompanies the player"
          control={<Switch checked={look.hasMascot} onChange={event => change('mascot')(event.target.checked ? 1 : 0)} />}
        />
      </Part>
    </>
  )
}

/** Greys have no hue that the drawing could take. */
const drawingOf = ({ color }: Look) =>
  color !== null && hueOf(color) === null
    ? 'Black, white and greys have no hue, so the home page shows a drawing in the blue of Trivium. A picture of yours replaces it.'
    : 'The home page shows a drawing in the colour of the site.'

const Part = ({ title, problem, children }: { title: string; problem: string | undefined; children: ReactNode }) => (
  <Paper component="section" aria-label={title} variant="outlined" sx={{ p: 2 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Stack spacing={2}>
      {children}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  </Paper>
)

interface PictureChoiceProps {
  label: string
  path: string | null
  /** What the site shows without a picture. */
  ownNone: string
  onChange: (path: string | null) => void
}

const PictureChoice = ({ label, path, ownNone, onChange }: PictureChoiceProps) => (
  <Stack spacing={1}>
    {path === null ? (
      <Typography variant="body2">{ownNone}</Typography>
    ) : (
      <Box
        component="img"
        src={path}
        alt=""
        sx={{ display: 'block', maxWidth: 240, maxHeight: 120, borderRadius: 1, alignSelf: 'start' }}
      />
    )}
    <ChooseMedia
      kind="picture"
      size="medium"
      inputLabel={`File for the ${label}`}
      onChosen={onChange}
      onRemove={path === null ? undefined : () => onChange(null)}
      removeLabel={`Remove the ${label}`}
    >
      {path === null ? `Upload a ${label}` : `Upload another ${label}`}
    </ChooseMedia>
  </Stack>
)
