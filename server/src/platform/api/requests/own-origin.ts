// Checks the Origin header: browsers send the origin of the calling page; other clients send none.

import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config/config.ts'
import { isConsoleHost } from '../http/console-host.ts'

type Place = Pick<Config, 'consoleUrl' | 'mode' | 'publicUrl'>

/**
 * Player pages are foreign to the console host, and console pages to the player host, because browsers may send cookies from one to the
 * other. In development the server has many names, so the called host also counts as ours.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, config: Place): boolean {
  if (origin === undefined || origin === (isConsoleHost(host, config) ? config.consoleUrl : config.publicUrl)) return true
  return config.mode !== 'production' && URL.parse(origin)?.host === host
}
