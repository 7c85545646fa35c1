import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { PlayerProfile, PlayerSession } from '@trivium/contract/people/accounts.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { type Column, PagedRows } from './paged-rows.tsx'
import { writtenTime } from '../../platform/ui/formats.ts'

const columns: Column<PlayerSession>[] = [
  { label: 'Signed in', of: ({ created_at }) => writtenTime(created_at) },
  { label: 'Last used', of: ({ last_used_at }) => writtenTime(last_used_at) },
  { label: 'Second factor', of: ({ has_second_factor }) => (has_second_factor ? 'yes' : 'no') },
]

export function SessionsTab() {
  const player = useRecordContext<PlayerProfile>()
  const [ended, setEnded] = useState(0)
  if (!player) return null
  const endAll = async () => {
    await call('end_player_sessions', { account_id: player.id })
    setEnded(times => times + 1)
  }
  return (
    <>
      <PagedRows
        key={ended}
        name="get_player_sessions"
        input={{ account_id: player.id }}
        label="Sessions of this player"
        none="No sessions."
        columns={columns}
        rowsOf={({ data, total }) => ({ rows: data, total })}
        keyOf={({ id }) => id}
      />
      <AskButton
        label="Sign out everywhere"
        title="Sign this player out everywhere?"
        text="Every device has to sign in again."
        onAnswer={endAll}
      />
    </>
  )
}
