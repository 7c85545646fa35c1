// The state of a battle, computed from its events, and when the next change is due. Pure: the same events give the same battle in every
// process. moves.ts decides which events follow from players' moves and from time.

import type { BattleState, Why } from '@trivium/contract/compete/battle-names'
import type { Phrase } from '@trivium/contract/people/message-names'
import type { BattleEvent, BattleRules, BotPlan, RecordedSeat, SeatSettlement } from './events.ts'
import type { FrozenQuestion } from '../../play/plays/frozen.ts'

export interface RoundAnswer {
  /** In the stored order of options. */
  answer: string
  correct: boolean
  ms: number
  points: number
  /** Distance of a wrong number from the right one. */
  off?: number
  /** The nearest number, which wins the round if nobody is right. */
  isNearest?: true
  /** When the answer arrived, in milliseconds of the server's clock, like all times here. */
  at: number
}

export interface Seat {
  seat: number
  /** Null for a bot. */
  accountId: number | null
  /** Null for players. */
  botRating: number | null
  /** Null for players, and for bots that draw their answers. */
  recorded: RecordedSeat | null
  playId: number | null
  /** Null while a page of the player is in the room; a bot is always there. */
  awaySince: number | null
  /** When the player left. */
  leftAt: number | null
  rttMs: number
  /** Points in closed rounds. */
  points: number
  correct: number
  /** When the player last won points: among equal winners the earlier one comes first. */
  pointsAt: number
  /** By round, from 0. */
  answers: (RoundAnswer | null)[]
  asksRematch: boolean
  said: { phrase: Phrase; at: number; seq: number } | null
  sayings: number
}

export interface Battle {
  rules: BattleRules
  phase: BattleState
  /** When the phase began; pauses move it forward. */
  since: number
  /** From 1; 0 before the first question. */
  round: number
  why: Why | null
  seats: Seat[]
  questions: FrozenQuestion[]
  /** The bots' planned answers of this round. */
  plans: BotPlan[]
  settlement: SeatSettlement[]
  rematchRoom: string | null
  /** The number of the last outage for which the battle has been paused. */
  outage: number
  /** The number of the last event. */
  seq: number
}

const running: ReadonlySet<BattleState> = new Set(['countdown', 'reading', 'open', 'reveal'])
export const isRunning = ({ phase }: Pick<Battle, 'phase'>) => running.has(phase)
export const isEnded = ({ phase }: Pick<Battle, 'phase'>) => phase === 'over' || phase === 'void' || phase === 'deleted'
/** Seats that have not left. */
export const stillIn = ({ seats }: Pick<Battle, 'seats'>) => seats.filter(({ leftAt }) => leftAt === null)
export const isBot = ({ accountId }: Pick<Seat, 'accountId'>) => accountId === null
export const seatOf = ({ seats }: Pick<Battle, 'seats'>, accountId: number) => seats.find(seat => seat.accountId === accountId)
export const answerOf = (battle: Pick<Battle, 'round'>, { answers }: Seat) => answers[battle.round - 1] ?? null
/** Number of closed rounds with answers of at least two seats; a pass is no answer. */
export const contestedRounds = ({ round, phase, seats }: Pick<Battle, 'round' | 'phase' | 'seats'>): number => {
  const closed = phase === 'countdown' || phase === 'reading' || phase === 'open' ? round - 1 : round
  return Array.from({ length: Math.max(0, closed) }, (_, index) =>
    seats.filter(({ answers }) => (answers[index]?.answer ?? '') !== ''),
  ).filter(answering => answering.length >= 2).length
}
/** Before a round was contested nobody can win coins, so that players cannot agree to hand over coins by leaving. */
export const wasPlayed = (battle: Pick<Battle, 'round' | 'phase' | 'seats'>) => contestedRounds(battle) > 0
/** Whether all remaining seats have answered the round. Nobody waits for a recording that has no answer to it. */
export const haveAllAnswered = (battle: Battle) =>
  stillIn(battle).every(seat => answerOf(battle, seat) !== null || (seat.recorded !== null && !battle.plans.some(isOf(seat))))
