// All settings by group, with a search in names and meanings.

import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { Title } from 'react-admin'
import type { SettingRow } from '@trivium/contract/platform/settings.admin'
import { useReply } from '../ui/use-reply.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { SettingCard } from './setting-card.tsx'
import { titleOf } from './written.ts'

type Which = 'all' | 'changed'

const finds = (row: SettingRow, words: string) =>
  [row.name, titleOf(row.name), row.meaning, row.group].some(text => text.toLowerCase().includes(words.toLowerCase()))

export function SettingList() {
  const { reply, problem, again } = useReply('get_all_settings', {})
  const [words, setWords] = useState('')
  const [which, setWhich] = useState<Which>('all')
  const [history, setHistory] = useState<string | null>(null)
  const wanted = useDeferredValue(words.trim())
  const rows = (reply?.data ?? []).filter(row => finds(row, wanted) && (which === 'all' || !row.is_default))
  // The server sorts by groups.
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    <Box sx={{ py: 2, maxWidth: 900 }}>
      <Title title="Settings" />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
        <TextField
          size="small"
          type="search"
          label="Search"
          value={words}
          onChange={event => setWords(event.target.value)}
          sx={{ flex: 1 }}
        />
        {(['all', 'changed'] as const).map(one => (
          <Button key={one} variant={which === one ? 'contained' : 'outlined'} aria-pressed={which === one} onClick={() => setWhich(one)}>
            {one}
          </Button>
        ))}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {reply === null && !problem && <Typography>Loading …</Typography>}
      {reply !== null && rows.length === 0 && <Typography>No matching settings.</Typography>}
      {groups.map(group => (
        <Group key={group} name={group} rows={rows.filter(row => row.group === group)} onChanged={again} onHistory={setHistory} />
      ))}
      {history !== null && <HistoryDialog name={history} onClose={() => setHistory(null)} onChanged={again} />}
    </Box>
  )
}

interface GroupProps {
  name: string
  rows: SettingRow[]
  onChanged: () => Promise<void>
  onHistory: (name: string) => void
}

function Group({ name, rows, onChanged, onHistory }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <Box sx={{ mb: 4 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Stack spacing={1.5}>
        {rows.map(row => (
          // The key remounts the card after a change of the value.
          <SettingCard key={`${row.name} ${JSON.stringify(row.value)}`} row={row} onChanged={onChanged} onHistory={onHistory} />
        ))}
      </Stack>
    </Box>
  )
}
