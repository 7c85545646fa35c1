import type { Q, ReviewItem } from '@trivium/contract/play/plays'
import { keysIn } from '../../modes/index.ts'

interface OrderRow {
  option: Q['options'][number]
  isInPlace: boolean
}

/** The given order of a sequence (empty without an answer) and the right one. */
export function ordersIn({ options, your_answer, correct_answer }: Pick<ReviewItem, 'options' | 'your_answer' | 'correct_answer'>) {
  const right = keysIn(correct_answer)
  const rowsOf = (keys: typeof right): OrderRow[] =>
    keys.flatMap((key, place) => options.filter(option => option.key === key).map(option => ({ option, isInPlace: right[place] === key })))
  return { given: rowsOf(keysIn(your_answer)), right: rowsOf(right) }
}
