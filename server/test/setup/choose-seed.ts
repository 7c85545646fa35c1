// Chooses the seed of all random attacks of this run. ATTACK_SEED repeats an earlier run.

import { randomInt } from 'node:crypto'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    attackSeed: number
  }
}

export default function setup(project: TestProject): void {
  const seed = Number(process.env.ATTACK_SEED ?? randomInt(2 ** 31))
  project.provide('attackSeed', seed)
  console.log(`Random attacks: ATTACK_SEED=${seed} repeats them.`)
}
