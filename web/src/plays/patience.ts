// Which failures pass by themselves: no way to the server, a server that is starting, too many calls at once.

import { CallError } from '../actions.ts'

const againMs = 2000
/** However long the server wants us away, the clock of the question runs. */
const longestMs = 30_000
const passing = new Set([429, 502, 503, 504])

/** How long to wait before asking again; null where asking again brings the same. */
export function waitMsAfter(error: unknown): number | null {
  if (!(error instanceof CallError) || error.refusal !== null) return null
  const { status, retryAfterMs } = error.failure ?? { status: null, retryAfterMs: null }
  if (status !== null && !passing.has(status)) return null
  return Math.min(longestMs, Math.max(againMs, retryAfterMs ?? 0))
}
