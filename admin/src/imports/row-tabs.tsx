// What becomes of every row, by verdict, and why.

import { Alert, Card, Tab, Table, TableBody, TableCell, TableContainer, TableHead, TablePagination, TableRow, Tabs } from '@mui/material'
import { useState } from 'react'
import { type Verdict, verdicts } from '@trivium/contract/import-names'
import type { ImportView } from '@trivium/contract/import-office'
import { useReply } from '../ui/use-reply.ts'
import { verdictWords } from './import-words.ts'

const perPage = 25

/** Where something is to be done stands first in the choice of tabs. */
const firstTab = ({ counts }: ImportView): Verdict =>
  counts.refused > 0 ? 'refused' : (verdicts.find(verdict => counts[verdict] > 0) ?? 'new')

export function RowTabs({ view }: { view: ImportView }) {
  const [chosen, setChosen] = useState<Verdict | null>(null)
  const verdict = chosen ?? firstTab(view)
  return (
    <Card>
      <Tabs value={verdict} onChange={(_event, tab: Verdict) => setChosen(tab)} variant="scrollable" aria-label="What becomes of the rows">
        {verdicts.map(name => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="rows"
            label={`${verdictWords[name]} (${view.counts[name].toLocaleString('en')})`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="rows" aria-labelledby={`tab-${verdict}`}>
        <Rows key={`${verdict} ${view.state} ${JSON.stringify(view.counts)}`} view={view} verdict={verdict} />
      </div>
    </Card>
  )
}

function Rows({ view, verdict }: { view: ImportView; verdict: Verdict }) {
  const [page, setPage] = useState(0)
  const { reply, problem } = useReply('get_import_rows', { import_id: view.id, verdict, offset: page * perPage, limit: perPage })
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!reply) return <p role="status">Loading …</p>
  if (reply.data.length === 0) return <p style={{ padding: '0 1rem' }}>No rows.</p>
  return (
    <>
      <TableContainer>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              <TableCell>Question</TableCell>
              <TableCell>Why</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {reply.data.map(({ id, text, reason }) => (
              <TableRow key={id}>
                <TableCell>{id}</TableCell>
                <TableCell className="as-written" dir="auto">
                  {text || '(none)'}
                </TableCell>
                <TableCell>
                  <bdi>{reason}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={reply.total}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[perPage]}
        onPageChange={(_event, next) => setPage(next)}
      />
    </>
  )
}
