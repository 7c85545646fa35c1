// What one seat may see of a battle. Everything sent to a player passes `viewFor` or `revealedOf`. They leave out the answers of others and
// whether anybody was right until the round is over, the options until they are shown, and later questions.

import type { Battle, RoundAnswer, Seat } from './battle.ts'
import { answerOf, isEnded } from './battle.ts'
import { keyAt } from '../../play/plays/grading.ts'
import type { BattleEvent } from './events.ts'

export interface SeatView extends Pick<
  Seat,
  'seat' | 'accountId' | 'awaySince' | 'leftAt' | 'points' | 'correct' | 'asksRematch' | 'said'
> {
  hasAnswered: boolean
  /** In the current round; null without an answer, or before it may be revealed. */
  answer: string | null
  correctNow: boolean | null
  gained: number | null
  isNearest: boolean | null
  ms: number | null
  /** When a recording was played; null for players and other bots. */
  playedAt: number | null
}

export interface BattleView {
  /** Index of the round's question; null before the first. */
  question: number | null
  showsOptions: boolean
  /** The round is over, and the right answer is revealed. */
  isRevealed: boolean
  seats: SeatView[]
}

/** @param mine the viewer's seat; null without one */
export function viewFor(battle: Battle, mine: number | null): BattleView {
  const isRevealed = battle.phase === 'reveal' || battle.phase === 'over'
  return {
    question: battle.round === 0 ? null : battle.round - 1,
    showsOptions: battle.phase === 'open' || isRevealed,
    isRevealed,
    seats: battle.seats.map(seat => viewOfSeat(battle, seat, { isRevealed, isMine: seat.seat === mine })),
  }
}

function viewOfSeat(battle: Battle, seat: Seat, { isRevealed, isMine }: { isRevealed: boolean; isMine: boolean }): SeatView {
  const answer = answerOf(battle, seat)
  const { seat: number, accountId, awaySince, leftAt, points, correct, asksRematch, said, recorded } = seat
  return {
    seat: number,
    accountId,
    awaySince,
    leftAt,
    points,
    correct,
    asksRematch,
    said,
    playedAt: recorded?.played_at ?? null,
    hasAnswered: answer !== null,
    answer: isRevealed || isMine ? (answer?.answer ?? null) : null,
    ...(isRevealed ? reveal(answer) : { correctNow: null, gained: null, isNearest: null, ms: null }),
  }
}

const reveal = (answer: RoundAnswer | null) => ({
  correctNow: answer?.correct ?? false,
  gained: answer?.points ?? 0,
  isNearest: answer?.isNearest ?? false,
  ms: answer?.ms ?? null,
})

/**
 * What any seat may see of an event now: before the reveal, only that it happened. Answers have the shown key, also the player's own, so
 * that nobody learns the stored order of options. Only the proof contains the original events, after the battle.
 */
export function revealedOf(battle: Battle, event: BattleEvent): Record<string, unknown> {
  if (event.kind === 'started') return { questions: event.payload.questions.length }
  if (event.kind === 'asked') return { round: event.payload.round }
  if (event.kind === 'joined') return { is_bot: event.payload.account_id === null }
  if (event.kind !== 'answered') return { ...event.payload }
  const { round, answer } = event.payload
  const isRevealed = round < battle.round || battle.phase === 'reveal' || isEnded(battle)
  return isRevealed ? { ...event.payload, answer: shownKey(battle, round, answer) } : { round }
}

/** The key of an option; a number stays as typed. */
function shownKey({ questions }: Battle, round: number, answer: string): string {
  const { order = [] } = questions[round - 1] ?? {}
  if (order.length === 0) return answer
  const place = answer === '' ? -1 : order.indexOf(Number(answer))
  return place === -1 ? '' : keyAt(place)
}
