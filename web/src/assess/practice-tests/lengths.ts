// The lengths that the chosen questions allow.

import type { TestType } from '@trivium/contract/assess/practice-test-names'
import type { Success } from '../../platform/calls/api.ts'

type Offer = Success<'get_all_question_types'>['data']

export interface Sizes {
  lengths: number[]
  forms: Offer['adaptive_forms']
  /** Questions that fit what is chosen. */
  there: number
  /** As many the shortest test of this type needs. */
  least: number
  /** No test of this type asks more. */
  most: number
}

/** Of an adaptive test, a length is the greatest of its form; of a readiness test there is one, as long as there are enough questions. */
export function sizesOf(offer: Pick<Offer, 'lengths' | 'adaptive_forms' | 'test_types'>, type: TestType): Sizes {
  const { questions: there = 0, least = 0, most = 0 } = offer.test_types.find(({ id }) => id === type) ?? {}
  const sizes = { there, least, most, forms: type === 'cat' ? offer.adaptive_forms : [] }
  if (type === 'cat') return { ...sizes, lengths: offer.adaptive_forms.map(form => form.most) }
  if (type === 'readiness') return { ...sizes, lengths: there >= least ? [most] : [] }
  return { ...sizes, lengths: offer.lengths }
}
