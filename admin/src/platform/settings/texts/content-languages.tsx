// The table of content languages: name, direction, and the default.

import { Alert, Button, Radio, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField } from '@mui/material'
import { useState } from 'react'
import type { ContentLanguageRow } from '@trivium/contract/platform/settings.admin'
import { call } from '../../api.ts'
import { saveSeen } from '../../conflicts.ts'
import { useAttempt } from '../use-attempt.ts'

interface Props {
  rows: ContentLanguageRow[]
  onChanged: () => Promise<void>
}

export const ContentLanguages = ({ rows, onChanged }: Props) => (
  <TableContainer>
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
  </TableContainer>
)

const fields = [
  { label: 'Name', fields: ['name'] },
  { label: 'Right to left', fields: ['rtl'] },
  { label: 'Default', fields: ['is_default'] },
]

interface Input {
  name?: string
  rtl?: boolean
  is_default?: boolean
}

/** Sends only what was changed. */
function save(row: ContentLanguageRow, input: Input) {
  const readTheirs = async () => ({ ...((await call('get_content_languages', {})).data.find(({ id }) => id === row.id) ?? row) })
  const change = { subject: `content_language:${row.id}`, groups: fields, mine: { ...row, ...input }, seen: { ...row }, readTheirs }
  return saveSeen(change, (mine, { is_default }) =>
    call('change_content_language', { ...mine, ...(mine['is_default'] === is_default && { is_default: undefined }) }),
  )
}

function LanguageRow({ row, onChanged }: { row: ContentLanguageRow; onChanged: () => Promise<void> }) {
  const { code, rtl, is_default, questions } = row
  const [name, setName] = useState(row.name)
  const { attempt, isBusy, problem } = useAttempt()
  const change = async (input: Input) => void ((await attempt(() => save(row, input), `${row.name} was changed.`)) && (await onChanged()))
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
          sx={{ minWidth: 140 }}
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
