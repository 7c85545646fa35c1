// /identity/*: hands what is on offer to better-auth, raw, and nothing else of what better-auth could do.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { Limits } from '../api/limits.ts'
import { NotFound, TooManyRequests } from '../api/respond.ts'
import type { Settings } from '../settings/defaults.ts'
import { knowsEmail } from './store.ts'

/** Everything our clients need; profile changes and deletion go through our own API. */
const open = new Set([
  'POST sign-up/email', 'POST sign-in/email', 'POST sign-in/social', 'POST sign-out', 'GET token', 'GET jwks',
  'POST send-verification-email', 'GET verify-email', 'POST request-password-reset', 'POST reset-password',
  'POST phone-number/send-otp', 'POST phone-number/verify', 'GET callback/google', 'POST callback/google', 'GET error',
])

export interface IdentityRouteParts {
  config: Config
  db: Db
  limits: Limits
  handler: (request: Request) => Promise<Response>
  readSettings: () => Promise<Settings>
}

export function registerIdentityRoute(http: FastifyInstance, parts: IdentityRouteParts): void {
  void http.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, async (_request: FastifyRequest, text: string) => text)
    scope.route<{ Params: { '*': string } }>({
      method: ['GET', 'POST'],
      url: '/identity/*',
      handler: async (request, reply) => {
        if (!open.has(`${request.method} ${request.params['*']}`)) throw new NotFound()
        const wait = await parts.limits.take('signIn', request.ip)
        if (wait > 0) throw new TooManyRequests(wait)
        const response = await parts.handler(toWebRequest(request, parts.config.publicUrl))
        return sendWebResponse(reply, response, await detailOf(parts, request, response))
      },
    })
  })
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const body = request.method === 'POST' && typeof request.body === 'string' ? request.body : undefined
  return new Request(new URL(request.url, publicUrl), { method: request.method, headers, ...(body !== undefined && { body }) })
}

async function sendWebResponse(reply: FastifyReply, response: Response, detail: string | null): Promise<FastifyReply> {
  void reply.code(response.status)
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') void reply.header(name, value)
  })
  void reply.header('cache-control', 'no-store')
  const text = await response.text()
  return reply.send(detail === null ? text : JSON.stringify({ code: detail, message: detail }))
}

/**
 * Which half of address and password was wrong: told only where the operator turned that on. Strangers otherwise must not learn
 * which addresses have accounts.
 */
async function detailOf({ db, readSettings }: IdentityRouteParts, request: FastifyRequest, response: Response): Promise<string | null> {
  if (response.status !== 401 || request.params === null || !request.url.includes('/sign-in/email')) return null
  if ((await readSettings()).identity_errors_in_detail !== 1) return null
  const { code }: { code?: string } = await response.clone().json()
  if (code !== 'INVALID_EMAIL_OR_PASSWORD') return null
  return (await knowsEmail(db, emailIn(request.body))) ? 'INVALID_PASSWORD' : 'USER_NOT_FOUND'
}

function emailIn(body: unknown): string {
  try {
    const parsed: unknown = JSON.parse(String(body))
    const email: unknown = typeof parsed === 'object' && parsed !== null && 'email' in parsed ? parsed.email : ''
    return typeof email === 'string' ? email.toLowerCase() : ''
  } catch {
    return ''
  }
}
