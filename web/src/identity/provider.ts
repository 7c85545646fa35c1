// What a sign-in provider does for us: it proves who somebody is. embedded.ts is the one that runs on our own server.

import type { Refusal } from '@trivium/contract/refusals'

/** The signed ID token our API turns into an api_token, and whom it speaks of. */
export interface Proof {
  firebaseId: string
  idToken: string
  /** The number a code was sent to; null for whoever came another way. */
  mobile: string | null
}

export interface Credentials {
  email: string
  password: string
}

export interface IdentityProvider {
  /** Sends a message with a link that verifies the address. */
  signUpWithEmail(account: Credentials & { name: string }): Promise<void>
  /** verify_email_first for an address that is not verified: then a message with a link was sent once more. */
  signInWithEmail(account: Credentials): Promise<Proof>
  resendVerification(account: Credentials): Promise<void>
  /** Takes what the link in the message brought; link_invalid when it is none any more. */
  confirmEmail(token: string): Promise<void>
  /** Sends a link to /auth/reset-password/?token=… */
  requestPasswordReset(email: string): Promise<void>
  resetPassword(reset: { token: string; password: string }): Promise<void>
  /** Sends a code of 6 digits. */
  sendCode(mobile: string): Promise<void>
  /** Takes the code, which counts once; currentProof then speaks of the number. */
  verifyCode(mobile: string, code: string): Promise<void>
  /** Leaves the app for Google, which comes back to /auth/login/?from=google, with an error where it went wrong. */
  leaveForGoogle(): Promise<void>
  /** The proof for whoever came back from Google, or whose code was taken; invalid_token for nobody. */
  currentProof(): Promise<Proof>
  /** Ends the provider's own session; ours stays. */
  forget(): Promise<void>
}

/** The refusals of the catalogue, and one more: it does not tell which of the two is wrong. */
export type IdentityProblem = Refusal | 'wrong_credentials' | 'link_invalid'

/** `problem` is null when the provider was not reached. */
export class IdentityError extends Error {
  readonly problem: IdentityProblem | null
  constructor(problem: IdentityProblem | null) {
    super(problem ?? 'no answer')
    this.problem = problem
  }
}
