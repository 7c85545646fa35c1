// Numbers in cells, in people's notations.

import { numbersIn } from '@trivium/rules/bank/questions/numbers'
import { fold } from '@trivium/contract/platform/fold'

/** @returns null for no number, or an ambiguous one: 12,500 is twelve and a half in some countries, and twelve thousand in others */
export function numberIn(text: string): number | null {
  const [value, ...others] = numbersIn(text)
  return others.length === 0 ? (value ?? null) : null
}

export function numbersOf(texts: { level: string; marks: string }): { level: number | null; marks: number | null } | string {
  const level = fold(texts.level)
  if (level !== '' && !/^\d{1,3}(?:\.0+)?$/.test(level)) return 'level: is not a whole number'
  const marks = fold(texts.marks) === '' ? null : numberIn(texts.marks)
  if (marks === null && fold(texts.marks) !== '') return `marks: ${texts.marks.slice(0, 40)} is not a number`
  return { level: level === '' ? null : Number(level), marks }
}
