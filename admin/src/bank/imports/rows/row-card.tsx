// A row of a file: verdict, reason and losses, and its question beside the existing one that it changes, repeats or contradicts.

import AddCircleOutlineIcon from '@mui/icons-material/AddCircleOutline'
import BlockIcon from '@mui/icons-material/Block'
import CheckIcon from '@mui/icons-material/Check'
import ContentCopyIcon from '@mui/icons-material/ContentCopy'
import EditIcon from '@mui/icons-material/Edit'
import ReportProblemIcon from '@mui/icons-material/ReportProblem'
import { Alert, Box, Card, CardContent, Chip, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { ImportRowView } from '@trivium/contract/bank/imports.admin'
import { verdictWords } from '../import-words.ts'
import { PlayerViewButton } from './player-view.tsx'
import { Differences } from './row-differences.tsx'
import { RefusedCells } from './refused-cells.tsx'
import { ImportedQuestion } from './shown-question.tsx'
import type { ComponentType } from 'react'
import type { RowVerdict } from '@trivium/contract/bank/import-names'

// Icons of the verdicts, so that colour alone carries no meaning.
const verdictIcons: Record<RowVerdict, ComponentType<{ 'aria-hidden'?: boolean }>> = {
  new: AddCircleOutlineIcon,
  changed: EditIcon,
  there: CheckIcon,
  double: ContentCopyIcon,
  contradiction: ReportProblemIcon,
  refused: BlockIcon,
}

interface RowCardProps {
  row: ImportRowView
  /** Null for a file of an exam. */
  importId: number | null
  columns: readonly string[]
}

export function RowCard({ row, importId, columns }: RowCardProps) {
  const { id, verdict, question, other, text } = row
  const titleId = `row-${id}`
  return (
    <Card component="article" aria-labelledby={titleId} variant="outlined">
      <CardContent>
        <Title row={row} titleId={titleId} />
        <Why row={row} />
        {question && other && <Differences verdict={verdict} question={question} other={other} />}
        {question ? (
          <Box sx={other ? beside : undefined}>
            <section aria-label={other ? 'In this file' : undefined}>
              {other && <Side>In this file</Side>}
              <ImportedQuestion shown={question} importId={importId} />
              {verdict !== 'refused' && <PlayerViewButton shown={question} importId={importId} title={titleOf(row)} />}
            </section>
            {other && <Other other={other} importId={importId} />}
          </Box>
        ) : (
          text !== '' &&
          row.cells === null && (
            <Typography dir="auto" className="as-written" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          )
        )}
        {row.cells && <RefusedCells cells={row.cells} columns={columns} />}
      </CardContent>
    </Card>
  )
}

const beside = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 3 }

const titleOf = ({ row }: Pick<ImportRowView, 'row'>) => (row === null ? 'A whole file' : `Row ${row}`)

function Title({ row, titleId }: { row: ImportRowView; titleId: string }) {
  const { file, verdict, waits_for_review } = row
  const Icon = verdictIcons[verdict]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography id={titleId} variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        {titleOf(row)}
      </Typography>
      <Chip size="small" variant="outlined" icon={<Icon aria-hidden />} label={verdictWords[verdict]} />
      {waits_for_review && <Chip size="small" variant="outlined" label="will wait for review" />}
      {file !== null && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi className="as-written">{file}</bdi>
        </Typography>
      )}
    </Box>
  )
}

function Why({ row: { verdict, reason, lost } }: Pick<RowCardProps, 'row'>) {
  const severity = verdict === 'refused' ? 'error' : verdict === 'contradiction' ? 'warning' : 'info'
  return (
    <>
      {reason !== '' && (
        <Alert severity={severity} icon={false} role="note" sx={{ mb: 1, py: 0, overflowWrap: 'anywhere' }}>
          <bdi>{reason}</bdi>
        </Alert>
      )}
      {lost.length > 0 && (
        <Alert severity="warning" icon={false} role="note" sx={{ mb: 1, py: 0, overflowWrap: 'anywhere' }}>
          Left out of this row:
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {lost.map(sentence => (
              <li key={sentence}>
                <bdi>{sentence}</bdi>
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  )
}

const Side = ({ children }: { children: string }) => (
  <Typography variant="overline" component="h4" color="text.secondary">
    {children}
  </Typography>
)

interface OtherProps {
  other: NonNullable<ImportRowView['other']>
  importId: number | null
}

/** The question that the row changes, repeats or contradicts. */
function Other({ other, importId }: OtherProps) {
  const there = importId === null ? 'In the exam' : 'In the bank, as it is now'
  const title = other.row === null ? there : `Row ${other.row} of ${other.file ?? 'this file'}`
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ borderInlineStart: { md: 1 }, borderColor: { md: 'divider' }, paddingInlineStart: { md: 3 } }}
    >
      <Side>{title}</Side>
      <ImportedQuestion shown={other.question} importId={importId} />
      {other.question_id !== null && (
        <Link component={RouterLink} to={`/questions/${other.question_id}`}>
          Open question {other.question_id}
        </Link>
      )}
    </Box>
  )
}
