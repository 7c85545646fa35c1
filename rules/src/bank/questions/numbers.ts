// Reads numbers as people of any country write them, and compares them with the key.

import { fold } from '@trivium/contract/platform/fold'

/** The right answer of a question that asks for a number. */
export interface NumberKey {
  value: number
  /** An answer off by at most this is right: 0 or more, in the unit of the value. */
  tolerance: number
  /** Unit ("km", "%"); null: none. */
  unit: string | null
}

const mostLetters = 60

const folded = (text: string) =>
  fold(text.replace(/(?<=10)(?=[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹])/gu, '^'))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/[\s'’]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Digits in groups of three: 1 234 567. */
const grouped = (sign: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`)
const groupedBy = { ' ': grouped(' '), ',': grouped(','), '.': grouped('.') }
const isGrouped = (text: string, sign: keyof typeof groupedBy) => groupedBy[sign].test(text)

/**
 * All readings of a text as a number: "1,500" means 1.5 to some and 1500 to others, and both are returned.
 * @param unit may stand before or after the number
 * @returns an empty array if the text is no number
 */
export function numbersIn(text: string, unit: string | null = null): number[] {
  if (text.length > mostLetters) return []
  const plain = withoutUnit(folded(text), unit === null ? '' : folded(unit))
  const [, sign = '', digits = '', exponent = ''] = /^([+-]?) ?([\d., ]+?)(?: ?(?:e|[x×*·] ?10 ?\^) ?([+-]?\d{1,3}))?$/u.exec(plain) ?? []
  const found = fraction(plain) ?? [...new Set(readings(digits, exponent || '0'))].map(value => (sign === '-' ? -value : value))
  return found.filter(Number.isFinite)
}

function withoutUnit(text: string, unit: string): string {
  if (unit === '') return text
  if (text.endsWith(unit)) return text.slice(0, -unit.length).trim()
  return text.startsWith(unit) ? text.slice(unit.length).trim() : text
}

function fraction(text: string): number[] | null {
  const [, sign, above, below] = /^([+-]?) ?(\d{1,9}) ?[/⁄] ?(\d{1,9})$/u.exec(text) ?? []
  if (above === undefined || below === undefined) return null
  return [(sign === '-' ? -1 : 1) * (Number(above) / Number(below))]
}

/** The readings of digits with points, commas and blanks. */
function readings(digits: string, exponent: string): number[] {
  const text = digits.trim()
  const close = isGrouped(text.replace(/[.,]\d*$/, ''), ' ') ? text.replaceAll(' ', '') : text
  if (!/^(?:\d[\d.,]*|[.,]\d+)$/.test(close)) return []
  const values: number[] = []
  for (const [decimal, group] of [
    ['.', ','],
    [',', '.'],
  ] as const) {
    const [whole = '', part = '', ...more] = close.split(decimal)
    const isWhole = /^\d*$/.test(whole) || isGrouped(whole, group)
    if (more.length === 0 && isWhole && /^\d*$/.test(part) && whole + part !== '')
      values.push(Number(`${whole.replaceAll(group, '') || 0}.${part || 0}e${exponent}`))
  }
  return values
}

/** Distance of a text from the key, by its nearest reading, always finite; null if the text is no number. */
export function distanceFrom(text: string, { value, unit }: Omit<NumberKey, 'tolerance'>): number | null {
  const found = numbersIn(text, unit).map(number => Math.min(Number.MAX_VALUE, Math.abs(number - value)))
  return found.length === 0 ? null : Math.min(...found)
}

/** Allows for floating-point rounding. */
const slackOf = (value: number) => 1e-9 * Math.max(1e-3, Math.abs(value))

export function isWithin(text: string, key: NumberKey): boolean {
  const distance = distanceFrom(text, key)
  return distance !== null && distance <= key.tolerance + slackOf(key.value)
}
