// The ways to add questions to an exam: by the form, from the bank, by rule, from a file.

import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { BankPicker } from './bank-picker.tsx'
import { DrawDialog } from './draw-dialog.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { QuestionDialog } from './question-dialog.tsx'

type Way = 'form' | 'bank' | 'draw' | 'file' | null

export function AddQuestions({ exam }: { exam: ExamPaper }) {
  const [way, setWay] = useState<Way>(null)
  const close = () => setWay(null)
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button variant="contained" size="small" onClick={() => setWay('form')}>
          New question
        </Button>
        <Button variant="outlined" size="small" onClick={() => setWay('bank')}>
          Take from the bank
        </Button>
        <Button variant="outlined" size="small" onClick={() => setWay('draw')}>
          Draw by rule
        </Button>
        <Button
          variant="outlined"
          size="small"
          aria-expanded={way === 'file'}
          onClick={() => setWay(before => (before === 'file' ? null : 'file'))}
        >
          From a file
        </Button>
      </Stack>
      {way === 'form' && <QuestionDialog exam={exam} questionId={null} onClose={close} />}
      {way === 'bank' && <BankPicker exam={exam} onClose={close} />}
      {way === 'draw' && <DrawDialog exam={exam} onClose={close} />}
      {way === 'file' && <ImportQuestions examId={exam.id} />}
    </>
  )
}
