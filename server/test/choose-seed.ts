// The seed of everything that attacks at random in this run. ATTACK_SEED brings back that of another run.

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
  console.log(`Attacks at random: ATTACK_SEED=${seed} repeats them.`)
}
