// The list of players whose name or picture was reported.

import { avatarPathOfName } from '@trivium/contract/people/avatar-paths'
import { Avatar } from '@mui/material'
import { Datagrid, DateField, FunctionField, List, SelectInput } from 'react-admin'
import type { ReportedPlayer } from '@trivium/contract/people/moderation.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { writtenReports } from './written-reports.ts'

const states = [
  { id: 'open', name: 'open' },
  { id: 'closed', name: 'closed' },
]
const filters = [<SelectInput key="state" source="state" choices={states} emptyText="open" alwaysOn />]

export const ReportedPlayers = () => (
  <List exporter={false} filters={filters} sort={{ field: 'newest_at', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>Nobody was reported yet.</EmptyList>}>
      <FunctionField<ReportedPlayer>
        label="Picture"
        render={({ profile, name }) => <Avatar src={profile ?? avatarPathOfName(name)} alt={`Picture of ${name}`} />}
      />
      <FunctionField<ReportedPlayer>
        label="Name"
        render={({ name }) => (
          <RowLink to="show">
            <bdi>{name}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<ReportedPlayer> label="Open reports" render={({ open }) => writtenReports(open) || 'none'} />
      <DateField source="newest_at" label="Newest" showTime />
      <FunctionField<ReportedPlayer> label="Removed before" render={({ taken }) => taken} />
    </Datagrid>
  </List>
)
