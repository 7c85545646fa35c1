// Keyboard commands of a play in free order: A–J or 1–9 and 0 choose, arrows or N and P navigate, M marks, Esc asks to leave.

import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { hasOwnKeys, optionFor } from '../conversation/play-command.ts'

export type FreeCommand = 'leave' | 'mark' | 'next' | 'previous' | { option: OptionKey }

/**
 * The command of a key in a play in free order; null if the key has none.
 * @param key from pressedKey
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
  // In guess the word, letters are typed into the word.
  if (letters) return null
  if (key === 'm') return 'mark'
  if (key === 'n') return 'next'
  // On a question with a sound, P plays it (use-sound.ts).
  if (key === 'p') return audio === null ? 'previous' : null
  const option = hasOwnKeys({ question_type }) ? undefined : optionFor(key, options)
  return option === undefined ? null : { option }
}
