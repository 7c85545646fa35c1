// Who wins a question that asks many players for a number: those within its tolerance win, or else the nearest ones.

import { distanceFrom, isWithin, type NumberKey } from './numbers.ts'

/**
 * Places of those who win, in the order of `answers`. Several who are equally near share the win.
 * @param answers as they were written; null and '' are none
 * @returns everybody within the tolerance; else all who are nearest; nobody where nobody has said a number
 */
export function nearest(answers: readonly (string | null)[], key: NumberKey): number[] {
  const places = [...answers.keys()]
  const right = places.filter(place => isWithin(answers[place] ?? '', key))
  if (right.length > 0) return right
  const distances = answers.map(answer => distanceFrom(answer ?? '', key))
  const least = Math.min(...distances.filter(distance => distance !== null))
  return places.filter(place => {
    const distance = distances[place] ?? null
    return distance !== null && isSame(distance, least)
  })
}

/** Rounding in the machine parts nobody: 0.1 is as far from 0.2 as 0.3 is. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1e-3, Math.abs(one), Math.abs(other))
