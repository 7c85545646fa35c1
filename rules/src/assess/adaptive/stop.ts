// Stopping rules and decision of an adaptive test. Source: the rules that NCSBN publishes for the NCLEX (confidence interval, maximum
// length, run out of time).

import { type Estimate, intervalOf, type Response, weightedLikelihood } from './estimate.ts'

export const adaptiveLengths = { short: { least: 20, most: 40 }, full: { least: 85, most: 150 } } as const
export type AdaptiveForm = keyof typeof adaptiveLengths

export interface Length {
  /** From this number of scored items on, the test ends when the intervals lie wholly on one side of the standard. */
  least: number
  most: number
}

export interface TestProgress extends Length {
  /** The passing standard, in logits. */
  standard: number
  /** Number of scored items answered. */
  answered: number
  /** Weighted likelihood estimates after each of the last answers, newest last: see `latestEstimates`. */
  latest: readonly Estimate[]
}

/**
 * This many intervals in a row must lie on one side. A test that checks after every answer tends to stop when chance has moved the estimate
 * away from the truth: for an ability at the standard, a single check errs in 14 to 16 of 100 tests instead of 5 (bench/src/adaptive.ts).
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
  /** Undetermined: no items were left, or the player ended the test, before its least length. */
  | { reason: 'items_used_up' | 'left'; decision: Decision | 'undetermined' }

/** An estimate exactly at the standard fails. */
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
 * The ending of a test after the correction of a key: the reason stays, the decision follows from the corrected estimate.
 * @param asAsked by the keys at the time of the test @param now by the corrected keys
 */
export function endingAsAsked(asAsked: TestProgress, now: TestProgress): EndingByRules | null {
  const then = endingAfter(asAsked)
  return then && { reason: then.reason, decision: byEstimate(now) }
}

/** The ending when time is over, no items are left, or the player ends the test. */
export function endingBy(reason: 'time_over' | 'items_used_up' | 'left', progress: TestProgress): Ending {
  const isEnough = progress.answered >= progress.least
  if (reason === 'time_over')
    return isEnough ? { reason, decision: byEstimate(progress) } : { reason: 'not_enough_answered', decision: 'fail' }
  return { reason, decision: isEnough ? byEstimate(progress) : 'undetermined' }
}

/** Whether the bank has enough items for the least length; the server checks it before the test starts. */
export const mayReachLeast = (items: number, { least }: Length): boolean => items >= least
