// The number of attempts of the long tests: a few hundred attacks in `npm test`, which must stay fast, ten thousand in `npm run test:deep`,
// and a share of those in each round of `npm run release-sheet`, which runs as many rounds as its goals need. Every run has a new seed,
// which choose-seed.ts prints, so that a failure can be reproduced.

import { appendFileSync } from 'node:fs'
import { inject, it } from 'vitest'

/** The share of the deep effort: 1 is all of it, 0 the usual effort. */
const share = Number(process.env.DEEP ?? 0)
export const isDeep = share > 0

export const effort = (usual: number, deep: number): number => (isDeep ? Math.max(usual, Math.ceil(share * deep)) : usual)

/** Like `it`, for a test that takes too long for `npm test`. */
export const itDeep = it.runIf(isDeep)

/** The number of attacks. The environment variable ATTACKS overrides it. */
export const attacks = (usual: number, deep: number): number => Number(process.env.ATTACKS ?? effort(usual, deep))

/** The seed of this run, the same in every file. */
export const attackSeed = (): number => inject('attackSeed')

/**
 * Counts the attempts that held for the release sheet (release/parts.ts). `of` names the call or field, when each of them must be tried
 * that often. The sheet counts failing tests itself.
 */
export function tried(what: string, count = 1, of?: string): void {
  const file = process.env.TRIED_FILE
  if (file) appendFileSync(file, `${JSON.stringify({ what, count, of })}\n`)
}
