// The list of payout requests.

import {
  Datagrid,
  DateField,
  FunctionField,
  List,
  NumberField,
  SelectInput,
  TextField,
  TextInput,
  TopToolbar,
  FilterButton,
} from 'react-admin'
import type { QueuedPayout } from '@trivium/contract/rewards/payouts.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { ExportButton } from './export-button.tsx'
import { writtenMoney } from './written-money.ts'

const choicesOf = (names: readonly string[]) => names.map(name => ({ id: name, name }))

const filters = [
  <TextInput key="search" source="search" label="Search" helperText="Beginning of a name or an address, or a number" alwaysOn resettable />,
  <SelectInput key="state" source="state" choices={choicesOf(['pending', 'approved', 'paid', 'rejected', 'deleted'])} alwaysOn />,
  <SelectInput key="payment_type" source="payment_type" label="Method" choices={choicesOf(['paypal', 'mobile', 'upi'])} />,
]

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
  </TopToolbar>
)

export const PayoutList = () => (
  <List
    exporter={false}
    actions={<Actions />}
    filters={filters}
    filterDefaultValues={{ state: 'pending' }}
    sort={{ field: 'id', order: 'ASC' }}
    empty={false}
  >
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>No requests yet.</EmptyList>}>
      <TextField source="id" label="No." />
      <FunctionField<QueuedPayout>
        label="Player"
        render={({ name }) => (
          <RowLink to="show">
            <bdi>{name}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<QueuedPayout> label="To" render={({ payment_type, address }) => <bdi>{`${payment_type}: ${address || '–'}`}</bdi>} />
      <FunctionField<QueuedPayout> label="Amount" textAlign="right" render={writtenMoney} />
      <NumberField source="coins" />
      <TextField source="state" sortable={false} />
      <FunctionField<QueuedPayout> label="Account" render={({ account_status }) => account_status} />
      <DateField source="asked_at" label="Requested" showTime sortable={false} />
    </Datagrid>
  </List>
)
