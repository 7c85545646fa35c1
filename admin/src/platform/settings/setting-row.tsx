// One setting of a form: its meaning, its field, what is wrong with it, and the buttons that reset it or show its history.

import { Alert, Box, Button, Chip, Paper, Stack, Typography } from '@mui/material'
import type { SettingRow as Row } from '@trivium/contract/platform/settings.admin'
import { EntriesField } from './entries-field.tsx'
import { SettingField } from './setting-field.tsx'
import type { Draft, Problem } from './use-drafts.ts'
import { titleOf, writtenRange } from './written.ts'

interface SettingRowProps {
  row: Row
  draft: Draft | undefined
  problems: readonly Problem[]
  /** Fields with parts begin anew when it changes. */
  turn: number
  onChange: (value: unknown) => void
  onReset: () => void
  onHistory: () => void
}

export function SettingRow({ row, draft, problems, turn, onChange, onReset, onHistory }: SettingRowProps) {
  const value = draft ? draft.value : row.value
  const isDefault = draft ? draft.isReset : row.is_default
  const Field = row.columns === null ? SettingField : EntriesField
  return (
    <Paper
      component="section"
      aria-label={row.name}
      variant="outlined"
      sx={{ p: 2, ...(draft && { borderColor: 'primary.main' }), ...(problems.length > 0 && { borderColor: 'error.main' }) }}
    >
      <Stack spacing={1.5}>
        <Head row={row} isDefault={isDefault} isUnsaved={draft !== undefined} />
        <Field key={turn} row={row} value={value} onChange={onChange} />
        {problems.map(({ part, problem }) => (
          <Alert key={part} severity="error">
            {part === '' ? problem : `${part.split('.').map(titleOfPart).join(', ')}: ${problem}`}
          </Alert>
        ))}
        {row.problem && problems.length === 0 && (
          <Alert severity="error">The value in the database is invalid, so the default applies: {row.problem}</Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {!isDefault && (
            <Button size="small" onClick={onReset}>
              Set to default
            </Button>
          )}
          <Button size="small" onClick={onHistory}>
            History
          </Button>
        </Box>
      </Stack>
    </Paper>
  )
}

/** The parts of lists are numbered from 1 on the page. */
const titleOfPart = (part: string) => (/^\d+$/.test(part) ? `entry ${Number(part) + 1}` : titleOf(part))

const Head = ({ row, isDefault, isUnsaved }: { row: Row; isDefault: boolean; isUnsaved: boolean }) => (
  <Box>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
        {titleOf(row.name)}
      </Typography>
      {isUnsaved && <Chip size="small" color="primary" label="not saved" />}
      {!isDefault && <Chip size="small" color="secondary" label="not the default" />}
      {row.is_public && <Chip size="small" variant="outlined" label="players see it" />}
    </Box>
    <Typography variant="body2">{row.meaning}</Typography>
    <Typography variant="caption" color="text.secondary">
      {writtenRange(row)} · <code>{row.name}</code>
    </Typography>
  </Box>
)
