// How a file is read: its language, where its questions go, and what its columns hold.

import { Alert, Button, Card, CardContent, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { ImportView, Mapping } from '@trivium/contract/import-office'
import { call } from '../api.ts'
import { useCategoryChoices } from '../categories/use-categories.ts'
import { messageOf } from '../ui/message-of.ts'
import { ColumnsTable } from './columns-table.tsx'
import { ChoiceField, LanguageField } from './fields.tsx'

const levels = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, name: `Level ${index + 1}` }))

export function ReadingForm({ view, again }: { view: ImportView; again: () => Promise<void> }) {
  const categories = useCategoryChoices()
  const [language, setLanguage] = useState(String(view.language_id))
  const [category, setCategory] = useState(String(view.category_id ?? ''))
  const [level, setLevel] = useState(String(view.level ?? ''))
  const [publishes, setPublishes] = useState(view.publishes)
  const [mapping, setMapping] = useState<Mapping | null>(view.mapping)
  const [problem, setProblem] = useState<string | null>(null)
  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    try {
      await call('change_import', {
        import_id: view.id,
        language_id: Number(language),
        category_id: Number(category),
        level: Number(level),
        publishes,
        ...(mapping && { mapping }),
      })
      await again()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Card component="form" onSubmit={event => void send(event)}>
      <CardContent>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          How it is read
        </Typography>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <LanguageField value={language} onChange={setLanguage} />
          <ChoiceField
            label="Category, where none is named"
            value={category}
            onChange={setCategory}
            choices={categories}
            none="None: refuse such rows"
          />
          <ChoiceField label="Level, where none is named" value={level} onChange={setLevel} choices={levels} none="By difficulty" />
          <FormControlLabel
            label="Publish at once"
            control={<Checkbox checked={publishes} onChange={({ target }) => setPublishes(target.checked)} />}
          />
        </Stack>
        {view.columns && mapping && <ColumnsTable columns={view.columns} mapping={mapping} onChange={setMapping} />}
        {problem && <Alert severity="error">{problem}</Alert>}
        <Button type="submit" variant="outlined" sx={{ mt: 2 }}>
          Read it again
        </Button>
      </CardContent>
    </Card>
  )
}
