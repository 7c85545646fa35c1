// The page of a group: members, the list as a file, invitations, leaders.

import { Box, Card, CardContent, Stack, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Show, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin'
import type { Group } from '@trivium/contract/people/groups.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { BoardSwitch } from './board-switch.tsx'
import { GroupLeaders } from './group-leaders.tsx'
import { InvitationTable } from './invitation-table.tsx'
import { PeopleList } from './people-list.tsx'

export const GroupShow = () => (
  <Show actions={false} component="div" sx={{ '& .RaShow-card': { minWidth: 0 } }}>
    <OneGroup />
  </Show>
)

function Members({ group: { id } }: { group: Group }) {
  const refresh = useRefresh()
  return <PeopleList owner={{ kind: 'group', id }} onChange={refresh} />
}

const tabs = [
  { label: 'Members', part: Members },
  { label: 'Invitations', part: ({ group: { id } }: { group: Group }) => <InvitationTable owner={{ kind: 'group', id }} /> },
  { label: 'Leaders', part: GroupLeaders },
]

function OneGroup() {
  const group = useRecordContext<Group>()
  const [place, setPlace] = useState(0)
  const Part = tabs[place]?.part ?? Members
  if (!group) return null
  return (
    <Card sx={{ mt: 2 }}>
      <CardContent>
        <Typography variant="h5" component="h2" dir="auto">
          {group.name}
        </Typography>
        <Typography color="text.secondary">
          {group.members} {group.members === 1 ? 'member' : 'members'} · made by <bdi>{group.created_by.name}</bdi>
        </Typography>
        <GroupButtons group={group} />
        <BoardSwitch group={group} />
        <Tabs value={place} onChange={(_event, next: number) => setPlace(next)} aria-label="Parts of the group" variant="scrollable">
          {tabs.map(({ label }, index) => (
            <Tab key={label} label={label} id={`group-tab-${index}`} aria-controls={`group-part-${index}`} />
          ))}
        </Tabs>
        <Box role="tabpanel" id={`group-part-${place}`} aria-labelledby={`group-tab-${place}`} sx={{ pt: 2 }}>
          <Part key={group.id} group={group} />
        </Box>
      </CardContent>
    </Card>
  )
}

function GroupButtons({ group: { id, name } }: { group: Group }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const redirect = useRedirect()
  return (
    <Stack direction="row" spacing={1} sx={{ my: 1 }}>
      <AskButton
        label="Rename"
        title="Rename this group"
        questions={[{ name: 'name', label: 'Name', initial: name }]}
        onAnswer={async answers => {
          await call('rename_group', { group_id: id, name: answers.name, were: name })
          notify('Group renamed.')
          refresh()
        }}
      />
      <AskButton
        label="Delete"
        color="error"
        title={`Delete the group ${name}?`}
        text="The members keep their accounts. They lose the exams that are open to them only through this group. The server withdraws open invitations."
        onAnswer={async () => {
          await call('delete_group', { group_id: id })
          notify('Group deleted.')
          redirect('list', 'groups')
        }}
      />
    </Stack>
  )
}
