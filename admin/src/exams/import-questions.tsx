// Questions for the paper from a file of any format: how it is read, and what became of its rows.

import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { Mapping } from '@trivium/contract/import-office'
import { call, type Reply } from '../api.ts'
import { ColumnsTable } from '../imports/columns-table.tsx'
import { verdictWords } from '../imports/import-words.ts'
import { FileButton } from '../ui/file-button.tsx'
import { messageOf } from '../ui/message-of.ts'
import { download } from './download.ts'

type Told = Reply<'import_exam_questions'>['data']

const kinds = '.csv,.tsv,.xlsx,.xml,.json,.txt,.gift,.zip,.apkg,.h5p'

export function ImportQuestions({ examId }: { examId: number }) {
  const refresh = useRefresh()
  const [marks, setMarks] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [told, setTold] = useState<Told | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function take(chosen: File, mapping?: Mapping) {
    setFile(chosen)
    setProblem(null)
    try {
      const { data } = await call('import_exam_questions', { exam_id: examId, file: chosen, marks: Number(marks) || undefined, mapping })
      setTold(data)
      if (data.added > 0) refresh()
    } catch (error) {
      setTold(null)
      setProblem(messageOf(error).replace(/^file: /, ''))
    }
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        CSV, Excel (XLSX), GIFT, Aiken, Moodle XML, QTI, Anki, H5P, our own JSON, or a ZIP with one of these and its pictures and sounds.
        Columns of a table: type, question, option_1 to option_10, answer, marks, note. An answer names options by number, from 1:{' '}
        <code>1</code>, or <code>1,3</code>.
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label="Marks, where none are said"
          type="number"
          size="small"
          value={marks}
          onChange={({ target }) => setMarks(target.value)}
          slotProps={{ htmlInput: { min: 0.25, max: 100, step: 0.25 }, inputLabel: { shrink: true } }}
          sx={{ width: 220 }}
          helperText={null}
        />
        <FileButton variant="outlined" size="small" accept={kinds} inputLabel="A file with questions" onFile={chosen => take(chosen)}>
          Read questions from a file
        </FileButton>
      </Stack>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      {told?.needs_mapping && file && <SayColumns key={told.columns?.join()} told={told} onSaid={mapping => take(file, mapping)} />}
      {told && !told.needs_mapping && <Report told={told} />}
    </Box>
  )
}

function SayColumns({ told, onSaid }: { told: Told; onSaid: (mapping: Mapping) => Promise<void> }) {
  const [mapping, setMapping] = useState<Mapping>(told.mapping ?? { header_line: 0, columns: {} })
  return (
    <>
      <ColumnsTable columns={told.columns ?? []} mapping={mapping} onChange={setMapping} />
      <Button variant="outlined" size="small" sx={{ mt: 1 }} onClick={() => void onSaid(mapping)}>
        Read it so
      </Button>
    </>
  )
}

function Report({ told: { added, rows, refused_file, unknown_columns } }: { told: Told }) {
  const isWhole = rows.length === 0 && unknown_columns.length === 0
  return (
    <Alert severity={isWhole ? 'success' : 'warning'} sx={{ mt: 1 }}>
      <Typography variant="body2">Questions added: {added}.</Typography>
      {unknown_columns.length > 0 && (
        <Typography variant="body2">
          Columns from which nothing is taken: <bdi>{unknown_columns.join(', ')}</bdi>.
        </Typography>
      )}
      {rows.length > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 2, maxHeight: 320, overflowY: 'auto' }} tabIndex={0} aria-label="Rows with something to say">
          {rows.map(row => (
            <RowSaid key={`${row.file} ${row.row}`} row={row} />
          ))}
        </Box>
      )}
      {refused_file && (
        <Button size="small" variant="outlined" onClick={() => download(refused_file.name, refused_file.csv)}>
          Refused rows with reasons, to be mended and sent again
        </Button>
      )}
    </Alert>
  )
}

const RowSaid = ({ row: { row, file, verdict, problem, text, lost } }: { row: Told['rows'][number] }) => (
  <li>
    Row {row}
    {file !== null && (
      <>
        {' '}
        of <bdi>{file}</bdi>
      </>
    )}
    {text !== '' && (
      <>
        , “<bdi>{text.length > 80 ? `${text.slice(0, 80)}…` : text}</bdi>”
      </>
    )}
    : {verdict !== 'new' && `${verdictWords[verdict]}: `}
    <bdi>{problem}</bdi>
    {lost.length > 0 && (
      <>
        {verdict === 'new' ? 'Lost: ' : '. Lost: '}
        <bdi>{lost.join(' ')}</bdi>
      </>
    )}
  </li>
)
