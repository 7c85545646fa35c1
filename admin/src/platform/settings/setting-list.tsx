// All settings, one form for each group. A search finds names, meanings and values in all groups.

import { Box, Stack, TextField, ToggleButton, Typography } from '@mui/material'
import { useDeferredValue, useState } from 'react'
import { Title } from 'react-admin'
import type { SettingRow as Row } from '@trivium/contract/platform/settings.admin'
import { NotRead } from '../ui/not-read.tsx'
import { useReply } from '../ui/use-reply.ts'
import { GroupList } from './group-list.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import { finds } from './search.ts'
import { SettingRow } from './setting-row.tsx'
import { useDrafts } from './use-drafts.ts'

export function SettingList() {
  const { reply, problem, again } = useReply('get_all_settings', {})
  const [words, setWords] = useState('')
  const [isOnlyChanged, setOnlyChanged] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [history, setHistory] = useState<string | null>(null)
  const wanted = useDeferredValue(words.trim())
  const rows = reply?.data ?? []
  const opened = rows.find(({ name }) => name === history)
  const form = useDrafts(rows, again)
  // The server sorts by groups.
  const groups = [...new Set(rows.map(({ group }) => group))]
  const isFiltered = wanted !== '' || isOnlyChanged
  const group = isFiltered ? null : (chosen ?? groups[0] ?? null)
  const found = rows.filter(row => finds(row, form.drafts.get(row.name), wanted) && (!isOnlyChanged || !row.is_default))
  const shown = isFiltered ? found : rows.filter(row => row.group === group)
  const entries = groups.map(name => ({
    name,
    found: isFiltered ? found.filter(row => row.group === name).length : null,
    unsaved: rows.filter(row => row.group === name && form.drafts.has(row.name)).length,
  }))
  const choose = (name: string) => {
    setWords('')
    setOnlyChanged(false)
    setChosen(name)
  }
  return (
    <Box sx={{ py: 2, maxWidth: 1100 }}>
      <Title title="Settings" />
      <Filters words={words} onWords={setWords} isOnlyChanged={isOnlyChanged} onOnlyChanged={setOnlyChanged} />
      {problem && <NotRead problem={problem} again={again} />}
      {reply === null && !problem && <Typography>Loading …</Typography>}
      {reply !== null && (
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', md: 'row' }, gap: 2 }}>
          <GroupList groups={entries} chosen={group} onChoose={choose} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {shown.length === 0 && <Typography>No setting matches.</Typography>}
            {groups.map(name => (
              <Group key={name} name={name} rows={shown.filter(row => row.group === name)} form={form} onHistory={setHistory} />
            ))}
            <SaveBar
              count={form.drafts.size}
              isBusy={form.isBusy}
              problem={form.failure}
              onSave={() => void form.save()}
              onDiscard={form.discard}
            />
          </Box>
        </Box>
      )}
      {opened && <HistoryDialog row={opened} onClose={() => setHistory(null)} onChanged={again} />}
    </Box>
  )
}

interface FiltersProps {
  words: string
  onWords: (words: string) => void
  isOnlyChanged: boolean
  onOnlyChanged: (isOnlyChanged: boolean) => void
}

const Filters = ({ words, onWords, isOnlyChanged, onOnlyChanged }: FiltersProps) => (
  <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', mb: 2 }}>
    <TextField
      size="small"
      type="search"
      label="Search all settings"
      value={words}
      onChange={event => onWords(event.target.value)}
      sx={{ flex: 1, minWidth: 200 }}
    />
    <ToggleButton size="small" value="changed" selected={isOnlyChanged} onChange={() => onOnlyChanged(!isOnlyChanged)}>
      Only changed from default
    </ToggleButton>
  </Box>
)

interface GroupProps {
  name: string
  rows: readonly Row[]
  form: ReturnType<typeof useDrafts>
  onHistory: (name: string) => void
}

function Group({ name, rows, form, onHistory }: GroupProps) {
  if (rows.length === 0) return null
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      <Stack spacing={1.5}>
        {rows.map(row => (
          <SettingRow
            key={`${row.name} ${JSON.stringify(row.value)}`}
            row={row}
            draft={form.drafts.get(row.name)}
            problems={form.problems.get(row.name) ?? []}
            turn={form.turn}
            onChange={value => form.change(row, value)}
            onReset={() => form.reset(row)}
            onHistory={() => onHistory(row.name)}
          />
        ))}
      </Stack>
    </Box>
  )
}
