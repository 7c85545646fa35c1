// The embedded identity provider: better-auth in our own process and database, behind the calls of calls.ts.

import { symmetricDecrypt } from 'better-auth/crypto'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/connect.ts'
import { createAuth } from './auth.ts'
import { pastContact } from '../../platform/contact-addresses.ts'
import { createEnrolment } from './enrol.ts'
import { createVerifier } from './id-token.ts'
import type { Identity, ProviderParts } from './identity.ts'
import { counted, createPost, type Post } from './mail/outbox.ts'
import { registerOutbox } from './mail/outbox-page.ts'
import { outboxPath } from './mail/outbox-path.ts'
import type { IdentityParts } from './parts.ts'
import type { IdentityProvider } from './provider.ts'
import { registerIdentityRoute } from './route.ts'
import { keyedHash } from './second-factor/secret.ts'
import { takeSignUpDetails } from './sign-up-store.ts'
import { deletePerson, readContacts, readKeys, retireKey } from './store.ts'
import { patient } from './mail/email-queue.ts'

export interface EmbeddedParts extends ProviderParts {
  secret: string
}

/** @param given the parts, with the secret that signs sessions and keys hashes */
export async function createEmbedded(given: EmbeddedParts): Promise<Identity> {
  const { config, db, log, now, readSettings, secret } = given
  await retireUnreadableKeys(given)
  const { asking, hooks } = createHooks(db)
  const bluntPost = counted(createPost(config, log, now), db)
  const { post, queueMails, job } = patient(bluntPost, { db, log, now, secret })
  const offer = offerOf(config, post)
  const parts = { ...given, post, ...asking }
  const fingerprintsOf = fingerprintsBy(secret)
  const { handler } = createAuth(parts)
  return {
    outbox: post.outbox,
    post,
    bluntPost,
    queueMails,
    enrolment: offer.email ? createEnrolment({ config, readSettings, now, fingerprintOf: contactFingerprint(secret) }) : null,
    outboxPath: post.isOutboxOpen ? outboxPath(secret) : null,
    offer,
    fingerprint: text => keyedHash(secret, text),
    register(http) {
      if (post.isOutboxOpen) registerOutbox(http, { outbox: post.outbox, path: outboxPath(secret), config })
      registerIdentityRoute(http, { ...parts, offer, handler })
      http.addHook('onClose', post.outbox.settled)
    },
    verifyIdToken: createVerifier(config.publicUrl, { db, now, fingerprintsOf }),
    ...hooks,
    takeSignUpDetails,
    // The hosted provider keeps its data of a person who comes back from it: the server has no access to it any more.
    succeedTo: async () => true,
    forget: deleteEmbedded(secret),
    jobs: [job],
  }
}

/** The fingerprint of a verified contact, whichever provider verified it. */
export const contactFingerprint = (secret: string) => (contact: string) => keyedHash(secret, pastContact(contact))

const fingerprintsBy = (secret: string) => async (db: Db, subject: string) =>
  (await readContacts(db, subject)).map(contactFingerprint(secret))

export const deleteEmbedded =
  (secret: string): IdentityProvider['forget'] =>
  async (tx, subject) => {
    const fingerprints = await fingerprintsBy(secret)(tx, subject)
    await deletePerson(tx, subject)
    return fingerprints
  }

type Hooks = Pick<IdentityProvider, 'onPasswordReset' | 'barWhere' | 'friendsCodeWhere'>
type Asking = Pick<IdentityParts, 'onPasswordReset' | 'isBarred' | 'isFriendsCode'>

/** What the provider tells the accounts and asks them. The accounts are created after it and register their hooks. */
function createHooks(db: Db): { asking: Asking; hooks: Hooks } {
  const listeners: Parameters<Hooks['onPasswordReset']>[0][] = []
  const bars: Check[] = []
  const friendsCodes: Check[] = []
  return {
    asking: {
      async onPasswordReset(subject) {
        for (const listener of listeners) await listener(db, subject)
      },
      isBarred: subject => isAnyTrue(bars, db, subject),
      isFriendsCode: code => isAnyTrue(friendsCodes, db, code),
    },
    hooks: {
      onPasswordReset: listener => void listeners.push(listener),
      barWhere: isBarred => void bars.push(isBarred),
      friendsCodeWhere: isFriendsCode => void friendsCodes.push(isFriendsCode),
    },
  }
}

type Check = (db: Db, text: string) => Promise<boolean>

const isAnyTrue = async (checks: Check[], db: Db, text: string) => (await Promise.all(checks.map(check => check(db, text)))).includes(true)

const offerOf = (config: Config, post: Post) =>
  ({
    kind: 'embedded',
    email: post.carriesMail,
    phone: post.carriesCodes,
    google: Boolean(config.google),
    outbox: post.isOutboxOpen,
    firebase: null,
  }) as const

/**
 * Retires keys that were encrypted with another secret (lost, or from a restored backup), because they cannot sign any more; new ones
 * replace them.
 */
async function retireUnreadableKeys({ db, log, now, secret }: EmbeddedParts): Promise<void> {
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
