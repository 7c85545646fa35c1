// What a push service answers, and what that means for the message.

/** `sent` · `gone`: the device is reached there no more · `again`: the service had no time · `lost`: nobody knows, or it never will. */
export type Outcome = { what: 'sent' | 'gone' | 'lost' } | { what: 'again'; afterMs: number | null }

export type Transport = typeof fetch

export const patienceMs = 10_000

/** The connection was never there, so nothing was sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** Redirects are not followed: they would lead to addresses that nobody has looked at. */
export async function post(transport: Transport, url: string, init: Pick<RequestInit, 'body' | 'headers'>): Promise<Response | Outcome> {
  try {
    return await transport(url, { ...init, method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
  } catch (error) {
    return isNeverSent(error) ? { what: 'again', afterMs: null } : { what: 'lost' }
  }
}

function isNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && neverSent.has(cause.code)
}

const longestWaitSeconds = 3600

/** What an answer means that is no success and is not about the device. */
export function busyOrLost({ status, headers }: Response): Outcome {
  if (status !== 429 && status < 500) return { what: 'lost' }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { what: 'again', afterMs: seconds > 0 ? Math.min(seconds, longestWaitSeconds) * 1000 : null }
}
