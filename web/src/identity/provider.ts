// The interface of a sign-in provider, which proves a visitor's identity. embedded.ts implements it for our own server.

import type { PlayerRefusal } from '@trivium/contract/refusals'

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

export interface IdentityProvider {
  /** Sends a message with a link that verifies the address. */
  signUpWithEmail(account: Credentials & { name: string }): Promise<void>
  /** @throws verify_email_first for an unverified address: the provider has then sent another message with a link. */
  signInWithEmail(account: Credentials): Promise<Proof>
  resendVerification(account: Credentials): Promise<void>
  /** Confirms with the token of the link in the message. @throws link_invalid when the link is not valid any more. */
  confirmEmail(token: string): Promise<void>
  /** Sends a link to /auth/reset-password/?token=… */
  requestPasswordReset(email: string): Promise<void>
  resetPassword(reset: { token: string; password: string }): Promise<void>
  /** Sends a code of 6 digits. */
  sendCode(mobile: string): Promise<void>
  /** Checks the code, which works only once. Afterwards currentProof contains the number. */
  verifyCode(mobile: string, code: string): Promise<void>
  /** Leaves the app for Google, which returns to /auth/login/?from=google, with `error` after a failure. */
  leaveForGoogle(): Promise<void>
  /** The proof after a return from Google or an accepted code. @throws invalid_token when the provider has no session. */
  currentProof(): Promise<Proof>
  /** Ends the provider's session; our session stays. */
  forget(): Promise<void>
}

/** Our refusals and two more. wrong_credentials does not tell whether the address or the password is wrong. */
export type IdentityProblem = PlayerRefusal | 'wrong_credentials' | 'link_invalid'

/** `problem` is null when the provider was not reached. */
export class IdentityError extends Error {
  readonly problem: IdentityProblem | null
  constructor(problem: IdentityProblem | null) {
    super(problem ?? 'no answer')
    this.problem = problem
  }
}
