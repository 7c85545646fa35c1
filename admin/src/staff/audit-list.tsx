// What staff has written: who, when, what, before and after.

import { Box } from '@mui/material'
import { Datagrid, DateField, FunctionField, List, TextField, TextInput, useRecordContext } from 'react-admin'
import type { AuditRow } from '@trivium/contract/staff'

const filters = [
  <TextInput key="action" source="action" alwaysOn />,
  <TextInput key="subject" source="subject" helperText="question:12, or question: for all" alwaysOn />,
  <TextInput key="account" source="account_id" label="Account" />,
]

export const AuditList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="expand" expand={<Difference />}>
      <DateField source="at" label="When" showTime sortable={false} />
      <FunctionField<AuditRow> label="Who" render={({ name, account_id }) => (account_id === null ? 'a command' : (name ?? `#${account_id}`))} />
      <TextField source="action" label="What" sortable={false} />
      <TextField source="subject" label="To what" sortable={false} />
      <TextField source="request_id" label="Request" sortable={false} />
    </Datagrid>
  </List>
)

function Difference() {
  const row = useRecordContext<AuditRow>()
  if (!row) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2 }}>
      {(['before', 'after'] as const).map(side => (
        <Box key={side} component="pre" tabIndex={0} aria-label={side} sx={{ m: 0, p: 1, overflow: 'auto', maxHeight: 400 }}>
          {row[side] === null ? '–' : JSON.stringify(row[side], null, 2)}
        </Box>
      ))}
    </Box>
  )
}
