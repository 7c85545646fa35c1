import { IdentityError, type IdentityProvider, type Proof } from '../provider.ts'

/**
 * The proof for a number whose code was right.
 * @throws IdentityError code_expired when the provider has no session any more, or one of another account that signed in meanwhile.
 */
export async function provenAs(mobile: string, provider: Pick<IdentityProvider, 'currentProof'>): Promise<Proof> {
  const proof = await provider.currentProof().catch((error: unknown) => {
    if (error instanceof IdentityError && error.problem === 'invalid_token') return null
    throw error
  })
  if (proof?.mobile !== mobile) throw new IdentityError('code_expired')
  return proof
}
