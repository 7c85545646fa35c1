// The buttons that run an import and take it back.

import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useId, useState } from 'react'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { messageOf } from '../../platform/ui/message-of.ts'
import { needsColumns } from './import-words.ts'

const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'question' : 'questions'}`

const isNothing = ({ new: fresh, changed, contradiction }: ImportView['counts']) => fresh + changed + contradiction === 0

export function ImportButtons({ view, again }: { view: ImportView; again: () => Promise<void> }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [lets, setLets] = useState(false)
  const { contradiction } = view.counts
  const total = view.counts.new + view.counts.changed + (lets ? contradiction : 0)
  const mayRun = view.state === 'previewed' || view.state === 'failed'
  async function run() {
    setIsBusy(true)
    setProblem(null)
    await call('run_import', { import_id: view.id, with_contradictions: lets }).catch((error: unknown) => setProblem(messageOf(error)))
    await again()
    setIsBusy(false)
  }
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {mayRun && contradiction > 0 && <LetIn count={contradiction} lets={lets} onChange={setLets} />}
      {mayRun && total > 0 && (
        <Button variant="contained" disabled={isBusy} onClick={() => void run()}>
          Import {counted(total)}
        </Button>
      )}
      {view.state === 'previewed' && !needsColumns(view) && isNothing(view.counts) && (
        <Typography>There is nothing to import: no row is new, and no row changes a question.</Typography>
      )}
      {view.can_undo && (
        <AskButton
          label="Undo this import"
          title="Undo this import?"
          text="This deletes the new questions of the import and restores the questions that it changed. You can undo the import until a player has played one of them."
          color="error"
          size="medium"
          onAnswer={async () => {
            await call('undo_import', { import_id: view.id })
            await again()
          }}
        />
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  )
}

interface LetInProps {
  count: number
  lets: boolean
  onChange: (lets: boolean) => void
}

/** An editor decides: the server cannot know which of two answers is right. */
function LetIn({ count, lets, onChange }: LetInProps) {
  const id = useId()
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label={
          count === 1
            ? 'Also import the row that contradicts another one'
            : `Also import the ${count.toLocaleString('en')} rows that contradict others`
        }
        control={
          <Checkbox checked={lets} slotProps={{ input: { 'aria-describedby': id } }} onChange={({ target }) => onChange(target.checked)} />
        }
      />
      <Typography id={id} variant="body2" color="text.secondary">
        {count === 1 ? 'It asks the same as another question, but gives' : 'They ask the same as other questions, but give'} another answer.
        One of the two is wrong: compare them below first.
      </Typography>
    </Box>
  )
}
