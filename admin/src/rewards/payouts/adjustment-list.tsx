// The list of balance corrections. A second person confirms or refuses those that wait.

import { Stack } from '@mui/material'
import { Datagrid, DateField, FunctionField, List, SelectInput, TextInput, useNotify, useRefresh } from 'react-admin'
import type { Adjustment } from '@trivium/contract/rewards/payouts.admin'
import { EmptyList } from '../../platform/ui/empty.tsx'
import { call } from '../../platform/api.ts'
import { PlayerLink } from '../../platform/ui/player-link.tsx'
import { writtenNumber } from '../../platform/ui/formats.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'

const states = ['waiting', 'done', 'refused'].map(name => ({ id: name, name }))
const filters = [
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <TextInput key="account" source="account_id" label="Player's ID" alwaysOn />,
]

export const AdjustmentList = () => (
  <List exporter={false} filters={filters} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick={false} empty={<EmptyList>No corrections yet.</EmptyList>}>
      <DateField source="asked_at" label="When" showTime sortable={false} />
      <FunctionField<Adjustment> label="Player" render={({ account_id, name }) => <PlayerLink person={{ id: account_id, name }} />} />
      <FunctionField<Adjustment>
        label="Coins"
        textAlign="right"
        render={({ coins }) => `${coins > 0 ? '+' : '−'}${writtenNumber(Math.abs(coins))}`}
      />
      <FunctionField<Adjustment> label="Reason" render={({ reason }) => <bdi>{reason}</bdi>} />
      <FunctionField<Adjustment>
        label="By"
        render={({ asked_by, decided_by }) => [asked_by.name, decided_by?.name].filter(Boolean).join(', ')}
      />
      <FunctionField<Adjustment> label="State" render={row => (row.state === 'waiting' ? <Decide adjustment={row} /> : row.state)} />
    </Datagrid>
  </List>
)

function Decide({ adjustment }: { adjustment: Adjustment }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const { id: adjustment_id, coins, name } = adjustment
  const decide = (action: 'confirm_adjustment' | 'refuse_adjustment', said: string) => async () => {
    await call(action, { adjustment_id })
    notify(said)
    refresh()
  }
  const what = `${coins > 0 ? 'give' : 'take'} ${writtenNumber(Math.abs(coins))} coins`
  return (
    <Stack direction="row">
      <AskButton
        label="Confirm"
        title={`Confirm: ${what}?`}
        text={`${name}: ${adjustment.reason}`}
        onAnswer={decide('confirm_adjustment', 'Balance corrected. The player is notified.')}
      />
      <AskButton
        label="Refuse"
        title={`Refuse: ${what}?`}
        text="No coins move."
        color="error"
        onAnswer={decide('refuse_adjustment', 'Correction refused.')}
      />
    </Stack>
  )
}
