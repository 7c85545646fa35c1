// Numbers of cells, as people write them.

import { fold } from '@trivium/contract/fold'

/** @returns null where it is none, or may be two: 12,500 is twelve and a half somewhere, and twelve thousand elsewhere */
export function numberIn(text: string): number | null {
  const plain = fold(text).replace(/^\+/, '')
  if (/^-?\d{1,15}(?:\.\d{1,15})?(?:e[+-]?\d{1,2})?$/i.test(plain) && !/^-?[1-9]\d{0,2}\.\d{3}$/.test(plain)) return Number(plain)
  if (/^-?\d{1,15},\d{1,15}$/.test(plain) && !/^-?[1-9]\d{0,2},\d{3}$/.test(plain)) return Number(plain.replace(',', '.'))
  // Separators of thousands on both sides of which nothing else can be meant.
  if (/^-?\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,15})?$/.test(plain)) return Number(plain.replace(/[ '’]/g, '').replace(',', '.'))
  if (/^-?\d{1,3}(?:,\d{3})+\.\d{1,15}$|^-?\d{1,3}(?:,\d{3}){2,}$/.test(plain)) return Number(plain.replaceAll(',', ''))
  if (/^-?\d{1,3}(?:\.\d{3})+,\d{1,15}$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return null
}

export function numbersOf(texts: { level: string; marks: string }): { level: number | null; marks: number | null } | string {
  const [level, marks] = [fold(texts.level), fold(texts.marks)]
  for (const [name, text] of Object.entries({ level, marks })) {
    if (text !== '' && !/^\d{1,3}(?:\.0+)?$/.test(text)) return `${name}: is no whole number`
  }
  return { level: level === '' ? null : Number(level), marks: marks === '' ? null : Number(marks) }
}
