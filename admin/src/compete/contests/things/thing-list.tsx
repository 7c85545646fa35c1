// The list of prizes in kind that players have won.

import { Datagrid, DateField, FunctionField, List, SelectInput } from 'react-admin'
import type { ThingToSend } from '@trivium/contract/compete/won-things.admin'
import { Empty } from '../../../platform/ui/empty.tsx'
import { RowLink } from '../../../platform/ui/row-link.tsx'
import { howWords, stateWords } from './state-words.ts'

const states = [
  { id: 'to_send', name: stateWords.to_send },
  { id: 'waiting', name: stateWords.waiting },
  { id: 'sent', name: stateWords.sent },
  { id: 'off', name: 'declined or gone' },
]
const filters = [<SelectInput key="state" source="state" choices={states} emptyText="all" alwaysOn />]

export const ThingList = () => (
  <List
    exporter={false}
    filters={filters}
    filterDefaultValues={{ state: 'to_send' }}
    sort={{ field: 'id', order: 'ASC' }}
    empty={false}
    title="Prizes to send"
  >
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<Empty>No matching prizes. Try another state.</Empty>}>
      <FunctionField<ThingToSend>
        label="Prize"
        render={({ thing }) => (
          <RowLink to="show">
            <bdi>{thing}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<ThingToSend> label="Winner" render={({ winner }) => <bdi>{winner}</bdi>} />
      <FunctionField<ThingToSend> label="Contest" render={({ contest }) => <bdi>{contest}</bdi>} />
      <FunctionField<ThingToSend>
        label="State"
        render={({ state, how }) => (how === null ? stateWords[state] : `${stateWords[state]}, ${howWords[how]}`)}
      />
      <DateField source="won_at" label="Won" showTime sortable={false} />
      <DateField source="sent_at" label="Sent" showTime sortable={false} />
    </Datagrid>
  </List>
)
