import type { OptionKey, Q } from '@trivium/contract/play/plays'

/**
 * The option that Shift with a letter or a digit strikes out; null for other keys. It uses the physical key, because digits and other
 * scripts give other characters with Shift.
 */
export function strikeFor({ shiftKey, code }: Pick<KeyboardEvent, 'shiftKey' | 'code'>, options: Q['options']): OptionKey | null {
  const [, letter, digit] = /^(?:Key([A-J])|(?:Digit|Numpad)(\d))$/.exec(shiftKey ? code : '') ?? []
  const place = letter ? 'ABCDEFGHIJ'.indexOf(letter) : (Number(digit) + 9) % 10
  return options[place]?.key ?? null
}

/** Only single options can be struck out: an order and pairs need all of them. */
export const hasStrikes = ({ options, question_type: type }: Pick<Q, 'options' | 'question_type'>): boolean =>
  options.length > 0 && type !== 'sequence' && type !== 'matching'
