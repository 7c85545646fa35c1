// The effects of lifelines on a question, and the rules for their use.

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { Random } from '../../platform/random.ts'
import { shuffled } from '../../platform/random.ts'

/** Fifty-fifty and the poll need one right option among several. */
const needsOptions: readonly LifelineName[] = ['fifty_fifty', 'audience_poll']
const withOneRightOption: readonly QuestionType[] = ['multiple_choice', 'audio', 'maths']
/** Lifelines that restart the clock of a question. */
export const restarting = ['reset_timer', 'skip'] as const satisfies readonly LifelineName[]
const excludes: Partial<Record<LifelineName, LifelineName>> = { fifty_fifty: 'audience_poll', audience_poll: 'fifty_fifty' }

export interface LifelineUse {
  lifeline: LifelineName
  /** The lifelines that the mode offers. */
  offered: readonly LifelineName[]
  /** The lifelines already used in this play. */
  used: Partial<Record<LifelineName, unknown>>
  questionType: QuestionType
  options: number
}

/** Why a lifeline may not be used now, or null. Fifty-fifty and the poll exclude each other in the whole play. */
export function lifelineRefusal(use: LifelineUse): 'lifeline_not_allowed' | 'lifeline_used' | 'lifeline_excluded' | null {
  const { lifeline, offered, used } = use
  if (!offered.includes(lifeline)) return 'lifeline_not_allowed'
  if (used[lifeline] !== undefined) return 'lifeline_used'
  const hasOptions = withOneRightOption.includes(use.questionType) && use.options >= 3
  if (needsOptions.includes(lifeline) && !hasOptions) return 'lifeline_not_allowed'
  const excluded = excludes[lifeline]
  return excluded !== undefined && used[excluded] !== undefined ? 'lifeline_excluded' : null
}

/** Price of the next lifeline of a play; the first ones may be free. @param used number of lifelines already used */
export function lifelinePrice(used: number, rules: { lifelinePrice: number; freeLifelines?: number }): number {
  return used < (rules.freeLifelines ?? 0) ? 0 : rules.lifelinePrice
}

/** The wrong options that fifty-fifty removes, as indexes in the stored order. The right option and one other remain. */
export function fiftyFifty(options: number, right: number, random: Random): number[] {
  const wrong = Array.from({ length: options }, (_, index) => index).filter(index => index !== right)
  return shuffled(wrong, random)
    .slice(0, Math.max(0, options - 2))
    .toSorted((a, b) => a - b)
}

/** Shares in whole percent with the sum 100, by largest remainder. */
export function sharesOf(counts: readonly number[]): number[] {
  const sum = counts.reduce((a, b) => a + b, 0)
  if (sum === 0) return counts.map(() => 0)
  const exact = counts.map(count => (count * 100) / sum)
  const floors = exact.map(Math.floor)
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) })).toSorted((a, b) => b.rest - a.rest)
  const missing = 100 - floors.reduce((a, b) => a + b, 0)
  const lifted = new Set(byRemainder.slice(0, missing).map(entry => entry.index))
  return floors.map((value, index) => (lifted.has(index) ? value + 1 : value))
}

/**
 * Simulates the audience's shares for a question of this difficulty (0 easy to 1 hard). Part of the audience knows the answer, the others
 * guess. So the largest share is right only as often as in a real poll: the simulation must not be worth more. Clients mark it `estimated`.
 */
export function estimatedPoll(options: number, right: number, difficulty: number, random: Random): number[] {
  const all = Array.from({ length: options }, (_, index) => index)
  const wrong = all.filter(index => index !== right)
  const knowing = 0.75 - 0.55 * difficulty
  const leads = random() < knowing + (1 - knowing) / options ? right : shuffled(wrong, random)[0]
  // This is always the largest share, because at least two other options divide the remainder.
  const lead = 0.5 + 0.2 * knowing + random() * 0.1
  const weights = all.map(index => (index === leads ? 0 : 0.5 + random()))
  const sum = weights.reduce((a, b) => a + b, 0)
  return sharesOf(weights.map((weight, index) => (index === leads ? lead : ((1 - lead) * weight) / sum)))
}
