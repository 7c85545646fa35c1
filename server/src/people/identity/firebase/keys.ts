// The public keys that sign Firebase's ID tokens: cached for as long as Google says, and fetched again when a token names an unknown key.

import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { Unavailable } from '../../../platform/api/respond.ts'

export const googleKeysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const timeoutMs = 5_000
/** Least time between two fetches, because tokens with made-up key ids must not make us ask Google endlessly. */
const askAgainMs = 30_000
/** The time to cache if Google sets none. */
const usualMaxAgeMs = 3_600_000

interface CachedKeys {
  find: ReturnType<typeof createLocalJWKSet>
  readAt: number
  until: number
}

/**
 * @param ticks a clock that never goes back, in ms
 * @returns a key set that @throws Unavailable when Google's keys cannot be fetched: then a token is neither right nor wrong
 */
export function createKeys(url: string, ticks: () => number = () => performance.now()): JWTVerifyGetKey {
  let kept: CachedKeys | null = null
  let reading: Promise<CachedKeys> | null = null
  const read = () =>
    (reading ??= readKeys(url, ticks)
      .then(keys => (kept = keys))
      .finally(() => {
        reading = null
      }))
  return async (header, token) => {
    const current = kept && ticks() < kept.until ? kept : await read()
    try {
      return await current.find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || ticks() - current.readAt < askAgainMs) throw error
      return (await read()).find(header, token)
    }
  }
}

async function readKeys(url: string, ticks: () => number): Promise<CachedKeys> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const keys: JSONWebKeySet = await response.json()
    const readAt = ticks()
    return { find: createLocalJWKSet(keys), readAt, until: readAt + maxAgeMs(response.headers.get('cache-control')) }
  } catch (error) {
    throw new Unavailable('the keys of the identity provider were not read', { cause: error })
  }
}

function maxAgeMs(cacheControl: string | null): number {
  const seconds = /(?:^|[ ,])max-age=(\d+)/.exec(cacheControl ?? '')?.[1]
  return seconds === undefined ? usualMaxAgeMs : Number(seconds) * 1000
}
