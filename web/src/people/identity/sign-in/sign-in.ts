// Exchanges the proof of the identity provider for a session.

import { ask, CallError } from '../../../platform/calls/actions.ts'
import { agreeWithAccount } from '../../../platform/i18n/account-languages.ts'
import { currentLanguageCode } from '../../../platform/i18n/texts.ts'
import { login } from '../../../platform/session/session.ts'
import { identity } from './chosen.ts'
import { IdentityError, type IdentityProblem, type Proof } from '../provider.ts'
import { clearReferralCode, savedReferralCode, saveReferralCode } from './referral.ts'

export { identity } from './chosen.ts'

export type SignInKind = 'email' | 'mobile' | 'gmail'

/** The page that asks for the second factor after the first proof. */
export const secondFactorPath = (by: SignInKind) => `/auth/second-factor/?by=${by}`

/** Whether this identity already has an account; a first sign-in by phone must ask for a name. */
export async function isKnown({ firebaseId }: Proof): Promise<boolean> {
  const { data } = await ask('check_user_exists', { firebase_id: firebaseId })
  return data.exists
}

/** Signs in, or signs up the first time. Does not wait for tasks that may finish on the next page. */
export async function enter(proof: Proof, type: SignInKind, name?: string): Promise<void> {
  try {
    const { data } = await ask('user_signup', {
      firebase_id: proof.firebaseId,
      id_token: proof.idToken,
      type,
      name,
      friends_code: savedReferralCode(),
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      web_language: currentLanguageCode(),
    })
    const { api_token, ...user } = data
    login(user, api_token)
    void agreeWithAccount(user)
  } catch (error) {
    // Drops an unknown code, so that it does not fail the next attempt; the form still shows it.
    if (problemOf(error) === 'invalid_friends_code') saveReferralCode('')
    throw error
  }
  clearReferralCode()
  // The provider's session is not needed any more. A failure is harmless: that session only lives on.
  void identity.forget().catch(error => console.warn('identity sign-out', error))
}

/** Confirms the address with the link of the email. @returns false when the person has to sign in with the password */
export async function enterWithLink(token: string, password?: string): Promise<boolean> {
  const proof = await identity.confirmEmail(token, password)
  if (!proof) return false
  try {
    await enter(proof, 'email')
  } catch (error) {
    // This browser has stored an unknown referral code, which `enter` has dropped. The code that counts was sent at sign-up.
    if (problemOf(error) !== 'invalid_friends_code') throw error
    await enter(proof, 'email')
  }
  return true
}

/** The problem that provider or server reported; null when neither answered. @throws any other error, which is a bug. */
export function problemOf(error: unknown): IdentityProblem | null {
  if (error instanceof IdentityError) return error.problem
  if (error instanceof CallError) return error.refusal
  throw error
}
