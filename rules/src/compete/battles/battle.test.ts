// Plays random battles with moves of every kind at any time, and checks the view of each seat.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Battle } from './battle.ts'
import { apply, dueAt, isEnded, isRunning, replay, seatOf, stillIn } from './battle.ts'
import { type BattleEvent, type BattleRules, event, type NewEvent } from './events.ts'
import { answer, askRematch, deleteRoom, join, leave, mayStart, pausesFor, presence, say, tick } from './moves.ts'
import { placesOf, potOf, ratedShare } from './outcome.ts'
import { revealedOf, viewFor } from './view.ts'
import { type AnswerKey, offOf } from '../../play/plays/grading.ts'

const rules: BattleRules = {
  kind: 'group',
  seats: 4,
  questions: 3,
  questionMs: 15_000,
  entry: 5,
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

/** The first question asks for an option, the others for a number. */
const questions = [[2, 0, 3, 1], [], []].map((order, index) => ({ question_id: 100 + index, order }))
const isNumber = (round: number) => questions[round - 1]?.order.length === 0
/** The right option of the first question, and the right number of the others. */
const right = '2'
const keyOf = (round: number): AnswerKey =>
  isNumber(round)
    ? { question_type: 'number', options: 0, answer: [], word: null, number: { value: Number(right), tolerance: 0, unit: null } }
    : { question_type: 'multiple_choice', options: 4, answer: [Number(right)], word: null }

/** A room with its numbered events and its clock. */
class Room {
  events: BattleEvent[] = []
  now = 1_000_000
  readonly createdAt = this.now

  constructor(own: Partial<BattleRules> = {}) {
    this.add([event('created', null, { rules: { ...rules, ...own } }), event('joined', 1, { account_id: 1 })])
  }

  get battle(): Battle {
    return replay(this.events)
  }

  add(events: readonly NewEvent[] | string): string | null {
    if (typeof events === 'string') return events
    for (const next of events) this.events.push({ ...next, seq: this.events.length + 1, at: this.now })
    return null
  }

  /** Applies what is due by now, then the move. */
  move(decide: (battle: Battle) => readonly NewEvent[] | string): string | null {
    this.add(tick(this.battle, this.now))
    return this.add(decide(this.battle))
  }

  start(): void {
    this.move(battle => [...(mayStart(battle, 1, this.now) as NewEvent[]), event('started', null, { questions, plays: [] })])
  }

  /** Moves the clock to the next due time. */
  toDue(): void {
    const due = dueAt(this.battle)
    if (due !== null) this.now = Math.max(this.now, due)
    this.move(() => [])
  }

  give(account: number, round: number, option: string): string | null {
    const given = { questionId: 99 + round, answer: option, correct: option === right, ...offOf(option, keyOf(round)) }
    return this.move(battle => answer(battle, account, given, this.now))
  }
}

const startedRoom = (players = 2, own: Partial<BattleRules> = {}): Room => {
  const room = new Room(own)
  for (let account = 2; account <= players; account++) room.move(battle => join(battle, account))
  for (let account = 1; account <= players; account++) room.move(battle => presence(battle, account, true))
  room.start()
  return room
}

/** All players answer the next question. */
const playRound = (room: Room): void => {
  toOpen(room)
  for (const { accountId } of stillIn(room.battle)) if (accountId !== null) room.give(accountId, room.battle.round, '0')
}

const toOpen = (room: Room): void => {
  while (isRunning(room.battle) && room.battle.phase !== 'open') room.toDue()
}

describe('a battle', () => {
  it('goes through countdown, reading, open and reveal to over', () => {
    const room = startedRoom()
    const phases: string[] = []
    for (; !isEnded(room.battle); room.toDue()) phases.push(room.battle.phase)
    const round = ['reading', 'open', 'reveal']
    expect(phases).toEqual(['countdown', ...round, ...round, ...round])
    expect(room.battle).toMatchObject({ phase: 'over', why: null, round: 3 })
  })

  it('closes a round when all have answered, with extra points for quick right answers', () => {
    const room = startedRoom(3)
    toOpen(room)
    room.now += 2_000
    room.give(1, 1, right)
    room.now += 1_000
    room.give(2, 1, right)
    expect(room.battle.seats.map(({ points }) => points)).toEqual([0, 0, 0])
    room.now += 1_001
    room.give(3, 1, right)
    expect(room.battle).toMatchObject({ phase: 'reveal', seats: [{ points: 6 }, { points: 5 }, { points: 4 }] })
  })

  it('gives all nearest numbers 4 points if nobody is right, without extra for speed, and does not count them as right', () => {
    const room = startedRoom(4)
    playRound(room)
    toOpen(room)
    for (const [account, number] of [
      [1, '4'],
      [2, '0'],
      [3, '5'],
      [4, ''],
    ] as const)
      room.give(account, 2, number)
    expect(room.battle.seats.map(({ points, correct }) => [points, correct])).toEqual([
      [4, 0],
      [4, 0],
      [0, 0],
      [0, 0],
    ])
    expect(room.events.at(-1)).toMatchObject({ kind: 'closed', payload: { nearest: { seats: [1, 2], points: 4 } } })
    expect(viewFor(room.battle, 3).seats.map(({ isNearest, gained }) => [isNearest, gained])).toEqual([
      [true, 4],
      [true, 4],
      [false, 0],
      [false, 0],
    ])
  })

  it('gives the nearest no points if another number is right, or if the nearest player has left', () => {
    const room = startedRoom(3)
    playRound(room)
    toOpen(room)
    room.give(1, 2, '1')
    room.give(2, 2, right)
    room.give(3, 2, '9')
    expect(room.battle.seats.map(({ points }) => points)).toEqual([0, 6, 0])
    toOpen(room)
    room.give(1, 3, '1')
    room.move(battle => leave(battle, 1, room.now))
    room.give(2, 3, '0')
    room.give(3, 3, '9')
    expect(room.battle.seats.map(({ points }) => points)).toEqual([0, 10, 0])
  })

  it('subtracts half of the measured rtt, at most 150 ms', () => {
    const room = startedRoom()
    room.move(battle => presence(battle, 1, true, 200))
    room.move(battle => presence(battle, 2, true, 5_000))
    toOpen(room)
    room.now += 2_100
    room.give(1, 1, right)
    room.now += 60
    room.give(2, 1, right)
    expect(room.battle.seats.map(({ answers }) => answers[0])).toMatchObject([
      { ms: 2_000, points: 6 },
      { ms: 2_010, points: 5 },
    ])
  })

  it('refuses a second answer unless it is the same, and takes none before its question or after its time', () => {
    const room = startedRoom()
    expect(room.give(1, 1, right)).toBe('operation_not_allowed')
    toOpen(room)
    expect(room.give(1, 2, right)).toBe('operation_not_allowed')
    expect(room.give(9, 1, right)).toBe('document_not_found')
    expect(room.give(1, 9, right)).toBe('document_not_found')
    expect([room.give(1, 1, '0'), room.give(1, 1, '0'), room.give(1, 1, right)]).toEqual([null, null, 'already_answered'])
    room.now += 15_100
    expect(room.give(2, 1, right)).toBeNull()
    expect(room.battle.seats[1]?.answers).toEqual([null, null, null])
  })

  it('does not count a late answer to a closed round for the open round', () => {
    const room = startedRoom()
    toOpen(room)
    room.give(1, 1, right)
    room.now += 15_001
    room.move(() => [])
    room.toDue()
    toOpen(room)
    expect(room.battle).toMatchObject({ phase: 'open', round: 2 })
    expect(room.give(2, 1, right)).toBeNull()
    expect(room.battle.seats[1]?.answers).toEqual([null, null, null])
    room.give(2, 2, '0')
    expect(room.battle.seats[1]?.answers).toMatchObject([null, { answer: '0' }, null])
  })

  it('goes on with the remaining players, and the last one wins at once', () => {
    const room = startedRoom(3)
    playRound(room)
    toOpen(room)
    room.move(battle => leave(battle, 1, room.now))
    expect(room.battle.phase).toBe('open')
    room.move(battle => leave(battle, 2, room.now))
    expect(room.battle).toMatchObject({ phase: 'over', why: 'opponent_left' })
    expect(placesOf(room.battle).map(({ seat, coins }) => [seat, coins])).toEqual([
      [3, 15],
      [1, 0],
      [2, 0],
    ])
  })

  it('is void when the others leave before two have answered the same question, however late', () => {
    const leaveTo = (room: Room, last: number) => {
      for (const { accountId } of room.battle.seats) if (accountId !== last) room.move(battle => leave(battle, accountId ?? 0, room.now))
      return room.battle
    }
    const isForNothing = { phase: 'void', why: 'nobody_played', settlement: [] }
    expect(leaveTo(startedRoom(4), 4)).toMatchObject(isForNothing)
    const unanswered = startedRoom(4)
    for (const round of [1, 2]) {
      toOpen(unanswered)
      unanswered.give(4, round, right)
      unanswered.give(3, round, '')
      while (unanswered.battle.phase === 'open') unanswered.toDue()
    }
    expect(leaveTo(unanswered, 4)).toMatchObject(isForNothing)
    // Two have answered, but the round is not closed, so nobody knows who was right.
    const open = startedRoom(3)
    toOpen(open)
    for (const account of [1, 2]) open.give(account, 1, right)
    expect(open.battle.phase).toBe('open')
    expect(leaveTo(open, 1)).toMatchObject({ phase: 'void' })
    const played = startedRoom(4)
    toOpen(played)
    for (const account of [1, 4]) played.give(account, 1, account === 1 ? right : '0')
    while (played.battle.phase === 'open') played.toDue()
    expect(leaveTo(played, 4)).toMatchObject({ phase: 'over', why: 'opponent_left' })
  })

  it('removes a player who is away for thirty seconds, but not one who comes back', () => {
    const room = startedRoom(3)
    room.move(battle => presence(battle, 1, false))
    room.move(battle => presence(battle, 2, false))
    room.now += 29_000
    room.move(battle => presence(battle, 2, true))
    room.now += 1_001
    room.move(() => [])
    expect(stillIn(room.battle).map(({ seat }) => seat)).toEqual([2, 3])
  })

  it('waits for the last player who is away, too, and is void when nobody comes back', () => {
    const room = startedRoom()
    room.move(battle => presence(battle, 1, false))
    room.now += 10
    room.move(battle => presence(battle, 2, false))
    room.now += 30_000
    room.move(() => [])
    expect(isEnded(room.battle)).toBe(true)
    expect(room.battle).toMatchObject({ phase: 'void', why: 'everybody_left' })
    const back = startedRoom()
    playRound(back)
    for (const account of [1, 2]) back.move(battle => presence(battle, account, false))
    back.now += 20_000
    back.move(battle => presence(battle, 2, true))
    back.now += 10_001
    back.move(() => [])
    expect(back.battle).toMatchObject({ phase: 'over', why: 'opponent_left' })
  })

  it('is not won by the last player while that player is away', () => {
    const room = startedRoom()
    room.move(battle => presence(battle, 1, false))
    room.now += 10
    room.move(battle => leave(battle, 2, room.now))
    expect(isEnded(room.battle)).toBe(false)
    room.now += 29_989
    expect(isEnded(room.battle)).toBe(false)
    room.now += 1
    room.move(() => [])
    expect(room.battle).toMatchObject({ phase: 'void', why: 'everybody_left' })
  })

  it('pauses only for the part of an outage after its creation', () => {
    const room = startedRoom()
    toOpen(room)
    const before = dueAt(room.battle) ?? 0
    const outage = { id: 7, beganAt: room.createdAt - 40_000, endedAt: room.createdAt + 1_500 }
    room.add(pausesFor(room.battle, room.createdAt, [outage]))
    expect([room.battle.phase, dueAt(room.battle)]).toEqual(['open', before + 1_500])
  })

  it('offers no rematch to a player who has left, even if the others stayed to the end', () => {
    const room = startedRoom(3)
    toOpen(room)
    room.move(battle => leave(battle, 3, room.now))
    while (!isEnded(room.battle)) room.toDue()
    expect([3, 2, 1].map(account => room.move(battle => askRematch(battle, account, room.now)))).toEqual(['opponent_left', null, null])
    expect(room.battle.seats.map(({ asksRematch }) => asksRematch)).toEqual([true, true, false])
  })

  it('pauses during an outage, and is void after 30 seconds of it', () => {
    const room = startedRoom()
    toOpen(room)
    const before = dueAt(room.battle) ?? 0
    room.now += 20_000
    const outage = { id: 7, beganAt: room.now - 20_000, endedAt: room.now }
    room.add(pausesFor(room.battle, room.createdAt, [outage]))
    room.add(pausesFor(room.battle, room.createdAt, [outage]))
    expect(dueAt(room.battle)).toBe(before + 20_000)
    room.now += 30_001
    const long = { id: 8, beganAt: room.now - 30_001, endedAt: room.now }
    room.add(pausesFor(room.battle, room.createdAt, [outage, long]))
    expect(room.battle).toMatchObject({ phase: 'void', why: 'service_down' })
  })

  it('does not start with too few players present, and is deleted when nobody starts it', () => {
    const room = new Room()
    room.move(battle => join(battle, 2))
    room.move(battle => presence(battle, 1, true))
    room.now += 30_001
    expect(room.move(battle => mayStart(battle, 1, room.now))).toBe('not_enough_players')
    expect(room.move(battle => mayStart(battle, 2, room.now))).toBe('not_room_owner')
    room.now += 600_000
    room.move(() => [])
    expect(room.battle).toMatchObject({ phase: 'deleted', why: 'never_started' })
    expect(room.move(battle => join(battle, 3))).toBe('room_deleted')
  })

  it('shares the pot among equal winners; the remainder goes to the player who reached the points first', () => {
    const room = startedRoom(3)
    for (const [first, second] of [
      [2, 1],
      [1, 2],
      [1, 2],
    ] as const) {
      toOpen(room)
      room.give(first, room.battle.round, right)
      room.now += 5
      room.give(second, room.battle.round, right)
      room.give(3, room.battle.round, '0')
      room.toDue()
    }
    expect(placesOf(room.battle).map(({ seat, place, coins }) => [seat, place, coins])).toEqual([
      [1, 1, 8],
      [2, 1, 7],
      [3, 3, 0],
    ])
  })
})

describe('the share of a battle that is rated', () => {
  const shares = ({ battle }: Room) => battle.seats.map(seat => ratedShare(battle, seat))

  it('is the whole battle when both stay, even if one of them answers nothing', () => {
    const room = startedRoom()
    while (isRunning(room.battle)) {
      toOpen(room)
      if (room.battle.phase === 'open') room.give(1, room.battle.round, right)
      room.toDue()
    }
    expect([room.battle.phase, shares(room)]).toEqual(['over', [1, 1]])
  })

  it('is one of three for the player who stayed after one contested question, and the whole for the player who left', () => {
    const room = startedRoom()
    playRound(room)
    room.move(battle => leave(battle, 2, room.now))
    expect([room.battle.why, shares(room)]).toEqual(['opponent_left', [1 / 3, 1]])
  })

  it('does not grow while the other is away and answers nothing', () => {
    const room = startedRoom()
    playRound(room)
    room.move(battle => presence(battle, 2, false))
    while (isRunning(room.battle)) {
      if (room.battle.phase === 'open' && room.battle.round > 1) room.give(1, room.battle.round, right)
      room.toDue()
    }
    expect([room.battle.why, room.battle.round, shares(room)]).toEqual(['opponent_left', 3, [1 / 3, 1]])
  })
})

type Move = { account: number; wait: number } & (
  | { kind: 'join' | 'leave' | 'delete' | 'start' | 'here' | 'away' | 'say' | 'rematch' | 'nothing' }
  | { kind: 'answer'; round: number; option: string }
  | { kind: 'outage'; ms: number }
)

const account = fc.integer({ min: 1, max: 5 })
const wait = fc.oneof(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 40_000 }))
const answering = fc.record({
  kind: fc.constant('answer' as const),
  account,
  wait,
  round: fc.integer({ min: 0, max: 4 }),
  option: fc.constantFrom('', '0', '1', right),
})
const outage = fc.record({ kind: fc.constant('outage' as const), account, wait, ms: fc.integer({ min: 1_000, max: 35_000 }) })
const other = fc.record({
  kind: fc.constantFrom('join', 'leave', 'delete', 'start', 'here', 'away', 'say', 'rematch', 'nothing'),
  account,
  wait,
})
const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof({ weight: 5, arbitrary: answering }, { weight: 4, arbitrary: other }, { weight: 1, arbitrary: outage }),
  { maxLength: 60 },
)

