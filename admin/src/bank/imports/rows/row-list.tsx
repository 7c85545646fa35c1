// A page of rows.

import { Alert, Box, Button, Pagination, Skeleton, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useRef, useState } from 'react'
import type { ImportRowView, ImportView } from '@trivium/contract/bank/imports.admin'
import { Empty } from '../../../platform/ui/empty.tsx'
import { useReply } from '../../../platform/ui/use-reply.ts'
import { emptyWords, type Filter, wantedBy } from './filters.ts'
import { RowCard } from './row-card.tsx'

export const perPage = 25
/** With more pages than this, a field for the page number appears. */
const manyPages = 8

interface RowListProps {
  view: ImportView
  filter: Filter
  /** Starts at 1. */
  page: number
  onPage: (page: number) => void
}

export function RowList({ view, filter, page, onPage }: RowListProps) {
  const offset = (page - 1) * perPage
  const { reply, problem, again } = useReply('get_import_rows', { import_id: view.id, ...wantedBy(filter), offset, limit: perPage })
  if (problem && !reply) {
    return (
      <Alert severity="error" sx={{ m: 2 }} action={<Button onClick={() => void again()}>Try again</Button>}>
        {problem}
      </Alert>
    )
  }
  return <RowPage {...{ rows: reply, filter, page, onPage }} importId={view.id} columns={view.columns ?? []} />
}

interface RowPageProps extends Omit<RowListProps, 'view'> {
  /** The rows of this page and the total; undefined while loading. */
  rows: { data: readonly ImportRowView[]; total: number } | undefined | null
  importId: number | null
  columns: readonly string[]
}

export function RowPage({ rows, filter, page, onPage, importId, columns }: RowPageProps) {
  const top = useRef<HTMLParagraphElement>(null)
  if (rows && rows.total === 0) return <Empty>{emptyWords[filter]}</Empty>
  const pages = rows ? Math.ceil(rows.total / perPage) : 0
  const turn = (next: number) => {
    onPage(next)
    top.current?.focus()
  }
  return (
    <Box sx={{ p: { xs: 1, sm: 2 } }}>
      <Typography ref={top} tabIndex={-1} role="status" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {rows ? shownRows((page - 1) * perPage, rows) : 'Loading rows …'}
      </Typography>
      {rows ? (
        <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.data.map(row => (
            <li key={row.id}>
              <RowCard row={row} importId={importId} columns={columns} />
            </li>
          ))}
        </Stack>
      ) : (
        <Waiting />
      )}
      {pages > 1 && <Pages page={page} pages={pages} onPage={turn} />}
    </Box>
  )
}

function shownRows(offset: number, { data, total }: { data: readonly unknown[]; total: number }): string {
  const number = (count: number) => count.toLocaleString('en')
  const rows = `${number(total)} ${total === 1 ? 'row' : 'rows'}`
  if (data.length === total) return rows
  return data.length === 0
    ? `This page does not exist. There are ${rows}.`
    : `${number(offset + 1)} to ${number(offset + data.length)} of ${rows}`
}

const Waiting = () => (
  <Stack spacing={2} aria-hidden>
    {[0, 1, 2].map(index => (
      <Skeleton key={index} variant="rounded" height={220} />
    ))}
  </Stack>
)

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const [wanted, setWanted] = useState('')
  const go = (event: FormEvent) => {
    event.preventDefault()
    const number = Math.trunc(Number(wanted))
    if (number >= 1) onPage(Math.min(pages, number))
    setWanted('')
  }
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ mt: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Pagination aria-label="Pages of rows" count={pages} page={page} siblingCount={0} onChange={(_event, next) => onPage(next)} />
      {pages > manyPages && (
        <form onSubmit={go}>
          <TextField
            size="small"
            type="number"
            label="Go to page"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            slotProps={{ htmlInput: { min: 1, max: pages } }}
            helperText={null}
            sx={{ width: 160 }}
          />
        </form>
      )}
    </Stack>
  )
}
