// A list of people as a file: preview row by row, apply, and export. For groups, and for the examinees of exams.

import { Alert, Box, Button, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import type { ListReport, ListRow } from '@trivium/contract/people/lists'
import { call } from '../../platform/api.ts'
import { downloadText } from '../../platform/ui/download-text.ts'
import { FileButton } from '../../platform/ui/file-button.tsx'
import { messageOf } from '../../platform/ui/message-of.ts'
import { fieldOf, type ListOwner } from './list-owner.ts'

interface ListFileProps {
  owner: ListOwner
  onApplied: () => void
}

export function ListFile({ owner, onApplied }: ListFileProps) {
  const { kind } = owner
  const named = fieldOf(owner)
  const [previewed, setPreviewed] = useState<{ file: File; report: ListReport } | null>(null)
  const [applied, setApplied] = useState<ListReport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  async function attempt(work: () => Promise<void>) {
    setProblem(null)
    setApplied(null)
    setIsBusy(true)
    await work().catch((error: unknown) => {
      setPreviewed(null)
      setProblem(messageOf(error).replace(/^file: /, ''))
    })
    setIsBusy(false)
  }
  const look = (file: File) =>
    attempt(async () => setPreviewed({ file, report: (await call(`preview_${kind}_list`, { ...named, file })).data }))
  const carryOut = (file: File) =>
    attempt(async () => {
      setApplied((await call(`import_${kind}_list`, { ...named, file })).data)
      setPreviewed(null)
      onApplied()
    })
  const save = () =>
    attempt(async () => {
      const { name, csv } = (await call(`export_${kind}_list`, named)).data
      downloadText(name, csv)
    })
  return (
    <Box sx={{ my: 2 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        A CSV file whose first line names the columns: email, name, own_id{kind === 'exam' ? ', group' : ''}, extra_percent (0, 25, 50 or
        100), hides_timer, has_larger_text. The file needs only the column email. An address without an account gets an invitation by email.
        You see each row before the server writes anything.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FileButton variant="outlined" size="small" accept=".csv,.tsv,.txt" inputLabel="A file with people" disabled={isBusy} onFile={look}>
          Read a list from a file
        </FileButton>
        <Button size="small" variant="outlined" disabled={isBusy} onClick={() => void save()}>
          Save this list as a file
        </Button>
      </Stack>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      {previewed && (
        <Preview
          report={previewed.report}
          name={previewed.file.name}
          isBusy={isBusy}
          onApply={() => void carryOut(previewed.file)}
          onLeave={() => setPreviewed(null)}
        />
      )}
      {applied && <Applied report={applied} />}
    </Box>
  )
}

const verdicts: Record<ListRow['verdict'], string> = {
  added: 'joins the list',
  changed: 'gets other conditions',
  same: 'is on the list already',
  invited: 'is invited by email',
  refused: 'refused',
}
const totals: Record<ListRow['verdict'], string> = {
  added: 'join the list',
  changed: 'other conditions',
  same: 'on the list already',
  invited: 'invited by email',
  refused: 'refused',
}
const order = ['added', 'invited', 'changed', 'same', 'refused'] as const

const summary = ({ counts }: ListReport) =>
  order
    .filter(verdict => (counts[verdict] ?? 0) > 0)
    .map(verdict => `${totals[verdict]}: ${counts[verdict]}`)
    .join(', ') || 'no rows'

const mostShown = 200

interface PreviewProps {
  report: ListReport
  name: string
  isBusy: boolean
  onApply: () => void
  onLeave: () => void
}

function Preview({ report, name, isBusy, onApply, onLeave }: PreviewProps) {
  const { counts, rows, unknown_columns } = report
  const changes = (counts.added ?? 0) + (counts.invited ?? 0) + (counts.changed ?? 0)
  // Refused rows come first: they need attention.
  const shown = [...rows].sort(
    (one, other) => Number(other.verdict === 'refused') - Number(one.verdict === 'refused') || one.row - other.row,
  )
  return (
    <Box sx={{ mt: 2 }}>
      <Alert severity={(counts.refused ?? 0) > 0 ? 'warning' : 'info'} role="status">
        <bdi>{name}</bdi>: {summary(report)}. The server has written nothing yet.
        {unknown_columns.length > 0 && ` Ignored columns: ${unknown_columns.join(', ')}.`}
      </Alert>
      <TableContainer sx={{ maxHeight: 360, my: 1 }} tabIndex={0} role="region" aria-label="Rows of the file">
        <RowTable rows={shown.slice(0, mostShown)} />
      </TableContainer>
      {shown.length > mostShown && (
        <Typography variant="body2">
          The first {mostShown} of {shown.length} rows.
        </Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" size="small" disabled={isBusy || changes === 0} onClick={onApply}>
          Apply {changes} {changes === 1 ? 'row' : 'rows'}
        </Button>
        <RefusedRows report={report} />
        <Button size="small" onClick={onLeave}>
          Discard the file
        </Button>
      </Stack>
    </Box>
  )
}

const RowTable = ({ rows }: { rows: readonly ListRow[] }) => (
  <Table size="small" stickyHeader>
    <TableHead>
      <TableRow>
        {['Row', 'Address', 'Name', 'Own id', 'Extra time', 'What happens'].map(title => (
          <TableCell key={title}>{title}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ row, email, name, own_id, extra_percent, verdict, account_id, problem }) => (
        <TableRow key={row}>
          <TableCell>{row}</TableCell>
          <TableCell>
            <bdi>{email}</bdi>
          </TableCell>
          <TableCell>
            <bdi>{name}</bdi>
            {account_id !== null && ` · ${account_id}`}
          </TableCell>
          <TableCell>
            <bdi>{own_id}</bdi>
          </TableCell>
          <TableCell>{extra_percent} %</TableCell>
          <TableCell sx={verdict === 'refused' ? { color: 'error.main' } : {}}>{problem || verdicts[verdict]}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
)

const Applied = ({ report }: { report: ListReport }) => (
  <Alert severity={(report.counts.refused ?? 0) > 0 ? 'warning' : 'success'} sx={{ mt: 1 }} role="status">
    <Typography variant="body2">Done: {summary(report)}.</Typography>
    <RefusedRows report={report} />
  </Alert>
)

const RefusedRows = ({ report: { refused_file } }: { report: ListReport }) =>
  refused_file && (
    <Button size="small" variant="outlined" onClick={() => downloadText(refused_file.name, refused_file.csv)}>
      Download the refused rows, with a reason for each
    </Button>
  )