let outages = 0

function play(room: Room, move: Move): void {
  room.now += move.wait
  const { account, kind } = move
  if (kind === 'join') room.move(battle => join(battle, account))
  if (kind === 'leave') room.move(battle => leave(battle, account, room.now))
  if (kind === 'delete') room.move(battle => deleteRoom(battle, account))
  if (kind === 'here' || kind === 'away') room.move(battle => presence(battle, account, kind === 'here', move.wait))
  if (kind === 'say') room.move(battle => say(battle, account, 'hello', room.now))
  if (kind === 'rematch') room.move(battle => askRematch(battle, account, room.now))
  if (kind === 'nothing') room.move(() => [])
  if (kind === 'answer') room.give(account, move.round, move.option)
  if (kind === 'start') {
    room.move(battle => {
      const leaving = mayStart(battle, account, room.now)
      if (typeof leaving === 'string' || battle.phase !== 'waiting') return leaving
      return [...leaving, event('started', null, { questions, plays: [] })]
    })
  }
  if (kind === 'outage') {
    const down = { id: (outages += 1), beganAt: room.now, endedAt: room.now + move.ms }
    room.now += move.ms
    room.add(pausesFor(room.battle, room.createdAt, [down]))
  }
}

/** Checks that no seat sees the answers of others, or whether anybody is right, before the round is over. */
function holdsBack(room: Room): void {
  const { battle } = room
  const isOver = battle.phase === 'reveal' || battle.phase === 'over'
  for (const mine of [...battle.seats.map(({ seat }) => seat), null]) {
    const view = viewFor(battle, mine)
    expect(view.showsOptions).toBe(battle.phase === 'open' || isOver)
    if (isOver || isEnded(battle)) continue
    for (const seat of view.seats) {
      expect([seat.correctNow, seat.gained, seat.isNearest, seat.ms]).toEqual([null, null, null, null])
      if (seat.seat !== mine) expect(seat.answer).toBeNull()
    }
  }
  // Events are the same for all players, also for the one who gave the answer.
  for (const one of room.events) {
    const text = JSON.stringify(revealedOf(battle, one))
    if (one.kind === 'started') expect(text).not.toMatch(/question_id|order/)
    if (one.kind !== 'answered') continue
    const isRevealed = isOver || isEnded(battle) || one.payload.round < battle.round
    if (isRevealed) expect(revealedOf(battle, one)).toMatchObject({ answer: shownIn(battle, one.payload) })
    else expect(text).not.toMatch(/correct|points|"ms"|answer|off/)
  }
}

