import { useRecordContext } from 'react-admin'
import type { PlayedPlay, PlayerProfile } from '@trivium/contract/people/accounts.admin'
import { type Column, PagedRows } from './paged-rows.tsx'
import { inWords, writtenNumber, writtenTime } from '../../platform/ui/formats.ts'

const columns: Column<PlayedPlay>[] = [
  { label: 'Started', of: ({ started_at }) => writtenTime(started_at) },
  { label: 'Mode', of: ({ mode }) => inWords(mode) },
  {
    label: 'Category',
    of: ({ category, level }) => <bdi>{[category, level !== null && `level ${level}`].filter(Boolean).join(', ') || '–'}</bdi>,
  },
  { label: 'Right', isNumber: true, of: ({ correct, questions }) => (correct === null ? '–' : `${correct} of ${questions}`) },
  { label: 'Coins', isNumber: true, of: ({ coins }) => writtenNumber(coins) },
  { label: 'Score', isNumber: true, of: ({ score }) => (score === null ? '–' : writtenNumber(score)) },
  { label: 'State', of: ({ state }) => state },
]

export function PlaysTab() {
  const player = useRecordContext<PlayerProfile>()
  if (!player) return null
  return (
    <PagedRows
      name="get_player_plays"
      input={{ account_id: player.id }}
      label="Rounds of this player"
      none="No rounds yet."
      columns={columns}
      rowsOf={({ data, total }) => ({ rows: data, total })}
      keyOf={({ id }) => id}
    />
  )
}
