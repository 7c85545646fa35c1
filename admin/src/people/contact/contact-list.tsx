// The list of messages from the contact form.

import { Datagrid, DateField, FunctionField, List, SelectInput } from 'react-admin'
import type { ContactMessage } from '@trivium/contract/people/contact'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'

/** The sender of a message, as far as known. */
function writerOf({ account_id, name, email }: Pick<ContactMessage, 'account_id' | 'name' | 'email'>): string {
  if (account_id !== null) return `${name ?? ''} (#${account_id})`
  return email ?? 'not signed in, no address'
}

const states = [
  { id: 'open', name: 'open' },
  { id: 'closed', name: 'closed' },
]
const filters = [<SelectInput key="state" source="state" choices={states} emptyText="open" alwaysOn />]

const mostShown = 160
const beginningOf = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text)

export const ContactList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick="show" empty={<EmptyList>No messages yet.</EmptyList>}>
      <FunctionField<ContactMessage>
        label="Message"
        render={({ message }) => (
          <RowLink to="show">
            <bdi className="as-written">{beginningOf(message)}</bdi>
          </RowLink>
        )}
      />
      <FunctionField<ContactMessage> label="From" render={message => <bdi>{writerOf(message)}</bdi>} />
      <DateField source="created_at" label="Written" showTime sortable={false} />
      <FunctionField<ContactMessage> label="Closed by" render={({ closed_by }) => <bdi>{closed_by ?? '–'}</bdi>} />
    </Datagrid>
  </List>
)
