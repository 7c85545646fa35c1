// The buttons that deactivate, activate or delete an account.

import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import type { PlayerProfile } from '@trivium/contract/people/accounts.admin'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'

const why = [{ name: 'reason', label: 'Reason, for the record' }]

export function EndingButtons() {
  const player = useRecordContext<PlayerProfile>()
  const refresh = useRefresh()
  const notify = useNotify()
  if (!player || player.status === 'deleted') return null
  const announceDone = (said: string) => {
    notify(said)
    refresh()
  }
  const ending = { account_id: player.id, announceDone }
  return (
    <>
      {player.status === 'active' ? <Deactivate {...ending} /> : <Activate {...ending} />}
      <Delete {...ending} />
    </>
  )
}

interface Ending {
  account_id: number
  announceDone: (said: string) => void
}

const Deactivate = ({ account_id, announceDone }: Ending) => (
  <AskButton
    label="Deactivate"
    title="Deactivate this account?"
    text="All sessions end at once, new sign-ins are refused, and payouts are held."
    questions={why}
    color="error"
    onAnswer={async ({ reason }) => {
      await call('deactivate_player', { account_id, reason })
      announceDone('Account deactivated and signed out everywhere.')
    }}
  />
)

const Activate = ({ account_id, announceDone }: Ending) => (
  <AskButton
    label="Activate"
    title="Activate this account again?"
    onAnswer={async () => {
      await call('activate_player', { account_id })
      announceDone('Account activated.')
    }}
  />
)

const Delete = ({ account_id, announceDone }: Ending) => (
  <AskButton
    label="Delete"
    title="Delete this account permanently?"
    text="This deletes the name, address, number, picture and coins. It cannot be undone. The player still gets approved payouts."
    questions={why}
    color="error"
    onAnswer={async ({ reason }) => {
      await call('delete_player', { account_id, reason })
      announceDone('Account deleted.')
    }}
  />
)
