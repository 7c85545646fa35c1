// One setting: its meaning, its field, and the buttons that reset it or show its history.

import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { SettingRow } from '@trivium/contract/platform/settings.admin'
import { call } from '../api.ts'
import { EntriesField } from './entries-field.tsx'
import { SettingField } from './setting-field.tsx'
import { useAttempt } from './use-attempt.ts'
import { titleOf, writtenOf, writtenRange } from './written.ts'

interface SettingCardProps {
  row: SettingRow
  onChanged: () => Promise<void>
  onHistory: (name: string) => void
}

export function SettingCard({ row, onChanged, onHistory }: SettingCardProps) {
  const [value, setValue] = useState<unknown>(row.value)
  const { attempt, isBusy, problem } = useAttempt()
  const isNew = JSON.stringify(value) !== JSON.stringify(row.value)
  const save = async () => {
    const isDone = await attempt(() => call('change_setting', { name: row.name, value }), `${titleOf(row.name)}: ${writtenOf(row, value)}.`)
    if (isDone) await onChanged()
  }
  const reset = async () => {
    if (await attempt(() => call('reset_setting', { name: row.name }), `${titleOf(row.name)} is back at its default.`)) await onChanged()
  }
  return (
    <Paper component="section" aria-label={row.name} variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Head row={row} />
        {row.columns === null ? (
          <SettingField row={row} value={value} onChange={setValue} />
        ) : (
          <EntriesField row={row} value={value} onChange={setValue} />
        )}
        {(problem ?? row.problem) && (
          <Alert severity="error">{problem ?? `The value in the database is invalid, so the default applies: ${row.problem}`}</Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" size="small" disabled={!isNew || isBusy} onClick={() => void save()}>
            Save
          </Button>
          {!row.is_default && (
            <Button size="small" disabled={isBusy} onClick={() => void reset()}>
              Default
            </Button>
          )}
          <Button size="small" onClick={() => onHistory(row.name)}>
            History
          </Button>
        </Box>
      </Stack>
    </Paper>
  )
}

const Head = ({ row }: { row: SettingRow }) => (
  <Box>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {titleOf(row.name)}
      </Typography>
      {!row.is_default && <Chip size="small" color="secondary" label="changed" />}
      {row.is_public && <Chip size="small" variant="outlined" label="players see it" />}
    </Box>
    <Typography variant="body2">{row.meaning}</Typography>
    <Typography variant="caption" color="text.secondary">
      {writtenRange(row)} · <code>{row.name}</code>
    </Typography>
  </Box>
)
