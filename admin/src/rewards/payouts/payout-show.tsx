// The page of a payout request: the amount, the checks, and the buttons that decide it.

import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Show, useRecordContext } from 'react-admin'
import type { PayoutChecks as Checks, QueuedPayout } from '@trivium/contract/rewards/payouts.admin'
import { PlayerLink } from '../../platform/ui/player-link.tsx'
import { writtenNumber, writtenTime } from '../../platform/ui/formats.ts'
import { DecideButtons, type WhyNot } from './decide-buttons.tsx'
import { PayoutChecks } from './payout-checks.tsx'
import { writtenMoney } from './written-money.ts'

/** Has only the fields of the list until the whole payout has loaded. */
type ShownPayout = QueuedPayout & { checks?: Checks; why_not?: WhyNot }

export const PayoutShow = () => (
  <Show actions={false} component="div">
    <Payout />
  </Show>
)

function Payout() {
  const payout = useRecordContext<ShownPayout>()
  if (!payout) return null
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Card>
        <CardContent>
          <Typography variant="h5" component="h2" gutterBottom>
            {writtenMoney(payout)} for {writtenNumber(payout.coins)} coins
          </Typography>
          <Facts payout={payout} />
          <DecideButtons payout={payout} whyNot={payout.why_not} />
        </CardContent>
      </Card>
      {payout.checks ? <PayoutChecks checks={payout.checks} /> : <Typography role="status">Loading checks …</Typography>}
    </Stack>
  )
}

function Facts({ payout }: { payout: ShownPayout }) {
  const { decided_by, paid_by, reason, reference, details } = payout
  const facts = [
    ['State', payout.state],
    ['Method', payout.payment_type],
    ['Address', payout.address || '–'],
    ['Requested', writtenTime(payout.asked_at)],
    ...(details ? [['Remark', details]] : []),
    ...(decided_by ? [['Decided', `${writtenTime(payout.decided_at)} by ${decided_by.name}`]] : []),
    ...(paid_by ? [['Paid', `${writtenTime(payout.paid_at)} by ${paid_by.name}`]] : []),
    ...(reference ? [['Reference', reference]] : []),
    ...(reason ? [['Reason', reason]] : []),
  ]
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' }, columnGap: 3, rowGap: 0.5 }}>
      <Term>Player</Term>
      <Said>
        <PlayerLink person={{ id: payout.account_id, name: payout.name }} /> · {payout.account_status}
      </Said>
      {facts.map(([label = '', value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Term>{label}</Term>
          <Said>
            <bdi>{value}</bdi>
          </Said>
        </Box>
      ))}
    </Box>
  )
}

const Term = ({ children }: { children: string }) => (
  <Box component="dt" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
)

const Said = ({ children }: { children: ReactNode }) => (
  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
)
