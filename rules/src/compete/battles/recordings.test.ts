// The seat of a recording: what it answers, when anybody can know, and which recording a search gets.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Battle, dueAt, isEnded, replay } from './battle.ts'
import { type BattleEvent, type BattleRules, event, type NewEvent, type RecordedSeat } from './events.ts'
import { answer, askRematch, leave, presence, tick } from './moves.ts'
import { pickRecording, type Recording, ratingToLookAt, recordableSeats, recordedSeat } from './recordings.ts'
import { revealedOf, viewFor } from './view.ts'
import type { AnswerKey } from '../../play/plays/grading.ts'

const rules: BattleRules = {
  kind: 'random',
  seats: 2,
  questions: 3,
  questionMs: 15_000,
  entry: 0,
  isRated: false,
  countdownMs: 3_000,
  readMs: 2_000,
  revealMs: 3_000,
  graceMs: 150,
  awayMs: 30_000,
  waitMs: 600_000,
  longestPauseMs: 30_000,
  rematchMs: 30_000,
  sayings: 20,
}
const questions = [100, 101, 102].map(question_id => ({ question_id, order: [2, 0, 3, 1] }))
/** Right after 3 s, wrong after 9 s, and no answer. */
const recorded: RecordedSeat = {
  played_at: 1_000,
  answers: [{ answer: '2', correct: true, ms: 3_000 }, { answer: '1', correct: false, ms: 9_000 }, null],
}

/** A battle of account 1 against the recording. */
class Room {
  events: BattleEvent[] = []
  now = 1_000_000

  constructor() {
    this.add([
      event('created', null, { rules }),
      event('joined', 1, { account_id: 1 }),
      event('joined', 2, { account_id: null, bot_rating: 1500, recorded }),
      event('started', null, { questions, plays: [] }),
    ])
    this.add(presence(this.battle, 1, true))
  }

  get battle(): Battle {
    return replay(this.events)
  }

  add(events: readonly NewEvent[] | string): void {
    if (typeof events === 'string') throw new Error(events)
    for (const next of events) this.events.push({ ...next, seq: this.events.length + 1, at: this.now })
  }

  /** Lets time pass, waking the battle whenever something is due. */
  pass(ms: number): void {
    const until = this.now + ms
    for (let due = dueAt(this.battle); due !== null && due <= until; due = dueAt(this.battle)) {
      this.now = Math.max(this.now, due)
      this.add(tick(this.battle, this.now))
    }
    this.now = until
  }

  toOpen(): void {
    while (this.battle.phase !== 'open' && !isEnded(this.battle)) this.pass((dueAt(this.battle) ?? this.now) - this.now)
  }

  give(given: string): void {
    const questionId = questions[this.battle.round - 1]?.question_id ?? 0
    this.add(answer(this.battle, 1, { questionId, answer: given, correct: given === '2' }, this.now))
  }

  get answersOfRecording() {
    return this.battle.seats[1]?.answers ?? []
  }
}

describe('the seat of a recording', () => {
  it('repeats the answers and their times, and nobody waits for an answer that it does not have', () => {
    const room = new Room()
    room.toOpen()
    room.give('2')
    room.pass(2_999)
    expect(room.battle.phase).toBe('open')
    room.pass(1)
    expect(room.battle).toMatchObject({ phase: 'reveal', seats: [{ points: 6 }, { points: 5, correct: 1 }] })
    expect(room.answersOfRecording[0]).toMatchObject({ answer: '2', correct: true, ms: 3_000 })
    room.toOpen()
    room.pass(10_000)
    room.give('2')
    expect(room.battle.phase).toBe('reveal')
    expect(room.answersOfRecording[1]).toMatchObject({ answer: '1', correct: false, ms: 9_000 })
    room.toOpen()
    room.give('0')
    expect(room.battle).toMatchObject({ phase: 'reveal', round: 3 })
    room.pass(3_000)
    expect(room.battle).toMatchObject({ phase: 'over', seats: [{ points: 10 }, { points: 5 }] })
  })

  it('gives its answer at the end of the time if the player gives none', () => {
    const room = new Room()
    room.toOpen()
    room.pass(rules.questionMs + rules.graceMs - 1)
    expect([room.battle.phase, room.answersOfRecording[0]]).toEqual(['open', null])
    room.pass(1)
    expect([room.battle.phase, room.answersOfRecording[0]?.ms]).toEqual(['reveal', 3_000])
  })

  it('tells nothing before the player has answered or the time is over: no event, no view, no time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: rules.questionMs }), wait => {
        const [room, other] = [new Room(), new Room()]
        // The same battle against a recording without answers must look the same until then.
        other.events = other.events.map(one =>
          one.kind === 'joined' && one.seat === 2
            ? { ...one, payload: { account_id: null, bot_rating: 1500, recorded: { played_at: 1_000, answers: [null, null, null] } } }
            : one,
        )
        const seen = ({ battle, events }: Room) => ({
          view: viewFor(battle, 1),
          events: events.map(one => ({ ...one, payload: revealedOf(battle, one) })),
          dueAt: dueAt(battle),
        })
        for (const one of [room, other]) {
          one.toOpen()
          one.pass(wait)
        }
        expect(seen(room)).toEqual(seen(other))
        room.give('0')
        expect(room.answersOfRecording[0] === null).toBe(wait < 3_000)
        // Until its own time it has not answered, also after the player.
        if (wait < 3_000)
          expect(viewFor(room.battle, 1).seats[1]).toMatchObject({ hasAnswered: false, answer: null, correctNow: null, ms: null })
      }),
    )
  })

  it('agrees to no rematch, and ends with the player', () => {
    const room = new Room()
    room.toOpen()
    room.add(leave(room.battle, 1, room.now))
    expect(room.battle).toMatchObject({ phase: 'void', why: 'everybody_left' })
    const played = new Room()
    while (!isEnded(played.battle)) played.pass(1_000)
    expect(askRematch(played.battle, 1, played.now)).toBe('opponent_left')
  })
})

