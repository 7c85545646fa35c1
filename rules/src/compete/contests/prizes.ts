// What each place of a contest wins.

/**
 * Players on one place share the sum of the prizes of the ranks they take up, divided by their number and rounded down: two on place 2
 * share the prizes of ranks 2 and 3. What cannot be divided is paid to nobody.
 * @param places of all players who may win, best first (ranking.ts)
 * @param prizes coins of each rank, the first rank first
 * @returns coins for each of `places`
 */
export function sharePrizes(places: readonly number[], prizes: readonly number[]): number[] {
  const sharing = new Map<number, number>()
  for (const place of places) sharing.set(place, (sharing.get(place) ?? 0) + 1)
  return places.map(place => {
    const players = sharing.get(place) ?? 1
    const sum = prizes.slice(place - 1, place - 1 + players).reduce((total, coins) => total + coins, 0)
    return Math.floor(sum / players)
  })
}

export interface Payment {
  /** Paid out of the entries. */
  fromEntries: number
  /** What the house adds. */
  fromHouse: number
}

/** Prizes are paid out of the entries as far as these reach, best place first; the house adds the rest. */
export function splitPayments(prizes: readonly number[], entries: number): Payment[] {
  let left = entries
  return prizes.map(coins => {
    const fromEntries = Math.min(coins, left)
    left -= fromEntries
    return { fromEntries, fromHouse: coins - fromEntries }
  })
}
