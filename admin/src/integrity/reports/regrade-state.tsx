// How far a regrade is, or what it came to.

import { Alert, Link } from '@mui/material'
import type { RegradeRow } from '@trivium/contract/integrity/reports.admin'

export function RegradeState({ regrade }: { regrade: RegradeRow }) {
  const { id, state, players, coins, score, done_at, still_open } = regrade
  const so_far = `${players} players, ${coins} coins, ${score} points`
  return (
    <Alert severity={state === 'done' ? 'success' : 'info'} role="status">
      {state === 'done'
        ? `Done ${done_at === null ? '' : new Date(done_at).toLocaleString('en')}: ${so_far}.`
        : `Under way: ${so_far} so far.`}
      {still_open > 0 && ' Some rounds have not ended: they follow when they have.'}{' '}
      <Link href={`#/regrades/${id}/show`}>Whom it has changed</Link>
    </Alert>
  )
}
