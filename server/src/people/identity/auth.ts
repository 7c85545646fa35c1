// Configures better-auth: passwords, codes, Google, and ID tokens signed with keys from the database. calls.ts lists the calls that
// visitors may make.

import { betterAuth, type BetterAuthOptions } from 'better-auth'
import { jwt, phoneNumber } from 'better-auth/plugins'
import type { GoogleOptions } from 'better-auth/social-providers'
import type { Db } from '../../platform/db/connect.ts'
import { checkCode, IdentityRefused } from './codes.ts'
import { makeConfirmLink } from './mail/confirm-link.ts'
import { confirmPlugin } from './mail/confirm-plugin.ts'
import { isStandIn, standInEmail } from '../../platform/contact-addresses.ts'
import { cookieAttributes, cookiePrefix } from './route.ts'
import { sendMail } from './mail/mail.ts'
import { currentAsker, type IdentityParts } from './parts.ts'
import { passwordHash } from './passwords/password-hash.ts'
import { leastPasswordLength, mostPasswordLength } from './passwords/passwords.ts'
import { opensWithSecondFactor, secondFactor } from './second-factor/second-factor.ts'
import { confirmEmail, setUnconfirmedAside } from './sign-up-store.ts'
import { endOtherWaysIn, signsInWithGoogleOnly } from './store.ts'

const hourSeconds = 3600

export function createAuth(parts: IdentityParts) {
  return betterAuth(authOptions(parts))
}

function authOptions(parts: IdentityParts) {
  const { config, db, log } = parts
  return {
    appName: 'Trivium',
    secret: parts.secret,
    baseURL: config.publicUrl,
    basePath: '/identity',
    trustedOrigins: [config.publicUrl],
    database: { db, type: 'postgres' },
    user: { modelName: 'identity_users' },
    // A provider session is only needed until the client has its ID token.
    session: {
      modelName: 'identity_sessions',
      expiresIn: hourSeconds,
      disableSessionRefresh: true,
      additionalFields: { isSecondFactor: { type: 'boolean', required: true, defaultValue: false, input: false } },
    },
    // Google is trusted for addresses it has verified; an account is linked only if the address is confirmed here, too.
    account: { modelName: 'identity_accounts', encryptOAuthTokens: true, accountLinking: { enabled: true } },
    // Hashed, so that reading the table is not enough to use the links in it.
    verification: { modelName: 'identity_verifications', storeIdentifier: 'hashed' },
    telemetry: { enabled: false },
    // Our own rate limits run before the handler (route.ts).
    rateLimit: { enabled: false },
    advanced: {
      // better-auth's own prefix is weaker (`__Secure-`).
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: cookieAttributes(config),
      ipAddress: { disableIpTracking: true },
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    // Errors are thrown, and answered in one place (platform/api/respond.ts). Problems on the way back from Google redirect to errorURL.
    onAPIError: { throw: true, errorURL: `${config.publicUrl}/auth/login/?from=google` },
    // Details may contain personal data: only the message is logged.
    logger: { level: 'error', log: (_level, message) => log.error({ problem: message }, 'identity') },
    ...passwordOptions(parts),
    ...(config.google && { socialProviders: { google: { ...config.google, ...googleOptions(parts) } } }),
    databaseHooks: { session: { create: { before: sessionOpening(parts) } } },
    plugins: pluginsOf(parts),
  } satisfies BetterAuthOptions
}

/** Refuses deactivated people, and marks sessions that a code of the second factor has opened. */
function sessionOpening({ isBarred }: IdentityParts) {
  return async ({ userId }: { userId: string }, context: { path?: string } | null) => {
    if (await isBarred(userId)) throw new IdentityRefused(403, 'BANNED_USER')
    return { data: { isSecondFactor: opensWithSecondFactor(context?.path) } }
  }
}

function pluginsOf(parts: IdentityParts) {
  const { config, db } = parts
  return [
    confirmPlugin(parts),
    phoneNumber({
      signUpOnVerification: { getTempEmail: standInEmail, getTempName: () => '' },
      sendOTP: () => Promise.reject(new Error('codes are sent by codes.ts')),
      verifyOTP: ({ phoneNumber: mobile, code }) => checkCode(mobile, code, parts),
    }),
    secondFactor(parts),
    jwt({
      disableSettingJwtHeader: true,
      schema: { jwks: { modelName: 'identity_keys' } },
      jwks: { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' }, rotationInterval: 90 * 24 * hourSeconds },
      jwt: {
        issuer: config.publicUrl,
        audience: config.publicUrl,
        expirationTime: '10m',
        getSubject: ({ user }) => user.id,
        definePayload: async ({ user, session }) => ({
          sid: session.id,
          auth_time: Math.floor(new Date(session.createdAt).getTime() / 1000),
          second_factor: session.isSecondFactor === true,
          ...(await claimsOf(db, user)),
        }),
      },
    }),
  ] satisfies BetterAuthOptions['plugins']
}

function googleOptions({ db, now }: IdentityParts) {
  return {
    prompt: 'select_account',
    // A visitor whose address Google has verified takes precedence over unconfirmed sign-ups with that address.
    async mapProfileToUser({ email, email_verified }) {
      if (email_verified) await setUnconfirmedAside(db, email.toLowerCase(), now())
      return {}
    },
  } satisfies Partial<GoogleOptions>
}

function passwordOptions(parts: IdentityParts) {
  const { config, db, post } = parts
  const later = (email: string, name: 'reset' | 'verify', makeLink: () => string | Promise<string>) => {
    const asker = currentAsker()
    post.later(asker.replied, async () => sendMail(parts, { to: email, name, link: await makeLink() }, asker))
  }
  return {
    emailAndPassword: {
      enabled: post.carriesMail,
      // sign-up.ts handles sign-up.
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: leastPasswordLength,
      maxPasswordLength: mostPasswordLength,
      password: passwordHash(config),
      resetPasswordTokenExpiresIn: hourSeconds,
      async sendResetPassword({ user, token }) {
        later(user.email, 'reset', () => `${config.publicUrl}/auth/reset-password/?token=${encodeURIComponent(token)}`)
      },
      async onPasswordReset({ user }) {
        await confirmEmail(db, user.id)
        await endOtherWaysIn(db, user.id)
        await parts.onPasswordReset(user.id)
      },
    },
    emailVerification: {
      // Sends the link again when somebody signs in with the password of this sign-up.
      sendOnSignIn: true,
      // Not better-auth's own link: that names only the address, and so could confirm somebody else's sign-up.
      async sendVerificationEmail({ user }) {
        later(user.email, 'verify', () => makeConfirmLink(parts, user.id))
      },
    },
  } satisfies BetterAuthOptions
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
