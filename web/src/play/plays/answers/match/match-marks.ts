// What is shown beside an option of a matching question: its own match, and once it is told the right one.

import type { OptionKey } from '@trivium/contract/play/plays'
import { type Pair, pairsIn } from '../../../modes/index.ts'
import type { AnswerInputProps } from '../answer-input-props.ts'
import { matchOf } from './pairing.ts'

export interface MatchRow {
  own: Pair['match'] | null
  /** Where it is told, and another than the own one. */
  right: Pair['match'] | null
  /** Null before the right pairs are told. */
  mark: 'right' | 'wrong' | null
}

export function rowOf(option: OptionKey, pairs: readonly Pair[], outcome: AnswerInputProps['outcome']): MatchRow {
  const own = matchOf(pairs, option)
  // Told to be right as a whole, without the pairs.
  const right = matchOf(pairsIn(outcome?.correct_answer ?? null), option) ?? (outcome?.correct ? own : null)
  if (right === null) return { own, right: null, mark: null }
  return own === right ? { own, right: null, mark: 'right' } : { own, right, mark: 'wrong' }
}
