// Proves who somebody is. One provider today, the embedded one; the interface is in provider.ts.

import type { FastifyBaseLogger } from 'fastify'
import type { Limits } from '../api/limits.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import { createAuth } from './auth.ts'
import { createVerifier } from './id-token.ts'
import { createPost, type Outbox } from './outbox.ts'
import { registerOutbox } from './outbox-page.ts'
import type { IdentityProvider } from './provider.ts'
import { registerIdentityRoute } from './route.ts'
import { deletePerson } from './store.ts'

export type { IdentityClaims, IdentityProvider } from './provider.ts'
export type { Outbox } from './outbox.ts'
export { forgetExpired, verifyEmail } from './store.ts'
export { secretFile } from './secret.ts'

export interface IdentityParts {
  config: Config
  db: Db
  log: FastifyBaseLogger
  now: () => Date
  limits: Limits
  readSettings: () => Promise<Settings>
}

export interface Identity extends IdentityProvider {
  outbox: Outbox
  /** Signs up with e-mail and password, as the form does; for sample sign-ins. */
  signUpWithEmail: (person: { name: string; email: string; password: string }) => Promise<void>
}

export async function createIdentity(parts: IdentityParts): Promise<Identity> {
  const { config, db, log, now, limits, readSettings } = parts
  const post = createPost(config, log, now)
  const auth = createAuth({ config, db, log, now, post, readSettings })
  return {
    outbox: post.outbox,
    offer: {
      kind: 'embedded',
      email: post.carriesMail,
      phone: post.carriesCodes,
      google: config.google !== undefined,
      outbox: post.isOutboxOpen,
    },
    register(http) {
      registerOutbox(http, post)
      registerIdentityRoute(http, { config, db, limits, readSettings, handler: auth.handler })
    },
    verifyIdToken: createVerifier(db, config.publicUrl, now),
    forget: deletePerson,
    async signUpWithEmail(body) {
      await auth.api.signUpEmail({ body })
    },
  }
}
