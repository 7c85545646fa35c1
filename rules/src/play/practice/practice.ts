// Schedules missed questions with FSRS-6, the spaced repetition scheduler that ts-fsrs implements, with its default weights.

import { fsrs, type Grade, Rating, State, TypeConvert } from 'ts-fsrs'
import { addDays } from '../../platform/days.ts'

/** The FSRS memory state of one player and one question: the row of practice_cards, field by field. */
export interface PracticeCard {
  due_at: Date
  /** Days until the probability of recall falls to 90 %. */
  stability: number
  /** 1 easy to 10 hard, for this player. */
  difficulty: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  reps: number
  lapses: number
  learning_steps: number
  scheduled_days: number
  reviewed_at: Date
}

export type PracticeRating = 'again' | 'hard' | 'good'

export interface Reviewed {
  correct: boolean
  /** Null if the time is unknown: the answer then does not count as slow. */
  ms: number | null
  /** A longer time counts as slow. */
  slowMs: number
}

/** Wrong or unanswered: 'again'; right but slow: 'hard'; right: 'good'. Players do not rate themselves, so 'easy' never occurs. */
export function ratingOf({ correct, ms, slowMs }: Reviewed): PracticeRating {
  if (!correct) return 'again'
  return ms !== null && ms > slowMs ? 'hard' : 'good'
}

/**
 * A question is due when the probability of recall falls to 90 %. One short step replaces the library's steps of 1 and 10 minutes: a
 * missed question comes back after 10 minutes, and after 15 if the next answer is right but slow. From the first 'good' on the model
 * counts in whole days. No fuzz: the same answers always give the same day.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, learning_steps: ['10m'], relearning_steps: ['10m'] })
const grades: Record<PracticeRating, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good }

/**
 * The card after an answer at `now`; null is a question without a card. FSRS-6 with 21 default weights, see
 * https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm, after Ye, Su & Cao, "A Stochastic Shortest Path
 * Algorithm for Optimizing Spaced Repetition Scheduling", KDD 2022.
 */
export function review(card: PracticeCard | null, rating: PracticeRating, now: Date): PracticeCard {
  // Two plays may settle in a different order than they ended: the review time must never go backwards.
  const at = card && card.reviewed_at > now ? card.reviewed_at : now
  const { card: next } = scheduler.next(inputOf(card, at), at, grades[rating])
  return {
    due_at: next.due,
    stability: next.stability,
    difficulty: next.difficulty,
    state: next.state,
    reps: next.reps,
    lapses: next.lapses,
    learning_steps: next.learning_steps,
    scheduled_days: next.scheduled_days,
    reviewed_at: at,
  }
}

/**
 * The card after an answer in practice. A player may practise ahead at any time: before the card is due, a right answer leaves it as it
 * is, because it says little about the memory and must not postpone the day that FSRS has found. A wrong one shows that it was forgotten.
 */
export function reviewInPractice(card: PracticeCard | null, rating: PracticeRating, now: Date): PracticeCard {
  return card && now < card.due_at && rating !== 'again' ? card : review(card, rating, now)
}

function inputOf(card: PracticeCard | null, at: Date) {
  const empty = { stability: 0, difficulty: 0, state: State.New, reps: 0, lapses: 0, learning_steps: 0, scheduled_days: 0 }
  const { due_at, reviewed_at, ...memory } = card ?? { ...empty, due_at: at, reviewed_at: null }
  // elapsed_days is 0 because the library counts the days since the last review itself.
  return { ...memory, state: TypeConvert.state(memory.state), due: due_at, last_review: reviewed_at, elapsed_days: 0 }
}

/** Today and the 13 days after it. */
export const forecastDays = 14

export interface DueOnDay {
  /** YYYY-MM-DD in the player's zone. */
  day: string
  due: number
}

/**
 * The number of cards due on each of 14 days from `today` on. Overdue cards count for today; later ones are left out.
 * @param room how many more cards the player may practise today; the rest counts for tomorrow
 */
export function forecast(today: string, dueDays: readonly DueOnDay[], room: number): DueOnDay[] {
  const days = Array.from({ length: forecastDays }, (_, index) => ({ day: addDays(today, index), due: 0 }))
  const byDay = new Map(days.map(entry => [entry.day, entry]))
  for (const { day, due } of dueDays) {
    const entry = byDay.get(day < today ? today : day)
    if (entry) entry.due += due
  }
  const [first, second] = days
  if (first && second && first.due > room) {
    second.due += first.due - room
    first.due = room
  }
  return days
}
