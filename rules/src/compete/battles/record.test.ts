// The record of a battle: its timeline from the events, and the check that nobody has changed them.

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chainText } from './chain.ts'
import { type BattleTimeline, timelineOf } from './timeline.ts'
import { type BattleEvent, type BattleRules, event, type NewEvent } from './events.ts'
import { fitsChain } from './fits-chain.ts'
import { chainStart, type LinkedEvent, verifyChain } from './verify-chain.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const rules: BattleRules = {
  kind: 'group',
  seats: 3,
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
const questions = [100, 101, 102].map(question_id => ({ question_id, order: [0, 1] }))
const plays = [1, 2, 3].map(seat => ({ seat, play_id: 70 + seat }))
const right = (round: number, ms: number, points: number) => event('answered', 1, { round, answer: '1', correct: true, ms, points })

/** Events by second: three players; the second is away and comes back, the third leaves, and the last round is not finished. */
const happened: [second: number, ...events: NewEvent[]][] = [
  [0, event('created', null, { rules }), event('joined', 1, { account_id: 11 }), event('joined', 2, { account_id: 12 })],
  [1, event('left', 2, { why: 'left' }), event('joined', 2, { account_id: 13 }), event('joined', 3, { account_id: 14 })],
  [2, event('here', 1, { rtt_ms: 0 }), event('here', 2, { rtt_ms: 0 }), event('started', null, { questions, plays })],
  [5, event('asked', null, { round: 1, plans: [] })],
  [7, event('shown', null, { round: 1 })],
  [8, right(1, 1_000, 6), event('away', 2, {})],
  [20, event('paused', null, { ms: 4_000, outage: 1 })],
  [26, event('here', 2, { rtt_ms: 0 }), event('left', 3, { why: 'away' }), event('closed', null, { round: 1 })],
  [29, event('asked', null, { round: 2, plans: [] })],
  [31, event('shown', null, { round: 2 }), event('said', 1, { phrase: 'wow' })],
  [34, right(2, 3_000, 5), event('answered', 2, { round: 2, answer: '', correct: false, ms: 3_000, points: 0 })],
  [35, event('closed', null, { round: 2 }), event('asked', null, { round: 3, plans: [] })],
  [37, event('shown', null, { round: 3 })],
  [42, right(3, 5_000, 4), event('left', 2, { why: 'left' }), event('over', null, { why: 'opponent_left', settlement: [] })],
  [50, event('away', 1, {}), event('said', 1, { phrase: 'good_bye' })],
]

const numbered: BattleEvent[] = happened
  .flatMap(([second, ...events]) => events.map(one => ({ ...one, at: second * 1000 })))
  .map((one, index) => ({ ...one, seq: index + 1 }))

function linked(events: readonly BattleEvent[]): LinkedEvent[] {
  let { hash } = chainStart
  return events.map(one => {
    hash = sha256(chainText(hash, one))
    return { ...one, hash }
  })
}

const record = linked(numbered)
const timeline = timelineOf(numbered)

const stepsOf = ({ rounds }: BattleTimeline) =>
  rounds.map(({ openedAt, answers }, index) => ({
    position: index + 1,
    opened_at: openedAt === null ? null : new Date(openedAt).toISOString(),
    answers: answers.map(({ answeredAt, ...one }) => ({
      ...one,
      answered_at: answeredAt === null ? null : new Date(answeredAt).toISOString(),
    })),
  }))

describe('the timeline of a battle', () => {
  it('has all questions with times, points and reasons', () => {
    expect(timeline.rounds.map(({ openedAt, closedAt }) => [openedAt, closedAt])).toEqual([
      [7_000, 26_000],
      [31_000, 35_000],
      [37_000, null],
    ])
    expect(timeline.rounds.map(({ answers }) => answers.map(({ why, points, ms }) => [why, points, ms]))).toEqual([
      [
        ['right_in_2s', 6, 1_000],
        ['no_answer', 0, null],
        ['left', 0, null],
      ],
      [
        ['right_in_4s', 5, 3_000],
        ['passed', 0, 3_000],
        ['left', 0, null],
      ],
      [
        // Points count when the round closes.
        ['ended', 0, 5_000],
        ['left', 0, null],
        ['left', 0, null],
      ],
    ])
  })

  it('has players, absences, leavings and pauses', () => {
    expect(timeline.seats.map(({ accountId, playId, leftAt }) => [accountId, playId, leftAt])).toEqual([
      [11, 71, null],
      [13, 72, 42_000],
      [14, 73, 26_000],
    ])
    expect(timeline.absences).toEqual([
      { seat: 3, from: 5_000, until: 26_000 },
      { seat: 2, from: 8_000, until: 26_000 },
    ])
    expect(timeline.pauses).toEqual([{ at: 16_000, ms: 4_000 }])
    expect(timeline.endedAt).toBe(42_000)
  })

  it('has the nearest players and their points if nobody had the right number', () => {
    const answered = (seat: number, answer: string, off: number) =>
      event('answered', seat, { round: 1, answer, correct: false, ms: 900, points: 0, off })
    const asked: NewEvent[] = [
      event('created', null, { rules }),
      ...[1, 2, 3].map(seat => event('joined', seat, { account_id: 10 + seat })),
      event('started', null, { questions: [{ question_id: 100, order: [] }], plays }),
      event('asked', null, { round: 1, plans: [] }),
      event('shown', null, { round: 1 }),
      answered(1, '47', 1),
      answered(2, '49', 1),
      answered(3, '50', 2),
      event('closed', null, { round: 1, nearest: { seats: [1, 2], points: 4 } }),
      event('over', null, { why: null, settlement: [] }),
    ]
    const events = asked.map((one, index) => ({ ...one, seq: index + 1, at: index * 1000 }))
    const found = timelineOf(events)
    expect(found.rounds[0]?.answers.map(({ why, points }) => [why, points])).toEqual([
      ['nearest', 4],
      ['nearest', 4],
      ['wrong', 0],
    ])
    const steps = stepsOf(found)
    expect(fitsChain(steps, linked(events))).toBe(true)
    const forged = (points: number, seat: number) =>
      steps.map(step => ({ ...step, answers: step.answers.map(one => (one.seat === seat ? { ...one, points } : one)) }))
    expect([fitsChain(forged(4, 3), linked(events)), fitsChain(forged(0, 1), linked(events))]).toEqual([false, false])
  })

  it('can be computed from any part of a record', () => {
    fc.assert(fc.property(fc.subarray(numbered), part => timelineOf(part).rounds.length <= 3))
  })
})

