// The table of content languages: name, direction, and the default.

import { Alert, Button, Radio, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material'
import { useState } from 'react'
import type { ContentLanguageRow } from '@trivium/contract/platform/settings.admin'
import { call } from '../../api.ts'
import { useAttempt } from '../use-attempt.ts'

interface Props {
  rows: ContentLanguageRow[]
  onChanged: () => Promise<void>
}

export const ContentLanguages = ({ rows, onChanged }: Props) => (
  <Table size="small" aria-label="Languages of questions">
    <TableHead>
      <TableRow>
        {['Code', 'Name', 'Direction', 'Questions', 'Default'].map(title => (
          <TableCell key={title}>{title}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(row => (
        <LanguageRow key={`${row.id} ${row.name}`} row={row} onChanged={onChanged} />
      ))}
    </TableBody>
  </Table>
)

function LanguageRow({ row, onChanged }: { row: ContentLanguageRow; onChanged: () => Promise<void> }) {
  const { id, code, rtl, is_default, questions } = row
  const [name, setName] = useState(row.name)
  const { attempt, isBusy, problem } = useAttempt()
  const change = async (input: { name?: string; rtl?: boolean; is_default?: boolean }) =>
    void ((await attempt(() => call('change_content_language', { id, ...input }), `${row.name} was changed.`)) && (await onChanged()))
  return (
    <TableRow>
      <TableCell>
        <code>{code}</code>
      </TableCell>
      <TableCell>
        <TextField
          size="small"
          value={name}
          onChange={event => setName(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': `Name of ${code}`, dir: 'auto', maxLength: 60 } }}
        />
        {name !== row.name && name.trim() !== '' && (
          <Button size="small" disabled={isBusy} onClick={() => void change({ name })}>
            Save
          </Button>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
      </TableCell>
      <TableCell>
        <Button size="small" disabled={isBusy} onClick={() => void change({ rtl: !rtl })}>
          {rtl ? 'right to left' : 'left to right'}
        </Button>
      </TableCell>
      <TableCell>{questions}</TableCell>
      <TableCell>
        <Radio
          checked={is_default}
          disabled={isBusy}
          onChange={() => void change({ is_default: true })}
          slotProps={{ input: { 'aria-label': `${row.name} is the default` } }}
        />
      </TableCell>
    </TableRow>
  )
}
