// When an adaptive test ends, and what it decides. Source: the stopping rules that NCSBN publishes for the NCLEX (confidence interval,
// maximum length, run out of time).

import { type Estimate, intervalOf, type Response, weightedLikelihood } from './estimate.ts'

export const adaptiveLengths = { short: { least: 20, most: 40 }, full: { least: 85, most: 150 } } as const
export type AdaptiveForm = keyof typeof adaptiveLengths

export interface Length {
  /** From this number of scored items on, intervals that lie wholly on one side of the standard end the test. */
  least: number
  most: number
}

export interface TestProgress extends Length {
  /** The passing standard, in logits. */
  standard: number
  /** Scored items that were answered. */
  answered: number
  /** Weighted likelihood, after all of them and after each of the last ones, the newest last: see `latestEstimates`. */
  latest: readonly Estimate[]
}

/**
 * So many intervals in a row have to lie on one side. A test that looks after every answer stops just when chance has carried the estimate
 * away from the truth: at the standard itself a single look would be wrong in 14 to 16 of 100 tests instead of 5 (bench/src/adaptive.ts).
 */
const confirmations = 5

/** @param responses to scored items, in their order */
export function latestEstimates(responses: readonly Response[]): Estimate[] {
  const counts = Array.from({ length: confirmations }, (_, index) => responses.length - confirmations + 1 + index)
  return counts.filter(count => count > 0).map(count => weightedLikelihood(responses.slice(0, count)))
}

type Decision = 'pass' | 'fail'
interface EndingByRules {
  reason: 'confident' | 'maximum_length'
  decision: Decision
}
export type Ending =
  | EndingByRules
  | { reason: 'time_over'; decision: Decision }
  | { reason: 'not_enough_answered'; decision: 'fail' }
  /** Nobody can decide: there was nothing left to ask, or the player ended the test before its least length. */
  | { reason: 'items_used_up' | 'left'; decision: Decision | 'undetermined' }

/** At the standard itself is not above it. */
const byEstimate = ({ latest, standard }: TestProgress): Decision => ((latest.at(-1)?.theta ?? -Infinity) > standard ? 'pass' : 'fail')

/** After an answer. @returns null while the test goes on */
export function endingAfter(progress: TestProgress): EndingByRules | null {
  if (progress.answered < progress.least) return null
  const intervals = progress.latest.map(intervalOf)
  if (intervals.every(({ low }) => low > progress.standard)) return { reason: 'confident', decision: 'pass' }
  if (intervals.every(({ high }) => high < progress.standard)) return { reason: 'confident', decision: 'fail' }
  return progress.answered >= progress.most ? { reason: 'maximum_length', decision: byEstimate(progress) } : null
}

/**
 * Of a test that ended by the rules, when a key was found wrong afterwards: why it ended stands, and it decides by the estimate of now.
 * @param asAsked by the keys with which it was asked
 */
export function endingAsAsked(asAsked: TestProgress, now: TestProgress): EndingByRules | null {
  const then = endingAfter(asAsked)
  return then && { reason: then.reason, decision: byEstimate(now) }
}

/** When time is over, the bank has nothing left, or the player ends the test. */
export function endingBy(reason: 'time_over' | 'items_used_up' | 'left', progress: TestProgress): Ending {
  const isEnough = progress.answered >= progress.least
  if (reason === 'time_over')
    return isEnough ? { reason, decision: byEstimate(progress) } : { reason: 'not_enough_answered', decision: 'fail' }
  return { reason, decision: isEnough ? byEstimate(progress) : 'undetermined' }
}

/** A test that cannot reach its least length says so before it starts. */
export const mayReachLeast = (items: number, { least }: Length): boolean => items >= least
