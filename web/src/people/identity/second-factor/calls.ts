// What only the embedded provider has: a second factor of players. Nothing of it is shown under another one.

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

/** Opens the provider's session, or confirms what was begun. @throws IdentityError invalid_code, second_factor_late, second_factor_locked */
export const proveCode = async (code: string) => void (await post('two-factor/verify-totp', { code }))

/** As `proveCode`. Each of these codes works once. */
export const proveEmergencyCode = async (code: string) => void (await post('two-factor/verify-backup-code', { code }))

/** There is none before its first code was right. @param password of an account that has one */
export async function beginSecondFactor(password: string): Promise<NewFactor> {
  const { totpURI: uri = '', backupCodes: emergencyCodes = [] } = await post('two-factor/enable', bodyOf(password))
  return { uri, emergencyCodes }
}

export const endSecondFactor = async (password: string) => void (await post('two-factor/disable', bodyOf(password)))

/** The ones until now are worth nothing any more. */
export async function newEmergencyCodes(password: string): Promise<string[]> {
  return (await post('two-factor/generate-backup-codes', bodyOf(password))).backupCodes ?? []
}

const bodyOf = (password: string) => (password === '' ? {} : { password })

/** Whoever proves to be somebody else must not change the account that is signed in. @throws IdentityError wrong_credentials */
export async function proofOf(firebaseId: string) {
  const proof = await identity.currentProof()
  if (proof.firebaseId !== firebaseId) throw new IdentityError('wrong_credentials')
  return proof
}