const havePlayersAnswered = (battle: Battle) => stillIn(battle).every(seat => seat.accountId === null || answerOf(battle, seat) !== null)
const isOf =
  ({ seat }: Pick<Seat, 'seat'>) =>
  (plan: BotPlan) =>
    plan.seat === seat

/** The battle after all of its events. @throws Error without events */
export function replay(events: readonly BattleEvent[]): Battle {
  const battle = events.reduce<Battle | null>(apply, null)
  if (!battle) throw new Error('a battle begins with an event')
  return battle
}

/** The battle after one more event; null is the battle before its first event. Does not change its argument. */
export function apply(before: Battle | null, event: BattleEvent): Battle {
  if (before === null) return begun(event)
  if (event.seq !== before.seq + 1) throw new Error(`event ${event.seq} does not follow ${before.seq}`)
  return { ...before, ...changed(before, event), seq: event.seq }
}

function begun(event: BattleEvent): Battle {
  if (event.kind !== 'created') throw new Error('a battle begins by being created')
  return {
    rules: event.payload.rules,
    phase: 'waiting',
    since: event.at,
    round: 0,
    why: null,
    seats: [],
    questions: [],
    plans: [],
    settlement: [],
    rematchRoom: null,
    outage: 0,
    seq: event.seq,
  }
}

// eslint-disable-next-line max-lines-per-function -- one line or two for each kind of event, to be read as a table
function changed(battle: Battle, event: BattleEvent): Partial<Battle> {
  const { at, seat, seq } = event
  switch (event.kind) {
    case 'created':
      throw new Error('a battle is created once')
    case 'joined':
      return { seats: [...battle.seats, seated(seat ?? 0, event.payload, at)].toSorted((one, other) => one.seat - other.seat) }
    case 'left':
      return battle.phase === 'waiting' ? { seats: battle.seats.filter(one => one.seat !== seat) } : onSeat(battle, seat, { leftAt: at })
    case 'here':
      return onSeat(battle, seat, { awaySince: null, rttMs: event.payload.rtt_ms })
    case 'away':
      return onSeat(battle, seat, { awaySince: at })
    case 'made_friendly':
      return { why: event.payload.why, rules: { ...battle.rules, entry: 0, isRated: false } }
    case 'started':
      return { phase: 'countdown', since: at, questions: event.payload.questions, seats: started(battle, event.payload, at) }
    case 'asked':
      return { phase: 'reading', since: at, round: event.payload.round, plans: event.payload.plans }
    case 'shown':
      return { phase: 'open', since: at }
    case 'answered':
      return onSeat(battle, seat, ({ answers }) => ({ answers: answers.with(battle.round - 1, { ...event.payload, at }) }))
    case 'closed':
      return { phase: 'reveal', since: at, plans: [], seats: battle.seats.map(one => counted(battle, one, event.payload.nearest)) }
    case 'paused':
      return {
        outage: event.payload.outage,
        since: battle.since + event.payload.ms,
        seats: battle.seats.map(one => later(one, event.payload.ms)),
      }
    case 'over':
      return { phase: 'over', since: at, why: event.payload.why ?? battle.why, settlement: event.payload.settlement }
    case 'voided':
      return { phase: 'void', since: at, why: event.payload.why }
    case 'deleted':
      return { phase: 'deleted', since: at, why: event.payload.why }
    case 'said':
      return onSeat(battle, seat, ({ sayings }) => ({ said: { phrase: event.payload.phrase, at, seq }, sayings: sayings + 1 }))
    case 'rematch_asked':
      return onSeat(battle, seat, { asksRematch: true })
    case 'rematch_made':
      return { rematchRoom: event.payload.room_id }
  }
}

interface Joining {
  account_id: number | null
  bot_rating?: number
  recorded?: RecordedSeat
}

