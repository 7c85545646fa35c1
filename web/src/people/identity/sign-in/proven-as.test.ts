import { describe, expect, it } from 'vitest'
import { IdentityError, type IdentityProblem } from '../provider.ts'
import { provenAs } from './proven-as.ts'

const mobile = '+34600123456'
const proofOf = (number: string | null) => ({ currentProof: async () => ({ firebaseId: 'a', idToken: 'b', mobile: number }) })
const failing = (problem: IdentityProblem | null) => ({
  currentProof: async () => {
    throw new IdentityError(problem)
  },
})

describe('the proof for a number whose code was right', () => {
  it('is the provider’s current proof', async () => {
    expect(await provenAs(mobile, proofOf(mobile))).toMatchObject({ idToken: 'b' })
  })

  it.each([
    ['somebody else', proofOf('+34600999999')],
    ['somebody with an address', proofOf(null)],
    ['nobody', failing('invalid_token')],
  ])('has expired when the provider has %s', async (_, provider) => {
    await expect(provenAs(mobile, provider)).rejects.toMatchObject({ problem: 'code_expired' })
  })

  it('is not dropped when the provider does not answer', async () => {
    await expect(provenAs(mobile, failing(null))).rejects.toMatchObject({ problem: null })
  })
})
