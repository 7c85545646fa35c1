// Proves a visitor's identity: with embedded.ts or firebase/, as the operator has configured. The interface is in provider.ts.

import { contactFingerprint, createEmbedded, deleteEmbedded } from './embedded.ts'
import { createFirebase } from './firebase/index.ts'
import type { Identity, ProviderParts } from './identity.ts'
import { counted, createPost } from './mail/outbox.ts'
import { identitySecret, keyedHash } from './second-factor/secret.ts'
import { patient } from './mail/email-queue.ts'
import { hasSecondFactor } from './store.ts'

export type { Identity } from './identity.ts'
export type { IdentityClaims, IdentityProvider } from './provider.ts'
export type { Enrolment } from './enrol.ts'
export type { Mail, QueueMails } from './mail/email-queue.ts'
export { type Email, writeEmail } from './mail/emails.ts'
export { emailsSent, type Outbox, type Post } from './mail/outbox.ts'
export type { SignUpDetails } from './sign-up-store.ts'
export { deleteExpired, takeSecondFactorAway } from './store.ts'

export async function createIdentity(given: ProviderParts): Promise<Identity> {
  const { config, db, log, now } = given
  const secret = await identitySecret(config, db)
  const { firebase } = config
  if (!firebase) return createEmbedded({ ...given, secret })
  const hosted = createFirebase({
    ...given,
    firebase,
    contactFingerprint: contactFingerprint(secret),
    embedded: { forget: deleteEmbedded(secret), hasSecondFactor },
  })
  const bluntPost = counted(createPost(config, log, now), db)
  const { post, queueMails, job } = patient(bluntPost, { db, log, now, secret })
  return {
    ...hosted,
    // The provider sends its own emails and codes, so none of our routes are registered.
    outbox: post.outbox,
    post,
    bluntPost,
    queueMails,
    enrolment: null,
    jobs: [...hosted.jobs, job],
    outboxPath: null,
    fingerprint: text => keyedHash(secret, text),
    register: () => {},
  }
}
