// What the site says about itself, for each language of the interface.

import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useReply } from '../../platform/ui/use-reply.ts'
import type { Hero, Look } from './look-values.ts'

interface WordsFieldsProps {
  look: Look
  onDescription: (value: Record<string, string>) => void
  onHero: (value: Record<string, Hero>) => void
}

const mostDescription = 300

export function WordsFields({ look, onDescription, onHero }: WordsFieldsProps) {
  const { reply, problem } = useReply('get_interface_languages', {})
  const [code, setCode] = useState('en')
  const language = reply?.data.find(one => one.code === code)
  const hero = look.hero[code] ?? { title: '', text: '' }
  const input = { dir: language?.rtl ? 'rtl' : 'ltr', lang: code }
  const describe = (text: string) => onDescription(text === '' ? without(look.description, code) : { ...look.description, [code]: text })
  const greet = (change: Partial<Hero>) => {
    const next = { ...hero, ...change }
    onHero(next.title === '' && next.text === '' ? without(look.hero, code) : { ...look.hero, [code]: next })
  }
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!reply) return <Typography>Loading …</Typography>
  return (
    <Stack spacing={2}>
      <TextField select label="Language" value={code} onChange={event => setCode(event.target.value)} sx={{ maxWidth: 260 }}>
        {reply.data.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        label="Description"
        value={look.description[code] ?? ''}
        helperText="Search engines and messengers show it. Empty: the words of Trivium."
        onChange={event => describe(event.target.value)}
        slotProps={{ htmlInput: { ...input, maxLength: mostDescription } }}
      />
      <TextField
        label="Headline of the home page"
        value={hero.title}
        helperText="Empty: the words of Trivium."
        onChange={event => greet({ title: event.target.value })}
        slotProps={{ htmlInput: input }}
      />
      <TextField
        multiline
        label="Text below the headline"
        value={hero.text}
        onChange={event => greet({ text: event.target.value })}
        slotProps={{ htmlInput: input }}
      />
    </Stack>
  )
}

const without = <Value,>(values: Record<string, Value>, code: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== code))
