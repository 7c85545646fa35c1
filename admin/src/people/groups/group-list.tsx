// The list of groups, and the form for a new one.

import {
  Create,
  Datagrid,
  DateField,
  FunctionField,
  List,
  NumberField,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
} from 'react-admin'
import type { Group } from '@trivium/contract/people/groups.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'

const filters = [<TextInput key="search" source="search" label="Search" helperText="Part of a name" alwaysOn resettable />]

export const GroupList = () => (
  <List exporter={false} filters={filters} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>No groups yet. Create one for a class or a team.</EmptyList>}>
      <FunctionField<Group>
        label="Name"
        render={({ name }) => (
          <RowLink to="show">
            <bdi>{name}</bdi>
          </RowLink>
        )}
      />
      <NumberField source="members" sortable={false} />
      <FunctionField<Group> label="Leaders" render={({ leaders }) => <bdi>{leaders.map(({ name }) => name).join(', ') || '–'}</bdi>} />
      <FunctionField<Group> label="Made by" render={({ created_by }) => <bdi>{created_by.name}</bdi>} />
      <DateField source="created_at" label="Made" sortable={false} />
    </Datagrid>
  </List>
)

export const GroupNew = () => (
  <Create title="New group" redirect="show">
    <SimpleForm
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      <TextInput source="name" validate={required()} slotProps={{ htmlInput: { dir: 'auto', maxLength: 80 } }} />
    </SimpleForm>
  </Create>
)
