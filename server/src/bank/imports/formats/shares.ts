// Finds the right options from their shares of the marks in percent: one, a set, or a reason why that is unclear.

import type { Draft } from '../judging/imported-question.ts'

export type ShareOutcome = Pick<Draft, 'answer' | 'type' | 'shares' | 'lost'>

/** For formats whose shares we do not keep. */
export const partsOfMarks = 'Parts of marks for single answers are left out: an answer is right or wrong as a whole.'

/** Course systems round a third to 33.33333. */
const slack = 0.5
const isAbout = (value: number, wanted: number) => Math.abs(value - wanted) < slack

/** @param isSingle whether only one option may be chosen. @returns the right options, or why they are unclear */
export function rightByShares(shares: readonly number[], isSingle: boolean): ShareOutcome | string {
  if (shares.some(share => !Number.isFinite(share) || Math.abs(share) > 100 + slack)) return 'answer: has a share that is not a percentage'
  const positive = shares.flatMap((share, index) => (share > 0 ? [index] : []))
  if (positive.length === 0) return 'answer: is missing, because none of its answers is right'
  const parts = shares.some(share => share !== 0 && !isAbout(share, 100)) ? { shares: [...shares] } : {}
  if (isSingle) return single(shares, parts)
  const sum = positive.reduce((total, index) => total + (shares[index] ?? 0), 0)
  if (!isAbout(sum, 100)) return `answer: the shares of the right options add up to ${Math.round(sum)} % and not to 100`
  return { type: 'multi_select', answer: positive, ...parts }
}

function single(shares: readonly number[], parts: Pick<Draft, 'shares' | 'lost'>): ShareOutcome | string {
  const whole = shares.flatMap((share, index) => (isAbout(share, 100) ? [index] : []))
  if (whole.length === 0) return 'answer: none of its answers is worth 100 %'
  if (whole.length > 1) return 'answer: any one of several answers is right, but here a question has one right answer'
  return { answer: whole, ...parts }
}
