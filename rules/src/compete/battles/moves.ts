// Moves of players, and changes due to time: each function returns the events that follow, or the refusal. It does not apply them, so that
// the server can store them first.

import type { Phrase } from '@trivium/contract/people/message-names'
import type { Why } from '@trivium/contract/compete/battle-names'
import type { Refusal } from '@trivium/contract/platform/refusals'
import {
  answerOf,
  apply,
  type Battle,
  botsDue,
  haveAllAnswered,
  isEnded,
  isRunning,
  leavesAt,
  phaseEndsAt,
  type Seat,
  seatOf,
  stillIn,
  wasPlayed,
} from './battle.ts'
import { nearest } from './nearest.ts'
import { type BattleEvent, type BotPlan, event, type NewEvent } from './events.ts'
import { answeringMs, nearestPoints, pointsFor } from './points.ts'

/** The events that follow, or the refusal. */
type Decision = NewEvent[] | Refusal

/** A battle needs at least this many players. */
export const leastPlayers = 2
const betweenSayingsMs = 1_000

export function join(battle: Battle, accountId: number): Decision {
  const closed = whyClosed(battle)
  if (closed) return closed
  if (seatOf(battle, accountId)) return []
  const seat = Array.from({ length: battle.rules.seats }, (_, index) => index + 1).find(
    number => !battle.seats.some(taken => taken.seat === number),
  )
  return seat === undefined || battle.phase !== 'waiting' ? 'room_full' : [event('joined', seat, { account_id: accountId })]
}

/** The refusal if nobody can join or start any more. */
export function whyClosed({ phase, why }: Battle): Refusal | null {
  if (phase === 'deleted') return why === 'deleted_by_owner' ? 'room_deleted_by_owner' : 'room_deleted'
  return phase === 'over' || phase === 'void' ? 'room_deleted' : null
}

const isOwner = (battle: Battle, accountId: number) => seatOf(battle, accountId)?.seat === 1

/** Before the start the seat becomes free, or the room is deleted if the owner leaves. After the start leaving is final. */
export function leave(battle: Battle, accountId: number, now: number): NewEvent[] {
  const seat = seatOf(battle, accountId)
  if (!seat || seat.leftAt !== null || isEnded(battle)) return []
  if (battle.phase === 'waiting' && seat.seat === 1) return [event('deleted', null, { why: 'deleted_by_owner' })]
  return withWhatFollows(battle, [event('left', seat.seat, { why: 'left' })], now)
}

export function deleteRoom(battle: Battle, accountId: number): Decision {
  if (battle.phase === 'deleted') return []
  if (!isOwner(battle, accountId)) return 'not_room_owner'
  return battle.phase === 'waiting' ? [event('deleted', null, { why: 'deleted_by_owner' })] : 'operation_not_allowed'
}

/** Whether this player may start; the server then draws the questions. Players who are away too long leave and get their entry back. */
export function mayStart(battle: Battle, accountId: number, now: number): Decision {
  const closed = whyClosed(battle)
  if (closed) return closed
  if (!isOwner(battle, accountId)) return 'not_room_owner'
  if (battle.phase !== 'waiting') return []
  const gone = battle.seats.filter(seat => seat.seat !== 1 && (leavesAt(battle, seat) ?? now) < now)
  if (battle.seats.length - gone.length < leastPlayers) return 'not_enough_players'
  return gone.map(({ seat }) => event('left', seat, { why: 'away' }))
}

export interface Given {
  questionId: number
  /** In the stored order of options; '' passes. */
  answer: string
  correct: boolean
  /** Distance of a wrong number from the right one. */
  off?: number
}

/** @returns no events if the answer comes too late or repeats the player's answer */
export function answer(battle: Battle, accountId: number, given: Given, now: number): Decision {
  const seat = seatOf(battle, accountId)
  if (!seat) return 'document_not_found'
  const round = battle.questions.findIndex(({ question_id }) => question_id === given.questionId) + 1
  if (round === 0) return 'document_not_found'
  const before = seat.answers[round - 1]
  if (before) return before.answer === given.answer ? [] : 'already_answered'
  if (seat.leftAt !== null || isEnded(battle)) return 'play_over'
  if (isAhead(battle, round)) return 'operation_not_allowed'
  const ms = answeringMs(battle, seat, now)
  if (round < battle.round || battle.phase !== 'open' || ms > battle.rules.questionMs) return []
  return withWhatFollows(battle, [answered(battle, seat.seat, given, ms)], now)
}

