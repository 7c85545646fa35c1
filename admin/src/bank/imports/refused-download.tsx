// Downloads the refused rows with their reasons. The editor corrects them and uploads them again.

import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { call } from '../../platform/api.ts'
import { followDownload } from '../../platform/ui/follow-download.ts'
import { messageOf } from '../../platform/ui/message-of.ts'

export function RefusedDownload({ view }: { view: ImportView }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  if (view.counts.refused === 0) return null
  async function download() {
    setProblem(null)
    setIsBusy(true)
    try {
      followDownload((await call('export_refused_rows', { import_id: view.id })).data)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setIsBusy(false)
  }
  return (
    <Box sx={{ px: 2, pt: 2 }}>
      <Button variant="outlined" disabled={isBusy} onClick={() => void download()}>
        Download the refused rows
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, maxWidth: '70ch' }}>
        A table with {view.columns === null ? 'the columns of our CSV' : 'the columns of this file'}, and the reason before each row.
        Correct the rows in a spreadsheet and upload the table as a new import. You may leave the column “reason” in.
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  )
}
