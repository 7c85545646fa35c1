// Browsers say of which site the page is that calls; other clients say nothing.

import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../config/config.ts'
import { isConsoleHost } from '../http/console-host.ts'

type Place = Pick<Config, 'consoleUrl' | 'mode' | 'publicUrl'>

/**
 * Pages of players are foreign to the host of the console, and the other way: cookies may be sent from one to the other. In development
 * the server has many names: there, the called host counts as our own.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, config: Place): boolean {
  if (origin === undefined || origin === (isConsoleHost(host, config) ? config.consoleUrl : config.publicUrl)) return true
  return config.mode !== 'production' && URL.parse(origin)?.host === host
}
