// The table of interface languages: the share that is translated, the files for translators, and the switch for players.

import { Alert, Box, Button, Chip, Switch, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { InterfaceLanguageRow } from '@trivium/contract/platform/settings.admin'
import { call } from '../../api.ts'
import { useAttempt } from '../use-attempt.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { readTexts, saveTexts } from './text-file.ts'

interface Props {
  rows: InterfaceLanguageRow[]
  onChanged: () => Promise<void>
}

export const InterfaceLanguages = ({ rows, onChanged }: Props) => (
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
)

function LanguageRow({ row, onChanged }: { row: InterfaceLanguageRow; onChanged: () => Promise<void> }) {
  const { code, name, rtl, is_built_in, is_on, texts, of } = row
  const { attempt, isBusy, problem } = useAttempt()
  const change = async (input: { rtl?: boolean; is_on?: boolean }) =>
    void ((await attempt(() => call('change_interface_language', { code, ...input }), `${name} was changed.`)) && (await onChanged()))
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
        <Files code={code} name={name} attempt={attempt} onChanged={onChanged} />
      </TableCell>
    </TableRow>
  )
}

interface FilesProps {
  code: string
  name: string
  attempt: ReturnType<typeof useAttempt>['attempt']
  onChanged: () => Promise<void>
}

function Files({ code, name, attempt, onChanged }: FilesProps) {
  async function take(file: File) {
    const isDone = await attempt(
      async () => call('import_interface_texts', { language: code, texts: await readTexts(file) }),
      `The texts of ${name} were imported.`,
    )
    if (isDone) await onChanged()
  }
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
        onFile={take}
      >
        Upload
      </FileButton>
    </Box>
  )
}
