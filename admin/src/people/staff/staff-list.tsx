// The list of staff with their roles.

import { Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { Datagrid, DateField, FunctionField, List, TextField, useNotify, useRefresh } from 'react-admin'
import type { Colleague } from '@trivium/contract/people/staff.admin'
import { call } from '../../platform/api.ts'

const roles = ['editor', 'examiner', 'treasurer', 'administrator'] as const

export const StaffList = () => (
  <List exporter={false} sort={{ field: 'id', order: 'ASC' }} empty={false} perPage={100}>
    <Datagrid bulkActionButtons={false} rowClick={false}>
      <TextField source="name" sortable={false} />
      <TextField source="email" label="Address" sortable={false} />
      <FunctionField<Colleague> label="Roles" render={colleague => <RoleBoxes colleague={colleague} />} />
      <DateField source="last_seen_at" label="Last seen" showTime sortable={false} />
    </Datagrid>
  </List>
)

function RoleBoxes({ colleague }: { colleague: Colleague }) {
  const notify = useNotify()
  const refresh = useRefresh()
  async function toggle(role: (typeof roles)[number]) {
    const held = colleague.roles.includes(role) ? colleague.roles.filter(other => other !== role) : [...colleague.roles, role]
    try {
      await call('set_roles', { account_id: colleague.id, roles: held })
      notify(`${colleague.name}: ${held.join(', ') || 'no role'}. Signed out everywhere.`)
    } catch (error) {
      notify(error instanceof Error ? error.message : '', { type: 'error' })
    }
    refresh()
  }
  return (
    <FormGroup row>
      {roles.map(role => (
        <FormControlLabel
          key={role}
          label={role}
          control={<Checkbox size="small" checked={colleague.roles.includes(role)} onChange={() => void toggle(role)} />}
        />
      ))}
    </FormGroup>
  )
}
