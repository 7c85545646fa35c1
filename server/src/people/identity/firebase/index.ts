// Firebase as identity provider (docs/hosted-identity.md): people prove their identity to Firebase in the browser. The server verifies
// their ID tokens, and tells Firebase when their accounts are deleted, deactivated or activated.

import type { FastifyBaseLogger } from 'fastify'
import { refuse } from '../../../platform/api/refuse.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Job } from '../../../platform/scheduler/scheduler.ts'
import type { IdentityClaims, IdentityProvider } from '../provider.ts'
import { createTokenCheck, type TokenClaims } from './id-token.ts'
import { createKeys, googleKeysUrl } from './keys.ts'
import type { FirebaseConfig } from '../../../platform/config/firebase-settings.ts'
import { carryOutTasks } from './tasks.ts'
import { isToBeDeleted, readNextTask } from './tasks-store.ts'
import { createToolkit, type Toolkit } from './toolkit.ts'

export interface FirebaseParts {
  config: Config
  firebase: FirebaseConfig
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  /** The fingerprint of a verified contact, the same as the embedded provider's. */
  contactFingerprint: (contact: string) => Buffer
  /** The embedded provider, from which people are taken over, or deleted with their accounts. */
  embedded: Pick<IdentityProvider, 'forget'> & { hasSecondFactor: (db: Db, subject: string) => Promise<boolean> }
}

type Hosted = Omit<IdentityProvider, 'register'> & { jobs: Job[] }

export function createFirebase(parts: FirebaseParts): Hosted {
  const { config, firebase, db, now, embedded } = parts
  const toolkit = createToolkit({ config: firebase, publicUrl: config.publicUrl, now })
  const bars: Parameters<IdentityProvider['barWhere']>[0][] = []
  const isBarred = async (subject: string) => (await Promise.all(bars.map(isBarredThere => isBarredThere(db, subject)))).includes(true)
  return {
    offer: offerOf(firebase),
    jobs: jobsOf(parts, toolkit),
    verifyIdToken: createVerifier(parts, toolkit, isBarred),
    // Firebase does not report a new password: the next sign-in does (`sessionsEndedAt`).
    onPasswordReset: () => {},
    barWhere: isBarredThere => void bars.push(isBarredThere),
    // The browser keeps the code of a friend, and `user_signup` refuses a wrong one.
    friendsCodeWhere: () => {},
    async takeSignUpDetails(tx, subject) {
      // An old token must not make an account for a person who is about to be deleted at Firebase.
      if (await isToBeDeleted(tx, subject)) refuse('invalid_token')
      return null
    },
    async succeedTo(tx, subject, { hasSecondFactor }) {
      if (!hasSecondFactor && (await embedded.hasSecondFactor(tx, subject))) return false
      await embedded.forget(tx, subject)
      return true
    },
    // Contacts were remembered at every sign-in. A trigger adds the task that deletes the person at Firebase. A person who was never taken
    // over is still in the embedded provider.
    forget: embedded.forget,
  }
}

const offerOf = (firebase: FirebaseConfig): IdentityProvider['offer'] => ({
  kind: 'firebase',
  email: firebase.ways.includes('email'),
  phone: firebase.ways.includes('phone'),
  google: firebase.googleClientId !== undefined,
  outbox: false,
  firebase: {
    api_key: firebase.apiKey,
    auth_domain: firebase.authDomain,
    project_id: firebase.projectId,
    app_id: firebase.appId ?? null,
    google_client_id: firebase.googleClientId ?? null,
    emulator_url: firebase.emulatorUrl ?? null,
  },
})

function jobsOf({ db, log, now }: FirebaseParts, { carryOut }: Toolkit): Job[] {
  const run = carryOut && (() => carryOutTasks({ db, log, now, carryOut }))
  if (run) return [{ name: 'notify_identity_provider', everyMs: 2_000, run, dueAt: () => readNextTask(db) }]
  log.warn('Without FIREBASE_SERVICE_ACCOUNT the server cannot delete or disable people at Firebase. These tasks wait until it is set.')
  return []
}

const signInTypes: Record<string, IdentityClaims['signInType']> = { password: 'email', phone: 'mobile', 'google.com': 'gmail' }

function createVerifier(parts: FirebaseParts, toolkit: Toolkit, isBarred: (subject: string) => Promise<boolean>) {
  const { firebase, now, contactFingerprint } = parts
  const keys = firebase.emulatorUrl ? null : createKeys(googleKeysUrl)
  const check = createTokenCheck({ projectId: firebase.projectId, keys, now })
  return async (token: string): Promise<IdentityClaims> => {
    const claims = await check(token)
    const signInType = signInTypes[claims.firebase.sign_in_provider]
    if (!signInType || !isOffered(signInType, firebase)) return refuse('operation_not_allowed')
    const standing = await toolkit.standingOf(token)
    if (standing.kind === 'disabled') return refuse((await isBarred(claims.sub)) ? 'account_deactivated' : 'account_disabled')
    const provedAt = new Date(claims.auth_time * 1000)
    // A new password, among other things, ends all earlier proofs.
    if (standing.kind === 'gone' || (standing.validSince && provedAt < standing.validSince)) return refuse('invalid_token')
    return {
      subject: claims.sub,
      signInType,
      name: claims.name ?? null,
      email: claims.email ?? null,
      emailVerified: claims.email_verified ?? false,
      mobile: claims.phone_number ?? null,
      fingerprints: contactsIn(claims).map(contactFingerprint),
      proof: { at: provedAt, hasSecondFactor: Boolean(claims.firebase.sign_in_second_factor) },
      sessionsEndedAt: standing.validSince,
    }
  }
}

function isOffered(type: IdentityClaims['signInType'], { ways, googleClientId }: FirebaseConfig): boolean {
  return type === 'gmail' ? googleClientId !== undefined : ways.includes(type === 'mobile' ? 'phone' : 'email')
}

/** The same texts as the embedded provider's (people/identity/store.ts), so that people who move or come back are recognized. */
function contactsIn({ email, email_verified, phone_number, firebase }: TokenClaims): string[] {
  const google = firebase.identities?.['google.com']
  return [
    ...(email && email_verified ? [`mail:${email.toLowerCase()}`] : []),
    ...(phone_number ? [`mobile:${phone_number}`] : []),
    ...(Array.isArray(google) ? google.map(id => `google:${String(id)}`) : []),
  ]
}
