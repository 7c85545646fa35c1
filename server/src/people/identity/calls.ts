// The calls visitors may make to the identity provider, field by field. better-auth offers more and reads more; all of that is blocked.

import { z } from 'zod'
import { RawText, Text } from '@trivium/contract/platform/fields'
import { foldCode } from '@trivium/contract/platform/fold'
import type { Limits } from '../../platform/api/requests/limits.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { wideNetworkOf } from '../../platform/api/requests/address.ts'
import { sendCode, IdentityRefused } from './codes.ts'
import { cleanEmail, cleanMobile } from '../../platform/contact-addresses.ts'
import { digestOfCode } from './second-factor/emergency-codes.ts'
import type { IdentityParts } from './parts.ts'
import { isWeakPassword, mostPasswordLength } from './passwords/passwords.ts'
import type { Offer } from './provider.ts'
import { isBlockedName } from '../names/index.ts'
import { signUpByEmail } from './sign-up.ts'
import { isKnownEmail } from './sign-up-store.ts'

export interface CallParts extends IdentityParts {
  settings: Settings
  /** The caller's IP address. */
  address: string
  /** Counts an attempt, in addition to the calls of the address. @throws TooManyRequests */
  count: (...counted: Parameters<Limits['take']>) => Promise<void>
}

export interface IdentityCall {
  method: 'GET' | 'POST'
  path: string
  /** The sign-in method that must be offered for this call. */
  needs?: 'email' | 'phone' | 'google'
  /** Fields of better-auth's reply that are passed on; all others are dropped. */
  passes?: readonly string[]
  /** The reply takes at least this long, so that its time reveals nothing. */
  leastMs?: number
  /** @returns the validated body. @throws IdentityRefused */
  prepare: (body: unknown, parts: CallParts) => Promise<Record<string, unknown>>
  /** `prepare` does all the work: better-auth is not called. */
  isDone?: true
  /** better-auth is called after the reply was sent; its result is discarded. */
  isForLater?: true
  /** The demo's sample accounts are shared, so nobody may change how they sign in. */
  notInDemo?: true
  /** Tries a password: a wrong one counts against the calling network, whichever account it was for. */
  isGuess?: true
  /** Sets a cookie that identifies this browser, so that a code can be valid for it alone. */
  marksBrowser?: true
  /** Where to redirect a browser whose account is deactivated. */
  bannedPage?: string
  /** Replaces the code of a refusal. */
  translate?: (code: string, body: Record<string, unknown>, parts: CallParts) => Promise<string>
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
const SixDigits = z
  .string()
  .max(200)
  .transform(foldCode)
  .pipe(z.string().regex(/^\d{6}$/))
/** A path on our own site to return to. */
const Page = z
  .string()
  .max(200)
  .regex(/^\/(?![/\\])[\w\-./?=&%]*$/)

/** The fields that the account will take over. A wrong value that the browser itself filled in never fails a sign-up. */
const SignUpDetails = {
  friends_code: Text(32).optional(),
  timezone: Text(64).optional().catch(undefined),
  web_language: Text(16).optional().catch(undefined),
  return_path: Page.optional().catch(undefined),
}

function issue(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'is none' })
  return z.NEVER
}

const Proved = z.object({ password: Password.optional() })
const changesSecondFactor = {
  notInDemo: true,
  before: async (_body: unknown, { count, address }: CallParts) => count('signIn', wideNetworkOf(address)),
} as const