/** Whether the options of this round have not been shown yet. */
export const isAhead = ({ round: current, phase }: Pick<Battle, 'round' | 'phase'>, round: number) =>
  round > current || (round === current && phase === 'reading')

const answered = ({ round }: Battle, seat: number, { answer, correct, off }: Pick<Given, 'answer' | 'correct' | 'off'>, ms: number) =>
  event('answered', seat, { round, answer, correct, ms, points: pointsFor({ correct, ms }), ...(off !== undefined && { off }) })

/** The player has a page in the room again, or the last one has gone. */
export function presence(battle: Battle, accountId: number, isHere: boolean, rttMs = 0): NewEvent[] {
  const seat = seatOf(battle, accountId)
  if (!seat || seat.leftAt !== null || battle.phase === 'void' || battle.phase === 'deleted') return []
  const isMeasured = seat.rttMs > 0 || rttMs === 0
  if (isHere === (seat.awaySince === null) && (!isHere || isMeasured)) return []
  return [isHere ? event('here', seat.seat, { rtt_ms: rttMs }) : event('away', seat.seat, {})]
}

export function say(battle: Battle, accountId: number, phrase: Phrase, now: number): Decision {
  const seat = seatOf(battle, accountId)
  if (!seat || seat.leftAt !== null) return 'room_not_found'
  if (!isOpenForTalk(battle, now)) return 'room_deleted'
  if (seat.sayings >= battle.rules.sayings || (seat.said && now - seat.said.at < betweenSayingsMs)) return 'too_many_requests'
  return [event('said', seat.seat, { phrase })]
}

/** After the end a room stays open while players can ask for a rematch. */
const isOpenForTalk = ({ phase, since, rules }: Battle, now: number) =>
  phase === 'over' ? now <= since + rules.rematchMs : phase !== 'void' && phase !== 'deleted'

export function askRematch(battle: Battle, accountId: number, now: number): Decision {
  const seat = seatOf(battle, accountId)
  if (!seat) return 'room_not_found'
  // The player of a recording is not here to agree.
  if (battle.seats.some(({ recorded }) => recorded !== null)) return 'opponent_left'
  if (battle.rematchRoom !== null || seat.asksRematch) return []
  if (battle.phase !== 'over' || now > battle.since + battle.rules.rematchMs) return 'rematch_over'
  if (stillIn(battle).length < leastPlayers || seat.leftAt !== null) return 'opponent_left'
  return [event('rematch_asked', seat.seat, {})]
}

/** Whether all players who stayed to the end want a rematch. A bot always does. */
export const isRematchAgreed = (battle: Battle) =>
  battle.rematchRoom === null && stillIn(battle).every(({ asksRematch, accountId }) => asksRematch || accountId === null)

export interface Outage {
  id: number
  beganAt: number
  endedAt: number
}

/** Outages pause the clocks of a battle; a long one makes it void. @param outages oldest first */
export function pausesFor(battle: Battle, createdAt: number, outages: readonly Outage[]): NewEvent[] {
  const missed = outages.filter(({ id, endedAt }) => id > battle.outage && endedAt > createdAt)
  if (isEnded(battle) || missed.length === 0) return []
  const pauses = missed.map(({ id, beganAt, endedAt }) => ({ outage: id, ms: endedAt - Math.max(beganAt, createdAt) }))
  const isLong = battle.phase !== 'waiting' && pauses.some(({ ms }) => ms > battle.rules.longestPauseMs)
  return isLong ? [event('voided', null, { why: 'service_down' })] : pauses.map(pause => event('paused', null, pause))
}

/** Draws the bots' answers of a round before it opens; those of recordings are known. */
export type PlanBots = (battle: Battle, round: number) => BotPlan[]

/** The events that are due by `now`. */
export function tick(battle: Battle, now: number, planBots: PlanBots = () => []): NewEvent[] {
  return withWhatFollows(battle, [], now, planBots)
}

