// The console's sign-in with Firebase: with a password, and with a second factor if the account has one.

import {
  type Auth,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  type MultiFactorResolver,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
} from '@firebase/auth'
import { FirebaseError } from '@firebase/app'
import { openAuth, type Settings } from './open-auth.ts'

/** The interface between the console and a hosted identity provider. Its errors have a `code`. */
export interface StaffDoor {
  /** @returns whether the provider asks for a code of the second factor next */
  provePassword: (email: string, password: string) => Promise<boolean>
  /** Checks a code, for a sign-in or for the set-up of a second factor. */
  proveCode: (code: string) => Promise<void>
  beginSecondFactor: () => Promise<{ uri: string; codes: string[] }>
  endSecondFactor: () => Promise<void>
  /** Sends a link for a new password. */
  requestPasswordReset: (email: string) => Promise<void>
  idToken: () => Promise<string>
  forget: () => Promise<void>
}

const isSecondFactorAsked = (error: unknown): error is MultiFactorError =>
  error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required'

/** @param siteName the name that authenticator apps show */
export const createStaffDoor = (settings: Settings, siteName: string): StaffDoor => new FirebaseDoor(openAuth(settings), siteName)

class FirebaseDoor implements StaffDoor {
  readonly #auth: Auth
  #asked: MultiFactorResolver | null = null
  #offered: TotpSecret | null = null

  readonly #siteName: string

  constructor(auth: Auth, siteName: string) {
    this.#auth = auth
    this.#siteName = siteName
  }

  async provePassword(email: string, password: string): Promise<boolean> {
    this.#asked = null
    try {
      await signInWithEmailAndPassword(this.#auth, email, password)
      return false
    } catch (error) {
      if (!isSecondFactorAsked(error)) throw error
      this.#asked = getMultiFactorResolver(this.#auth, error)
      return true
    }
  }

  async proveCode(code: string): Promise<void> {
    if (this.#asked) {
      const factor = this.#asked.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
      await this.#asked.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', code))
      this.#asked = null
    } else if (this.#offered) {
      await multiFactor(this.#current()).enroll(TotpMultiFactorGenerator.assertionForEnrollment(this.#offered, code), this.#siteName)
      this.#offered = null
    }
  }

  /** `codes` is empty: Firebase has no emergency codes. */
  async beginSecondFactor(): Promise<{ uri: string; codes: string[] }> {
    const user = this.#current()
    this.#offered = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
    return { uri: this.#offered.generateQrCodeUrl(user.email ?? '', this.#siteName), codes: [] }
  }

  async endSecondFactor(): Promise<void> {
    const factors = multiFactor(this.#current())
    for (const factor of factors.enrolledFactors) await factors.unenroll(factor)
  }

  /** Nobody learns from it whether there is such an account, also where the project tells it. */
  async requestPasswordReset(email: string): Promise<void> {
    try {
      await sendPasswordResetEmail(this.#auth, email)
    } catch (error) {
      if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error
    }
  }

  async idToken(): Promise<string> {
    return this.#current().getIdToken(true)
  }

  forget(): Promise<void> {
    return signOut(this.#auth)
  }

  #current(): User {
    if (!this.#auth.currentUser) throw new FirebaseError('auth/user-signed-out', 'nobody is signed in')
    return this.#auth.currentUser
  }
}
