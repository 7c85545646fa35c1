// CONSOLE_URL gives the console its own host, so that its pages and those of players share no origin (OWASP ASVS 5.0, V3.5.4). This
// separates pages in browsers, which set Host themselves. It is no access control: any other client can send any Host, and the token
// alone decides what somebody may do.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ActionName } from '@trivium/contract'
import type { Config } from '../../config/config.ts'
import { NotFound } from '../respond.ts'

/** Player actions that the console also calls. */
const shared: ActionName[] = ['user_signup', 'logout', 'get_web_settings', 'get_languages', 'get_system_language_list']

const identity = [
  'sign-in/email',
  'request-password-reset',
  'sign-out',
  'token',
  'two-factor/enable',
  'two-factor/disable',
  'two-factor/verify-totp',
  'two-factor/verify-backup-code',
]

/** The paths that the console host serves besides the console and media. */
export const servedBeside: ReadonlySet<string> = new Set([
  ...shared.map(name => `/api/${name}`),
  ...identity.map(path => `/identity/${path}`),
  '/logo.svg',
  '/healthz',
  '/readyz',
])

/** We ignore X-Forwarded-Host: a script may set it on a call to its own origin, which it cannot do with Host. */
export function isConsoleHost(host: string | undefined, { consoleUrl }: Pick<Config, 'consoleUrl'>): boolean {
  return consoleUrl !== undefined && host?.toLowerCase().replace(/:\d+$/, '') === new URL(consoleUrl).hostname
}

/** Serves only the console on the console host, and no console on any other host. */
export function separateAdminHost(http: FastifyInstance, config: Pick<Config, 'consoleUrl'>): void {
  if (config.consoleUrl === undefined) return
  http.addHook('onRequest', async (request, reply) => {
    const isThere = isConsoleHost(request.headers.host, config)
    if (isThere && pathOf(request) === '/') return reply.redirect('/admin/')
    if (isThere ? !isServedThere(request) : isConsoles(request)) throw new NotFound()
  })
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** Matches the route, not the URL: a URL can be written in several ways. */
const isConsoles = ({ routeOptions }: FastifyRequest) => /^\/(api\/)?admin(\/|$)/.test(routeOptions.url ?? '')

const isServedThere = (request: FastifyRequest) =>
  isConsoles(request) || request.routeOptions.url === '/media/:name' || servedBeside.has(pathOf(request))