/** The option's key in its round, or the number. */
const shownIn = ({ questions }: Battle, { round, answer }: { round: number; answer: string }) =>
  answer === '' || isNumber(round) ? answer : ['a', 'b', 'c', 'd'][questions[round - 1]?.order.indexOf(Number(answer)) ?? -1]

/** Points by seat, computed from the events without the reducer: if no remaining player has the right number, the nearest get 4 points. */
function pointsIn(events: readonly BattleEvent[]): Map<number, number> {
  const points = new Map<number, number>()
  const add = (seat: number, more: number) => points.set(seat, (points.get(seat) ?? 0) + more)
  const gone = new Set<number | null>()
  let round: { seat: number; answer: string; ms: number }[] = []
  for (const { kind, seat, payload } of events) {
    if (kind === 'started') gone.clear()
    if (kind === 'left') gone.add(seat)
    if (kind === 'shown') round = []
    if (kind === 'answered') round.push({ seat: seat ?? 0, answer: payload.answer, ms: payload.ms })
    if (kind !== 'closed') continue
    for (const { seat, answer, ms } of round) if (answer === right) add(seat, ms <= 2_000 ? 6 : ms <= 4_000 ? 5 : 4)
    const numbers = isNumber(payload.round) ? round.filter(one => one.answer !== '' && !gone.has(one.seat)) : []
    const best = Math.max(...numbers.map(({ answer }) => Number(answer)))
    // The right number is the greatest that a move can contain.
    for (const { seat, answer } of numbers) if (Number(answer) === best && answer !== right) add(seat, 4)
  }
  return points
}

