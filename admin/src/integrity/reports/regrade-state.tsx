// The progress or the result of a regrade.

import { Alert, Link } from '@mui/material'
import type { RegradeRow } from '@trivium/contract/integrity/reports.admin'

export function RegradeState({ regrade }: { regrade: RegradeRow }) {
  const { id, state, players, coins, score, done_at, still_open } = regrade
  const so_far = `${players} players, ${coins} coins, ${score} points`
  return (
    <Alert severity={state === 'done' ? 'success' : 'info'} role="status">
      {state === 'done'
        ? `Done ${done_at === null ? '' : new Date(done_at).toLocaleString('en')}: ${so_far}.`
        : `In progress: ${so_far} so far.`}
      {still_open > 0 && ' Some rounds are still open. They follow when they end.'}{' '}
      <Link href={`#/regrades/${id}/show`}>Changed rounds</Link>
    </Alert>
  )
}
