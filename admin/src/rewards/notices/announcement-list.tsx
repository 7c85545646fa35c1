// The list of notices to players: scheduled, being sent, sent and cancelled.

import { Datagrid, DateField, FunctionField, List, NumberField, SelectInput, useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { Announcement } from '@trivium/contract/rewards/notices.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
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
      empty={<EmptyList>No notices yet. Create one to write to players.</EmptyList>}
    >
      <FunctionField<Announcement> label="Title" render={announcement => <Title announcement={announcement} />} />
      <FunctionField<Announcement> label="To" render={audienceOf} />
      <DateField source="send_at" label="When" showTime sortable={false} />
      <FunctionField<Announcement> label="State" render={({ state }) => states.find(({ id }) => id === state)?.name} />
      <NumberField source="notified" label="Players reached" sortable={false} />
      <FunctionField<Announcement> label="Emails" render={lettersOf} />
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

function audienceOf({ audience, web_language, account_ids, seen_within_days, unseen_for_days }: Announcement) {
  const whom =
    audience === 'all' ? 'everybody' : audience === 'language' ? `players who read ${web_language}` : `${account_ids?.length ?? 0} chosen`
  const days = [
    seen_within_days !== null && `seen within ${seen_within_days} days`,
    unseen_for_days !== null && `not seen for ${unseen_for_days} days`,
  ]
  return [whom, ...days].filter(Boolean).join(', ')
}

function lettersOf({ by_mail, letters: { sent, failed, stopped }, mailed_at }: Announcement) {
  if (!by_mail) return '–'
  const others = [
    failed > 0 && `${failed} failed`,
    stopped > 0 && `${stopped} have stopped these emails`,
    mailed_at === null && 'not all sent yet',
  ]
  return [`${sent} sent`, ...others].filter(Boolean).join(', ')
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