describe('a recording', () => {
  const key: AnswerKey = { question_type: 'multiple_choice', options: 4, answer: [1], word: null }

  it('is graded by the keys of now', () => {
    const given = { answer: '2', correct: true, ms: 3_000, points: 5, at: 0 }
    expect(recordedSeat({ answers: [given, null] }, [key, key], 7)).toEqual({
      played_at: 7,
      answers: [{ answer: '2', correct: false, ms: 3_000 }, null],
    })
  })

  it('is made of rated battles that all played to the end, by those who answered half of it', () => {
    const given = { answer: '1', correct: true, ms: 1, points: 6, at: 0 }
    const { battle } = new Room()
    const player = (seat: number, answers: (typeof given | null)[]) => ({ ...battle.seats[0], seat, accountId: seat, answers })
    const seats = [player(1, [given, given, null]), player(2, [given, null, { ...given, answer: '' }])] as Battle['seats']
    const rated = { ...battle, rules: { ...rules, isRated: true }, round: 3, seats }
    expect(recordableSeats(rated)).toEqual([1])
    expect(recordableSeats({ ...rated, rules })).toEqual([])
    expect(recordableSeats({ ...rated, round: 2 })).toEqual([])
    expect(recordableSeats({ ...rated, seats: seats.map(seat => ({ ...seat, leftAt: seat.seat === 2 ? 1 : null })) })).toEqual([])
    expect(recordableSeats({ ...rated, seats: seats.map(seat => ({ ...seat, accountId: seat.seat === 2 ? null : 1 })) })).toEqual([])
  })
})

describe('the pick of a recording', () => {
  const aRecording = (id: number, rating: number, playedAt = 0): Recording => ({ id, battleId: id, seat: 1, rating, playedAt })
  const search = { rating: 1500, startedAt: 0 }

  it('is the nearest in rating, among equals the newest, in a window that widens', () => {
    const all = [aRecording(1, 1640), aRecording(2, 1430), aRecording(3, 1570, 5), aRecording(4, 1570, 9)]
    expect(pickRecording(all, search, 8_000)?.id).toBe(4)
    expect(pickRecording([...all, aRecording(5, 1499)], search, 8_000)?.id).toBe(5)
    expect(pickRecording([aRecording(1, 1640)], search, 4_999)).toBeNull()
    expect(pickRecording([aRecording(1, 1640)], search, 5_000)?.id).toBe(1)
    expect(pickRecording([], search, 5_000)).toBeNull()
  })

  it('looks near another rating for each search, within the first window, and always near the same for one', () => {
    fc.assert(
      fc.property(fc.uuid(), id => {
        const looked = ratingToLookAt({ id, rating: 1500 })
        expect(Math.abs(looked - 1500)).toBeLessThanOrEqual(100)
        expect(ratingToLookAt({ id, rating: 1500 })).toBe(looked)
      }),
    )
    expect(ratingToLookAt({ id: '00000000-', rating: 1500 })).toBe(1400)
    expect(ratingToLookAt({ id: 'ffffffff-', rating: 1500 })).toBe(1600)
  })
})
