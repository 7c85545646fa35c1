// Which column of a table holds what.

import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { columnFields, type ColumnField } from '@trivium/contract/import-names'
import type { Mapping } from '@trivium/contract/import-office'

interface ColumnsTableProps {
  columns: readonly string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

const wordsFor = (field: ColumnField) => field.replaceAll('_', ' ')
const isField = (name: string): name is ColumnField => columnFields.some(field => field === name)

/** A field is in one column at most. */
function moved(mapping: Mapping, index: number, field: string): Mapping {
  const others = Object.entries(mapping.columns).filter(([name, at]) => at !== index && name !== field)
  return { ...mapping, columns: Object.fromEntries(isField(field) ? [...others, [field, index]] : others) }
}

export function ColumnsTable({ columns, mapping, onChange }: ColumnsTableProps) {
  const { question, answer, answer_1, word } = mapping.columns
  const isEnough = question !== undefined && (answer !== undefined || answer_1 !== undefined || word !== undefined)
  return (
    <>
      {!isEnough && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Say which column holds the question, and which one the answer; nothing can be read before.
        </Alert>
      )}
      <TableContainer sx={{ mt: 2, maxHeight: 400 }} tabIndex={0} role="region" aria-label="What the columns hold">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Column of the file</TableCell>
              <TableCell>holds</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {columns.map((name, index) => (
              <TableRow key={`${index} ${name}`}>
                <TableCell>
                  <bdi className="as-written">{name}</bdi>
                </TableCell>
                <TableCell>
                  <select
                    aria-label={`What ${name} holds`}
                    value={Object.entries(mapping.columns).find(([, at]) => at === index)?.[0] ?? ''}
                    onChange={({ target }) => onChange(moved(mapping, index, target.value))}
                  >
                    <option value="">nothing that is imported</option>
                    {columnFields.map(field => (
                      <option key={field} value={field}>
                        {wordsFor(field)}
                      </option>
                    ))}
                  </select>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}
