import { settingDefaults } from '@trivium/contract/platform/setting-defaults'
import { describe, expect, it } from 'vitest'
import { freezeRules, type OwnRules, type PlaySettings } from './frozen.ts'

const settings: PlaySettings = { ...settingDefaults, least_answer_ms: 0, sequence_scores_pairs: 0 }
const frozen = (mode: Parameters<typeof freezeRules>[0], own: OwnRules = {}, change: Partial<PlaySettings> = {}) =>
  freezeRules(mode, { ...settings, ...change }, own)

describe('the cost of a wrong answer', () => {
  it.each([
    ['quiz_zone', 1, 3, 0],
    ['quiz_zone', 2, 3, 0],
    ['quiz_zone', 3, 3, 2],
    ['quiz_zone', 10, 3, 2],
    ['quiz_zone', 1, 1, 2],
    ['multi_match', 2, 3, 0],
    ['multi_match', 3, 3, 4],
    ['daily_quiz', null, 3, 2],
    ['true_and_false', null, 100, 2],
    ['contest', null, 3, 4],
    ['practice', null, 3, 0],
  ] as const)('in %s on level %s, with deducts_from_level %i, is %i', (mode, level, deducts_from_level, cost) => {
    expect(frozen(mode, { level }, { deducts_from_level }).scoreWrong).toBe(cost)
  })

  it('does not change the points of a right answer', () => {
    expect([frozen('quiz_zone', { level: 1 }).scoreCorrect, frozen('multi_match', { level: 1 }).scoreCorrect]).toEqual([4, 8])
  })
})

it('freezes the number of free lifelines', () => {
  expect([frozen('quiz_zone').freeLifelines, frozen('quiz_zone', {}, { free_lifelines: 2 }).freeLifelines]).toEqual([1, 2])
})
