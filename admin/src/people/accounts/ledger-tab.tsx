import { useRecordContext } from 'react-admin'
import type { PlayerProfile } from '@trivium/contract/people/accounts.admin'
import type { Transaction } from '@trivium/contract/rewards/wallet'
import { type Column, PagedRows } from './paged-rows.tsx'
import { inWords, writtenNumber, writtenTime } from '../../platform/ui/formats.ts'

const columns: Column<Transaction>[] = [
  { label: 'When', of: ({ date }) => writtenTime(date) },
  { label: 'For', of: ({ title, detail }) => <bdi>{[inWords(title), detail].filter(Boolean).join(': ')}</bdi> },
  { label: 'Coins', isNumber: true, of: ({ type, points }) => `${type === 'income' ? '+' : '−'}${writtenNumber(points)}` },
  { label: 'Balance', isNumber: true, of: ({ balance_after }) => writtenNumber(balance_after) },
]

export function LedgerTab() {
  const player = useRecordContext<PlayerProfile>()
  if (!player) return null
  return (
    <PagedRows
      name="get_player_ledger"
      input={{ account_id: player.id }}
      label="Coin history of this player"
      none="No coin movements yet."
      columns={columns}
      rowsOf={({ data, total }) => ({ rows: data, total })}
      keyOf={({ id }) => id}
    />
  )
}
