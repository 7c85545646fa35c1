// The list of ledger checks with their results.

import { Datagrid, DateField, FunctionField, List, NumberField, TopToolbar, useNotify, useRefresh } from 'react-admin'
import type { LedgerVerdict } from '@trivium/contract/rewards/payouts.admin'
import { Empty } from '../../platform/ui/empty.tsx'
import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'

export const LedgerList = () => (
  <List exporter={false} actions={<Actions />} sort={{ field: 'id', order: 'DESC' }} empty={false}>
    <Datagrid bulkActionButtons={false} rowClick={false} empty={<Empty>The ledger has not been checked yet.</Empty>}>
      <DateField source="at" label="When" showTime sortable={false} />
      <FunctionField<LedgerVerdict> label="Result" render={({ is_sound }) => (is_sound ? 'passed' : <strong>failed</strong>)} />
      <FunctionField<LedgerVerdict>
        label="Problems"
        render={({ problems }) => (problems.length === 0 ? 'none' : <Problems problems={problems} />)}
      />
      <NumberField source="took_ms" label="Time, milliseconds" sortable={false} />
    </Datagrid>
  </List>
)

const Problems = ({ problems }: Pick<LedgerVerdict, 'problems'>) => (
  <ul>
    {problems.map(problem => (
      <li key={problem}>{problem}</li>
    ))}
  </ul>
)

function Actions() {
  const notify = useNotify()
  const refresh = useRefresh()
  return (
    <TopToolbar>
      <AskButton
        label="Check now"
        title="Check the ledger now?"
        text="The check adds up every transfer. With millions of transfers it takes some seconds."
        onAnswer={async () => {
          const { data } = await call('check_ledger')
          notify(data.is_sound ? 'The ledger check passed.' : 'The ledger check failed. Read the problems it found.', {
            type: data.is_sound ? 'info' : 'error',
          })
          refresh()
        }}
      />
    </TopToolbar>
  )
}
