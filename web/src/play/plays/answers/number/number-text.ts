import { numbersIn } from '@trivium/rules/bank/questions/numbers'

/** Whether the typed text is a number, empty, or no number. */
export function stateOf(text: string, unit: string | null): 'empty' | 'number' | 'other' {
  if (text.trim() === '') return 'empty'
  return numbersIn(text, unit).length > 0 ? 'number' : 'other'
}

/** The keyboards of some phones have digits and a point, but no minus. */
export const withOtherSign = (text: string): string => (/^\s*[-−]/.test(text) ? text.replace(/^\s*[-−]\s*/, '') : `−${text.trimStart()}`)
