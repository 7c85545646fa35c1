// The list of notices to players: scheduled, being sent, sent and cancelled.

import { Datagrid, DateField, FunctionField, List, NumberField, SelectInput, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { Announcement } from '@trivium/contract/rewards/notices.admin'
import { Empty } from '../../platform/ui/empty.tsx'
import { RowLink } from '../../platform/ui/row-link.tsx'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'

const states = [
  { id: 'scheduled', name: 'Scheduled' },
  { id: 'sending', name: 'Being sent' },
  { id: 'sent', name: 'Sent' },
  { id: 'cancelled', name: 'Cancelled' },
]
const filters = [<SelectInput key="state" source="state" choices={states} alwaysOn />]

export const AnnouncementList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid
      bulkActionButtons={false}
      rowClick={(_id, _resource, row) => (row.state === 'scheduled' ? 'edit' : false)}
      empty={<Empty>No matching notices.</Empty>}
    >
      <FunctionField<Announcement> label="Title" render={announcement => <Title announcement={announcement} />} />
      <FunctionField<Announcement> label="To" render={audienceOf} />
      <DateField source="send_at" label="When" showTime sortable={false} />
      <FunctionField<Announcement> label="State" render={({ state }) => states.find(({ id }) => id === state)?.name} />
      <NumberField source="notified" label="Players reached" sortable={false} />
      <FunctionField<Announcement> label="By" render={({ name }) => <bdi>{name}</bdi>} />
      <Cancel />
    </Datagrid>
  </List>
)

function Title({ announcement: { state, texts } }: { announcement: Announcement }) {
  const title = <bdi>{titleOf(texts)}</bdi>
  return state === 'scheduled' ? <RowLink to="edit">{title}</RowLink> : title
}

const titleOf = (texts: Announcement['texts']) => (texts.en ?? Object.values(texts)[0])?.title ?? ''

function audienceOf({ audience, web_language, account_ids }: Announcement) {
  if (audience === 'all') return 'everybody'
  return audience === 'language' ? `players who read ${web_language}` : `${account_ids?.length ?? 0} chosen`
}

function Cancel() {
  const row = useRecordContext<Announcement>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (row?.state !== 'scheduled') return null
  return (
    <AskButton
      label="Cancel"
      color="error"
      title={`Cancel the notice “${titleOf(row.texts)}”?`}
      onAnswer={async () => {
        await call('cancel_announcement', { announcement_id: row.id })
        notify('Notice cancelled. It will not be sent.')
        refresh()
      }}
    />
  )
}
