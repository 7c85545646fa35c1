// The markers before the items of a list.

import { isTag, type Element } from 'domhandler'

/** Null for a list with a single item, which needs no number. */
export function markerOf(item: Element): string | null {
  const { parent } = item
  if (!parent || !isTag(parent)) return null
  const items = parent.children.filter(isTag).filter(({ name }) => name === 'li')
  if (items.length < 2) return null
  if (parent.name !== 'ol') return '•'
  const step = 'reversed' in parent.attribs ? -1 : 1
  let number = Number(parent.attribs['start'] ?? (step === 1 ? 1 : items.length))
  for (const one of items) {
    const stated = Number(one.attribs['value'] ?? Number.NaN)
    if (Number.isInteger(stated)) number = stated
    if (one === item) break
    number += step
  }
  return `${numbered(number, item.attribs['type'] ?? parent.attribs['type'] ?? styleOf(parent))}.`
}

function styleOf({ attribs }: Element): string {
  const [, style = ''] = /list-style(?:-type)?:\s*([a-z-]+)/.exec((attribs['style'] ?? '').toLowerCase()) ?? []
  const types: Record<string, string> = {
    'lower-alpha': 'a',
    'lower-latin': 'a',
    'upper-alpha': 'A',
    'upper-latin': 'A',
    'lower-roman': 'i',
    'upper-roman': 'I',
  }
  return types[style] ?? '1'
}

function numbered(number: number, type: string): string {
  if (!Number.isInteger(number) || number < 1 || number > 3999) return String(number)
  if (type === 'a' || type === 'A') return cased(lettered(number), type === 'A')
  if (type === 'i' || type === 'I') return cased(roman(number), type === 'I')
  return String(number)
}

const cased = (text: string, isUpper: boolean) => (isUpper ? text.toUpperCase() : text)

function lettered(number: number): string {
  const rest = Math.floor((number - 1) / 26)
  return (rest > 0 ? lettered(rest) : '') + String.fromCharCode(97 + ((number - 1) % 26))
}

const romans: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(number: number): string {
  let [text, left] = ['', number]
  for (const [value, sign] of romans) for (; left >= value; left -= value) text += sign
  return text
}
