// The lengths that the chosen questions allow.

import type { TestType } from '@trivium/contract/assess/practice-test-names'
import type { Success } from '../../platform/calls/api.ts'

type Offer = Success<'get_all_question_types'>['data']

export interface Sizes {
  lengths: number[]
  forms: Offer['adaptive_forms']
  /** Number of questions that match the choices. */
  there: number
  /** Number of questions in the shortest test of this type. */
  least: number
  /** Number of questions in the longest test of this type. */
  most: number
}

/** For an adaptive test, the lengths are the maxima of its forms. A readiness test has one length, if there are enough questions. */
export function sizesOf(offer: Pick<Offer, 'lengths' | 'adaptive_forms' | 'test_types'>, type: TestType): Sizes {
  const { questions: there = 0, least = 0, most = 0 } = offer.test_types.find(({ id }) => id === type) ?? {}
  const sizes = { there, least, most, forms: type === 'cat' ? offer.adaptive_forms : [] }
  if (type === 'cat') return { ...sizes, lengths: offer.adaptive_forms.map(form => form.most) }
  if (type === 'readiness') return { ...sizes, lengths: there >= least ? [most] : [] }
  return { ...sizes, lengths: offer.lengths }
}
