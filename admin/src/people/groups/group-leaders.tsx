// The leaders of a group: any accounts.

import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { Group } from '@trivium/contract/people/groups.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { messageOf } from '../../platform/ui/message-of.ts'
import { PlayerSearch } from '../accounts/index.ts'

export function GroupLeaders({ group: { id, leaders } }: { group: Group }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string | null>(null)
  async function save(account_ids: number[]) {
    setProblem(null)
    try {
      await call('set_group_leaders', { group_id: id, account_ids, were: ids })
      notify('Leaders saved.')
    } catch (error) {
      setProblem(messageOf(error))
    }
    refresh()
  }
  const ids = leaders.map(leader => leader.id)
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Any account can lead a group. On the page Groups of their profile, leaders see how much each member has answered, how much was
        right, weak categories and when the member last played. They see no addresses and no answers.
      </Typography>
      <PlayerSearch label="Add a leader (name or number)" onPick={player => void save([...new Set([...ids, player.id])])} />
      <AskButton
        label="Add a leader by address"
        title="Add a leader by address"
        text="The person needs an account with this address."
        questions={[{ name: 'email', label: 'Address' }]}
        onAnswer={async ({ email }) => {
          await call('set_group_leaders', { group_id: id, account_ids: ids, were: ids, email })
          refresh()
        }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      {leaders.length === 0 && <Typography color="text.secondary">Nobody leads this group.</Typography>}
      {leaders.map(leader => (
        <Stack key={leader.id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Typography>
            <bdi>{leader.name}</bdi> · {leader.id}
          </Typography>
          <Button size="small" aria-label={`Remove ${leader.name}`} onClick={() => void save(ids.filter(one => one !== leader.id))}>
            Remove
          </Button>
        </Stack>
      ))}
    </>
  )
}
