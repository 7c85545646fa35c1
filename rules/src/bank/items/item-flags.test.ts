import { describe, expect, it } from 'vitest'
import { addAnswer, type ItemSums, noSums } from './item-stats.ts'
import { type ChoiceSums, discriminationOfChoice, flagsOf, leastForFlags } from './item-flags.ts'

interface Group {
  choice: number
  players: number
  restShare: number
}

/** All players of a group choose the same option; option 0 is right. */
function told(groups: Group[]) {
  let sums: ItemSums = noSums
  const choices: ChoiceSums[] = []
  for (const { choice, players, restShare } of groups) {
    for (let player = 0; player < players; player++) sums = addAnswer(sums, { correct: choice === 0, ms: 1000, restShare })
    choices.push({ choice: String(choice), times: players, rest_attempts: players, rest_sum: players * restShare })
  }
  return { sums, choices, type: 'multiple_choice' as const, options: 4, answer: [0] }
}

const sound: Group[] = [
  { choice: 0, players: 20, restShare: 0.8 },
  { choice: 1, players: 10, restShare: 0.4 },
  { choice: 2, players: 10, restShare: 0.4 },
  { choice: 3, players: 10, restShare: 0.4 },
]
const changed = (change: Partial<Record<number, Partial<Group>>>) => sound.map(group => ({ ...group, ...change[group.choice] }))

describe('flagsOf', () => {
  it('has no flag for a sound item', () => {
    expect(flagsOf(told(sound))).toEqual([])
  })

  it.each([
    ['too hard', changed({ 0: { players: 5 } }), 'too_hard'],
    ['too easy', changed({ 0: { players: 400 } }), 'too_easy'],
    ['answered alike by strong and weak', changed({ 0: { restShare: 0.4 }, 1: { restShare: 0.42 } }), 'weak'],
    ['with a distractor that nobody chooses', sound.slice(0, 3), 'unused_distractor'],
    ['with a distractor that the strong choose', changed({ 1: { restShare: 0.9 } }), 'strong_distractor'],
  ])('flags an item: %s', (_what, groups, flag) => {
    expect(flagsOf(told(groups))).toContain(flag)
  })

  it('has no flag before enough players have answered', () => {
    const few = [{ choice: 0, players: leastForFlags - 1, restShare: 0.5 }]
    expect(flagsOf(told(few))).toEqual([])
    expect(flagsOf(told([{ choice: 0, players: leastForFlags, restShare: 0.5 }]))).toContain('too_easy')
  })

  it('has no strong_distractor flag if few players have chosen the distractor', () => {
    expect(flagsOf(told(changed({ 1: { players: 9, restShare: 0.9 } })))).not.toContain('strong_distractor')
  })

  it('checks distractors only in questions with one right option', () => {
    expect(flagsOf({ ...told(sound.slice(0, 3)), type: 'multi_select' })).toEqual([])
  })
})

describe('discriminationOfChoice', () => {
  it("equals the item's for the right option, and is below 0 for an option that the weak choose", () => {
    const { sums, choices } = told(sound)
    const [right, wrong] = choices.map(choice => discriminationOfChoice(sums, choice))
    expect(right).toBeCloseTo(1, 6)
    expect(wrong).toBeLessThan(0)
  })
})
