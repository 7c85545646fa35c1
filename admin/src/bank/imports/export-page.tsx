// Exports all questions, or some of them, as a file.

import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { type ExportFormat, exportFormats } from '@trivium/contract/bank/import-names'
import { questionTypes } from '@trivium/contract/bank/question-names'
import { call } from '../../platform/api.ts'
import { useCategoryChoices } from '../catalogue/index.ts'
import { followDownload, leftOut } from '../../platform/ui/follow-download.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { ChoiceField, LanguageField } from './fields.tsx'

const formatWords: Record<ExportFormat, string> = {
  json: 'JSON: everything, with pictures and sounds as file names',
  csv: 'CSV: for spreadsheets, with pictures and sounds as file names',
  zip: 'ZIP: JSON with its pictures and sounds',
  qti: 'QTI 3.0: a package for other systems',
  gift: 'GIFT: for Moodle, without pictures and orders',
  moodle: 'Moodle XML: with pictures and sounds',
}
const formats = exportFormats.map(id => ({ id, name: formatWords[id] }))
const types = questionTypes.map(id => ({ id, name: id.replaceAll('_', ' ') }))

export function ExportPage() {
  const categories = useCategoryChoices()
  const notify = useNotify()
  const [format, setFormat] = useState<ExportFormat>('json')
  const [language, setLanguage] = useState('')
  const [category, setCategory] = useState('')
  const [type, setType] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    try {
      const { data } = await call('export_questions', {
        format,
        language_id: Number(language) || undefined,
        category_id: Number(category) || undefined,
        question_type: questionTypes.find(name => name === type),
      })
      followDownload(data)
      if (data.left_out > 0) notify(leftOut(data.left_out), { type: 'warning' })
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Card component="form" onSubmit={event => void send(event)} sx={{ my: 2 }}>
      <Title title="Export" />
      <CardContent>
        <Typography variant="h6" component="h2">
          Export questions
        </Typography>
        <Typography sx={{ mb: 2 }}>
          You can import the file again, here or elsewhere. Questions of exams and earlier versions are left out.
        </Typography>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <ChoiceField
            label="Format"
            value={format}
            onChange={value => setFormat(exportFormats.find(name => name === value) ?? 'json')}
            choices={formats}
          />
          <LanguageField value={language} onChange={setLanguage} none="All languages" />
          <ChoiceField label="Category" value={category} onChange={setCategory} choices={categories} none="All categories" />
          <ChoiceField label="Type" value={type} onChange={setType} choices={types} none="All types" />
          <Button type="submit" variant="contained">
            Download
          </Button>
        </Stack>
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </CardContent>
    </Card>
  )
}
