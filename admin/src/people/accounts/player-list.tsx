// The list and search of players.

import { Datagrid, DateField, FunctionField, List, NumberField, SelectInput, TextField, TextInput } from 'react-admin'
import type { ListedPlayer } from '@trivium/contract/people/accounts.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'

const choicesOf = (names: readonly string[]) => names.map(name => ({ id: name, name }))

const filters = [
  <TextInput
    key="search"
    source="search"
    label="Search"
    helperText="Beginning of a name, email address or phone number; or an ID or invitation code"
    alwaysOn
    resettable
  />,
  <SelectInput key="status" source="status" choices={choicesOf(['active', 'deactivated', 'deleted'])} alwaysOn />,
  <SelectInput key="role" source="role" choices={choicesOf(['editor', 'examiner', 'treasurer', 'administrator'])} />,
]

export const PlayerList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>No players yet.</EmptyList>}>
      <TextField source="id" label="ID" />
      <FunctionField<ListedPlayer>
        source="name"
        label="Name"
        render={({ name }) => (
          <RowLink to="show">
            <bdi>{name}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<ListedPlayer> label="Contact" render={({ email, mobile }) => email ?? mobile ?? '–'} />
      <FunctionField<ListedPlayer> label="Status" render={({ status, roles }) => [status, ...roles].join(', ')} />
      <NumberField source="coins" sortable={false} />
      <DateField source="registered_at" label="Registered" />
      <DateField source="last_seen_at" label="Last seen" showTime sortable={false} />
    </Datagrid>
  </List>
)
