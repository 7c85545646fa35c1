// From the proof of the identity provider to a session of ours.

import { ask, CallError } from '../actions.ts'
import { agreeWithAccount } from '../i18n/account-languages.ts'
import { currentLanguageCode } from '../i18n/texts.ts'
import { login } from '../session.ts'
import { embedded } from './embedded.ts'
import { IdentityError, type IdentityProblem, type IdentityProvider, type Proof } from './provider.ts'
import { forgetReferralCode, keptReferralCode, keepReferralCode } from './referral.ts'

/** The hosted provider will stand beside it, chosen by web_settings.providers.kind. */
export const identity: IdentityProvider = embedded

export type SignInKind = 'email' | 'mobile' | 'gmail'

/** Whether this identity has an account here already; a first sign-in by phone is asked for a name. */
export async function isKnown({ firebaseId }: Proof): Promise<boolean> {
  const { data } = await ask('check_user_exists', { firebase_id: firebaseId })
  return data.exists
}

/** Signs in, or signs up the first time. What can follow on the next page is not waited for. */
export async function enter(proof: Proof, type: SignInKind, name?: string): Promise<void> {
  try {
    const { data } = await ask('user_signup', {
      firebase_id: proof.firebaseId,
      id_token: proof.idToken,
      type,
      name,
      friends_code: keptReferralCode(),
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      web_language: currentLanguageCode(),
    })
    const { api_token, ...user } = data
    login(user, api_token)
    void agreeWithAccount(user)
  } catch (error) {
    // A code that does not exist must not stand in the way again; the form shows what was typed.
    if (problemOf(error) === 'invalid_friends_code') keepReferralCode('')
    throw error
  }
  forgetReferralCode()
  // Its work is done; that its own session lingers when this fails harms nobody.
  void identity.forget().catch(error => console.warn('identity sign-out', error))
}

/** What went wrong, whoever said so; null when nobody answered. Anything else is a bug and goes on up. */
export function problemOf(error: unknown): IdentityProblem | null {
  if (error instanceof IdentityError) return error.problem
  if (error instanceof CallError) return error.refusal
  throw error
}
