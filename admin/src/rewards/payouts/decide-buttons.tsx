import { Stack, Typography } from '@mui/material'
import { useNotify, useRefresh } from 'react-admin'
import type { Contract } from '@trivium/contract'
import type { DataOf } from '@trivium/contract/platform/action'
import type { QueuedPayout } from '@trivium/contract/rewards/payouts.admin'
import { call } from '../../platform/api.ts'
import { textOfRefusal } from '../../platform/refusal-texts.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import { writtenMoney } from './written-money.ts'

export type WhyNot = DataOf<Contract['get_payout']>['why_not']

interface DecideButtonsProps {
  payout: QueuedPayout
  /** Undefined until the whole payout has loaded. */
  whyNot: WhyNot | undefined
}

export function DecideButtons({ payout, whyNot }: DecideButtonsProps) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { state } = payout
  const announceDone = (said: string) => {
    notify(said)
    refresh()
  }
  if (state !== 'pending' && state !== 'approved') return null
  const problem = state === 'pending' ? whyNot?.approve : whyNot?.pay
  const isKept = problem !== null
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {state === 'pending' ? (
          <Approve payout={payout} announceDone={announceDone} isKept={isKept} />
        ) : (
          <Pay payout={payout} announceDone={announceDone} isKept={isKept} />
        )}
        <Reject payout={payout} announceDone={announceDone} />
      </Stack>
      {problem && <Typography color="text.secondary">{textOfRefusal(problem)}</Typography>}
    </>
  )
}

interface Deciding {
  payout: QueuedPayout
  announceDone: (said: string) => void
}

interface Keepable extends Deciding {
  /** The button is disabled: the caller may not do this, or it is not known yet. */
  isKept: boolean
}

const Approve = ({ payout, announceDone, isKept }: Keepable) => (
  <AskButton
    label="Approve"
    isDisabled={isKept}
    title={`Approve ${writtenMoney(payout)}?`}
    text="The player can then no longer cancel the request, and is notified that the payment is coming."
    onAnswer={async () => {
      await call('approve_payout', { payout_id: payout.id })
      announceDone('Request approved.')
    }}
  />
)

const Pay = ({ payout, announceDone, isKept }: Keepable) => (
  <AskButton
    label="Mark as paid"
    isDisabled={isKept}
    title={`Has ${writtenMoney(payout)} been paid?`}
    text={`To ${payout.address}. This does not send money. It records your payment and notifies the player.`}
    questions={[{ name: 'reference', label: 'Reference of the payment' }]}
    onAnswer={async ({ reference }) => {
      await call('pay_payout', { payout_id: payout.id, reference })
      announceDone('Marked as paid.')
    }}
  />
)

const Reject = ({ payout, announceDone }: Deciding) => (
  <AskButton
    label="Reject"
    title="Reject this request?"
    text="The player gets the coins back and sees the reason."
    questions={[{ name: 'reason', label: 'Reason, for the player' }]}
    color="error"
    onAnswer={async ({ reason }) => {
      await call('reject_payout', { payout_id: payout.id, reason })
      announceDone('Request rejected. The player has the coins back.')
    }}
  />
)
