import { Stack } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import type { QueuedPayout } from '@trivium/contract/payout-office'
import { call } from '../api.ts'
import { AskButton } from '../ui/ask-button.tsx'
import { writtenMoney } from './written-money.ts'

export function DecideButtons({ payout }: { payout: QueuedPayout }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { state } = payout
  const told = (said: string) => {
    notify(said)
    refresh()
  }
  if (state !== 'pending' && state !== 'approved') return null
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {state === 'pending' ? <Approve payout={payout} told={told} /> : <Pay payout={payout} told={told} />}
      <Reject payout={payout} told={told} />
    </Stack>
  )
}

interface Deciding {
  payout: QueuedPayout
  told: (said: string) => void
}

const Approve = ({ payout, told }: Deciding) => (
  <AskButton
    label="Approve"
    title={`Approve ${writtenMoney(payout)}?`}
    text="From now on the player cannot take it back, and is told that it is on its way."
    onAnswer={async () => {
      await call('approve_payout', { payout_id: payout.id })
      told('Approved.')
    }}
  />
)

const Pay = ({ payout, told }: Deciding) => (
  <AskButton
    label="Mark as paid"
    title={`Has ${writtenMoney(payout)} been paid?`}
    text={`To ${payout.address}. This pays nothing by itself: it notes what you have paid, and tells the player.`}
    questions={[{ name: 'reference', label: 'Reference of the payment' }]}
    onAnswer={async ({ reference }) => {
      await call('pay_payout', { payout_id: payout.id, reference })
      told('Noted as paid.')
    }}
  />
)

const Reject = ({ payout, told }: Deciding) => (
  <AskButton
    label="Reject"
    title="Reject this request?"
    text="The coins go back to the player, who reads the reason."
    questions={[{ name: 'reason', label: 'Reason, for the player' }]}
    color="error"
    onAnswer={async ({ reason }) => {
      await call('reject_payout', { payout_id: payout.id, reason })
      told('Rejected; the coins are back.')
    }}
  />
)