describe('a record', () => {
  const brokenAt = async (events: readonly LinkedEvent[]) => (await verifyChain(events, sha256)).brokenAt

  it('is unbroken as written, as a whole and in parts', async () => {
    const whole = await verifyChain(record, sha256)
    expect(whole).toEqual({ end: { seq: record.length, hash: record.at(-1)?.hash }, brokenAt: null })
    const half = await verifyChain(record.slice(0, 10), sha256)
    expect(await verifyChain(record.slice(10), sha256, half.end)).toEqual(whole)
    expect(await brokenAt([])).toBeNull()
  })

  it('is unbroken with keys in another order', async () => {
    const turned = record.map(one => ({ ...one, payload: Object.fromEntries(Object.entries(one.payload).toReversed()) }))
    expect(await brokenAt(turned)).toBeNull()
  })

  it.each<[string, number, (events: LinkedEvent[]) => LinkedEvent[]]>([
    ['a payload is changed', 5, events => events.map(one => (one.seq === 5 ? { ...one, payload: { why: 'away' } } : one))],
    ['a time is changed', 12, events => events.map(one => (one.seq === 12 ? { ...one, at: one.at - 1 } : one))],
    ['a seat is changed', 13, events => events.map(one => (one.seq === 13 ? { ...one, seat: 9 } : one))],
    ['a hash is changed', 3, events => events.map(one => (one.seq === 3 ? { ...one, hash: sha256('') } : one))],
    ['an event is removed', 4, events => events.filter(({ seq }) => seq !== 4)],
    ['an event is removed, and the others are renumbered', 4, events => renumbered(events.filter(({ seq }) => seq !== 4))],
    ['the first event is removed', 1, events => events.slice(1)],
    ['an event is inserted', 7, events => renumbered(events.toSpliced(6, 0, { ...events[5]!, kind: 'here' }))],
    ['an event is inserted with a valid hash', 8, events => renumbered(events.toSpliced(6, 0, rehashed(events[6]!, events[5]!.hash)))],
    ['two events are swapped', 9, events => renumbered(events.toSpliced(8, 2, events[9]!, events[8]!))],
  ])('is broken if %s', async (_, seq, change) => {
    expect(await brokenAt(change([...record]))).toBe(seq)
  })

  const renumbered = (events: LinkedEvent[]) => events.map((one, index) => ({ ...one, seq: index + 1 }))
  const rehashed = (one: LinkedEvent, before: string) => ({
    ...one,
    at: one.at + 1,
    hash: sha256(chainText(before, { ...one, at: one.at + 1 })),
  })
})

describe('the shown steps of a battle', () => {
  const steps = stepsOf(timeline)
  const changedAnswer = (change: object) => steps.map((step, index) => (index === 0 ? withAnswer(step, change) : step))
  const withAnswer = (step: (typeof steps)[number], change: object) => ({
    ...step,
    answers: step.answers.map(answer => (answer.seat === 1 ? { ...answer, ...change } : answer)),
  })

  it('fit its record', () => expect(fitsChain(steps, record)).toBe(true))

  it.each([
    ['more points', changedAnswer({ points: 7 })],
    ['less time', changedAnswer({ ms: 1 })],
    ['another time', changedAnswer({ answered_at: '1970-01-01T00:00:09.000Z' })],
    ['no answer', changedAnswer({ answered_at: null, ms: null, points: 0 })],
    [
      'an answer that nobody gave',
      steps.map(step => ({ ...step, answers: step.answers.map(one => ({ ...one, answered_at: step.opened_at })) })),
    ],
    ['points in a round that did not close', steps.map((step, index) => (index === 2 ? withAnswer(step, { points: 4 }) : step))],
    ['another opening', steps.map(step => ({ ...step, opened_at: '1970-01-01T00:00:01.000Z' }))],
    ['a question less', steps.slice(1)],
  ])('do not fit with %s', (_, shown) => expect(fitsChain(shown, record)).toBe(false))

  it('do not fit a record without an end', () => {
    const over = record.findIndex(({ kind }) => kind === 'over')
    expect(fitsChain(steps, record.slice(0, over))).toBe(false)
  })
})
