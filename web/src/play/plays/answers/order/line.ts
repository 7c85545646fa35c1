// The line of a sequence as pure functions: as many places as options, each empty or with one of them.

import type { OptionKey } from '@trivium/contract/play/plays'
import { keysIn } from '../../../modes/index.ts'

/** Null is an empty place. */
export type Line = readonly (OptionKey | null)[]

export const emptyLine = (length: number): Line => Array.from({ length }, () => null)

/** The line of a complete answer; an empty one for any other text. */
export function lineOf(answer: string, length: number): Line {
  const keys = keysIn(answer)
  return keys.length === length ? keys : emptyLine(length)
}

/** In the server's format, or '' while a place is empty, because an incomplete order is no answer. */
export const orderIn = (line: Line): string => (line.includes(null) ? '' : line.join(','))

export const missingIn = (line: Line): number => line.filter(key => key === null).length

/** The option takes the next free place. */
export const added = (line: Line, key: OptionKey): Line => moved(line, key, line.indexOf(null))

export const takenBack = (line: Line, key: OptionKey): Line => line.map(one => (one === key ? null : one))

/** The option takes this place, and what stood there takes the option's old place, or leaves the line with it. */
export function moved(line: Line, key: OptionKey, to: number): Line {
  const before = line[to]
  if (before === undefined) return line
  return line.map((one, place) => (place === to ? key : one === key ? before : one))
}
