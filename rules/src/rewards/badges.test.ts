import fc from 'fast-check'
import { badgeTypes } from '@trivium/contract/rewards/badges'
import { type Mode, modes } from '@trivium/contract/platform/mode-names'
import { describe, expect, it } from 'vitest'
import { modeTable } from '../play/modes.ts'
import { badgeTable, type PlayFacts, progressFromPlay } from './badges.ts'

const limits = { badge_least_questions: 5, super_sonic_seconds: 25, flashback_seconds: 8 }
type Played = Omit<PlayFacts, 'badges'> & { mode: Mode }
const plain: Played = {
  mode: 'maths',
  total: 10,
  answered: 10,
  correct: 0,
  lifelinesUsed: 0,
  hintsUsed: 0,
  meanMs: 60_000,
  dailyStreak: null,
}
const factsOf = ({ mode, ...facts }: Played): PlayFacts => ({ ...facts, badges: modeTable[mode].stats.badges })
const moved = (facts: Partial<Played>) => progressFromPlay(factsOf({ ...plain, ...facts }), limits)
const typesOf = (facts: Partial<Played>) => moved(facts).map(change => change.type)

describe('the table of badges', () => {
  it('has the thresholds of the rules', () => {
    const counters = Object.fromEntries(badgeTypes.map(type => [type, badgeTable[type].counter]))
    expect(counters).toMatchObject({
      quiz_warrior: 3,
      big_thing: 5000,
      elite: 5001,
      thirsty: 30,
      power_elite: 11,
      sharing_caring: 51,
      streak: 30,
    })
    expect(Object.values(counters).filter(counter => counter === 1)).toHaveLength(8)
  })

  it('pays 10 to 100 coins for every badge', () => {
    for (const type of badgeTypes) expect(badgeTable[type].reward, type).toBeGreaterThanOrEqual(10)
    for (const type of badgeTypes) expect(badgeTable[type].reward, type).toBeLessThanOrEqual(100)
  })
})

describe('progressFromPlay', () => {
  it('is empty for a play without a right answer', () => {
    expect(moved({})).toEqual([])
  })

  it.each<[string, Partial<Played>, string[]]>([
    ['a first quiz zone play', { mode: 'quiz_zone', answered: 1 }, ['dashing_debut']],
    ['a quiz zone play without answers', { mode: 'quiz_zone', answered: 0 }, []],
    ['all right in the quiz zone', { mode: 'quiz_zone', correct: 10 }, ['dashing_debut', 'brainiac', 'big_thing']],
    ['all right with a lifeline', { mode: 'quiz_zone', correct: 10, lifelinesUsed: 1 }, ['dashing_debut', 'big_thing']],
    ['all but one right', { mode: 'quiz_zone', correct: 9 }, ['dashing_debut', 'big_thing']],
    ['all of four right', { mode: 'quiz_zone', total: 4, answered: 4, correct: 4 }, ['dashing_debut', 'big_thing']],
    ['all of five right', { mode: 'quiz_zone', total: 5, answered: 5, correct: 5 }, ['dashing_debut', 'brainiac', 'big_thing']],
    ['words in 25 s', { mode: 'guess_the_word', correct: 10, meanMs: 25_000 }, ['super_sonic', 'big_thing']],
    ['words in more', { mode: 'guess_the_word', correct: 10, meanMs: 25_001 }, ['big_thing']],
    ['words with a hint', { mode: 'guess_the_word', correct: 10, meanMs: 9_000, hintsUsed: 1 }, ['big_thing']],
    ['a text in 8 s', { mode: 'fun_and_learn', correct: 10, meanMs: 8_000 }, ['flashback', 'big_thing']],
    ['a text in more', { mode: 'fun_and_learn', correct: 10, meanMs: 8_001 }, ['big_thing']],
    ['fast and right elsewhere', { mode: 'audio', correct: 10, meanMs: 1_000 }, ['big_thing']],
    ['the quiz of the day', { mode: 'daily_quiz', dailyStreak: 3 }, ['thirsty']],
  ])('%s', (_what, facts, types) => {
    expect(typesOf(facts)).toEqual(types)
  })

  it('adds right answers, and raises the progress to the streak', () => {
    expect(moved({ mode: 'daily_quiz', correct: 7, dailyStreak: 12 })).toEqual([
      { type: 'big_thing', add: 7 },
      { type: 'thirsty', atLeast: 12 },
    ])
  })

  it('uses the settings', () => {
    const facts = { ...plain, mode: 'guess_the_word', total: 3, answered: 3, correct: 3, meanMs: 40_000 } as const
    const patient = { ...limits, badge_least_questions: 3, super_sonic_seconds: 40 }
    expect(progressFromPlay(factsOf(facts), patient).map(change => change.type)).toContain('super_sonic')
  })

  it('names each badge once and always moves it forward', () => {
    const facts = fc.record({
      mode: fc.constantFrom(...modes),
      total: fc.nat(50),
      answered: fc.nat(50),
      correct: fc.nat(50),
      lifelinesUsed: fc.nat(4),
      hintsUsed: fc.nat(20),
      meanMs: fc.nat(60_000),
      dailyStreak: fc.option(fc.nat(40)),
    })
    fc.assert(
      fc.property(facts, played => {
        const changes = progressFromPlay(factsOf(played), limits)
        expect(new Set(changes.map(change => change.type)).size).toBe(changes.length)
        for (const { add = 0, atLeast = 0 } of changes) expect(add + atLeast).toBeGreaterThan(0)
      }),
    )
  })
})
