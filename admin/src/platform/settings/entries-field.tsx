// A setting with several entries, each with a field per column. Entries of a map also have a key.

import { Box, Button, Stack, TextField } from '@mui/material'
import type { SettingRow, SettingShape } from '@trivium/contract/platform/settings.admin'
import { useState } from 'react'
import { SettingField } from './setting-field.tsx'
import { titleOf } from './written.ts'

interface Entry {
  /** React key: keeps the entry's fields in place when earlier entries are removed. */
  id: number
  /** Empty for rows, which have no key. */
  key: string
  cells: Record<string, unknown>
}

interface EntriesFieldProps {
  row: SettingRow
  value: unknown
  onChange: (value: unknown) => void
}

export function EntriesField({ row, value, onChange }: EntriesFieldProps) {
  const [entries, setEntries] = useState(() => entriesIn(value))
  const change = (changed: Entry[]) => {
    setEntries(changed)
    onChange(valueOf(row, changed))
  }
  const put = (entry: Entry) => change(entries.map(one => (one.id === entry.id ? entry : one)))
  const add = () => change([...entries, { id: Math.max(-1, ...entries.map(({ id }) => id)) + 1, key: '', cells: emptyCells(row) }])
  const isOpen = row.keys === null
  return (
    <Stack spacing={1}>
      {entries.map((entry, index) => (
        <EntryFields
          key={entry.id}
          row={row}
          entry={entry}
          name={`${titleOf(row.name)}, ${row.kind === 'map' ? titleOf(entry.key) : index + 1}`}
          isTwice={row.kind === 'map' && entries.findIndex(({ key }) => key === entry.key) < index}
          onChange={put}
          onUp={
            row.kind === 'rows' && index > 0 ? () => change(entries.with(index - 1, entry).with(index, entries[index - 1] ?? entry)) : null
          }
          onRemove={isOpen ? () => change(entries.filter(one => one !== entry)) : null}
        />
      ))}
      {isOpen && (
        <Box>
          <Button size="small" variant="outlined" onClick={add}>
            Add
          </Button>
        </Box>
      )}
    </Stack>
  )
}

interface EntryFieldsProps {
  row: SettingRow
  entry: Entry
  name: string
  isTwice: boolean
  onChange: (entry: Entry) => void
  onUp: (() => void) | null
  onRemove: (() => void) | null
}

const EntryFields = ({ row, entry, name, isTwice, onChange, onUp, onRemove }: EntryFieldsProps) => (
  <Box role="group" aria-label={name} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {row.kind === 'map' && (
        <TextField
          size="small"
          label={titleOf(row.unit ?? 'name')}
          value={row.keys === null ? entry.key : titleOf(entry.key)}
          error={isTwice}
          helperText={isTwice ? 'This key exists twice. Only this entry is saved.' : undefined}
          onChange={event => onChange({ ...entry, key: event.target.value.trim() })}
          slotProps={{ htmlInput: { readOnly: row.keys !== null } }}
          sx={{ width: 200 }}
        />
      )}
      {row.columns?.map(column => (
        <Box key={column.name} sx={{ flex: column.kind === 'text' ? '1 1 260px' : '0 1 auto', minWidth: 0 }}>
          <SettingField
            row={column}
            value={entry.cells[column.name]}
            onChange={cell => onChange({ ...entry, cells: { ...entry.cells, [column.name]: cell } })}
          />
        </Box>
      ))}
      {onUp && (
        <Button size="small" aria-label={`${name}: move up`} onClick={onUp}>
          Up
        </Button>
      )}
      {onRemove && (
        <Button size="small" color="error" aria-label={`${name}: remove`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Stack>
  </Box>
)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const cellsIn = (value: unknown) => (isRecord(value) ? value : {})

function entriesIn(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.map((cells, id) => ({ id, key: '', cells: cellsIn(cells) }))
  return Object.entries(cellsIn(value)).map(([key, cells], id) => ({ id, key, cells: cellsIn(cells) }))
}

const valueOf = ({ kind }: SettingRow, entries: Entry[]) =>
  kind === 'rows' ? entries.map(({ cells }) => cells) : Object.fromEntries(entries.map(({ key, cells }) => [key, cells]))

const emptyCell = ({ is_optional, kind, min }: SettingShape) => (is_optional ? null : kind === 'text' ? '' : (min ?? 0))

const emptyCells = ({ columns }: SettingRow) => Object.fromEntries((columns ?? []).map(column => [column.name, emptyCell(column)]))
