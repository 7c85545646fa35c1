// Previews a file of questions: how it is read, and each row as the examinee sees it. Nothing is in the exam yet.

import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Reply } from '../../../platform/api.ts'
import {
  countsInWords,
  type Filter,
  firstFilter,
  wantedBy,
  FilterTabs,
  perPage,
  RowPage,
  TableReading,
  UnknownColumns,
} from '../../../bank/imports/index.ts'
import { RefusedFile } from '../refused-file.tsx'

type Previewed = Reply<'preview_exam_questions'>['data']

interface FilePreviewProps {
  previewed: Previewed
  /** The file's name. */
  name: string
  isBusy: boolean
  onRead: (mapping: Mapping) => void
  onBring: () => void
  onLeave: () => void
}

export function FilePreview({ previewed, name, isBusy, onRead, onBring, onLeave }: FilePreviewProps) {
  const { rows, unknown_columns, needs_mapping, refused_file } = previewed
  const counts = { ...previewed.counts, changed: 0, there: 0 }
  return (
    <Card component="section" variant="outlined" aria-label="What is in the file" sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h6" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          <bdi className="as-written">{name}</bdi>
        </Typography>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {needs_mapping ? 'Choose what each column contains.' : `${countsInWords({ state: 'previewed', counts })}. Nothing was added yet.`}
        </Typography>
        {!needs_mapping && <UnknownColumns names={unknown_columns} />}
        {previewed.columns && <Reading {...{ previewed, columns: previewed.columns, isBusy, onRead }} />}
        <RefusedFile file={refused_file} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
          {counts.new > 0 && (
            <Button variant="contained" disabled={isBusy} onClick={onBring}>
              Add {counts.new === 1 ? '1 question' : `${counts.new} questions`}
            </Button>
          )}
          <Button disabled={isBusy} onClick={onLeave}>
            Cancel
          </Button>
        </Stack>
      </CardContent>
      {rows.length > 0 && <Rows rows={rows} counts={counts} columns={previewed.columns ?? []} />}
    </Card>
  )
}

interface ReadingProps {
  previewed: Previewed
  columns: readonly string[]
  isBusy: boolean
  onRead: (mapping: Mapping) => void
}

function Reading({ previewed, columns, isBusy, onRead }: ReadingProps) {
  const [mapping, setMapping] = useState<Mapping>(previewed.mapping ?? { header_line: 0, columns: {} })
  return (
    <Box component="details" open={previewed.needs_mapping} sx={{ my: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
        How the server reads the file
      </Box>
      <TableReading read={previewed} columns={columns} mapping={mapping} onChange={setMapping} />
      <Button variant="outlined" size="small" disabled={isBusy} sx={{ mt: 1 }} onClick={() => onRead(mapping)}>
        Read the file again
      </Button>
    </Box>
  )
}

const shown = ['all', 'new', 'double', 'contradiction', 'refused', 'lost'] as const satisfies readonly Filter[]

interface RowsProps {
  rows: Previewed['rows']
  counts: Parameters<typeof firstFilter>[0]
  columns: readonly string[]
}

function Rows({ rows, counts, columns }: RowsProps) {
  const [{ filter, page }, show] = useState({ filter: firstFilter(counts), page: 1 })
  const { verdict, lost = false } = wantedBy(filter)
  const all = rows.filter(row => (verdict === undefined || row.verdict === verdict) && (!lost || row.lost.length > 0))
  const data = all.slice((page - 1) * perPage, page * perPage)
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <FilterTabs counts={counts} shown={shown} filter={filter} onFilter={name => show({ filter: name, page: 1 })} />
      <div role="tabpanel" id="rows" aria-labelledby={`tab-${filter}`}>
        <RowPage
          rows={{ data, total: all.length }}
          {...{ filter, page, columns }}
          importId={null}
          onPage={next => show({ filter, page: next })}
        />
      </div>
    </Box>
  )
}
