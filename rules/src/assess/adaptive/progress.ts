// The progress of an adaptive test, for its result: the estimate after each item, and one per content area.

import { type Estimate, type Interval, intervalOf, type Response, weightedLikelihood } from './estimate.ts'

export interface AskedItem extends Response {
  area: number
}

export interface EstimateBand extends Interval {
  theta: number
}

/** The estimate after each item, with its 95 % band. */
export function progressOf(responses: readonly Response[]): EstimateBand[] {
  return responses.map((_, index) => {
    const estimate = weightedLikelihood(responses.slice(0, index + 1))
    return { theta: estimate.theta, ...intervalOf(estimate) }
  })
}

/** With fewer items an area gets no estimate. */
const leastOfArea = 5

/** Estimates by area; null with too few items. */
export function areaEstimates(items: readonly AskedItem[]): Map<number, Estimate | null> {
  const areas = Map.groupBy(items, item => item.area)
  return new Map([...areas].map(([area, there]) => [area, there.length < leastOfArea ? null : weightedLikelihood(there)]))
}
