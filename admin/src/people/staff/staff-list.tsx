// The list of staff with their roles.

import { Box, Chip, Typography } from '@mui/material'
import { Datagrid, DateField, FunctionField, List, TopToolbar } from 'react-admin'
import type { Colleague } from '@trivium/contract/people/staff.admin'
import { AddColleague, ChangeRoles } from './add-colleague.tsx'

const Actions = () => (
  <TopToolbar>
    <AddColleague />
  </TopToolbar>
)

export const StaffList = () => (
  <List exporter={false} actions={<Actions />} sort={{ field: 'id', order: 'ASC' }} empty={false} perPage={50}>
    <Datagrid bulkActionButtons={false} rowClick={false}>
      <FunctionField<Colleague> label="Name and address" render={colleague => <Person colleague={colleague} />} />
      <FunctionField<Colleague> label="Roles" render={({ roles }) => <Roles roles={roles} />} />
      <FunctionField<Colleague> label="Change" render={colleague => <ChangeRoles colleague={colleague} />} />
      <DateField source="last_seen_at" label="Last seen" showTime sortable={false} />
    </Datagrid>
  </List>
)

/** Both in one column, so that a phone shows the roles and the button without scrolling. */
const Person = ({ colleague: { name, email } }: { colleague: Colleague }) => (
  <>
    <bdi>{name}</bdi>
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{email}</bdi>
    </Typography>
  </>
)

const Roles = ({ roles }: Pick<Colleague, 'roles'>) => (
  <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
    {roles.map(role => (
      <Chip key={role} size="small" label={role} color={role === 'administrator' ? 'primary' : 'default'} />
    ))}
  </Box>
)