/** These events, and all that follow from them and from the time. */
function withWhatFollows(battle: Battle, first: NewEvent[], now: number, planBots: PlanBots = () => []): NewEvent[] {
  const events = [...first]
  let current = first.reduce((before, next) => applyNew(before, next, now), battle)
  for (let next = nextEvent(current, now, planBots); next !== null; next = nextEvent(current, now, planBots)) {
    events.push(next)
    current = applyNew(current, next, now)
  }
  return events
}

/** The battle after an event without a number. */
export function applyNew(battle: Battle, next: NewEvent, now: number): Battle {
  const numbered: BattleEvent = { ...next, seq: battle.seq + 1, at: now }
  return apply(battle, numbered)
}

function nextEvent(battle: Battle, now: number, planBots: PlanBots): NewEvent | null {
  if (isEnded(battle)) return null
  if (battle.phase === 'waiting') return isPhaseOver(battle, now) ? event('deleted', null, { why: 'never_started' }) : null
  return whoLeaves(battle, now) ?? endFor(battle) ?? botAnswers(battle, now) ?? nextPhase(battle, now, planBots)
}

const isPhaseOver = (battle: Battle, now: number) => (phaseEndsAt(battle) ?? Number.POSITIVE_INFINITY) <= now

function whoLeaves(battle: Battle, now: number): NewEvent | null {
  const gone = stillIn(battle).find(seat => (leavesAt(battle, seat) ?? Number.POSITIVE_INFINITY) <= now)
  return gone ? event('left', gone.seat, { why: 'away' }) : null
}

/**
 * The last remaining player wins at once, unless no round was played: then the battle is void. If the last player is away, too, that
 * player has the usual time to come back.
 */
function endFor(battle: Battle): NewEvent | null {
  const left = stillIn(battle)
  if (!left.some(({ accountId }) => accountId !== null)) return event('voided', null, { why: 'everybody_left' })
  const [last] = left
  if (left.length > 1 || last?.awaySince !== null) return null
  return wasPlayed(battle) ? over('opponent_left') : event('voided', null, { why: 'nobody_played' })
}

const over = (why: Why | null) => event('over', null, { why, settlement: [] })

function botAnswers(battle: Battle, now: number): NewEvent | null {
  const waiting = battle.phase === 'open' ? botsDue(battle, isPhaseOver(battle, now)) : []
  const due = waiting.find(({ ms }) => battle.since + ms <= now)
  return due ? answered(battle, due.seat, due, due.ms) : null
}

function nextPhase(battle: Battle, now: number, planBots: PlanBots): NewEvent | null {
  const { phase, round, questions } = battle
  if (phase === 'open') return haveAllAnswered(battle) || isPhaseOver(battle, now) ? closed(battle) : null
  if (!isRunning(battle) || !isPhaseOver(battle, now)) return null
  if (phase === 'reading') return event('shown', null, { round })
  if (round === questions.length) return over(null)
  return event('asked', null, { round: round + 1, plans: [...planBots(battle, round + 1), ...recordedPlans(battle, round)] })
}

const recordedPlans = ({ seats }: Battle, index: number): BotPlan[] =>
  seats.flatMap(({ seat, recorded }) => {
    const given = recorded?.answers[index] ?? null
    return given === null ? [] : [{ seat, ...given }]
  })

/** If no remaining player has the right number, the nearest of them win the round. */
function closed(battle: Battle): NewEvent {
  const { round } = battle
  const there = stillIn(battle)
  const answers = there.map(seat => answerOf(battle, seat))
  const places = answers.some(answer => answer?.correct) ? [] : nearest(answers.map(answer => answer?.off ?? null))
  if (places.length === 0) return event('closed', null, { round })
  return event('closed', null, { round, nearest: { seats: places.flatMap(place => there[place]?.seat ?? []), points: nearestPoints } })
}

/** The seat's answer in a round that is over; null before. */
export const revealedAnswer = (battle: Battle, seat: Seat, round: number) =>
  round < battle.round || battle.phase === 'reveal' || isEnded(battle) ? (seat.answers[round - 1] ?? null) : null
