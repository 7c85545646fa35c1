// The picture of an adaptive test: the estimate after each item, with its band, on a scale from −4 to +4 logits.

import type { AdaptiveResult } from '@trivium/contract/assess/practice-tests'

export const [width, height] = [600, 220]
const edge = 4

/** Distance from the top of the picture. */
export const heightOf = (logits: number) => height * (0.5 - Math.min(edge, Math.max(-edge, logits)) / (2 * edge))

type Step = Pick<AdaptiveResult['progress'][number], 'theta' | 'low' | 'high'>

const across = (index: number, count: number) => (width * index) / Math.max(1, count - 1)

/** Points of an SVG polyline. */
export const lineThrough = (steps: readonly Step[]): string =>
  steps.map(({ theta }, index) => `${across(index, steps.length)},${heightOf(theta)}`).join(' ')

/** Points of an SVG polygon: along the upper bounds and back along the lower ones. */
export function bandAround(steps: readonly Step[]): string {
  const upper = steps.map(({ high }, index) => `${across(index, steps.length)},${heightOf(high)}`)
  const lower = steps.map(({ low }, index) => `${across(index, steps.length)},${heightOf(low)}`)
  return [...upper, ...lower.toReversed()].join(' ')
}
