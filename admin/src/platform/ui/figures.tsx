// Figures with their names and meanings, and warnings about them.

import { Alert, Stack, Typography } from '@mui/material'

export const figureOf = (value: number | null): string => (value === null ? '–' : value.toFixed(2))
export const shareOf = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)}%`)

export type Fact = readonly [name: string, value: string, means: string]

export const FactCards = ({ facts }: { facts: readonly Fact[] }) => (
  <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: 3, my: 2 }}>
    {facts.map(([name, value, means]) => (
      <div key={name}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {name}
        </Typography>
        <Typography component="dd" variant="h6" sx={{ m: 0 }}>
          {value}
        </Typography>
        <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
          {means}
        </Typography>
      </div>
    ))}
  </Stack>
)

interface FlagAlertsProps<Flag extends string> {
  flags: readonly Flag[]
  words: Readonly<Record<Flag, { name: string; means: string }>>
}

export const FlagAlerts = <Flag extends string>({ flags, words }: FlagAlertsProps<Flag>) =>
  flags.map(flag => (
    <Alert key={flag} severity="warning" sx={{ mt: 1 }}>
      <strong>{words[flag].name}.</strong> {words[flag].means}
    </Alert>
  ))
