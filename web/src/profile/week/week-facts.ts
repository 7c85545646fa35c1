// What the picture of a week shows, and its one sentence. Of the rows of the table the first that is true is said; the rarest come first.

import type { WeekReview } from '@trivium/contract/profile/week'

export interface WeekFacts {
  /** Days with a round. */
  played: number
  asked: number
  correct: number
  /** 0 to 100, rounded. */
  percentage: number
}

export function factsOf({ days }: Pick<WeekReview, 'days'>): WeekFacts {
  const [asked, correct] = [sumOf(days.map(day => day.asked)), sumOf(days.map(day => day.correct))]
  return { played: days.filter(day => day.asked > 0).length, asked, correct, percentage: percentOf(correct, asked) }
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
const percentOf = (correct: number, asked: number) => (asked === 0 ? 0 : Math.round((100 * correct) / asked))

export type WeekSentence =
  | { say: 'every_day' | 'first' }
  | { say: 'better' | 'run' | 'more' | 'days'; number: number }
  | { say: 'strongest'; name: string }

/** With fewer questions in a week, its share of right answers says nothing. */
const enough = 20
const clearlyBetter = 5
const longRun = 10

type Rule = (week: WeekReview, facts: WeekFacts) => WeekSentence | null

const rules: readonly Rule[] = [
  (_week, { played }) => (played === 7 ? { say: 'every_day' } : null),
  ({ league }) => (league?.rank === 1 && league.members > 1 ? { say: 'first' } : null),
  ({ before }, { asked, percentage }) => {
    const number = percentage - percentOf(before.correct, before.asked)
    return Math.min(asked, before.asked) >= enough && number >= clearlyBetter ? { say: 'better', number } : null
  },
  ({ best_run }) => (best_run >= longRun ? { say: 'run', number: best_run } : null),
  ({ before }, { asked }) => (before.asked > 0 && asked > before.asked ? { say: 'more', number: asked - before.asked } : null),
  ({ strongest }) => strongest && { say: 'strongest', name: strongest.name },
]

export function sentenceOf(week: WeekReview): WeekSentence {
  const facts = factsOf(week)
  for (const rule of rules) {
    const sentence = rule(week, facts)
    if (sentence) return sentence
  }
  return { say: 'days', number: facts.played }
}
