// The first step of an import: the editor chooses or drops files, and the settings for all of them.

import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { type DragEvent, type FormEvent, useReducer, useState } from 'react'
import { HttpError, useRedirect, useRefresh } from 'react-admin'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { CategoryField, LanguageField, LevelField } from './fields.tsx'
import { SourceField } from './source-field.tsx'
import { UploadList } from './upload-list.tsx'
import { mostFiles, unsent, type Upload, uploadsAfter } from './uploads.ts'

export function UploadForm() {
  const [uploads, change] = useReducer(uploadsAfter, [])
  const [language, setLanguage] = useState('')
  const [category, setCategory] = useState('')
  const [level, setLevel] = useState('')
  const [source, setSource] = useState('')
  const terms = {
    language_id: Number(language) || undefined,
    category_id: Number(category) || undefined,
    level: Number(level) || undefined,
    source: source.trim() || undefined,
  }
  const { problem, isBusy, send } = useSending(uploads, change, terms)
  const add = (files: FileList | null) => change({ does: 'add', files: [...(files ?? [])] })
  const waiting = unsent(uploads).length
  return (
    <Card component="form" aria-label="Import questions" onSubmit={event => void send(event)} sx={{ my: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Import questions
        </Typography>
        <Typography sx={{ mb: 2 }}>
          CSV, Excel (XLSX), the templates of Kahoot, Wayground, Blooket and Gimkit, Open Trivia DB, GIFT, Aiken, Moodle XML, QTI, Anki,
          H5P, our own JSON, or a ZIP with one of these and its pictures and sounds. You see a preview of every row before anything is
          imported.
        </Typography>
        <Drop onFiles={add} />
        <UploadList uploads={uploads} isBusy={isBusy} onRemove={key => change({ does: 'remove', key })} />
        <Stack direction="row" spacing={2} sx={{ mt: 2, alignItems: 'flex-start', flexWrap: 'wrap' }} useFlexGap>
          <LanguageField value={language} onChange={setLanguage} none="The default language" />
          <CategoryField value={category} onChange={setCategory} />
          <LevelField value={level} onChange={setLevel} />
          <SourceField value={source} onChange={setSource} />
        </Stack>
        <Button type="submit" variant="contained" disabled={isBusy} sx={{ mt: 2 }}>
          {waiting > 1 ? `Upload ${waiting} files` : 'Upload'}
        </Button>
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}

/** The status when something is wrong with the file itself. */
const refusedStatus = 400

/** Sends files one after another: the server reads one while the next uploads. A single file opens its import page. */
function useSending(
  uploads: readonly Upload[],
  change: (change: Parameters<typeof uploadsAfter>[1]) => void,
  terms: Record<string, unknown>,
) {
  const redirect = useRedirect()
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    const files = unsent(uploads)
    const isAlone = files.length === 1 && uploads.every(({ state }) => state !== 'taken')
    setProblem(files.length === 0 ? 'Choose a file first.' : null)
    setIsBusy(true)
    for (const { key, file } of files) {
      const onSent = (part: number) => change({ does: 'send', key, part })
      onSent(0)
      try {
        const view = (await call('upload_import', { file, ...terms }, { onSent })).data
        if (isAlone) return redirect('show', 'imports', view.id)
        change({ does: 'take', key, view })
      } catch (error) {
        const mayTry = !(error instanceof HttpError && error.status === refusedStatus)
        change({ does: 'refuse', key, problem: messageOf(error).replace(/^file: /, ''), mayTry })
      }
    }
    setIsBusy(false)
    refresh()
  }
  return { problem, isBusy, send }
}

function Drop({ onFiles }: { onFiles: (files: FileList | null) => void }) {
  const [isOver, setOver] = useState(false)
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(is)
  }
  return (
    <Box
      component="label"
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={event => {
        over(false)(event)
        onFiles(event.dataTransfer.files)
      }}
      sx={{ display: 'block', p: 2, border: 2, borderStyle: 'dashed', borderRadius: 1, borderColor: isOver ? 'primary.main' : 'divider' }}
    >
      <Box component="span" sx={{ display: 'block', mb: 1 }}>
        Choose up to {mostFiles} files, or drop them here
      </Box>
      <Box
        component="input"
        type="file"
        multiple
        aria-label="Files"
        sx={{ maxWidth: '100%', font: 'inherit' }}
        onChange={({ target }: { target: HTMLInputElement }) => {
          onFiles(target.files)
          // The editor can choose the same file again after correcting it.
          target.value = ''
        }}
      />
    </Box>
  )
}
