import { describe, expect, it } from 'vitest'
import { addAnswer, type ItemSums, noSums } from './item-stats.ts'
import { type ChoiceSums, discriminationOfChoice, flagsOf, leastForFlags } from './item-flags.ts'

interface Group {
  choice: number
  players: number
  restShare: number
}

/** Everybody of a group chooses the same; option 0 is right. */
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
  it('says nothing of an item that is sound', () => {
    expect(flagsOf(told(sound))).toEqual([])
  })

  it.each([
    ['too hard', changed({ 0: { players: 5 } }), 'too_hard'],
    ['too easy', changed({ 0: { players: 400 } }), 'too_easy'],
    ['answered alike by strong and weak', changed({ 0: { restShare: 0.4 }, 1: { restShare: 0.42 } }), 'weak'],
    ['with a distractor that nobody takes', sound.slice(0, 3), 'unused_distractor'],
    ['with a distractor that the strong take', changed({ 1: { restShare: 0.9 } }), 'strong_distractor'],
  ])('warns of an item that is %s', (_what, groups, flag) => {
    expect(flagsOf(told(groups))).toContain(flag)
  })

  it('says nothing before enough players have answered', () => {
    const few = [{ choice: 0, players: leastForFlags - 1, restShare: 0.5 }]
    expect(flagsOf(told(few))).toEqual([])
    expect(flagsOf(told([{ choice: 0, players: leastForFlags, restShare: 0.5 }]))).toContain('too_easy')
  })

  it('says nothing of the strong when few have taken a distractor', () => {
    expect(flagsOf(told(changed({ 1: { players: 9, restShare: 0.9 } })))).not.toContain('strong_distractor')
  })

  it('looks for distractors only where one option is chosen', () => {
    expect(flagsOf({ ...told(sound.slice(0, 3)), type: 'multi_select' })).toEqual([])
  })
})

describe('discriminationOfChoice', () => {
  it('is that of the item for the right option, and below 0 for what the weak take', () => {
    const { sums, choices } = told(sound)
    const [right, wrong] = choices.map(choice => discriminationOfChoice(sums, choice))
    expect(right).toBeCloseTo(1, 6)
    expect(wrong).toBeLessThan(0)
  })
})
