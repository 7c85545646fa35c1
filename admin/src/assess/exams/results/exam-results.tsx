// The results of an exam: its examinees with marks and what was noticed, or its figures; as a file, or on paper.

import { Alert, Box, Button, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { DownloadResults } from './download-results.tsx'
import { ExamFigures } from './exam-figures.tsx'
import { PrintSheets } from './print-sheets.tsx'
import { ResultList } from './result-list.tsx'

type Shown = 'examinees' | 'figures'

export function ExamResults({ exam }: { exam: ExamPaper }) {
  const [shown, setShown] = useState<Shown>('examinees')
  const [search, setSearch] = useState('')
  const [prints, setPrints] = useState(false)
  const hidesMarks = exam.released_at === null && exam.release_when !== 'hand_in' && !exam.marks_at_hand_in
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          aria-label="What is shown"
          onChange={(_event, next: Shown | null) => next && setShown(next)}
        >
          <ToggleButton value="examinees">Examinees</ToggleButton>
          <ToggleButton value="figures">Statistics</ToggleButton>
        </ToggleButtonGroup>
        {shown === 'examinees' && (
          <TextField
            label="Name or own id"
            size="small"
            type="search"
            fullWidth={false}
            margin="none"
            sx={{ minInlineSize: 240 }}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 100 } }}
          />
        )}
        <Box sx={{ flexGrow: 1 }} />
        <Button size="small" onClick={() => setPrints(true)}>
          Print all
        </Button>
        <DownloadResults examId={exam.id} />
      </Stack>
      {hidesMarks && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Examinees see these marks only after you release the results.
        </Alert>
      )}
      {shown === 'examinees' ? <ResultList key={search.trim()} exam={exam} search={search.trim()} /> : <ExamFigures examId={exam.id} />}
      {prints && <PrintSheets exam={exam} playId={null} onClose={() => setPrints(false)} />}
    </>
  )
}
