import { describe, expect, it } from 'vitest'
import { aBattle, aUser } from '../../../../test/battle.ts'
import { changesBetween } from './battle-changes.ts'
import type { RevealStage } from './reveal-stage.ts'

type Change = Parameters<typeof aBattle>[0]
const at = (change: Change, stage: RevealStage = 'points') => ({ battle: aBattle(change), stage })
const between = (before: Change, now: Change) =>
  changesBetween(at(before), at({ seq: 11, ...now })).map(change => ('user' in change ? `${change.kind} ${change.user.seat}` : change.kind))

describe('the course of a battle', () => {
  it('is reported step by step', () => {
    expect(between({ state: 'waiting', round: 0 }, { state: 'countdown', round: 0 })).toEqual(['started'])
    expect(between({ state: 'countdown', round: 0 }, { state: 'reading', round: 1 })).toEqual(['asked'])
    expect(between({ state: 'reading' }, { state: 'open' })).toEqual(['opened'])
    expect(between({ state: 'open' }, { state: 'reveal' })).toEqual(['revealed'])
    expect(between({ state: 'reveal' }, { state: 'over' })).toEqual(['ended'])
    expect(between({}, {})).toEqual([])
  })

  it('is reported completely if views are missing', () => {
    expect(between({ state: 'reveal', round: 1 }, { state: 'open', round: 2 })).toEqual(['asked', 'opened'])
    expect(between({ state: 'open' }, { state: 'over' })).toEqual(['revealed', 'ended'])
    expect(between({ state: 'open' }, { state: 'over', why: 'opponent_left' })).toEqual(['ended'])
  })

  it.each([
    [{ has_answered: true, answer: 'b', correct: true, gained: 6 }, 'right', 6],
    [{ has_answered: true, answer: 'a', correct: false, gained: 0 }, 'wrong', 0],
    [{ has_answered: true, answer: '40', correct: false, is_nearest: true, gained: 4 }, 'nearest', 4],
    [{ has_answered: false, answer: null, correct: false, gained: 0 }, 'over', 0],
    [{ has_answered: true, answer: 'b', correct: null, gained: null }, 'saved', 0],
  ])('ends a round with the verdict on the own answer: %j is %s', (own, verdict, gained) => {
    const now = aBattle({ seq: 11, state: 'reveal', users: [aUser(1, own), aUser(2, { has_answered: true, answer: 'b', correct: true })] })
    expect(changesBetween(at({}), { battle: now, stage: 'right' })).toEqual([{ kind: 'revealed', verdict, gained }])
  })

  it('tells the verdict with the second beat of the reveal, once', () => {
    const reveal = { seq: 11, state: 'reveal' } as const
    const kinds = (...stages: [RevealStage, RevealStage]) =>
      changesBetween(at(reveal, stages[0]), at(reveal, stages[1])).map(({ kind }) => kind)
    expect(changesBetween(at({}), at(reveal, 'chosen'))).toEqual([])
    expect([kinds('chosen', 'right'), kinds('right', 'points'), kinds('chosen', 'points')]).toEqual([['revealed'], [], ['revealed']])
    expect(changesBetween(at({ ...reveal, round: 1 }), at({ ...reveal, round: 2 })).map(({ kind }) => kind)).toEqual(['revealed'])
  })
})

describe('the others', () => {
  const users = (...change: Parameters<typeof aUser>[1][]) => ({ users: change.map((one, index) => aUser(index + 1, one)) })

  it('are reported when they answer, once; the own answer is not reported', () => {
    expect(between({}, users({ has_answered: true }, { has_answered: true }))).toEqual(['answered 2'])
    expect(between(users({}, { has_answered: true }), users({ has_answered: true }, { has_answered: true }))).toEqual([])
  })

  it('are reported again in every round', () => {
    const [before, now] = [users({}, { has_answered: true }), users({}, { has_answered: true })]
    expect(between({ ...before, round: 1 }, { ...now, round: 2 })).toEqual(['asked', 'opened', 'answered 2'])
  })

  it('come, go away, come back and leave', () => {
    expect(between({ ...users({}), state: 'waiting' }, { ...users({}, {}), state: 'waiting' })).toEqual(['came 2'])
    expect(between({ ...users({}, {}), state: 'waiting' }, { ...users({}), state: 'waiting' })).toEqual(['went 2'])
    expect(between(users({}, {}), users({}, { state: 'away' }))).toEqual(['away 2'])
    expect(between(users({}, { state: 'away' }), users({}, {}))).toEqual(['back 2'])
    expect(between(users({}, { state: 'away' }), users({}, { state: 'left' }))).toEqual(['left 2'])
  })

  it('are identified by user, because somebody else may take a seat', () => {
    const other = { users: [aUser(1), aUser(2, { uid: 999 })], state: 'waiting' as const }
    expect(between({ ...users({}, {}), state: 'waiting' }, other)).toEqual(['went 2', 'came 2'])
  })

  it('take the lead if they alone are in front and were not before', () => {
    const points = (...of: number[]) => users(...of.map(point => ({ point })))
    expect(between(points(4, 0), points(4, 6))).toEqual(['lead 2'])
    expect(between(points(4, 4), points(4, 8))).toEqual(['lead 2'])
    expect(between(points(4, 6), points(4, 10))).toEqual([])
    expect(between(points(4, 6), points(6, 6))).toEqual([])
    // The first points do not change the lead.
    expect(between(points(0, 0), points(0, 4))).toEqual([])
  })
})
