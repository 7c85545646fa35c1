// The table of interface languages: the share that is translated, the files for translators, and the switch for players.

import { Alert, Box, Button, Chip, Switch, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import type { InterfaceLanguageRow } from '@trivium/contract/platform/settings.admin'
import { useState } from 'react'
import { call } from '../../api.ts'
import { saveSeen } from '../../conflicts.ts'
import { useAttempt } from '../use-attempt.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { FileDialog } from './file-dialog.tsx'
import { readTexts, saveTexts, type TextFile } from './text-file.ts'

interface Props {
  rows: InterfaceLanguageRow[]
  onChanged: () => Promise<void>
}

export const InterfaceLanguages = ({ rows, onChanged }: Props) => (
  <TableContainer>
    <Table size="small" aria-label="Languages of the interface">
      <TableHead>
        <TableRow>
          {['Language', 'Direction', 'Translated', 'For players', 'File'].map(title => (
            <TableCell key={title}>{title}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <LanguageRow key={row.code} row={row} onChanged={onChanged} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

const fields = [
  { label: 'Right to left', fields: ['rtl'] },
  { label: 'Players can choose it', fields: ['is_on'] },
]

interface Input {
  rtl?: boolean
  is_on?: boolean
}

function save(row: InterfaceLanguageRow, input: Input) {
  const readTheirs = async () => ({ ...((await call('get_interface_languages', {})).data.find(({ code }) => code === row.code) ?? row) })
  const change = { subject: `language:${row.code}`, groups: fields, mine: { ...row, ...input }, seen: { ...row }, readTheirs }
  return saveSeen(change, mine => call('change_interface_language', { ...mine, code: row.code }))
}

function LanguageRow({ row, onChanged }: { row: InterfaceLanguageRow; onChanged: () => Promise<void> }) {
  const { code, name, rtl, is_built_in, is_on, texts, of } = row
  const { attempt, isBusy, problem } = useAttempt()
  const change = async (input: Input) => void ((await attempt(() => save(row, input), `${name} was changed.`)) && (await onChanged()))
  return (
    <TableRow>
      <TableCell>
        <bdi lang={code}>{name}</bdi> <code>{code}</code> {is_built_in && <Chip size="small" label="built in" />}
        {problem && <Alert severity="error">{problem}</Alert>}
      </TableCell>
      <TableCell>
        {is_built_in ? (
          rtl ? (
            'right to left'
          ) : (
            'left to right'
          )
        ) : (
          <Button size="small" disabled={isBusy} onClick={() => void change({ rtl: !rtl })}>
            {rtl ? 'right to left' : 'left to right'}
          </Button>
        )}
      </TableCell>
      <TableCell>{Math.floor((100 * texts) / of)} %</TableCell>
      <TableCell>
        <Switch
          checked={is_on}
          disabled={is_built_in || isBusy}
          onChange={event => void change({ is_on: event.target.checked })}
          slotProps={{ input: { 'aria-label': `Players can choose ${name}` } }}
        />
      </TableCell>
      <TableCell>
        <Files language={row} attempt={attempt} onChanged={onChanged} />
      </TableCell>
    </TableRow>
  )
}

interface FilesProps {
  language: InterfaceLanguageRow
  attempt: ReturnType<typeof useAttempt>['attempt']
  onChanged: () => Promise<void>
}

function Files({ language, attempt, onChanged }: FilesProps) {
  const { code, name } = language
  const [file, setFile] = useState<TextFile | null>(null)
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        size="small"
        aria-label={`Download the texts of ${name}`}
        onClick={() => void attempt(() => saveTexts(code), 'Download started.')}
      >
        Download
      </Button>
      <FileButton
        size="small"
        aria-label={`Upload texts of ${name}`}
        accept="application/json,.json"
        inputLabel={`A file with texts of ${name}`}
        onFile={async chosen => void (await attempt(async () => setFile(await readTexts(chosen, code))))}
      >
        Upload
      </FileButton>
      {file && <FileDialog file={file} language={language} onClose={() => setFile(null)} onImported={onChanged} />}
    </Box>
  )
}