/** The most answers in a closed round, counted from the events without the reducer. */
function mostAnswersOfARound(events: readonly BattleEvent[]): number {
  const closed = events.flatMap(one => (one.kind === 'closed' ? [one.payload.round] : []))
  const answered = events.flatMap(one => (one.kind === 'answered' && one.payload.answer !== '' ? [one.payload.round] : []))
  return Math.max(0, ...closed.map(round => answered.filter(other => other === round).length))
}

describe('any battle', () => {
  it('ends once, pays out exactly the pot, and shows no seat what it may not see', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 3, 4), fc.boolean(), moves, (seats, isStarted, made) => {
        const room = isStarted ? startedRoom(seats, { seats }) : new Room({ seats })
        for (const move of made) {
          play(room, move)
          holdsBack(room)
        }
        while (dueAt(room.battle) !== null) room.toDue()
        const { battle, events } = room
        expect(isEnded(battle)).toBe(true)
        expect(events.filter(({ kind }) => kind === 'over' || kind === 'voided' || kind === 'deleted')).toHaveLength(1)
        expect(battle.seats.length).toBeLessThanOrEqual(seats)
        expect(new Set(battle.seats.map(({ accountId }) => accountId)).size).toBe(battle.seats.length)
        if (battle.phase === 'over') {
          const places = placesOf(battle)
          expect(places.reduce((sum, { coins }) => sum + coins, 0)).toBe(potOf(battle))
          expect(potOf(battle)).toBe(battle.seats.length * rules.entry)
          expect(places.filter(({ place }) => place === 1).length).toBeGreaterThan(0)
        }
        // A player wins the pot after all rounds, or if at least two have answered a closed round.
        if (battle.phase === 'over' && battle.why === 'opponent_left') expect(mostAnswersOfARound(events)).toBeGreaterThan(1)
        if (battle.why === 'nobody_played') expect(mostAnswersOfARound(events)).toBeLessThan(2)
        const points = pointsIn(events)
        for (const { seat, points: counted } of battle.seats) expect([seat, counted]).toEqual([seat, points.get(seat) ?? 0])
        // No answer counts that came after its time.
        for (const { answers } of battle.seats)
          for (const given of answers) if (given) expect(given.ms).toBeLessThanOrEqual(rules.questionMs)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the same when replayed from any point on', () => {
    fc.assert(
      fc.property(moves, fc.double({ min: 0, max: 1, noNaN: true }), (made, share) => {
        const room = startedRoom(3)
        for (const move of made) play(room, move)
        const cut = 1 + Math.floor(share * (room.events.length - 1))
        const resumed = room.events.slice(cut).reduce<Battle>(apply, replay(room.events.slice(0, cut)))
        expect(resumed).toEqual(room.battle)
        expect(seatOf(resumed, 1)?.seat ?? 1).toBe(1)
      }),
      { numRuns: 100 },
    )
  })
})
