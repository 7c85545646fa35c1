// The keyboard of a play in free order: A–E or 1–5 choose, arrows or N and P go, M marks, Esc asks before leaving.

import type { OptionKey, Q } from '@trivium/contract/plays'
import { optionFor } from '../conversation/play-command.ts'

export type FreeCommand = 'leave' | 'mark' | 'next' | 'previous' | { option: OptionKey }

/**
 * What a key asks for in a play of free order; null where it means nothing.
 * @param key as pressedKey tells it
 */
export function freeCommandFor(
  key: string,
  { question_type, options, letters, audio }: Pick<Q, 'question_type' | 'options' | 'letters' | 'audio'>,
  direction: 'ltr' | 'rtl',
): FreeCommand | null {
  const [forth, back] = direction === 'rtl' ? ['arrowleft', 'arrowright'] : ['arrowright', 'arrowleft']
  if (key === 'escape') return 'leave'
  if (key === forth) return 'next'
  if (key === back) return 'previous'
  // Letters belong to the word, where one is asked for.
  if (letters) return null
  if (key === 'm') return 'mark'
  if (key === 'n') return 'next'
  // P plays the sound, where there is one.
  if (key === 'p') return audio === null ? 'previous' : null
  const option = question_type === 'sequence' ? undefined : optionFor(key, options)
  return option === undefined ? null : { option }
}
