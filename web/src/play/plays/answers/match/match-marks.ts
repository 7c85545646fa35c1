// The marks beside an option of a matching question: the player's match and, after the reveal, the right one.

import type { OptionKey } from '@trivium/contract/play/plays'
import { type Pair, pairsIn } from '../../../modes/index.ts'
import type { AnswerInputProps } from '../answer-input-props.ts'
import { matchOf } from './pairing.ts'

export interface MatchRow {
  own: Pair['match'] | null
  /** The right match, if it is revealed and differs from the player's. */
  right: Pair['match'] | null
  /** Null before the reveal. */
  mark: 'right' | 'wrong' | null
}

export function rowOf(option: OptionKey, pairs: readonly Pair[], outcome: AnswerInputProps['outcome']): MatchRow {
  const own = matchOf(pairs, option)
  // The server may say that all pairs are right without listing them.
  const right = matchOf(pairsIn(outcome?.correct_answer ?? null), option) ?? (outcome?.correct ? own : null)
  if (right === null) return { own, right: null, mark: null }
  return own === right ? { own, right: null, mark: 'right' } : { own, right, mark: 'wrong' }
}
