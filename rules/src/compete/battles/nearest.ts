// Where a round asks for a number and nobody is right, the nearest players win it.

/**
 * Places of the least distances. Several who are equally near share the win.
 * @param distances from the right number; null for who has said none
 */
export function nearest(distances: readonly (number | null)[]): number[] {
  const least = Math.min(...distances.filter(distance => distance !== null))
  return distances.flatMap((distance, place) => (distance !== null && isSame(distance, least) ? [place] : []))
}

/** Rounding in the machine parts nobody: 0.1 is as far from 0.2 as 0.3 is. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1e-3, Math.abs(one), Math.abs(other))
