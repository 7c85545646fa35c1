// The first step of an import: a file, and the language of its questions.

import { Alert, Button, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useRedirect } from 'react-admin'
import { call } from '../api.ts'
import { messageOf } from '../ui/message-of.ts'
import { LanguageField } from './fields.tsx'

const mostBytes = 200 * 1024 * 1024

export function UploadForm() {
  const redirect = useRedirect()
  const [language, setLanguage] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!file) return setProblem('Choose a file first.')
    if (file.size > mostBytes) return setProblem('This file is larger than 200 MB. Split it.')
    setIsBusy(true)
    setProblem(null)
    try {
      const { data } = await call('upload_import', { file, language_id: Number(language) || undefined })
      redirect('show', 'imports', data.id)
    } catch (error) {
      setProblem(messageOf(error).replace(/^file: /, ''))
      setIsBusy(false)
    }
  }
  return (
    <Card component="form" onSubmit={event => void send(event)} sx={{ my: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Import questions
        </Typography>
        <Typography sx={{ mb: 2 }}>
          CSV, Excel (XLSX), Kahoot’s template, Open Trivia DB, GIFT, Aiken, Moodle XML, QTI, our own JSON, or a ZIP with one of these and
          its pictures and sounds. You see what becomes of every row before anything is imported.
        </Typography>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
          <label>
            File <input type="file" required onChange={({ target }) => setFile(target.files?.[0] ?? null)} />
          </label>
          <LanguageField value={language} onChange={setLanguage} none="The default language" />
          <Button type="submit" variant="contained" disabled={isBusy}>
            Upload
          </Button>
        </Stack>
        {isBusy && <LinearProgress aria-label="Uploading" sx={{ mt: 2 }} />}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}
