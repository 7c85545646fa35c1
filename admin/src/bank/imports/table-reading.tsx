// How a table is read: its sheet, what its columns hold, and in which form.

import { Alert } from '@mui/material'
import type { ImportView, Mapping } from '@trivium/contract/bank/imports.admin'
import { ColumnsTable } from './columns-table.tsx'
import { TableChoices } from './table-choices.tsx'

interface TableReadingProps {
  /** How the server has read it. */
  read: Pick<ImportView, 'sheets' | 'samples' | 'mapping'>
  columns: readonly string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

export function TableReading({ read, columns, mapping, onChange }: TableReadingProps) {
  const isOtherSheet = mapping.sheet !== read.mapping?.sheet
  return (
    <>
      <TableChoices sheets={read.sheets} mapping={mapping} onChange={onChange} />
      {isOtherSheet ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          Read the file again to see the columns of this sheet.
        </Alert>
      ) : (
        <ColumnsTable samples={read.samples} columns={columns} mapping={mapping} onChange={onChange} />
      )}
    </>
  )
}
