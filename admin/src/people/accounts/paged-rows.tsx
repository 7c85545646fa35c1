// A paged table of rows that belong to one player.

import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TablePagination, TableRow, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { ActionName } from '@trivium/contract'
import type { Input, Reply } from '../../platform/api.ts'
import { useReply } from '../../platform/ui/use-reply.ts'

export interface Column<Row> {
  label: string
  of: (row: Row) => ReactNode
  isNumber?: boolean
}

interface PagedRowsProps<Name extends ActionName, Row> {
  name: Name
  input: Input<Name>
  label: string
  /** Text shown when there are no rows. */
  none: string
  columns: readonly Column<Row>[]
  rowsOf: (reply: Reply<Name>) => { rows: readonly Row[]; total: number }
  keyOf: (row: Row) => string | number
}

const perPage = 10

export function PagedRows<Name extends ActionName, Row>({ name, input, label, none, columns, rowsOf, keyOf }: PagedRowsProps<Name, Row>) {
  const [page, setPage] = useState(0)
  const { reply, problem } = useReply(name, { ...input, offset: page * perPage, limit: perPage })
  if (problem) return <Alert severity="error">{problem}</Alert>
  if (!reply) return <Typography role="status">Loading …</Typography>
  const { rows, total } = rowsOf(reply)
  if (total === 0) return <Typography color="text.secondary">{none}</Typography>
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Rows label={label} columns={columns} rows={rows} keyOf={keyOf} />
      <TablePagination
        component="div"
        count={total}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[perPage]}
        onPageChange={(_event, next) => setPage(next)}
      />
    </TableContainer>
  )
}

interface RowsProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

function Rows<Row>({ label, columns, rows, keyOf }: RowsProps<Row>) {
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ label, isNumber }) => (
            <TableCell key={label} align={isNumber ? 'right' : 'left'}>
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={keyOf(row)}>
            {columns.map(({ label, of, isNumber }) => (
              <TableCell key={label} align={isNumber ? 'right' : 'left'}>
                {of(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
