// Proves who somebody is. One provider today, the embedded one; the interface is in provider.ts.

import { symmetricDecrypt } from 'better-auth/crypto'
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
import { identitySecret, keyedHash } from './secret.ts'
import { deletePerson, readContacts, readKeys, retireKey } from './store.ts'

export { cleanEmail, cleanMobile } from './contact.ts'
export type { IdentityClaims, IdentityProvider } from './provider.ts'
export type { Outbox } from './outbox.ts'
export { forgetExpired } from './store.ts'

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
}

export async function createIdentity(parts: IdentityParts): Promise<Identity> {
  const { config, db, log, now } = parts
  const secret = identitySecret(config)
  await retireUnreadableKeys(parts, secret)
  const listeners: ((db: Db, subject: string) => Promise<void>)[] = []
  const post = createPost(config, log, now)
  const offer = {
    kind: 'embedded',
    email: post.carriesMail,
    phone: post.carriesCodes,
    google: Boolean(config.google),
    outbox: post.isOutboxOpen,
  } as const
  const onPasswordReset = async (subject: string) => {
    for (const listener of listeners) await listener(db, subject)
  }
  const fingerprintsOf = async (reader: Db, subject: string) =>
    (await readContacts(reader, subject)).map(contact => keyedHash(secret, `past:${contact}`))
  const { handler } = createAuth({ ...parts, secret, post, onPasswordReset })
  return {
    outbox: post.outbox,
    offer,
    register(http) {
      registerOutbox(http, post, config)
      registerIdentityRoute(http, { ...parts, secret, offer, handler })
      http.addHook('onClose', post.settle)
    },
    verifyIdToken: createVerifier(config.publicUrl, { db, now, fingerprintsOf }),
    onPasswordReset: listener => void listeners.push(listener),
    async forget(tx, subject) {
      const fingerprints = await fingerprintsOf(tx, subject)
      await deletePerson(tx, subject)
      return fingerprints
    },
  }
}

/** With another secret than the one that wrapped them (a lost one, a restored backup) the keys sign nothing more: new ones take over. */
async function retireUnreadableKeys({ db, log, now }: IdentityParts, secret: string): Promise<void> {
  for (const { id, privateKey } of await readKeys(db, now())) {
    const isReadable = await symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) }).then(
      () => true,
      () => false,
    )
    if (isReadable) continue
    log.warn('The identity secret has changed: people who are signing in at this moment have to start again.')
    await retireKey(db, id, now())
  }
}
