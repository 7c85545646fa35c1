// If nobody has the right number, the nearest players win the round.

/**
 * Indexes of the least distances; equal ones share the win.
 * @param distances from the right number; null for a player without a number
 */
export function nearest(distances: readonly (number | null)[]): number[] {
  const least = Math.min(...distances.filter(distance => distance !== null))
  return distances.flatMap((distance, place) => (distance !== null && isSame(distance, least) ? [place] : []))
}

/** Equal up to floating-point rounding: 0.1 is as far from 0.2 as 0.3 is. */
const isSame = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1e-3, Math.abs(one), Math.abs(other))
