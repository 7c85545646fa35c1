import type { Quests } from '@trivium/contract/rewards/quests'
import { describe, expect, it } from 'vitest'
import { doneBetween } from './use-quests-done.ts'

const kinds = [
  ['finish_round', 'easy'],
  ['run_5', 'medium'],
  ['flawless', 'hard'],
] as const
/** @param done how many of the three */
const quests = (done: number, paid_now: number, day = '2026-11-30'): Quests => ({
  day,
  ends_at: '2026-12-01T00:00:00.000Z',
  quests: kinds.map(([kind, difficulty], index) => ({
    kind,
    difficulty,
    progress: index < done ? 1 : 0,
    goal: 1,
    coins: 2,
    is_done: index < done,
  })),
  bonus_coins: 4,
  paid_now,
  paid_earlier: 0,
  coins: 100,
})
const kindsIn = (before: Quests | null, now: Quests) => doneBetween(before, now).done.map(({ kind }) => kind)

describe('the quests that a round has fulfilled', () => {
  it('are those that were not done before', () => {
    expect(kindsIn(quests(1, 2), quests(2, 2))).toEqual(['run_5'])
    expect(kindsIn(quests(0, 0), quests(2, 4))).toEqual(['finish_round', 'run_5'])
    expect(kindsIn(quests(3, 0, '2026-11-29'), quests(1, 2))).toEqual(['finish_round'])
  })

  it('come with the coins for all three', () => {
    expect(doneBetween(quests(2, 0), quests(3, 6))).toEqual({ done: [{ kind: 'flawless', coins: 2 }], bonus: 4, paid: 6 })
  })

  it('are not guessed: without an earlier look, the coins must fit', () => {
    expect(kindsIn(null, quests(2, 4))).toEqual(['finish_round', 'run_5'])
    expect(doneBetween(null, quests(2, 2))).toEqual({ done: [], bonus: 0, paid: 2 })
  })
})
