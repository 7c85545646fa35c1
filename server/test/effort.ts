// The number of attempts of the long tests: a few hundred attacks in `npm test`, which must stay fast, and ten thousand in
// `npm run test:deep`. Every run has a new seed, which choose-seed.ts prints, so that a failure can be reproduced.

import { inject, it } from 'vitest'

const isDeep = process.env.DEEP === '1'

export const effort = (usual: number, deep: number): number => (isDeep ? deep : usual)

/** Like `it`, for a test that takes longer than `npm test` has time for. */
export const itDeep = it.runIf(isDeep)

/** The number of attacks. The environment variable ATTACKS overrides it. */
export const attacks = (usual: number, deep: number): number => Number(process.env.ATTACKS ?? effort(usual, deep))

/** The seed of this run, the same in every file. */
export const attackSeed = (): number => inject('attackSeed')
