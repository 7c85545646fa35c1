// The answer of a statement that a swipe or an arrow key gives. Sides are those of the screen: in right-to-left languages they are
// mirrored.

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { isSwiped } from '../../../../platform/modes/modes.ts'

export interface Sides {
  left: OptionKey
  right: OptionKey
}

/** The answers at the sides of a statement, the first one at the inline start; null where questions are not swiped. */
export function sidesOf(mode: Mode, { question_type, options }: Pick<Q, 'question_type' | 'options'>, dir: 'ltr' | 'rtl'): Sides | null {
  const [first, second, ...others] = options
  if (!isSwiped(mode) || question_type !== 'true_false' || !first || !second || others.length > 0) return null
  return dir === 'rtl' ? { left: second.key, right: first.key } : { left: first.key, right: second.key }
}

/** A shorter swipe gives no answer. */
const answersFromPx = 80

/** A press becomes a swipe after this distance, so that taps stay taps. */
const slopPx = 8

interface Moved {
  x: number
  y: number
}

/** Whether a press has become a swipe; null while undecided. A press that moves up or down scrolls or selects instead. */
export function isSwipe({ x, y }: Moved): boolean | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < slopPx) return null
  return Math.abs(x) > Math.abs(y)
}

/** The answer that the card moves towards. @param px to the right, negative to the left */
export function aimedAt(px: number, { left, right }: Sides): OptionKey | null {
  if (px === 0) return null
  return px < 0 ? left : right
}

/** The answer that a swipe gives when it ends; null if it was too short. */
export const swipedTo = (px: number, sides: Sides): OptionKey | null => (isFarEnough(px) ? aimedAt(px, sides) : null)

export const isFarEnough = (px: number): boolean => Math.abs(px) >= answersFromPx

/** The answer at the side of an arrow key. @param key from pressedKey */
export function arrowTo(key: string, sides: Sides | null | undefined): OptionKey | undefined {
  if (key === 'arrowleft') return sides?.left
  return key === 'arrowright' ? sides?.right : undefined
}
