import { IdentityError, type IdentityProvider, type Proof } from './provider.ts'

/**
 * The proof for a number whose code was right. Throws an IdentityError: code_expired when the provider knows nobody any more,
 * or somebody else, who signed in beside this page.
 */
export async function provenAs(mobile: string, provider: Pick<IdentityProvider, 'currentProof'>): Promise<Proof> {
  const proof = await provider.currentProof().catch((error: unknown) => {
    if (error instanceof IdentityError && error.problem === 'invalid_token') return null
    throw error
  })
  if (proof?.mobile !== mobile) throw new IdentityError('code_expired')
  return proof
}
