// Browsers say of which site the page is that calls; other clients say nothing.

import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

/** In development the server has many names: there, the called host counts as our own. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, { mode, publicUrl }: Pick<Config, 'mode' | 'publicUrl'>): boolean {
  if (origin === undefined || origin === publicUrl) return true
  return mode !== 'production' && URL.parse(origin)?.host === host
}
