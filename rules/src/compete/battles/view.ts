// What one seat may see of a battle. Whatever goes to a player passes `viewFor` and `revealedOf`: what the others have chosen, and whether
// anybody was right, is not there before the round is over, nor are the options before they are shown, nor the next questions.

import type { Battle, RoundAnswer, Seat } from './battle.ts'
import { answerOf, isEnded } from './battle.ts'
import { keyAt } from '../../play/plays/grading.ts'
import type { BattleEvent } from './events.ts'

export interface SeatView extends Pick<
  Seat,
  'seat' | 'accountId' | 'awaySince' | 'leftAt' | 'points' | 'correct' | 'asksRematch' | 'said'
> {
  hasAnswered: boolean
  /** Of the current round: null where there is none, or where it is not told yet. */
  answer: string | null
  correctNow: boolean | null
  gained: number | null
  isNearest: boolean | null
  ms: number | null
}

export interface BattleView {
  /** The question of the round, by index; null before the first. */
  question: number | null
  showsOptions: boolean
  /** The round is over: the right answer is told. */
  isRevealed: boolean
  seats: SeatView[]
}

/** @param mine the seat of who looks; null for one without */
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
  const { seat: number, accountId, awaySince, leftAt, points, correct, asksRematch, said } = seat
  return {
    seat: number,
    accountId,
    awaySince,
    leftAt,
    points,
    correct,
    asksRematch,
    said,
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
 * What a seat may see of an event now: of what is not told yet only that it happened. Answers go out by the key that was shown, one's own as
 * everybody's, and nothing says in which order options are stored: the events as they were written are the proof's, when all is over.
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

/** Battles ask for one option, or for a number, which stands as it was written. */
function shownKey({ questions }: Battle, round: number, answer: string): string {
  const { order = [] } = questions[round - 1] ?? {}
  if (order.length === 0) return answer
  const place = answer === '' ? -1 : order.indexOf(Number(answer))
  return place === -1 ? '' : keyAt(place)
}
