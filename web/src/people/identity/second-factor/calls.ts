// Calls for the second factor of players, which only the embedded provider has. Other providers show none of it.

import { useSession } from '../../../platform/session/session.ts'
import { post } from '../embedded.ts'
import { IdentityError } from '../provider.ts'
import { identity } from '../sign-in/sign-in.ts'

export interface NewFactor {
  /** The otpauth address that an authenticator app reads. */
  uri: string
  emergencyCodes: string[]
}

export const useHasSecondFactors = () => useSession(session => session.webSettings?.providers.kind === 'embedded')

/** Sends a code: opens a session, or confirms a set-up. @throws IdentityError invalid_code, second_factor_late, second_factor_locked */
export const proveCode = async (code: string) => void (await post('two-factor/verify-totp', { code }))

/** Like `proveCode`, with an emergency code. Each works once. */
export const proveEmergencyCode = async (code: string) => void (await post('two-factor/verify-backup-code', { code }))

/** Starts the set-up. The second factor is on after its first right code. @param password if the account has one */
export async function beginSecondFactor(password: string): Promise<NewFactor> {
  const { totpURI: uri = '', backupCodes: emergencyCodes = [] } = await post('two-factor/enable', bodyOf(password))
  return { uri, emergencyCodes }
}

export const endSecondFactor = async (password: string) => void (await post('two-factor/disable', bodyOf(password)))

/** Replaces the emergency codes; the old ones stop working. */
export async function newEmergencyCodes(password: string): Promise<string[]> {
  return (await post('two-factor/generate-backup-codes', bodyOf(password))).backupCodes ?? []
}

const bodyOf = (password: string) => (password === '' ? {} : { password })

/** The current proof, if it is of this account: another person's proof must not change it. @throws IdentityError wrong_credentials */
export async function proofOf(firebaseId: string) {
  const proof = await identity.currentProof()
  if (proof.firebaseId !== firebaseId) throw new IdentityError('wrong_credentials')
  return proof
}
