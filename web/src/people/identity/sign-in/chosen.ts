// The only place that chooses the identity provider, as the server says (web_settings.providers). Pages use `identity` for any provider.

import { currentLanguageCode } from '../../../platform/i18n/texts.ts'
import { useSession } from '../../../platform/session/session.ts'
import { embedded } from '../embedded.ts'
import type { IdentityProvider } from '../provider.ts'

let hosted: Promise<IdentityProvider> | null = null

async function loadHosted(): Promise<IdentityProvider> {
  const settings = useSession.getState().webSettings?.providers.firebase
  if (!settings) throw new Error('the server names Firebase without its settings')
  const { createFirebase } = await import('../firebase/firebase.ts')
  return createFirebase(settings, currentLanguageCode)
}

/** Loads a hosted provider on first use, and again after a failure. */
function via<Result>(act: (provider: IdentityProvider) => Promise<Result>): Promise<Result> {
  if (useSession.getState().webSettings?.providers.kind !== 'firebase') return act(embedded)
  hosted ??= loadHosted().catch((error: unknown) => {
    hosted = null
    throw error
  })
  return hosted.then(act)
}

export const identity: IdentityProvider = {
  signUpWithEmail: person => via(provider => provider.signUpWithEmail(person)),
  signInWithEmail: account => via(provider => provider.signInWithEmail(account)),
  resendVerification: account => via(provider => provider.resendVerification(account)),
  readLink: token => via(provider => provider.readLink(token)),
  confirmEmail: (token, password) => via(provider => provider.confirmEmail(token, password)),
  requestPasswordReset: email => via(provider => provider.requestPasswordReset(email)),
  resetPassword: reset => via(provider => provider.resetPassword(reset)),
  sendCode: mobile => via(provider => provider.sendCode(mobile)),
  verifyCode: (mobile, code) => via(provider => provider.verifyCode(mobile, code)),
  leaveForGoogle: page => via(provider => provider.leaveForGoogle(page)),
  currentProof: () => via(provider => provider.currentProof()),
  forget: () => via(provider => provider.forget()),
}