export const identityCalls: IdentityCall[] = [
  post('sign-up/email', z.object({ name: Text(80), email: Email, password: Password, ...SignUpDetails }), {
    needs: 'email',
    leastMs: 250,
    isDone: true,
    marksBrowser: true,
    async before({ name, email, password, ...told }, parts) {
      const { db, settings } = parts
      await parts.count('password', parts.address)
      refuseWeak(password, [email, name, settings.app_name])
      if (await isBlockedName(db, name)) throw new IdentityRefused(400, 'NAME_BLOCKED')
      const friendsCode = told.friends_code?.trim() || null
      if (friendsCode !== null && !(await parts.isFriendsCode(friendsCode))) throw new IdentityRefused(400, 'INVALID_FRIENDS_CODE')
      if (settings.identity_errors_in_detail === 1 && (await isKnownEmail(db, email))) throw new IdentityRefused(422, 'USER_ALREADY_EXISTS')
      const { timezone = null, web_language: webLanguage = null, return_path: returnPath = null } = told
      await signUpByEmail({ name, email, password, friendsCode, timezone, webLanguage, returnPath }, parts)
    },
  }),
  // Says whose sign-up a link confirms. It changes nothing, because mail scanners may call it.
  post('verify-email/read', z.object({ token: z.string().max(1000) }), {
    needs: 'email',
    passes: ['name', 'email', 'is_same_browser', 'return_path'],
  }),
  // Opens a session, too, unless `opened` is false: then the person signs in with the password.
  post('verify-email', z.object({ token: z.string().max(1000) }), { needs: 'email', passes: ['opened'] }),
  post('sign-in/email', z.object({ email: Email, password: Password }), {
    needs: 'email',
    // With a second factor there is no session yet: its code opens one.
    passes: ['twoFactorRedirect'],
    isGuess: true,
    async before({ email }, { count, address }) {
      await count('password', address)
      await count('signIn', `${wideNetworkOf(address)} ${email}`)
      await count('signInFromAnywhere', email)
    },
    async translate(code, { email }, { db, settings }) {
      if (code !== 'INVALID_EMAIL_OR_PASSWORD' || settings.identity_errors_in_detail !== 1) return code
      return (await isKnownEmail(db, String(email))) ? 'INVALID_PASSWORD' : 'USER_NOT_FOUND'
    },
  }),
  post('request-password-reset', z.object({ email: Email, redirectTo: Page.optional() }), {
    notInDemo: true,
    needs: 'email',
    leastMs: 250,
    isForLater: true,
    async before({ email }, { db, settings }) {
      if (settings.identity_errors_in_detail === 1 && !(await isKnownEmail(db, email))) throw new IdentityRefused(404, 'USER_NOT_FOUND')
    },
  }),
  post('reset-password', z.object({ token: RawText(200).min(1), newPassword: Password }), {
    notInDemo: true,
    needs: 'email',
    before: async ({ newPassword }, { settings }) => refuseWeak(newPassword, [settings.app_name]),
  }),
  post('phone-number/send-otp', z.object({ phoneNumber: Mobile }), {
    needs: 'phone',
    isDone: true,
    marksBrowser: true,
    before: async ({ phoneNumber }, parts) => sendCode(phoneNumber, parts),
  }),
  post(
    'phone-number/verify',
    z.object({
      phoneNumber: Mobile,
      code: SixDigits,
    }),
    { needs: 'phone', passes: ['twoFactorRedirect'] },
  ),
  post('sign-in/social', z.object({ provider: z.literal('google'), callbackURL: Page, disableRedirect: z.literal(true) }), {
    needs: 'google',
    passes: ['url'],
  }),
  // A person with a password proves it, too; everybody must have just signed in (second-factor/second-factor.ts).
  post('two-factor/enable', Proved, { ...changesSecondFactor, passes: ['totpURI', 'backupCodes'] }),
  post('two-factor/disable', Proved, changesSecondFactor),
  post('two-factor/generate-backup-codes', Proved, { ...changesSecondFactor, passes: ['backupCodes'] }),
  post('two-factor/verify-totp', z.object({ code: SixDigits }), {}),
  post('two-factor/verify-backup-code', z.object({ code: RawText(80).min(1).transform(digestOfCode) }), {}),
  post('sign-out', z.object({}), {}),
  get('callback/google', { needs: 'google', bannedPage: '/auth/login/?from=google&error=BANNED_USER' }),
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
  ['friends_code', 'INVALID_FRIENDS_CODE'],
])

const codeFor = ({ issues }: z.ZodError) => codes.get(issues[0]?.path[0]) ?? 'INVALID_INPUT'

/** Whether the provider offers what a call needs. */
export const isOffered = ({ needs }: IdentityCall, offer: Offer) => needs === undefined || offer[needs]
