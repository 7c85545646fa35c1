// CONSOLE_URL gives the console a host of its own, so that its pages and those of players share no origin (OWASP ASVS 5.0, V3.5.4). That
// is for browsers, which say by themselves which host they call. It is no access control: any other client says what it likes in Host,
// and what somebody may do is decided by their token alone.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ActionName } from '@trivium/contract'
import type { Config } from '../../config/config.ts'
import { NotFound } from '../respond.ts'

/** Actions of players that the console calls, too. */
const shared: ActionName[] = ['user_signup', 'logout', 'get_web_settings', 'get_languages', 'get_system_language_list']

const identity = [
  'sign-in/email',
  'sign-out',
  'token',
  'two-factor/enable',
  'two-factor/disable',
  'two-factor/verify-totp',
  'two-factor/verify-backup-code',
]

/** What the host of the console serves besides the console itself and media. */
export const servedBeside: ReadonlySet<string> = new Set([
  ...shared.map(name => `/api/${name}`),
  ...identity.map(path => `/identity/${path}`),
  '/logo.svg',
  '/healthz',
  '/readyz',
])

/** X-Forwarded-Host is not read: a script may write it into a call to its own origin, which it cannot do with Host. */
export function isConsoleHost(host: string | undefined, { consoleUrl }: Pick<Config, 'consoleUrl'>): boolean {
  return consoleUrl !== undefined && host?.toLowerCase().replace(/:\d+$/, '') === new URL(consoleUrl).hostname
}

/** On the console's host there is nothing but the console, and on any other one there is no console. */
export function separateAdminHost(http: FastifyInstance, config: Pick<Config, 'consoleUrl'>): void {
  if (config.consoleUrl === undefined) return
  http.addHook('onRequest', async (request, reply) => {
    const isThere = isConsoleHost(request.headers.host, config)
    if (isThere && pathOf(request) === '/') return reply.redirect('/admin/')
    if (isThere ? !isServedThere(request) : isConsoles(request)) throw new NotFound()
  })
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** By the route, not by the URL, which can be written in several ways. */
const isConsoles = ({ routeOptions }: FastifyRequest) => /^\/(api\/)?admin(\/|$)/.test(routeOptions.url ?? '')

const isServedThere = (request: FastifyRequest) =>
  isConsoles(request) || request.routeOptions.url === '/media/:name' || servedBeside.has(pathOf(request))
