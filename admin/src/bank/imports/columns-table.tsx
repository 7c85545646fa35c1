// The editor says what each column of a table holds, and sees the values of its first rows.

import { Alert, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { isEnough } from '@trivium/contract/bank/import-names'
import type { ImportView, Mapping } from '@trivium/contract/bank/imports.admin'
import { fieldGroups, fieldOf, fieldWords, moved } from './column-fields.ts'

interface ColumnsTableProps {
  /** Null when the server sends none. */
  samples: ImportView['samples']
  columns: readonly string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

export function ColumnsTable({ samples, columns, mapping, onChange }: ColumnsTableProps) {
  return (
    <>
      {!isEnough(mapping) && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Choose the columns of the question, its options and the answer. Until then, the server cannot read any row.
        </Alert>
      )}
      <TableContainer sx={{ mt: 2, maxHeight: 480 }} tabIndex={0} role="region" aria-label="What the columns contain">
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Column of the file, with its first values</TableCell>
              <TableCell>Contains</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {columns.map((name, index) => (
              <TableRow key={`${index} ${name}`}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <bdi className="as-written" style={{ fontWeight: 600 }}>
                    {name}
                  </bdi>
                  <Samples values={samples?.[index] ?? []} />
                </TableCell>
                <TableCell sx={{ width: { xs: 170, sm: 240 } }}>
                  <FieldSelect name={name} field={fieldOf(mapping, index)} onChange={field => onChange(moved(mapping, index, field))} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Your choices are remembered for later files with the same column names.
      </Typography>
    </>
  )
}

const Samples = ({ values }: { values: readonly string[] }) =>
  values.map(value => (
    <Typography key={value} variant="body2" color="text.secondary" dir="auto" sx={{ maxWidth: 480 }}>
      {value}
    </Typography>
  ))

interface FieldSelectProps {
  name: string
  field: string
  onChange: (field: string) => void
}

const FieldSelect = ({ name, field, onChange }: FieldSelectProps) => (
  <select
    aria-label={`What ${name} contains`}
    value={field}
    onChange={({ target }) => onChange(target.value)}
    style={{ width: '100%', minHeight: 36, font: 'inherit', textOverflow: 'ellipsis' }}
  >
    <option value="">nothing</option>
    {fieldGroups.map(({ label, fields }) => (
      <optgroup key={label} label={label}>
        {fields.map(one => (
          <option key={one} value={one}>
            {fieldWords(one)}
          </option>
        ))}
      </optgroup>
    ))}
  </select>
)
