// A row of a file: what becomes of it and why, what it loses, and its question beside the one that it meets.

import { Alert, Box, Card, CardContent, Chip, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { ImportRowView, ImportView } from '@trivium/contract/import-office'
import { verdictIcons } from '../verdict-icons.ts'
import { verdictWords } from '../import-words.ts'
import { PlayerViewButton } from './player-view.tsx'
import { RefusedCells } from './refused-cells.tsx'
import { Shown } from './shown-question.tsx'
import { differencesIn } from './shown-words.ts'

interface RowCardProps {
  row: ImportRowView
  view: ImportView
}

export function RowCard({ row, view }: RowCardProps) {
  const { id, verdict, question, other, text } = row
  const titleId = `row-${id}`
  return (
    <Card component="article" aria-labelledby={titleId} variant="outlined">
      <CardContent>
        <Title row={row} titleId={titleId} />
        <Why row={row} />
        {question ? (
          <Box sx={other ? beside : undefined}>
            <section aria-label={other ? 'In this file' : undefined}>
              {other && <Side>In this file</Side>}
              <Shown shown={question} importId={view.id} />
              {verdict !== 'refused' && <PlayerViewButton shown={question} importId={view.id} row={id} />}
            </section>
            {other && <Other row={row} other={other} importId={view.id} />}
          </Box>
        ) : (
          text !== '' &&
          row.cells === null && (
            <Typography dir="auto" className="as-written" sx={{ overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
          )
        )}
        {row.cells && <RefusedCells cells={row.cells} columns={view.columns ?? []} />}
      </CardContent>
    </Card>
  )
}

const beside = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 3 }

function Title({ row: { id, file, verdict }, titleId }: { row: ImportRowView; titleId: string }) {
  const Icon = verdictIcons[verdict]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <Typography id={titleId} variant="subtitle1" component="h3" sx={{ fontWeight: 700 }}>
        Row {id}
      </Typography>
      <Chip size="small" variant="outlined" icon={<Icon aria-hidden />} label={verdictWords[verdict]} />
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
          Lost in this row:
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
  row: ImportRowView
  other: NonNullable<ImportRowView['other']>
  importId: number
}

/** The question that it changes, is, doubles or contradicts. */
function Other({ row, other, importId }: OtherProps) {
  const title = other.row === null ? 'In the bank, as it is now' : `Row ${other.row} of this file`
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ borderInlineStart: { md: 1 }, borderColor: { md: 'divider' }, paddingInlineStart: { md: 3 } }}
    >
      <Side>{title}</Side>
      <Differences row={row} other={other} />
      <Shown shown={other.question} importId={importId} />
      {other.question_id !== null && (
        <Link component={RouterLink} to={`/questions/${other.question_id}`}>
          Open question {other.question_id}
        </Link>
      )}
    </Box>
  )
}

function Differences({ row: { question, verdict }, other }: Pick<OtherProps, 'row' | 'other'>) {
  const found = question ? differencesIn(other.differs, other.question, question) : []
  if (found.length === 0) return null
  const [was, is] = verdict === 'changed' ? ['now', 'then'] : ['there', 'in this row']
  return (
    <Box component="dl" aria-label={verdict === 'changed' ? 'What changes' : 'What differs'} sx={{ m: 0, mb: 2 }}>
      {found.map(({ name, there, here }) => (
        <Box key={name} sx={{ mb: 0.5 }}>
          <Box component="dt" sx={{ fontWeight: 700 }}>
            {name}
          </Box>
          {there === null || here === null ? (
            <Box component="dd" sx={{ m: 0 }}>
              another one: see both
            </Box>
          ) : (
            <>
              <Value label={was}>{there}</Value>
              <Value label={is}>{here}</Value>
            </>
          )}
        </Box>
      ))}
    </Box>
  )
}

const Value = ({ label, children }: { label: string | undefined; children: string }) => (
  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
    <Typography component="span" variant="body2" color="text.secondary">
      {label}:{' '}
    </Typography>
    <bdi className="as-written">{children}</bdi>
  </Box>
)
