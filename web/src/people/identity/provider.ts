// The interface of a sign-in provider, which proves a visitor's identity: embedded.ts and firebase/ implement it.

import type { PlayerRefusal } from '@trivium/contract/platform/refusals'

/** The signed ID token, which our API exchanges for a session token, and its subject. */
export interface Proof {
  firebaseId: string
  idToken: string
  /** The phone number that was verified by code; null for other ways of sign-in. */
  mobile: string | null
}

export interface Credentials {
  email: string
  password: string
}

export interface NewPerson extends Credentials {
  name: string
  friendsCode: string | undefined
  /** The page that the link in the message finally opens. */
  returnPath: string | undefined
}

/** The sign-up that a link confirms. */
export interface PendingSignUp {
  name: string
  email: string
  isSameBrowser: boolean
  /** Whether the confirmation needs the password of the sign-up. */
  needsPassword: boolean
  returnPath: string | null
}

export interface IdentityProvider {
  /** Sends a message with a link that verifies the address. */
  signUpWithEmail(person: NewPerson): Promise<void>
  /**
   * @throws second_factor_asked, like verifyCode: people/identity/second-factor/calls.ts then continues.
   * @throws verify_email_first for an unverified address, after sending another message with a link.
   */
  signInWithEmail(account: Credentials): Promise<Proof>
  /** @returns null after sending another message; the proof, without sending, when the address is confirmed by now. */
  resendVerification(account: Credentials): Promise<Proof | null>
  /** Changes nothing. @throws link_invalid, or link_used when the address is confirmed already. */
  readLink(token: string): Promise<PendingSignUp>
  /** Confirms with the token of the link. @returns null when the person must sign in with the password. @throws like readLink */
  confirmEmail(token: string, password?: string): Promise<Proof | null>
  /** Sends a link to /auth/reset-password/?token=… */
  requestPasswordReset(email: string): Promise<void>
  resetPassword(reset: { token: string; password: string }): Promise<void>
  /** Sends a code of 6 digits. */
  sendCode(mobile: string): Promise<void>
  /** Checks the code, which works only once. Afterwards currentProof contains the number. */
  verifyCode(mobile: string, code: string): Promise<void>
  /**
   * Leaves the app for Google, which returns to the page, with `error` after a failure, and with `second_factor` when a code has to be
   * shown first. @param page of our own; without, the login
   */
  leaveForGoogle(page?: string): Promise<void>
  /** The proof after a return from Google or an accepted code. @throws invalid_token when the provider has no session. */
  currentProof(): Promise<Proof>
  /** Ends the provider's session; our session stays. */
  forget(): Promise<void>
}

/** Our refusals and some more. wrong_credentials does not tell whether the address or the password is wrong. */
export type IdentityProblem =
  | PlayerRefusal
  | 'wrong_credentials'
  | 'link_invalid'
  | 'link_used'
  | 'google_failed'
  | 'second_factor_asked'
  | 'code_used'
  | 'password_needed'
  | 'second_factor_late'
  | 'second_factor_locked'

/** `problem` is null when the provider was not reached. */
export class IdentityError extends Error {
  readonly problem: IdentityProblem | null
  constructor(problem: IdentityProblem | null) {
    super(problem ?? 'no answer')
    this.problem = problem
  }
}
