// /identity/*: checks a call (calls.ts), passes it to better-auth unless it is handled here, and returns only what the client needs.

import { randomBytes } from 'node:crypto'
import { finished } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import type { Limits } from '../../platform/api/requests/limits.ts'
import { TooManyRequests } from '../../platform/api/respond.ts'
import { wideNetworkOf } from '../../platform/api/requests/address.ts'
import { isOwnOrigin } from '../../platform/api/requests/own-origin.ts'
import { type CallParts, type IdentityCall, identityCalls, isOffered } from './calls.ts'
import { askedBy, type Asker, currentAsker, type IdentityParts } from './parts.ts'
import type { Offer } from './provider.ts'
import { IdentityRefused } from './codes.ts'

// Cookies of the identity provider.
const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:')

/** With `__Host-` (RFC 6265bis, 4.1.3.2) the browser refuses cookies that a sibling host or a connection without TLS tries to set. */
export const cookiePrefix = (config: Pick<Config, 'publicUrl'>): string => (isSecure(config) ? '__Host-trivium' : 'trivium')

/** `__Host-` requires this path. */
export const cookieAttributes = (config: Pick<Config, 'publicUrl'>) =>
  ({ path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure(config) }) as const

export interface IdentityRouteParts extends IdentityParts {
  limits: Limits
  offer: Offer
  handler: (request: Request) => Promise<Response>
}

const mostBodyBytes = 16 * 1024
/** Seconds the browser cookie lasts: longer than a code is valid. */
const markSeconds = 3600

export function registerIdentityRoute(http: FastifyInstance, parts: IdentityRouteParts): void {
  void http.register(async scope => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: mostBodyBytes } as const
    scope.addContentTypeParser('application/json', asText, scope.getDefaultJsonParser('error', 'error'))
    for (const call of identityCalls) {
      scope.route({
        method: call.method,
        url: `/identity/${call.path}`,
        // No HEAD route: the callback from Google has side effects.
        exposeHeadRoute: false,
        handler: (request, reply) => answer(call, request, reply, parts),
      })
    }
  })
}

async function answer(call: IdentityCall, request: FastifyRequest, reply: FastifyReply, parts: IdentityRouteParts): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store')
  try {
    refuseForeign(request, parts.config)
    if (!isOffered(call, parts.offer)) throw new IdentityRefused(400, 'PROVIDER_NOT_FOUND')
    const count = (...counted: Parameters<Limits['take']>) => take(parts.limits, ...counted)
    await count('identity', request.ip)
    const settings = await parts.readSettings()
    if (call.notInDemo && settings.demo_mode === 1) throw new IdentityRefused(403, 'NOT_ALLOWED_IN_DEMO')
    const own = { ...parts, settings, address: request.ip, count }
    return await askedBy(askerOf(call, request, reply, parts), () => carryOut(call, request, reply, own))
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error
    if (error.code === 'BANNED_USER' && call.bannedPage) return reply.redirect(call.bannedPage)
    if (error.retryAfterSeconds !== null) void reply.header('retry-after', error.retryAfterSeconds)
    return reply.code(error.status).send({ code: error.code })
  }
}

async function carryOut(call: IdentityCall, request: FastifyRequest, reply: FastifyReply, parts: IdentityRouteParts & CallParts) {
  const startedAt = performance.now()
  const body = await call.prepare(request.body, parts)
  if (call.isGuess) await parts.count('wrongPassword', request.ip)
  const ask = () => parts.handler(toWebRequest(call, request, body, parts.config.publicUrl))
  if (call.isForLater) parts.post.later(currentAsker().replied, async () => void (await ask()))
  const response = call.isDone || call.isForLater ? null : await ask()
  if (call.isGuess && response?.ok) await parts.limits.giveBack('wrongPassword', request.ip)
  const text = (await response?.text()) ?? ''
  await wait(Math.max(0, (call.leastMs ?? 0) - (performance.now() - startedAt)))
  if (response === null) return reply.code(200).send({ status: true })
  return pass(reply, call, response, response.ok ? null : await refusalIn(call, response, text, body, parts), text)
}

function askerOf(call: IdentityCall, request: FastifyRequest, reply: FastifyReply, { config }: IdentityRouteParts): Asker {
  // A closed connection counts as replied, too.
  const replied = finished(reply.raw).catch(() => {})
  const name = `${cookiePrefix(config)}.browser`
  const browser = new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`).exec(request.headers.cookie ?? '')?.[1] ?? null
  const asker = { network: wideNetworkOf(request.ip), languages: request.headers['accept-language'] ?? null, browser, replied }
  if (!call.marksBrowser) return asker
  const mark = browser ?? randomBytes(32).toString('base64url')
  const { path, secure } = cookieAttributes(config)
  void reply.header(
    'set-cookie',
    `${name}=${mark}; Path=${path}; Max-Age=${markSeconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  )
  return { ...asker, browser: mark }
}

/** Pages of other sites may link here but not post. */
function refuseForeign({ method, headers }: FastifyRequest, config: Config): void {
  if (method !== 'GET' && !isOwnOrigin(headers, config)) throw new IdentityRefused(403, 'INVALID_ORIGIN')
}

async function take(limits: Limits, ...[rule, key]: Parameters<Limits['take']>): Promise<void> {
  const seconds = await limits.take(rule, key)
  if (seconds > 0) throw new TooManyRequests(seconds)
}

/** Forwards only the cookie and the language: better-auth must not see the caller's address or other headers. */
function toWebRequest(call: IdentityCall, request: FastifyRequest, body: object, publicUrl: string): Request {
  const headers = new Headers({ origin: new URL(publicUrl).origin, 'content-type': 'application/json' })
  for (const name of ['cookie', 'accept-language'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const init = call.method === 'POST' ? { method: 'POST', body: JSON.stringify(body) } : {}
  return new Request(new URL(request.url, publicUrl), { headers, ...init })
}

/** @returns the code of the refusal; null if the call succeeded */
async function refusalIn(call: IdentityCall, response: Response, text: string, body: Record<string, unknown>, parts: CallParts) {
  if (response.status < 400) return null
  const code = fieldOf(text, 'code')
  if (response.status >= 500) return 'INTERNAL_ERROR'
  if (typeof code !== 'string') return response.status === 401 ? 'UNAUTHORIZED' : 'INVALID_INPUT'
  return call.translate ? call.translate(code, body, parts) : code
}

function pass(reply: FastifyReply, call: IdentityCall, response: Response, refusal: string | null, text: string): FastifyReply {
  for (const cookie of response.headers.getSetCookie()) void reply.header('set-cookie', cookie)
  const location = response.headers.get('location')
  if (location && response.status < 400 && response.status >= 300) {
    const to = fieldOf(text, 'twoFactorRedirect') === true ? askingForCode(location) : location
    return reply.code(response.status).header('location', to).send()
  }
  if (refusal !== null) return reply.code(response.status).send({ code: refusal })
  const passed = (call.passes ?? []).map(name => [name, fieldOf(text, name)])
  return reply.code(200).send({ status: true, ...Object.fromEntries(passed) })
}

/** Redirects the browser to our page that asks for a code of the second factor, because there is no session yet. */
function askingForCode(location: string): string {
  const { pathname, searchParams } = new URL(location, 'http://any')
  searchParams.set('second_factor', '1')
  return `${pathname}?${searchParams}`
}

function fieldOf(text: string, name: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : undefined
  } catch {
    return undefined
  }
}
