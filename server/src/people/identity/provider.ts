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
  /** Earlier proofs are void from this time: a hosted provider reports it here, the embedded one through `onPasswordReset`. */
  sessionsEndedAt?: Date | null
}

/**
 * One keyed hash for each verified contact and linked external account. The same contact gives the same hash for any person, and so do all
 * spellings of one mailbox.
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
  /** Refuses the sign-in of deactivated people; only a person who has proved who they are gets the reason. */
  barWhere(isBarred: (db: Db, subject: string) => Promise<boolean>): void
  /** Sets the check of friends' codes: a sign-up with an unknown code is refused before an email is sent. */
  friendsCodeWhere(isFriendsCode: (db: Db, code: string) => Promise<boolean>): void
  /** Reads and deletes the details that this person gave at sign-up, within the caller's transaction; null for other ways of signing up. */
  takeSignUpDetails(tx: Db, subject: string): Promise<SignUpDetails | null>
  /**
   * Takes over a person from the previous provider, within the caller's transaction, and deletes the person there.
   * @returns false when the previous provider asks for a second factor that the person has not shown here: then the person stays there
   */
  succeedTo(tx: Db, formerSubject: string, proof: IdentityClaims['proof']): Promise<boolean>
  /** Deletes this person from the provider, within the caller's transaction. @returns the fingerprints of their verified contacts */
  forget(tx: Db, subject: string): Promise<Fingerprints>
}
