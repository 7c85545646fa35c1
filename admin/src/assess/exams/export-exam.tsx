// Exports an exam as a file: whole, or only its questions in a format of the bank or of other systems.

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useNotify } from 'react-admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { type ExportFormat, exportFormats } from '@trivium/contract/bank/import-names'
import { call } from '../../platform/api.ts'
import { ChoiceField } from '../../bank/imports/index.ts'
import { followDownload, leftOut } from '../../platform/ui/follow-download.ts'
import { messageOf } from '../../platform/ui/message-of.ts'
import { download } from './download.ts'

const formatWords: Record<ExportFormat, { name: string; holds: string }> = {
  json: { name: 'JSON', holds: 'The whole exam with its settings, draws, pictures and sounds, for “Import an exam”.' },
  csv: { name: 'CSV', holds: 'Its questions for a spreadsheet. Pictures and sounds only as file names on this server.' },
  zip: { name: 'ZIP', holds: 'Its questions with all pictures and sounds.' },
  qti: { name: 'QTI 3.0', holds: 'Its questions for other systems, with pictures and sounds.' },
  gift: { name: 'GIFT', holds: 'Its questions for Moodle and others, without pictures, sounds and orders.' },
  moodle: { name: 'Moodle XML', holds: 'Its questions for Moodle, with pictures and sounds.' },
}
const formats = exportFormats.map(id => ({ id, name: formatWords[id].name }))

export function ExportExam({ exam }: { exam: ExamPaper }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Export
      </Button>
      {isOpen && <ExportDialog exam={exam} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ExportDialog({ exam, onClose }: { exam: ExamPaper; onClose: () => void }) {
  const titleId = useId()
  const notify = useNotify()
  const [format, setFormat] = useState<ExportFormat>('json')
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    try {
      const { data } = await call('export_exam', { exam_id: exam.id, format, ...(format === 'json' && { exam_key: key }) })
      if (data.json !== null) download(data.name, data.json)
      if (data.path !== null) followDownload({ path: data.path, name: data.name })
      if (data.left_out > 0) notify(leftOut(data.left_out), { type: 'warning' })
      onClose()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <form onSubmit={event => void send(event)}>
        <DialogTitle id={titleId}>
          Export “<bdi>{exam.title}</bdi>”
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Keep the file as safe as the exam: it holds the right answers. The file says for each question what its format cannot contain.
          </DialogContentText>
          <Stack spacing={2} sx={{ pt: 1, alignItems: 'flex-start' }}>
            <ChoiceField
              label="Format"
              value={format}
              onChange={value => setFormat(exportFormats.find(name => name === value) ?? 'json')}
              choices={formats}
            />
            <Typography variant="body2" role="status">
              {formatWords[format].holds}
            </Typography>
            {format === 'json' && <KeyField value={key} onChange={setKey} />}
          </Stack>
          {problem && (
            <Alert severity="error" sx={{ mt: 1 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" variant="contained">
            Download
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const KeyField = ({ value, onChange }: { value: string; onChange: (key: string) => void }) => (
  <TextField
    label="Exam key of the copy, 4 to 8 characters"
    helperText="Choose a key. The server stores only a hash of this exam’s key and cannot copy it."
    size="small"
    required
    autoComplete="off"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { dir: 'auto' } }}
  />
)
