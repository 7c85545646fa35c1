// The page of one import: its summary, how the file is read, and its rows.

import { Alert, Button, Card, CardContent, LinearProgress, Stack, Typography } from '@mui/material'
import { Title, useGetRecordId } from 'react-admin'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import { ImportButtons } from './import-buttons.tsx'
import { isAtWork, sizeOf, stateOf } from './import-words.ts'
import { ReadingForm } from './reading-form.tsx'
import { RowFilters } from './rows/row-filters.tsx'
import { UnknownColumns } from './unknown-columns.tsx'
import { useImport } from './use-import.ts'

export function ImportPage() {
  const id = useGetRecordId()
  const { view, problem, again } = useImport(Number(id))
  return (
    <>
      <Title title={view ? `Import of ${view.name}` : `Import ${id}`} />
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }} action={<Button onClick={() => void again()}>Try again</Button>}>
          {problem}
        </Alert>
      )}
      {view ? <Import view={view} again={again} /> : !problem && <p role="status">Loading …</p>}
    </>
  )
}

function Import({ view, again }: { view: ImportView; again: () => Promise<void> }) {
  const mayBeRead = view.state === 'previewed' || view.state === 'failed'
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Summary view={view} again={again} />
      {mayBeRead && (
        <ReadingForm
          key={JSON.stringify([view.columns, view.mapping, view.category_id, view.level, view.source])}
          view={view}
          again={again}
        />
      )}
      {view.state !== 'reading' && <RowFilters view={view} />}
    </Stack>
  )
}

function Summary({ view, again }: { view: ImportView; again: () => Promise<void> }) {
  const total = view.counts.new + view.counts.changed
  const done = view.state === 'running' && total > 0 ? Math.min(100, (view.progress / total) * 100) : undefined
  return (
    <Card>
      <CardContent>
        <Typography variant="h5" component="h2">
          <bdi className="as-written">{view.name}</bdi>
        </Typography>
        <Typography color="text.secondary">
          {view.format}, {sizeOf(view.bytes)}, by <bdi>{view.by ?? 'a command'}</bdi>
          {view.source !== null && (
            <>
              , source <bdi>{view.source}</bdi>
            </>
          )}
        </Typography>
        <Typography role="status" sx={{ my: 1, fontWeight: 600 }}>
          {stateOf(view)}
          {isAtWork(view.state) && ` … ${view.progress.toLocaleString('en')} rows so far`}
        </Typography>
        {isAtWork(view.state) && (
          <LinearProgress aria-label={stateOf(view)} {...(done === undefined ? {} : { variant: 'determinate' as const, value: done })} />
        )}
        {view.problem && <Alert severity="error">{view.problem}</Alert>}
        {view.state === 'previewed' && view.waits_for_review && <Waiting counts={view.counts} />}
        {!isAtWork(view.state) && <UnknownColumns names={view.unknown_columns} />}
        {view.lost.length > 0 && <Losses lost={view.lost} />}
        <ImportButtons view={view} again={again} />
      </CardContent>
    </Card>
  )
}

const Waiting = ({ counts: { new: fresh, changed } }: Pick<ImportView, 'counts'>) => (
  <Alert severity="info" sx={{ my: 1 }}>
    {(fresh + changed).toLocaleString('en')} {fresh + changed === 1 ? 'row' : 'rows'} will wait for review: another editor has to accept
    what you import before players get it. A row that changes a published question is refused.
  </Alert>
)

/** Losses of the whole file; each row lists its own. */
const Losses = ({ lost }: Pick<ImportView, 'lost'>) => (
  <Alert severity="info" sx={{ my: 1 }}>
    <details open={lost.length <= mostOpen}>
      <summary>What the import leaves out of this file</summary>
      <ul style={{ margin: 0 }}>
        {lost.map(({ sentence, rows }) => (
          <li key={sentence}>
            {sentence} {`(${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'})`}
          </li>
        ))}
      </ul>
    </details>
  </Alert>
)

/** With more sentences the list starts closed. */
const mostOpen = 4
