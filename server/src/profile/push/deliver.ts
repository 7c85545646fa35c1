// Posts to push services, and what their answers mean for the message.

/**
 * `sent` · `gone`: the device is no longer reachable there · `again`: the service was busy, try later · `lost`: the message may or may not
 * have arrived, or it can never be sent; it is not sent again.
 */
export type DeliveryOutcome = { what: 'sent' | 'gone' | 'lost' } | { what: 'again'; afterMs: number | null }

export type Transport = typeof fetch

export const patienceMs = 10_000

/** No connection was made, so nothing was sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** Does not follow redirects, because they would lead to unchecked addresses. */
export async function post(
  transport: Transport,
  url: string,
  init: Pick<RequestInit, 'body' | 'headers'>,
): Promise<Response | DeliveryOutcome> {
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

/** The meaning of an answer that is neither a success nor about the device. */
export function busyOrLost({ status, headers }: Response): DeliveryOutcome {
  if (status !== 429 && status < 500) return { what: 'lost' }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return { what: 'again', afterMs: seconds > 0 ? Math.min(seconds, longestWaitSeconds) * 1000 : null }
}
