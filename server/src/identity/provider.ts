// What an identity provider is to the rest of the server: it proves who somebody is. The embedded one is made in index.ts; a hosted
// one implements the same, with its public keys read from afar.

import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'

export interface IdentityClaims {
  /** The wire calls it firebase_id. */
  subject: string
  signInType: 'email' | 'mobile' | 'gmail'
  name: string | null
  email: string | null
  emailVerified: boolean
  /** E.164. */
  mobile: string | null
  fingerprints: Fingerprints
}

/**
 * One for each contact and outside account that a person has proved to be theirs, keyed: the same for whoever proves the same later,
 * and for all the ways to write to one mailbox.
 */
export type Fingerprints = Buffer[]

/** What visitors can sign in with; get_web_settings shows it. */
export interface Offer {
  kind: 'embedded' | 'firebase'
  email: boolean
  phone: boolean
  google: boolean
  outbox: boolean
}

export interface IdentityProvider {
  offer: Offer
  /** Adds the provider's own routes, when it has any. */
  register(http: FastifyInstance): void
  /** @throws Refused invalid_token */
  verifyIdToken(token: string): Promise<IdentityClaims>
  /** Calls back with the subject of whoever has a new password: a thief who knew the old one must not stay signed in. */
  onPasswordReset(listener: (db: Db, subject: string) => Promise<void>): void
  /** Lets nobody in who is barred at that moment, and says so to whoever has proved to be that person. */
  barWhere(isBarred: (db: Db, subject: string) => Promise<boolean>): void
  /** Removes whatever the provider knows of this person, within the caller's transaction. @returns whom they had proved to be */
  forget(tx: Db, subject: string): Promise<Fingerprints>
}
