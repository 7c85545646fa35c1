// Short attacks on every single-player mode: after each, coins, points, levels and badges must match a simple model
// (mode-attack-model.ts). effort.ts sets their number and seed.

import { lifelineNames } from '@trivium/contract/play/plays'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attacks, attackSeed, tried } from '../setup/effort.ts'
import { attackWith, endSiege, prepareSiege } from './mode-attack-progress.ts'
import { claimable, type AttackAnswer, type Siege, type AttackStep } from './mode-attack-moves.ts'
import { type TargetName, targetNames } from './mode-attack-targets.ts'

const how = fc.constantFrom<AttackAnswer>('right', 'right', 'right', 'wrong', '')
const ahead = fc.constantFrom(0, 0, 0, 0, 0, -1, 1, 2)
const twice = fc.constantFrom(false, false, true)

/** Each attack uses only two or three targets, because one that touches every target once would get nowhere. */
function stepsAmong(names: TargetName[]): fc.Arbitrary<AttackStep[]> {
  const target = fc.constantFrom(...names)
  const place = fc.integer({ min: 0, max: 2 })
  const record = <T extends AttackStep>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(shape)
  const on = fc.constantFrom('start', 'start', 'finish', 'look', 'review')
  const marks = fc.constantFrom('keep', 'keep', 'drop', 'report')
  const step: fc.Arbitrary<AttackStep> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: on, target, twice }) },
    { weight: 4, arbitrary: record<Extract<AttackStep, { do: 'answer' }>>({ do: fc.constant('answer'), target, ahead, how, twice }) },
    { weight: 3, arbitrary: record<Extract<AttackStep, { do: 'rush' }>>({ do: fc.constant('rush'), target, how }) },
    {
      weight: 1,
      arbitrary: record<Extract<AttackStep, { do: 'hint' }>>({ do: fc.constant('hint'), target, ahead, twice, key: fc.boolean() }),
    },
    {
      weight: 1,
      arbitrary: record<Extract<AttackStep, { do: 'lifeline' }>>({
        do: fc.constant('lifeline'),
        target,
        ahead,
        name: fc.constantFrom(...lifelineNames),
        twice,
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: marks, target, place }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1000, 9000, 31_001, 47_000, 200_000, 660_000) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('sweep', 'claim') }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('badge' as const), type: fc.constantFrom(...claimable) }) },
  )
  const first = fc.tuple(...names.slice(0, 1).map(name => fc.constant(opening(name))))
  // Adds whole wins, because only repeated wins reach rewards paid once and the daily cap; random steps would need thousands of attacks.
  const win = target.map((name): AttackStep[] => [opening(name), { do: 'rush', target: name, how: 'right' }])
  const some = fc.oneof({ weight: 4, arbitrary: step.map((one): AttackStep[] => [one]) }, { weight: 1, arbitrary: win })
  return fc.tuple(first, fc.array(some, { minLength: 1, maxLength: 5 })).map(([begun, rest]) => [...begun, ...rest.flat()])
}

const opening = (target: TargetName): AttackStep => ({ do: 'start', target, twice: false })

const attack = fc.array(fc.constantFrom(...targetNames), { minLength: 1, maxLength: 3 }).chain(stepsAmong)

export function attackEveryMode(): void {
  let siege: Siege
  beforeAll(async () => {
    siege = await prepareSiege()
  })
  afterAll(() => endSiege(siege))

  const numRuns = attacks(200, 10_000)
  describe('an attacker', () => {
    it(`gains nothing in any mode, in ${numRuns} attacks`, { timeout: 1_800_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(attack, steps => attackWith(siege, steps)),
        { numRuns, seed: attackSeed(), endOnFailure: true },
      )
      expect(await siege.quiz.ledgerSum()).toBe(0)
      tried('attacks on a play', numRuns)
    })
  })
}
