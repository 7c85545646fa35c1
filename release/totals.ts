// Sums up the rounds of a part.

import type { Part } from './parts.ts'
import type { Round } from './rounds.ts'
import { upperBound } from './upper-bound.ts'

export interface Totals {
  /** All trials. */
  tried: number
  /** The number to compare with the goal: all trials, or those of the call or field with the fewest. */
  least: number
  /** The number of calls or fields. */
  ones: number
  failed: number
  /** The upper bound of the failure rate, with 95 % confidence. */
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
