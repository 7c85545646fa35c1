// /identity/*: checks a call (calls.ts), hands it to better-auth where it is not answered here, and passes on no more than the client needs.

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Limits } from '../api/limits.ts'
import { TooManyRequests } from '../api/respond.ts'
import type { Settings } from '../settings/defaults.ts'
import { type CallParts, type IdentityCall, identityCalls, IdentityRefused, isOffered } from './calls.ts'
import type { Offer } from './provider.ts'

export interface IdentityRouteParts extends Omit<CallParts, 'settings' | 'network' | 'count'> {
  config: Config
  limits: Limits
  offer: Offer
  handler: (request: Request) => Promise<Response>
  readSettings: () => Promise<Settings>
}

const mostBodyBytes = 16 * 1024

export function registerIdentityRoute(http: FastifyInstance, parts: IdentityRouteParts): void {
  void http.register(async scope => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: mostBodyBytes } as const
    scope.addContentTypeParser('application/json', asText, scope.getDefaultJsonParser('error', 'error'))
    for (const call of identityCalls) {
      scope.route({
        method: call.method,
        url: `/identity/${call.path}`,
        // Opening a link does something; asking about it must not.
        exposeHeadRoute: false,
        handler: (request, reply) => answer(call, request, reply, parts),
      })
    }
  })
}

async function answer(call: IdentityCall, request: FastifyRequest, reply: FastifyReply, parts: IdentityRouteParts): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store')
  const startedAt = performance.now()
  try {
    refuseForeign(request, parts.config)
    if (!isOffered(call, parts.offer)) throw new IdentityRefused(400, 'PROVIDER_NOT_FOUND')
    const count = (...counted: Parameters<Limits['take']>) => take(parts.limits, ...counted)
    await count('identity', request.ip)
    const own = { ...parts, settings: await parts.readSettings(), network: request.ip, count }
    if (call.leadsTo) return await reply.redirect(await call.leadsTo(new URL(request.url, parts.config.publicUrl).searchParams, own))
    const body = await call.prepare(request.body, own)
    const response = await parts.handler(toWebRequest(call, request, body, parts.config.publicUrl))
    const text = await response.text()
    await wait(Math.max(0, (call.leastMs ?? 0) - (performance.now() - startedAt)))
    return await pass(reply, call, response, response.ok ? null : await refusalIn(call, response, text, body, own), text)
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error
    return reply.code(error.status).send({ code: error.code })
  }
}

/** Other sites' pages may lead here but not act here. Development is reached by many names: there, the one it was called by counts. */
function refuseForeign({ method, headers }: FastifyRequest, config: Config): void {
  if (method === 'GET' || headers.origin === undefined || headers.origin === new URL(config.publicUrl).origin) return
  const isOwn = config.mode !== 'production' && URL.parse(headers.origin)?.host === headers.host
  if (!isOwn) throw new IdentityRefused(403, 'INVALID_ORIGIN')
}

async function take(limits: Limits, ...[rule, key]: Parameters<Limits['take']>): Promise<void> {
  const seconds = await limits.take(rule, key)
  if (seconds > 0) throw new TooManyRequests(seconds)
}

/** Who asks, from where and with what browser is not better-auth's business. */
function toWebRequest(call: IdentityCall, request: FastifyRequest, body: object, publicUrl: string): Request {
  const headers = new Headers({ origin: new URL(publicUrl).origin, 'content-type': 'application/json' })
  for (const name of ['cookie', 'accept-language'] as const) {
    const value = request.headers[name]
    if (value !== undefined) headers.set(name, value)
  }
  const init = call.method === 'POST' ? { method: 'POST', body: JSON.stringify(body) } : {}
  return new Request(new URL(request.url, publicUrl), { headers, ...init })
}

/** @returns the code to refuse with; null for a redirection, and for what is to look like success. */
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
  if (location && response.status < 400 && response.status >= 300) return reply.code(response.status).header('location', location).send()
  if (refusal !== null) return reply.code(response.status).send({ code: refusal })
  const passed = (call.passes ?? []).map(name => [name, fieldOf(text, name)])
  return reply.code(200).send({ status: true, ...Object.fromEntries(passed) })
}

function fieldOf(text: string, name: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? Reflect.get(parsed, name) : undefined
  } catch {
    return undefined
  }
}
