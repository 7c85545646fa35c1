// better-auth, set up: passwords, codes, Google, and ID tokens signed with keys from the database.

import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { jwt, phoneNumber } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import { writeLetter } from './letters.ts'
import type { Post } from './outbox.ts'
import { isWeakPassword, leastPasswordLength, mostPasswordLength } from './passwords.ts'
import { identitySecret } from './secret.ts'
import { signsInWithGoogleOnly, takeCode } from './store.ts'

export interface AuthParts {
  config: Config
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  post: Post
  readSettings: () => Promise<Settings>
}

/** Phone-only identities have no address; better-auth wants one, so it gets one that cannot exist. */
export const noAddress = '@phone.invalid'
const codeMinutes = 5
const codeTries = 5

export function createAuth(parts: AuthParts) {
  return betterAuth(authOptions(parts))
}

function authOptions(parts: AuthParts) {
  const { config, db, post, log } = parts
  const languagesOf = (request: Request | undefined) => request?.headers.get('accept-language') ?? null
  const letter = async (name: Parameters<typeof writeLetter>[0], own: { link?: string; code?: string }, languages: string | null) =>
    writeLetter(name, { appName: (await parts.readSettings()).app_name, languages, ...own })

  return {
    appName: 'Trivium',
    secret: identitySecret(config),
    baseURL: config.publicUrl,
    basePath: '/identity',
    trustedOrigins: [config.publicUrl],
    database: { db, type: 'postgres' },
    user: { modelName: 'identity_users' },
    session: { modelName: 'identity_sessions', expiresIn: 3600, disableSessionRefresh: true },
    account: { modelName: 'identity_accounts', accountLinking: { enabled: true, trustedProviders: ['google'] } },
    verification: { modelName: 'identity_verifications' },
    telemetry: { enabled: false },
    // Our own limits stand before the handler (route.ts).
    rateLimit: { enabled: false },
    advanced: { useSecureCookies: config.publicUrl.startsWith('https:'), cookiePrefix: 'trivium' },
    logger: { disabled: false, level: 'error', log: (_level, message) => log.error({ identity: message }, 'identity') },
    emailAndPassword: {
      enabled: post.carriesMail,
      requireEmailVerification: true,
      minPasswordLength: leastPasswordLength,
      maxPasswordLength: mostPasswordLength,
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        const link = `${config.publicUrl}/auth/reset-password/?token=${encodeURIComponent(token)}`
        await post.sendMail(user.email, await letter('reset', { link }, languagesOf(request)))
      },
      onExistingUserSignUp: async ({ user }, request) => {
        await post.sendMail(user.email, await letter('known', { link: `${config.publicUrl}/auth/login/` }, languagesOf(request)))
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: 3600,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user, url }, request) => {
        await post.sendMail(user.email, await letter('verify', { link: url }, languagesOf(request)))
      },
    },
    ...(config.google && { socialProviders: { google: { ...config.google, prompt: 'select_account' as const } } }),
    plugins: [
      phoneNumber({
        otpLength: 6,
        expiresIn: codeMinutes * 60,
        allowedAttempts: codeTries,
        phoneNumberValidator: number => parsePhoneNumberFromString(number)?.number === number,
        signUpOnVerification: { getTempEmail: number => `${number.slice(1)}${noAddress}`, getTempName: () => 'Player' },
        sendOTP: async ({ phoneNumber: to, code }, context) => {
          await post.sendCode(to, await letter('code', { code }, languagesOf(context?.request)))
        },
      }),
      jwt({
        schema: { jwks: { modelName: 'identity_keys' } },
        jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } },
        jwt: {
          issuer: config.publicUrl,
          audience: config.publicUrl,
          expirationTime: '10m',
          getSubject: ({ user }) => user.id,
          definePayload: async ({ user }) => claimsOf(db, user),
        },
      }),
    ],
    hooks: { before: createAuthMiddleware(async context => refuseEarly(parts, context.path, context.body)) },
  } satisfies BetterAuthOptions
}

async function claimsOf(db: Db, user: Record<string, unknown> & { id: string; email: string }) {
  const isPhone = user.email.endsWith(noAddress)
  const type = isPhone ? 'mobile' : (await signsInWithGoogleOnly(db, user.id)) ? 'gmail' : 'email'
  return {
    sign_in_type: type,
    name: isPhone ? null : user.name,
    email: isPhone ? null : user.email,
    email_verified: !isPhone && user.emailVerified === true,
    phone_number: user.phoneNumberVerified === true ? user.phoneNumber : null,
    picture: user.image ?? null,
  }
}

/** What better-auth leaves to us: weak passwords, and how often a number may be sent a code. */
async function refuseEarly({ db, now }: AuthParts, path: string, body: unknown): Promise<void> {
  const field = (name: string) => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const password = path === '/sign-up/email' ? field('password') : path === '/reset-password' ? field('newPassword') : null
  if (password !== null && isWeakPassword(password, [field('email'), field('email').split('@')[0] ?? '', field('name')])) {
    throw new APIError('BAD_REQUEST', { code: 'WEAK_PASSWORD', message: 'This password is too easy to guess.' })
  }
  const mobile = field('phoneNumber')
  if (path === '/phone-number/send-otp' && parsePhoneNumberFromString(mobile)?.number === mobile && !(await takeCode(db, mobile, now()))) {
    throw new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_REQUESTS', message: 'A number gets one code a minute and five a day.' })
  }
}
