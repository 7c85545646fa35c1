// Running an import, and taking it back.

import { Alert, Button, Stack } from '@mui/material'
import { useState } from 'react'
import type { ImportView } from '@trivium/contract/import-office'
import { call } from '../api.ts'
import { AskButton } from '../ui/ask-button.tsx'
import { messageOf } from '../ui/message-of.ts'

const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'question' : 'questions'}`

export function ImportButtons({ view, again }: { view: ImportView; again: () => Promise<void> }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const total = view.counts.new + view.counts.changed
  const mayRun = (view.state === 'previewed' || view.state === 'failed') && total > 0
  async function run() {
    setIsBusy(true)
    setProblem(null)
    await call('run_import', { import_id: view.id }).catch((error: unknown) => setProblem(messageOf(error)))
    await again()
    setIsBusy(false)
  }
  return (
    <Stack direction="row" spacing={2} sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {mayRun && (
        <Button variant="contained" disabled={isBusy} onClick={() => void run()}>
          Import {counted(total)}
        </Button>
      )}
      {view.can_undo && (
        <AskButton
          label="Take it back"
          title="Take this import back?"
          text="All of its questions go, and what it has changed is as it was before. That is possible until one of them is played."
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