const seated = (seat: number, { account_id, bot_rating, recorded }: Joining, at: number): Seat => ({
  seat,
  accountId: account_id,
  botRating: bot_rating ?? null,
  recorded: recorded ?? null,
  playId: null,
  awaySince: account_id === null ? null : at,
  leftAt: null,
  rttMs: 0,
  points: 0,
  correct: 0,
  pointsAt: 0,
  answers: [],
  asksRematch: false,
  said: null,
  sayings: 0,
})

function onSeat({ seats }: Battle, number: number | null, change: Partial<Seat> | ((seat: Seat) => Partial<Seat>)): Pick<Battle, 'seats'> {
  return {
    seats: seats.map(seat => (seat.seat === number ? { ...seat, ...(typeof change === 'function' ? change(seat) : change) } : seat)),
  }
}

/** The time of an absent player starts anew with the battle, so that absence in the lobby does not count. */
function started(
  { seats }: Battle,
  { questions, plays }: { questions: FrozenQuestion[]; plays: { seat: number; play_id: number }[] },
  at: number,
) {
  const playOf = (number: number) => plays.find(({ seat }) => seat === number)?.play_id ?? null
  return seats.map(seat => ({
    ...seat,
    playId: playOf(seat.seat),
    awaySince: seat.awaySince === null ? null : at,
    answers: questions.map(() => null),
  }))
}

/** Adds the points when the round closes, because until then nobody may learn them. */
function counted(battle: Battle, seat: Seat, nearest: { seats: number[]; points: number } | undefined): Seat {
  const answer = answerOf(battle, seat)
  if (!answer) return seat
  const worth = nearest?.seats.includes(seat.seat) ? { ...answer, points: nearest.points, isNearest: true as const } : answer
  return {
    ...seat,
    answers: seat.answers.with(battle.round - 1, worth),
    points: seat.points + worth.points,
    correct: seat.correct + (worth.correct ? 1 : 0),
    pointsAt: worth.points > 0 ? worth.at : seat.pointsAt,
  }
}

const later = (seat: Seat, ms: number): Seat => (seat.awaySince === null ? seat : { ...seat, awaySince: seat.awaySince + ms })

/** When time next changes the battle, in milliseconds of the server's clock; null if only players can change it. */
export function dueAt(battle: Battle): number | null {
  const times = [phaseEndsAt(battle), ...(isRunning(battle) ? stillIn(battle).flatMap(seat => leavesAt(battle, seat) ?? []) : [])]
  if (battle.phase === 'open') times.push(...botsDue(battle).map(({ ms }) => battle.since + ms))
  const known = times.filter(time => time !== null)
  return known.length === 0 ? null : Math.min(...known)
}

/** When the phase ends, unless an event ends it earlier. */
export function phaseEndsAt({ phase, since, rules }: Battle): number | null {
  switch (phase) {
    case 'waiting':
      return since + rules.waitMs
    case 'countdown':
      return since + rules.countdownMs
    case 'reading':
      return since + rules.readMs
    case 'open':
      return since + rules.questionMs + rules.graceMs
    case 'reveal':
      return since + rules.revealMs
    case 'over':
    case 'void':
    case 'deleted':
      return null
  }
}

/** When an absent player counts as having left while the battle runs; null for a player who is present. */
export const leavesAt = ({ rules }: Pick<Battle, 'rules'>, { awaySince, leftAt }: Seat): number | null =>
  awaySince === null || leftAt !== null ? null : awaySince + rules.awayMs

/**
 * The answers that bots have not given yet. A recorded one waits until no player can answer any more, so that not even its time tells
 * anything before.
 */
export function botsDue(battle: Battle, isTimeOver = false): BotPlan[] {
  const isOpen = isTimeOver || havePlayersAnswered(battle)
  return battle.plans.filter(plan =>
    battle.seats.some(seat => isOf(seat)(plan) && answerOf(battle, seat) === null && (isOpen || seat.recorded === null)),
  )
}
