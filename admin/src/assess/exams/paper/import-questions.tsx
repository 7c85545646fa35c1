// Adds questions from a file to the paper: the examiner previews each row, then adds the questions.

import { Alert, Box, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import { call, type Reply } from '../../../platform/api.ts'
import { FileButton } from '../../../platform/ui/file-button.tsx'
import { messageOf } from '../../../platform/ui/message-of.ts'
import { FilePreview } from './file-preview.tsx'
import { RefusedFile } from '../refused-file.tsx'

type Previewed = Reply<'preview_exam_questions'>['data']
type ImportReply = Reply<'import_exam_questions'>['data']

/** What the preview was asked with; the import sends the same. */
interface Sent {
  file: File
  marks: number | undefined
  mapping: Mapping | undefined
}

const kinds = '.csv,.tsv,.xlsx,.xml,.json,.txt,.gift,.zip,.apkg,.h5p'

export function ImportQuestions({ examId }: { examId: number }) {
  const refresh = useRefresh()
  const [marks, setMarks] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [reply, setReply] = useState<ImportReply | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    setReply(null)
    setIsBusy(true)
    await work().catch((error: unknown) => {
      setPreviewed(null)
      setProblem(messageOf(error).replace(/^file: /, ''))
    })
    setIsBusy(false)
  }
  const look = (file: File, mapping?: Mapping) =>
    attempt(async () => {
      const next = { file, marks: Number(marks) || undefined, mapping }
      setPreviewed((await call('preview_exam_questions', { exam_id: examId, ...next })).data)
      setSent(next)
    })
  const bring = (how: Sent) =>
    attempt(async () => {
      const { data } = await call('import_exam_questions', { exam_id: examId, ...how })
      setPreviewed(null)
      setReply(data)
      refresh()
    })
  return (
    <Box sx={{ mb: 2 }}>
      <ChooseFile {...{ marks, setMarks, isBusy }} onFile={file => look(file)} />
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      {previewed && sent && (
        <FilePreview
          key={JSON.stringify([previewed.columns, previewed.mapping, previewed.counts])}
          previewed={previewed}
          name={sent.file.name}
          isBusy={isBusy}
          onRead={mapping => void look(sent.file, mapping)}
          onBring={() => void bring(sent)}
          onLeave={() => setPreviewed(null)}
        />
      )}
      {reply && <Brought reply={reply} />}
    </Box>
  )
}

interface ChooseFileProps {
  marks: string
  setMarks: (marks: string) => void
  isBusy: boolean
  onFile: (file: File) => Promise<void>
}

const ChooseFile = ({ marks, setMarks, isBusy, onFile }: ChooseFileProps) => (
  <>
    <Typography variant="body2" sx={{ mb: 1 }}>
      CSV, Excel (XLSX), GIFT, Aiken, Moodle XML, QTI, Anki, H5P, our own JSON, or a ZIP with one of these and its pictures and sounds.
      Columns of a table: type, question, option_1 to option_10, answer, marks, note. An answer is the numbers of options, from 1:{' '}
      <code>1</code>, or <code>1,3</code>. You see a preview of each row before anything is added.
    </Typography>
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        label="Marks if the file gives none"
        type="number"
        size="small"
        value={marks}
        onChange={({ target }) => setMarks(target.value)}
        slotProps={{ htmlInput: { min: 0.25, max: 100, step: 0.25 }, inputLabel: { shrink: true } }}
        sx={{ width: 220 }}
        helperText={null}
      />
      <FileButton variant="outlined" size="small" accept={kinds} inputLabel="A file with questions" disabled={isBusy} onFile={onFile}>
        Read questions from a file
      </FileButton>
    </Stack>
  </>
)

function Brought({ reply: { added, rows, refused_file } }: { reply: ImportReply }) {
  const out = rows.filter(({ verdict }) => verdict !== 'new').length
  return (
    <Alert severity={out === 0 ? 'success' : 'warning'} sx={{ mt: 1 }} role="status">
      <Typography variant="body2">Questions added: {added}.</Typography>
      {out > 0 && <Typography variant="body2">Rows not added: {out}.</Typography>}
      <RefusedFile file={refused_file} />
    </Alert>
  )
}
