// What a translator's file would change. The person leaves texts out before they are imported; those that were changed here since the
// file was downloaded are left out unless they are ticked.

import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import type { InterfaceLanguageRow } from '@trivium/contract/platform/settings.admin'
import type { FileTextRow } from '@trivium/contract/platform/text-file.admin'
import { call, type Reply } from '../../api.ts'
import { isUnseen } from '../../conflicts.ts'
import { useAttempt } from '../use-attempt.ts'
import { writtenNumber } from '../../ui/formats.ts'
import { NotRead } from '../../ui/not-read.tsx'
import { useReply } from '../../ui/use-reply.ts'
import { FileRows } from './file-rows.tsx'
import type { TextFile } from './text-file.ts'

interface FileDialogProps {
  file: TextFile
  language: InterfaceLanguageRow
  onClose: () => void
  onImported: () => Promise<void>
}

export function FileDialog({ file: { name, ...inFile }, language, onClose, onImported }: FileDialogProps) {
  const { reply, problem, again } = useReply('preview_interface_texts', { language: language.code, ...inFile })
  return (
    <Dialog open maxWidth="md" fullWidth aria-labelledby="file-title" onClose={onClose}>
      <DialogTitle id="file-title" sx={{ overflowWrap: 'anywhere' }}>
        Import texts of <bdi lang={language.code}>{language.name}</bdi> from <bdi className="as-written">{name}</bdi>
      </DialogTitle>
      {reply ? (
        <Previewed previewed={reply.data} texts={inFile.texts} notRead={problem} {...{ language, again, onClose, onImported }} />
      ) : (
        <>
          <DialogContent>{problem ? <NotRead problem={problem} again={again} /> : <Typography>Loading …</Typography>}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

const countOf = (texts: number): string => (texts === 1 ? '1 text' : `${writtenNumber(texts)} texts`)

/** The choice of a person, for the version of the text that they saw. */
type Choices = ReadonlyMap<string, { version: string; isTicked: boolean }>

interface PreviewedProps extends Omit<FileDialogProps, 'file'> {
  previewed: Reply<'preview_interface_texts'>['data']
  texts: TextFile['texts']
  /** Why it could not be previewed again. */
  notRead: string | null
  again: () => Promise<void>
}

function Previewed({ previewed, texts, notRead, language: { code, name, rtl }, again, onClose, onImported }: PreviewedProps) {
  const [choices, setChoices] = useState<Choices>(new Map())
  const [isOvertaken, setOvertaken] = useState(false)
  const { attempt, isBusy, problem } = useAttempt()
  const isTicked = ({ key, version, state }: FileTextRow) => {
    const choice = choices.get(key)
    return choice?.version === version ? choice.isTicked : state === 'free'
  }
  const tick = (rows: readonly FileTextRow[], ticked: boolean) =>
    setChoices(before => new Map([...before, ...rows.map(({ key, version }) => [key, { version, isTicked: ticked }] as const)]))
  const chosen = previewed.rows.filter(isTicked)
  async function bring() {
    setOvertaken(false)
    try {
      await call('import_interface_texts', { language: code, ...sentOf(chosen) })
    } catch (error) {
      if (isUnseen(error)) {
        setOvertaken(true)
        await again()
      }
      throw error
    }
  }
  return (
    <>
      <DialogContent>
        <Summary {...previewed} chosen={chosen.length} />
        {notRead && <NotRead problem={notRead} again={again} />}
        {problem && !notRead && (
          <Alert severity={isOvertaken ? 'warning' : 'error'} sx={{ mb: 2 }}>
            {isOvertaken ? overtaken : problem}
          </Alert>
        )}
        <FileRows {...previewed} texts={texts} language={{ code, rtl }} isTicked={isTicked} onTick={tick} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={isBusy || chosen.length === 0}
          onClick={async () => {
            if (!(await attempt(bring, `${countOf(chosen.length)} of ${name} imported.`))) return
            onClose()
            await onImported()
          }}
        >
          Import {countOf(chosen.length)}
        </Button>
      </DialogActions>
    </>
  )
}

const overtaken = 'Somebody else has changed some of these texts meanwhile. Nothing was imported. You see the texts as they are now.'

const sentOf = (rows: readonly FileTextRow[]) => ({
  texts: Object.fromEntries(rows.map(({ key, text }) => [key, text])),
  versions: Object.fromEntries(rows.map(({ key, version }) => [key, version])),
})

type SummaryProps = PreviewedProps['previewed'] & { chosen: number }

function Summary({ rows, invalid, unchanged, blank, chosen }: SummaryProps) {
  const counts: [number, string][] = [
    [chosen, 'to import'],
    [rows.length - chosen, 'left out'],
    [invalid.length, 'invalid'],
    [unchanged, 'unchanged'],
    [blank, 'not translated'],
  ]
  const words = counts.flatMap(([count, what]) => (count > 0 ? [`${writtenNumber(count)} ${what}`] : []))
  return (
    <Typography role="status" sx={{ mb: 2, fontWeight: 600 }}>
      {rows.length === 0 && 'This file changes nothing. '}
      {words.join(', ')}.
    </Typography>
  )
}
