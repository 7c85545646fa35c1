// better-auth, set up: passwords, codes, Google, and ID tokens signed with keys from the database. What visitors may ask of it is
// in calls.ts.

import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { jwt, phoneNumber } from 'better-auth/plugins'
import type { GoogleOptions } from 'better-auth/social-providers'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import { makeConfirmLink } from './confirm-link.ts'
import { isStandIn, standInEmail } from './contact.ts'
import { type LetterName, writeLetter } from './letters.ts'
import type { Post } from './outbox.ts'
import { leastPasswordLength, mostPasswordLength } from './passwords.ts'
import { keyedHash } from './secret.ts'
import { confirmEmail, endOtherWaysIn, forgetUnconfirmed, signsInWithGoogleOnly, takeSending } from './store.ts'

export interface AuthParts {
  config: Config
  secret: string
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  post: Post
  readSettings: () => Promise<Settings>
  /** After a password was reset by mail. */
  onPasswordReset: (subject: string) => Promise<void>
}

const hourSeconds = 3600
const codeMinutes = 5
const codeTries = 5
/** Enough for one who mistypes, too few to fill a stranger's inbox. */
const mailRule = { everySeconds: 0, most: 10, withinSeconds: hourSeconds }
const codeRule = { everySeconds: 60, most: 5, withinSeconds: 24 * hourSeconds }

export function createAuth(parts: AuthParts) {
  return betterAuth(authOptions(parts))
}

/** @returns false when this number has had its share of codes. */
export function takeCode({ db, secret, now }: Pick<AuthParts, 'db' | 'secret' | 'now'>, mobile: string): Promise<boolean> {
  return takeSending(db, keyedHash(secret, `code:${mobile}`), codeRule, now())
}

function authOptions(parts: AuthParts) {
  const { config, db, post, log } = parts
  return {
    appName: 'Trivium',
    secret: parts.secret,
    baseURL: config.publicUrl,
    basePath: '/identity',
    trustedOrigins: [config.publicUrl],
    database: { db, type: 'postgres' },
    user: { modelName: 'identity_users' },
    // The provider's session only lasts until the client has its ID token.
    session: { modelName: 'identity_sessions', expiresIn: hourSeconds, disableSessionRefresh: true },
    // Google's word counts for addresses it has verified, and links only to addresses confirmed here too.
    account: { modelName: 'identity_accounts', encryptOAuthTokens: true, accountLinking: { enabled: true } },
    // Who can read the table must not be able to use the links in it.
    verification: { modelName: 'identity_verifications', storeIdentifier: 'hashed' },
    telemetry: { enabled: false },
    // Our own limits stand before the handler (route.ts).
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: config.publicUrl.startsWith('https:'),
      cookiePrefix: 'trivium',
      defaultCookieAttributes: { path: '/identity', sameSite: 'lax', httpOnly: true },
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    // Faults come to the one place that answers them (api/respond.ts). Whoever comes back from Google with a problem is led to errorURL.
    onAPIError: { throw: true, errorURL: `${config.publicUrl}/auth/login/?from=google` },
    // Details may hold personal data: the message alone is logged.
    logger: { level: 'error', log: (_level, message) => log.error({ problem: message }, 'identity') },
    ...passwordOptions(parts),
    ...(config.google && { socialProviders: { google: { ...config.google, ...googleOptions(parts) } } }),
    plugins: [
      phoneNumber({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: codeTries,
        signUpOnVerification: { getTempEmail: standInEmail, getTempName: () => '' },
        sendOTP: async ({ phoneNumber: to, code }, context) => post.sendCode(to, await write(parts, 'code', { code }, context?.request)),
      }),
      jwt({
        disableSettingJwtHeader: true,
        schema: { jwks: { modelName: 'identity_keys' } },
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' }, rotationInterval: 90 * 24 * hourSeconds },
        jwt: {
          issuer: config.publicUrl,
          audience: config.publicUrl,
          expirationTime: '10m',
          getSubject: ({ user }) => user.id,
          definePayload: async ({ user, session }) => ({ sid: session.id, ...(await claimsOf(db, user)) }),
        },
      }),
    ],
  } satisfies BetterAuthOptions
}

function googleOptions({ db }: AuthParts) {
  return {
    prompt: 'select_account',
    // An address nobody has confirmed keeps nobody out whom Google vouches for.
    async mapProfileToUser({ email, email_verified }) {
      if (email_verified) await forgetUnconfirmed(db, email.toLowerCase())
      return {}
    },
  } satisfies Partial<GoogleOptions>
}

function passwordOptions(parts: AuthParts) {
  const { config, db, post } = parts
  return {
    emailAndPassword: {
      enabled: post.carriesMail,
      requireEmailVerification: true,
      minPasswordLength: leastPasswordLength,
      maxPasswordLength: mostPasswordLength,
      resetPasswordTokenExpiresIn: hourSeconds,
      async sendResetPassword({ user, token }, request) {
        const link = `${config.publicUrl}/auth/reset-password/?token=${encodeURIComponent(token)}`
        await mail(parts, user.email, 'reset', link, request)
      },
      async onPasswordReset({ user }) {
        await confirmEmail(db, user.id)
        await endOtherWaysIn(db, user.id)
        await parts.onPasswordReset(user.id)
      },
      async onExistingUserSignUp({ user }, request) {
        await mail(parts, user.email, 'known', `${config.publicUrl}/auth/login/`, request)
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      // Once more for whoever knows the password of this very sign-up, and for nobody else.
      sendOnSignIn: true,
      // Not better-auth's own link: that one names the address only.
      async sendVerificationEmail({ user }, request) {
        await mail(parts, user.email, 'verify', await makeConfirmLink(parts, user.id), request)
      },
    },
  } satisfies BetterAuthOptions
}

async function mail(parts: AuthParts, to: string, name: LetterName, link: string, request: Request | undefined): Promise<void> {
  const { db, secret, now, post, log } = parts
  // Each kind by itself: whoever signs up with somebody's address over and over takes no new password from them.
  if (await takeSending(db, keyedHash(secret, `${name}:${to}`), mailRule, now()))
    post.sendMail(to, await write(parts, name, { link }, request))
  else log.warn('an address has had its share of mails')
}

async function write(parts: AuthParts, name: LetterName, own: { link?: string; code?: string }, request: Request | undefined) {
  const languages = request?.headers.get('accept-language') ?? null
  return writeLetter(name, { settings: await parts.readSettings(), languages, ...own })
}

async function claimsOf(db: Db, user: Record<string, unknown> & { id: string; email: string }) {
  const isPhone = isStandIn(user.email)
  const type = isPhone ? 'mobile' : (await signsInWithGoogleOnly(db, user.id)) ? 'gmail' : 'email'
  return {
    sign_in_type: type,
    name: user.name || null,
    email: isPhone ? null : user.email,
    email_verified: !isPhone && user.emailVerified === true,
    phone_number: user.phoneNumberVerified === true ? user.phoneNumber : null,
  }
}
