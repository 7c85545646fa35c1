// The exam as an examinee sees it on a phone or on a desk, in light and dark colours.

import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { useMemo, useState } from 'react'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { useContentLanguages } from '../../../platform/ui/languages.ts'
import { usePreviewFrame } from '../../../platform/ui/preview-frame.ts'
import { type ExamMessage, readyReply } from './exam-message.ts'
import { openedExam } from './opened-exam.ts'

const widths = { phone: 390, desk: 1100 }
type Width = keyof typeof widths

export function ExamPreviewButton({ exam }: { exam: ExamPaper }) {
  const [isOpen, setOpen] = useState(false)
  if (exam.questions.length === 0) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Preview
      </Button>
      {isOpen && <ExamPreview exam={exam} onClose={() => setOpen(false)} />}
    </>
  )
}

function ExamPreview({ exam, onClose }: { exam: ExamPaper; onClose: () => void }) {
  const [scheme, setScheme] = useState<ExamMessage['scheme']>('light')
  const [width, setWidth] = useState<Width>('phone')
  const language = useContentLanguages().find(({ id }) => id === exam.language_id)
  const [openedAt] = useState(() => new Date())
  const opened = useMemo(() => openedExam(exam, openedAt), [exam, openedAt])
  const sitting = { answer_again: exam.answer_again, hides_timer: false, watermark: 'The examinee' }
  const message: ExamMessage = { kind: 'exam_preview', language: language?.code ?? 'en', scheme, opened, sitting }
  const frame = usePreviewFrame(message, readyReply.kind)
  return (
    <Dialog open onClose={onClose} maxWidth={false} aria-labelledby="exam-preview-title">
      <DialogTitle id="exam-preview-title">As an examinee sees it</DialogTitle>
      <DialogContent>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
          <ToggleButtonGroup
            size="small"
            exclusive
            value={width}
            aria-label="Screen"
            onChange={(_, one: Width | null) => one && setWidth(one)}
          >
            <ToggleButton value="phone">Phone</ToggleButton>
            <ToggleButton value="desk">Desk</ToggleButton>
          </ToggleButtonGroup>
          <ToggleButtonGroup
            size="small"
            exclusive
            value={scheme}
            aria-label="Colours"
            onChange={(_, one: ExamMessage['scheme'] | null) => one && setScheme(one)}
          >
            <ToggleButton value="light">Day</ToggleButton>
            <ToggleButton value="dark">Night</ToggleButton>
          </ToggleButtonGroup>
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          You can answer, but nothing is saved. Options are in your order here; examinees get them shuffled, unless they keep their order.
          {exam.draws.length > 0 && ' Each examinee gets other questions of a draw.'}
        </Typography>
        <Box
          component="iframe"
          ref={frame}
          src={`${import.meta.env.BASE_URL}exam-preview.html`}
          title="Preview of the exam"
          sx={{
            width: widths[width],
            maxWidth: '100%',
            height: 'min(720px, calc(100vh - 280px))',
            display: 'block',
            mx: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 3,
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
