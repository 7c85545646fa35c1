import { describe, expect, it } from 'vitest'
import { aBattle, at, aUser, noon } from '../../../../test/battle.ts'
import { aQuestion } from '../../../../test/play.ts'
import {
  answerBy,
  battleReducer,
  columnShare,
  hasAnswered,
  leadersOf,
  mayChoose,
  openedBattle,
  ownAnswer,
  ownFirst,
  pipsOfSeat,
  secondsAway,
} from './battle-state.ts'

const opened = openedBattle(aBattle())
const see = (state = opened, change: Parameters<typeof aBattle>[0]) => battleReducer(state, { type: 'seen', battle: aBattle(change) })
const choose = (state = opened, answer = 'b', questionId = 1) => battleReducer(state, { type: 'chosen', chosen: { questionId, answer } })

describe('views', () => {
  it('replace older ones, in whatever order they arrive', () => {
    const views = [12, 11, 14, 14, 13, 9].map(seq => aBattle({ seq, round: seq }))
    const last = views.reduce((state, battle) => battleReducer(state, { type: 'seen', battle }), opened)
    expect(last.battle.seq).toBe(14)
  })

  it('of the same event are ordered by time, so that a late one moves nothing back', () => {
    expect(see(opened, { due: at(20), now: at(3) }).battle.due).toBe(at(20))
    expect(see(opened, { due: at(20), now: at(0) })).toBe(opened)
    expect(see(opened, { due: at(20), now: at(-1) })).toBe(opened)
  })
})

describe('the pips of a seat', () => {
  const feedback = (one: boolean, other: boolean) => [aUser(1, { correct: one }), aUser(2, { correct: other })]
  const first = see(opened, { seq: 11, round: 1, questions: 3, state: 'reveal', users: feedback(true, false) })

  it('show who was right once the round is over, and stay', () => {
    const next = see(first, { seq: 12, round: 2, questions: 3, state: 'open' })
    expect(pipsOfSeat(next, 1)).toEqual(['right', 'open', 'open'])
    expect(pipsOfSeat(next, 2)).toEqual(['wrong', 'open', 'open'])
  })

  it('show the player with the nearest number as neither right nor wrong', () => {
    const users = [aUser(1, { correct: false, is_nearest: true }), aUser(2, { correct: false, is_nearest: false })]
    const near = see(opened, { seq: 11, round: 1, questions: 3, state: 'reveal', users })
    expect([pipsOfSeat(near, 1)[0], pipsOfSeat(near, 2)[0]]).toEqual(['answered', 'wrong'])
  })

  it('show nothing about a round that is not over', () => {
    const open = see(opened, { seq: 11, round: 1, questions: 3, state: 'open', users: feedback(true, true) })
    expect(pipsOfSeat(open, 2)).toEqual(['open', 'open', 'open'])
  })

  it('show a round as answered if its answers are not revealed, because a contest uses its question', () => {
    const kept = see(opened, { seq: 11, round: 1, questions: 3, state: 'reveal', users: [aUser(1, { correct: null }), aUser(2)] })
    expect(pipsOfSeat(kept, 1)).toEqual(['answered', 'open', 'open'])
  })

  it('show a round as answered if this page has not seen its end', () => {
    expect(pipsOfSeat(openedBattle(aBattle({ round: 2, questions: 3, state: 'open' })), 1)).toEqual(['answered', 'open', 'open'])
  })
})

describe("the player's answer", () => {
  it('is set at once, and cannot be changed', () => {
    const chosen = choose()
    expect(ownAnswer(chosen)).toBe('b')
    expect(hasAnswered(chosen, aUser(1))).toBe(true)
    expect(hasAnswered(chosen, aUser(2))).toBe(false)
    expect(choose(chosen, 'c')).toBe(chosen)
  })

  it('is cleared with its question, or if the server does not take it', () => {
    const next = see(choose(), { seq: 20, round: 2, question: aQuestion(2) })
    expect(ownAnswer(next)).toBe('')
    expect(mayChoose(next)).toBe(true)
    expect(ownAnswer(battleReducer(choose(), { type: 'not_taken', questionId: 1 }))).toBe('')
    expect(ownAnswer(battleReducer(choose(), { type: 'not_taken', questionId: 5 }))).toBe('b')
  })

  it('is the answer that another tab has given', () => {
    const state = see(opened, { seq: 11, users: [aUser(1, { has_answered: true, answer: 'd' }), aUser(2)] })
    expect(ownAnswer(state)).toBe('d')
    expect(mayChoose(state)).toBe(false)
  })

  it.each([
    ['before the options are there', { state: 'reading' }],
    ['when the round is over', { state: 'reveal' }],
    ['after leaving', { users: [aUser(1, { state: 'left' }), aUser(2)] }],
    ['without a seat', { seat: null, play_id: null }],
  ] as const)('cannot be given %s', (_when, change) => {
    expect(mayChoose(openedBattle(aBattle({ ...change, users: 'users' in change ? [...change.users] : [aUser(1), aUser(2)] })))).toBe(false)
  })
})

describe('what a view shows', () => {
  it('leaders are the players in front who have not left; there are none before the first points', () => {
    const points = (...of: number[]) => ({ users: of.map((point, index) => aUser(index + 1, { point })) })
    expect(leadersOf(points(0, 0))).toEqual([])
    expect(leadersOf(points(4, 10, 10))).toEqual([2, 3])
    expect(leadersOf({ users: [aUser(1, { point: 12, state: 'left' }), aUser(2, { point: 4 })] })).toEqual([2])
  })

  it('the own seat comes first; a viewer without a seat sees all seats', () => {
    const users = [aUser(1), aUser(2), aUser(3)]
    expect(ownFirst({ users, seat: 2 }).map(({ seat }) => seat)).toEqual([2, 1, 3])
    expect(ownFirst({ users, seat: null })).toEqual(users)
  })

  it('a column is full with the maximum points of the battle', () => {
    expect(columnShare(60, { questions: 10 })).toBe(1)
    expect(columnShare(15, { questions: 10 })).toBe(0.25)
  })

  it('the clock of a question ends with its time, without the grace period for late answers', () => {
    expect(answerBy(aBattle())).toBe(at(15))
    expect(answerBy(aBattle({ state: 'reveal' }))).toBeNull()
  })

  it('an absent player sees whole seconds until the time to return is over', () => {
    expect(secondsAway({ state: 'away', away_until: at(30) }, noon + 1500)).toBe(29)
    expect(secondsAway({ state: 'away', away_until: at(30) }, noon + 31_000)).toBe(0)
    expect(secondsAway({ state: 'here', away_until: null }, noon)).toBeNull()
  })
})
