// The audit log of staff: who did what to which subject and when, with the values before and after.

import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { Datagrid, DateField, FunctionField, List, TextField, TextInput } from 'react-admin'
import type { AuditRow } from '@trivium/contract/people/staff.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'

const filters = [
  <TextInput key="action" source="action" label="What" alwaysOn />,
  <TextInput
    key="subject"
    source="subject"
    label="To what"
    helperText="For example question:12, or question: for all questions"
    alwaysOn
  />,
  <TextInput key="account" source="account_id" label="Account" />,
]

export const AuditList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick={false} empty={<EmptyList>No entries yet.</EmptyList>}>
      <DateField source="at" label="When" showTime sortable={false} />
      <FunctionField<AuditRow>
        label="Who"
        render={({ name, account_id }) => (account_id === null ? 'a command' : (name ?? `#${account_id}`))}
      />
      <TextField source="action" label="What" sortable={false} />
      <TextField source="subject" label="To what" sortable={false} />
      <FunctionField<AuditRow> label="Before and after" render={row => <Difference row={row} />} />
    </Datagrid>
  </List>
)

function Difference({ row }: { row: AuditRow }) {
  const [isOpen, setIsOpen] = useState(false)
  const title = `${row.action} · ${row.subject}`
  return (
    <>
      <Button size="small" aria-label={`Show before and after of ${title}`} onClick={() => setIsOpen(true)}>
        Show
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} maxWidth="md" fullWidth aria-labelledby={`audit-${row.id}`}>
        <DialogTitle id={`audit-${row.id}`}>{title}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" gutterBottom>
            Request {row.request_id}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2 }}>
            <Side name="Before" value={row.before} />
            <Side name="After" value={row.after} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const Side = ({ name, value }: { name: string; value: unknown }) => (
  <Box>
    <Typography variant="subtitle2" component="h3">
      {name}
    </Typography>
    <Box component="pre" tabIndex={0} aria-label={name} sx={{ m: 0, p: 1, overflow: 'auto', maxHeight: 400, bgcolor: 'action.hover' }}>
      {value === null ? '–' : JSON.stringify(value, null, 2)}
    </Box>
  </Box>
)
