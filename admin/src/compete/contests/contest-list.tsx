// The list of upcoming, live and past contests.

import { CloneButton, Datagrid, DateField, FunctionField, List, NumberField, SelectInput } from 'react-admin'
import type { ContestRow } from '@trivium/contract/compete/contests.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { LanguageInput, LanguageName } from '../../platform/ui/language-select.tsx'
import { ContestState } from './contest-state.tsx'

const states = [
  { id: 'upcoming', name: 'Upcoming' },
  { id: 'live', name: 'Live' },
  { id: 'past', name: 'Past' },
]
const filters = [
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <LanguageInput key="language" source="language_id" alwaysOn />,
]

export const ContestList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>No contests yet.</EmptyList>}>
      <FunctionField<ContestRow>
        label="Name"
        render={({ name }) => (
          <RowLink to="show">
            <bdi>{name}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<ContestRow> label="State" render={contest => <ContestState contest={contest} />} />
      <FunctionField<ContestRow> label="Language" render={({ language_id }) => <LanguageName id={language_id} />} />
      <DateField source="starts_at" label="Start" showTime sortable={false} />
      <DateField source="ends_at" label="End" showTime sortable={false} />
      <NumberField source="entry" label="Entry" sortable={false} />
      <NumberField source="entries" label="Entered" sortable={false} />
      <CloneButton label="Copy" />
    </Datagrid>
  </List>
)
