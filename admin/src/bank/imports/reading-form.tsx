// How a file is read: the language, category and level of its questions, and what its columns hold.

import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { ImportView, Mapping } from '@trivium/contract/bank/imports.admin'
import { call } from '../../platform/api.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { CategoryField, LanguageField, LevelField } from './fields.tsx'
import { needsColumns } from './import-words.ts'
import { SourceField } from './source-field.tsx'
import { TableReading } from './table-reading.tsx'

interface ReadingFormProps {
  view: ImportView
  again: () => Promise<void>
}

export function ReadingForm({ view, again }: ReadingFormProps) {
  const [language, setLanguage] = useState(String(view.language_id))
  const [category, setCategory] = useState(String(view.category_id ?? ''))
  const [level, setLevel] = useState(String(view.level ?? ''))
  const [source, setSource] = useState(view.source ?? '')
  const [publishes, setPublishes] = useState(view.publishes)
  const [mapping, setMapping] = useState<Mapping | null>(view.mapping)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    setIsBusy(true)
    const terms = { language_id: Number(language), category_id: Number(category), level: Number(level), source: source.trim(), publishes }
    try {
      // Send the mapping only if the editor changed it: the server remembers it, and must not remember its own guess.
      const said = mapping && JSON.stringify(mapping) !== JSON.stringify(view.mapping)
      await call('change_import', { import_id: view.id, ...terms, ...(said && { mapping }) })
      await again()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setIsBusy(false)
  }
  return (
    <Accordion
      defaultExpanded={view.state === 'failed' || needsColumns(view)}
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ borderRadius: 1 }}
    >
      <AccordionSummary id="reading" aria-controls="reading-form" expandIcon={<ExpandMoreIcon />}>
        <Typography variant="h6" component="span">
          How the server reads the file
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <form aria-label="How the server reads the file" onSubmit={event => void send(event)}>
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
            <LanguageField value={language} onChange={setLanguage} />
            <CategoryField value={category} onChange={setCategory} />
            <LevelField value={level} onChange={setLevel} />
            <SourceField value={source} onChange={setSource} />
            <FormControlLabel
              label="Publish at once"
              control={<Checkbox checked={publishes} onChange={({ target }) => setPublishes(target.checked)} />}
            />
          </Stack>
          {view.columns && mapping && <TableReading {...{ read: view, columns: view.columns, mapping }} onChange={setMapping} />}
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
          <Button type="submit" variant="outlined" disabled={isBusy} sx={{ mt: 2 }}>
            Read the file again
          </Button>
        </form>
      </AccordionDetails>
    </Accordion>
  )
}
