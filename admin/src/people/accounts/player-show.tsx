// The page of a player: profile, rounds, coins, sessions, and the actions that the caller's roles allow.

import { Stack } from '@mui/material'
import { Show, TabbedShowLayout, usePermissions, useRecordContext } from 'react-admin'
import type { PlayerProfile } from '@trivium/contract/people/accounts.admin'
import { mayOpen } from '../../platform/may-open.ts'
import { AdjustButton } from '../../rewards/payouts/index.ts'
import { EndingButtons } from './ending-buttons.tsx'
import { LedgerTab } from './ledger-tab.tsx'
import { PlaysTab } from './plays-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SessionsTab } from './sessions-tab.tsx'

export function PlayerShow() {
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const mayCoins = mayOpen(['treasurer'], held)
  const mayEnd = mayOpen(['administrator'], held)
  return (
    <Show actions={false}>
      <TabbedShowLayout>
        <TabbedShowLayout.Tab label="Profile">
          <ProfileTab />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {mayCoins && <AdjustHere />}
            {mayEnd && <EndingButtons />}
          </Stack>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Rounds" path="plays">
          <PlaysTab />
        </TabbedShowLayout.Tab>
        {mayCoins && (
          <TabbedShowLayout.Tab label="Coins" path="coins">
            <LedgerTab />
          </TabbedShowLayout.Tab>
        )}
        {mayEnd && (
          <TabbedShowLayout.Tab label="Sessions" path="sessions">
            <SessionsTab />
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
    </Show>
  )
}

function AdjustHere() {
  const player = useRecordContext<PlayerProfile>()
  return player ? <AdjustButton account={player} /> : null
}
