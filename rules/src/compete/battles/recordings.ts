// Which finished round a player is offered who has searched alone (docs/decisions/070): that of a player of about the same rating then.

import { type Battle, isBot, type Seat, stillIn } from './battle.ts'
import type { RecordedSeat } from './events.ts'
import { ratingWindow, type Search, windowOf } from './pairing.ts'
import { type AnswerKey, isRight, offOf } from '../../play/plays/grading.ts'

export interface Recording {
  id: number
  battleId: number
  seat: number
  /** Of its player, before the battle. */
  rating: number
  /** When the battle ended. */
  playedAt: number
}

/** The seats that others can play against: of a rated battle that all played to its end, those that answered at least half of it. */
export function recordableSeats(battle: Battle): number[] {
  const { rules, round, questions, seats } = battle
  const isWhole = rules.isRated && round === questions.length && stillIn(battle).length === seats.length && !seats.some(isBot)
  const given = ({ answers }: Seat) => answers.filter(answer => answer !== null && answer.answer !== '').length
  return isWhole ? seats.filter(seat => 2 * given(seat) >= questions.length).map(({ seat }) => seat) : []
}

/**
 * Near which rating to look for recordings: another one for each search, so that players of one rating do not all meet the same few.
 * The same for a search each time, so that the player gets what was offered.
 */
export function ratingToLookAt({ id, rating }: Pick<Search, 'id' | 'rating'>): number {
  const share = Number.parseInt(id.replaceAll(/[^\da-f]/gi, '').slice(0, 8) || '0', 16) / 0xff_ff_ff_ff
  return rating + (2 * share - 1) * ratingWindow.start
}

/** The nearest in rating within the window of the search, among equals the newest; null if there is none. */
export function pickRecording(
  recordings: readonly Recording[],
  search: Pick<Search, 'rating' | 'startedAt'>,
  now: number,
): Recording | null {
  const window = windowOf(search, now)
  const distance = ({ rating }: Recording) => Math.abs(rating - search.rating)
  const [first = null] = recordings
    .filter(recording => distance(recording) <= window)
    .toSorted((one, other) => distance(one) - distance(other) || other.playedAt - one.playedAt || other.id - one.id)
  return first
}

/** The answers of a seat, graded by the keys of now. @param keys by round, with options in the order that the battle has frozen */
export function recordedSeat({ answers }: Pick<Seat, 'answers'>, keys: readonly AnswerKey[], playedAt: number): RecordedSeat {
  return {
    played_at: playedAt,
    answers: keys.map((key, index) => {
      const given = answers[index] ?? null
      return given && { answer: given.answer, correct: isRight(given.answer, key), ms: given.ms, ...offOf(given.answer, key) }
    }),
  }
}
