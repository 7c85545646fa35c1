// How much the long tests try, and with what luck: a few hundred attacks in `npm test`, where minutes count, ten thousand in
// `npm run test:deep`. The luck is new in every run, and written down by choose-seed.ts so that a failure can be had again.

import { inject } from 'vitest'

const isDeep = process.env.DEEP === '1'

export const effort = (usual: number, deep: number): number => (isDeep ? deep : usual)

/** ATTACKS sets another number. */
export const attacks = (usual: number, deep: number): number => Number(process.env.ATTACKS ?? effort(usual, deep))

/** The same for every file of a run. */
export const attackSeed = (): number => inject('attackSeed')
