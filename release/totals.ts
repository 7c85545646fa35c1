// What the rounds of a part come to.

import type { Part } from './parts.ts'
import type { Round } from './rounds.ts'
import { upperBound } from './upper-bound.ts'

export interface Totals {
  /** All that was tried. */
  tried: number
  /** What the goal is compared with: all, or of the call or field that was tried least. */
  least: number
  /** How many calls or fields there are. */
  ones: number
  failed: number
  /** With a certainty of 95 %, no more than this share fails. */
  bound: number
  seconds: number
}

export function totalsOf(part: Part, rounds: Round[]): Totals {
  const all = rounds.flatMap(({ tried }) => tried).filter(({ what }) => what === part.counts)
  const counts = new Map<string, number>()
  for (const { of = '', count } of all) counts.set(of, (counts.get(of) ?? 0) + count)
  const tried = sum(all.map(({ count }) => count))
  const least = part.per ? Math.min(...(counts.size > 0 ? counts.values() : [0])) : tried
  const failed = sum(rounds.map(({ failures }) => failures.length)) + sum(all.map(({ failed = 0 }) => failed))
  return { tried, least, ones: counts.size, failed, bound: upperBound(failed, least), seconds: sum(rounds.map(({ seconds }) => seconds)) }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
