// What visitors may ask of the identity provider, field by field. better-auth can do more and reads more; none of that gets through.

import { z } from 'zod'
import { RawText, Text } from '@trivium/contract/fields'
import type { Limits } from '../api/limits.ts'
import type { Settings } from '../settings/defaults.ts'
import { type AuthParts, takeCode } from './auth.ts'
import { followConfirmLink } from './confirm-link.ts'
import { cleanEmail, cleanMobile } from './contact.ts'
import { isWeakPassword, mostPasswordLength } from './passwords.ts'
import type { Offer } from './provider.ts'
import { forgetUnconfirmed, isKnownEmail } from './store.ts'

/** A refusal in better-auth's own codes, which the web client knows. */
export class IdentityRefused extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

export interface CallParts extends Pick<AuthParts, 'db' | 'secret' | 'now'> {
  settings: Settings
  /** The network address that asks. */
  network: string
  /** Counts an attempt, besides the calls of the network address. @throws TooManyRequests */
  count: (...counted: Parameters<Limits['take']>) => Promise<void>
}

export interface IdentityCall {
  method: 'GET' | 'POST'
  path: string
  /** What has to be on offer for it. */
  needs?: 'email' | 'phone' | 'google'
  /** Fields of the reply that are passed on; whatever else better-auth tells stays here. */
  passes?: readonly string[]
  /** Answered no sooner, so that the time it takes tells nothing. */
  leastMs?: number
  /** @returns the checked body. @throws IdentityRefused */
  prepare: (body: unknown, parts: CallParts) => Promise<Record<string, unknown>>
  /** Answered here instead of by better-auth, from the query: with a page of ours to go on to. */
  leadsTo?: (query: URLSearchParams, parts: CallParts) => Promise<string>
  /** Another code for a refusal, or null when it is to look like success. */
  translate?: (code: string, body: Record<string, unknown>, parts: CallParts) => Promise<string | null>
}

const Email = z
  .string()
  .max(300)
  .transform((typed, context) => cleanEmail(typed) ?? issue(context))
const Mobile = z
  .string()
  .max(40)
  .transform((typed, context) => cleanMobile(typed) ?? issue(context))
const Password = z.string().min(1).max(1000)
/** A page of ours, to come back to. */
const Page = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[\w\-./?=&%]*$/)

function issue(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'is none' })
  return z.NEVER
}

export const identityCalls: IdentityCall[] = [
  post('sign-up/email', z.object({ name: Text(80), email: Email, password: Password }), {
    needs: 'email',
    leastMs: 250,
    async before({ name, email, password }, { db, settings }) {
      refuseWeak(password, [email, name, settings.app_name])
      if (settings.identity_errors_in_detail === 1 && (await isKnownEmail(db, email))) throw new IdentityRefused(422, 'USER_ALREADY_EXISTS')
      await forgetUnconfirmed(db, email)
    },
    // Two forms sent at the same moment: the other one has made it.
    translate: async code => (code === 'FAILED_TO_CREATE_USER' ? null : code),
  }),
  post('sign-in/email', z.object({ email: Email, password: Password }), {
    needs: 'email',
    async before({ email }, { count, network }) {
      await count('signIn', `${network} ${email}`)
      await count('signInFromAnywhere', email)
    },
    async translate(code, { email }, { db, settings }) {
      if (code !== 'INVALID_EMAIL_OR_PASSWORD' || settings.identity_errors_in_detail !== 1) return code
      return (await isKnownEmail(db, String(email))) ? 'INVALID_PASSWORD' : 'USER_NOT_FOUND'
    },
  }),
  post('request-password-reset', z.object({ email: Email, redirectTo: Page.optional() }), {
    needs: 'email',
    leastMs: 250,
    async before({ email }, { db, settings }) {
      if (settings.identity_errors_in_detail === 1 && !(await isKnownEmail(db, email))) throw new IdentityRefused(404, 'USER_NOT_FOUND')
    },
  }),
  post('reset-password', z.object({ token: RawText(200).min(1), newPassword: Password }), {
    needs: 'email',
    before: async ({ newPassword }, { settings }) => refuseWeak(newPassword, [settings.app_name]),
  }),
  post('phone-number/send-otp', z.object({ phoneNumber: Mobile }), {
    needs: 'phone',
    async before({ phoneNumber }, parts) {
      await parts.count('sendCode', parts.network)
      // Before a new code takes the place of the one that was sent.
      if (!(await takeCode(parts, phoneNumber))) throw new IdentityRefused(429, 'TOO_MANY_REQUESTS')
    },
  }),
  post(
    'phone-number/verify',
    z.object({
      phoneNumber: Mobile,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    { needs: 'phone' },
  ),
  post('sign-in/social', z.object({ provider: z.literal('google'), callbackURL: Page, disableRedirect: z.literal(true) }), {
    needs: 'google',
    passes: ['url'],
  }),
  post('sign-out', z.object({}), {}),
  get('callback/google', { needs: 'google' }),
  get('verify-email', { needs: 'email', leadsTo: (query, parts) => followConfirmLink(query.get('token') ?? '', parts) }),
  get('token', { passes: ['token'] }),
  get('jwks', { passes: ['keys'] }),
]

type Extras<Body> = Omit<IdentityCall, 'method' | 'path' | 'prepare'> & { before?: (body: Body, parts: CallParts) => Promise<void> }

function post<Body extends z.ZodObject>(path: string, schema: Body, { before, ...extras }: Extras<z.output<Body>>): IdentityCall {
  const prepare = async (body: unknown, parts: CallParts) => {
    const parsed = schema.safeParse(body ?? {})
    if (!parsed.success) throw new IdentityRefused(400, codeFor(parsed.error))
    await before?.(parsed.data, parts)
    return parsed.data
  }
  return { method: 'POST', path, prepare, ...extras }
}

function get(path: string, extras: Extras<never>): IdentityCall {
  return { method: 'GET', path, prepare: async () => ({}), ...extras }
}

function refuseWeak(password: string, own: string[]): void {
  if (password.length > mostPasswordLength) throw new IdentityRefused(400, 'PASSWORD_TOO_LONG')
  if (isWeakPassword(password, own)) throw new IdentityRefused(400, 'WEAK_PASSWORD')
}

const codes = new Map<PropertyKey | undefined, string>([
  ['email', 'INVALID_EMAIL'],
  ['password', 'WEAK_PASSWORD'],
  ['newPassword', 'WEAK_PASSWORD'],
  ['phoneNumber', 'INVALID_PHONE_NUMBER'],
  ['code', 'INVALID_OTP'],
  ['token', 'INVALID_TOKEN'],
])

const codeFor = ({ issues }: z.ZodError) => codes.get(issues[0]?.path[0]) ?? 'INVALID_INPUT'

/** Whether the provider offers what a call needs. */
export const isOffered = ({ needs }: IdentityCall, offer: Offer) => needs === undefined || offer[needs]
