// Builds a formula with two mistakes from the right one and two formulas with one mistake each.

import { evaluateTex } from './evaluate-tex.ts'
import { greatestCommonDivisor } from './exact.ts'

interface Change {
  from: number
  to: number
  by: string[]
}

/** Null when the mistakes overlap or leave a reducible fraction. */
export function combined(right: string, one: string, other: string): string | null {
  const pieces = piecesOf(right)
  const [first, second] = [changeOf(pieces, piecesOf(one)), changeOf(pieces, piecesOf(other))].toSorted((a, b) => a.from - b.from)
  if (!first || !second || first.to > second.from || second.from === first.from) return null
  const both = [
    ...pieces.slice(0, first.from),
    ...first.by,
    ...pieces.slice(first.to, second.from),
    ...second.by,
    ...pieces.slice(second.to),
  ]
  const written = both.join('')
  return isReduced(written) ? written : null
}

function piecesOf(formula: string): string[] {
  return formula.match(/\\[a-z]+|\d+|[^]/g) ?? []
}

/** The part between the common prefix and the common suffix. */
function changeOf(right: string[], wrong: string[]): Change {
  const least = Math.min(right.length, wrong.length)
  let from = 0
  while (from < least && right[from] === wrong[from]) from++
  let end = 0
  while (end < least - from && right.at(-1 - end) === wrong.at(-1 - end)) end++
  return { from, to: right.length - end, by: wrong.slice(from, wrong.length - end) }
}

/** A reducible fraction would reveal that the option was generated. */
function isReduced(formula: string): boolean {
  return [...formula.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].every(
    ([, top, bottom]) => greatestCommonDivisor(Number(top), Number(bottom)) === 1,
  )
}

/** Values for the letters, chosen so that different formulas do not agree by chance. */
const places = [2.3, 3.1, 4.2].map(x => ({ x, a: x + 0.7, b: x + 1.9, c: x + 3.3 }))

/** False also if one of the formulas cannot be evaluated. */
export function areApart(one: string, other: string): boolean {
  try {
    return places.some(place => {
      const [a, b] = [evaluateTex(one, place), evaluateTex(other, place)]
      return Math.abs(a - b) > 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
    })
  } catch {
    return false
  }
}
