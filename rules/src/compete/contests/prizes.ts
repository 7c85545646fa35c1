// The prizes of a contest by place.

/**
 * Players on one place share the sum of the prizes of their ranks, rounded down: two on place 2 share the prizes of ranks 2 and 3. Nobody
 * gets the remainder.
 * @param places of all players who may win, best first (ranking.ts)
 * @param prizes coins per rank, first rank first
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
  /** Paid from the entries. */
  fromEntries: number
  /** Paid by the house. */
  fromHouse: number
}

/** The entries pay the prizes as far as they suffice, best place first; the house adds the rest. */
export function splitPayments(prizes: readonly number[], entries: number): Payment[] {
  let left = entries
  return prizes.map(coins => {
    const fromEntries = Math.min(coins, left)
    left -= fromEntries
    return { fromEntries, fromHouse: coins - fromEntries }
  })
}

/** The ranks from `from` to `to` that win something. */
interface Ranks {
  from: number
  to: number
}

/** How many ranks win something; at least one, because the first rank wins a badge. */
export const rankedPrizes = (prizes: readonly number[], things: readonly Ranks[]): number =>
  Math.max(1, prizes.length, ...things.map(({ to }) => to))

export interface TiedWinner {
  place: number
  startedAt: Date
  accountId: number
}

/**
 * A thing cannot be shared: of players on one place, the one who entered earlier has the better rank.
 * @param winners all players who may win, in any order within a place
 * @returns the thing of each winner who gets one
 */
export function giveThings<Winner extends TiedWinner, Thing extends Ranks>(winners: readonly Winner[], things: readonly Thing[]) {
  const ranked = winners.toSorted(
    (one, other) => one.place - other.place || one.startedAt.getTime() - other.startedAt.getTime() || one.accountId - other.accountId,
  )
  return ranked.flatMap((winner, index) => {
    const thing = things.find(({ from, to }) => from <= index + 1 && index + 1 <= to)
    return thing ? [{ winner, thing }] : []
  })
}
