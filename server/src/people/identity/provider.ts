// The interface of an identity provider, which proves a visitor's identity: embedded.ts and firebase/ implement it.

import type { WebSettings } from '@trivium/contract/platform/settings'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { SignUpDetails } from './sign-up-store.ts'

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
  /** When the person proved who they are, and whether with a second factor. */
  proof: { at: Date; hasSecondFactor: boolean }
  /** What was proved before is worth nothing any more: a hosted provider says so here, the embedded one to `onPasswordReset`. */
  sessionsEndedAt?: Date | null
}

/**
 * One keyed hash for each verified contact and linked external account. Whoever verifies the same contact later has the same hash, and
 * all spellings of one mailbox have the same hash.
 */
export type Fingerprints = Buffer[]

/** The sign-in methods on offer; get_web_settings shows them. */
export type Offer = WebSettings['providers']

export interface IdentityProvider {
  offer: Offer
  /** Adds the provider's own routes, if it has any. */
  register(http: FastifyInstance): void
  /** @throws Refused invalid_token */
  verifyIdToken(token: string): Promise<IdentityClaims>
  /** Calls back with the subject after a password reset: a thief who knew the old password must not stay signed in. */
  onPasswordReset(listener: (db: Db, subject: string) => Promise<void>): void
  /** Refuses the sign-in of barred people; the reason is told only to somebody who has proved to be that person. */
  barWhere(isBarred: (db: Db, subject: string) => Promise<boolean>): void
  /** Tells which codes to invite with there are: a sign-up with another one is refused before a mail is sent. */
  friendsCodeWhere(isFriendsCode: (db: Db, code: string) => Promise<boolean>): void
  /** What this person told when signing up, once, within the caller's transaction; null for other ways of signing up. */
  takeSignUpDetails(tx: Db, subject: string): Promise<SignUpDetails | null>
  /**
   * This provider takes over a person from the one that was here before it, within the caller's transaction: what that one keeps of the
   * person ends. @returns false when the person must stay there, because it asks for a second factor that they have not shown here
   */
  succeedTo(tx: Db, formerSubject: string, proof: IdentityClaims['proof']): Promise<boolean>
  /** Deletes this person from the provider, within the caller's transaction. @returns the fingerprints of their verified contacts */
  forget(tx: Db, subject: string): Promise<Fingerprints>
}
