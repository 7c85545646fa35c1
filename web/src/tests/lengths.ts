// The lengths that the chosen questions allow.

import type { TestType } from '@trivium/contract/test-names'
import type { Success } from '../api.ts'

type Offer = Success<'get_all_question_types'>['data']

/** The server's figures: offer.ts and rules/src/adaptive/stop.ts. */
export const readinessLength = 100
const leastReadiness = 60
const leastFixed = 10
const leastAdaptive = 20

export interface Sizes {
  lengths: number[]
  forms: Offer['adaptive_forms']
  /** Questions that fit what is chosen. */
  there: number
  /** As many the shortest test of this type needs. */
  least: number
}

/** Of an adaptive test, a length is the greatest of its form. */
export function sizesOf(offer: Pick<Offer, 'lengths' | 'adaptive_forms' | 'test_types'>, type: TestType): Sizes {
  const there = offer.test_types.find(({ id }) => id === type)?.questions ?? 0
  const forms = type === 'cat' ? offer.adaptive_forms : []
  if (type === 'cat') return { lengths: forms.map(({ most }) => most), forms, there, least: leastAdaptive }
  if (type === 'readiness') return { lengths: there >= leastReadiness ? [readinessLength] : [], forms, there, least: leastReadiness }
  return { lengths: offer.lengths, forms, there, least: leastFixed }
}
