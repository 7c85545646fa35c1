// Chooses the next item: by content balance, then by information, with some chance that keeps the exposure of single items low.

import { informationOf } from './model.ts'

export interface PoolItem {
  id: number
  /** Difficulty in logits. */
  b: number
  area: number
  /** Share of tests that asked it, 0 to 1. */
  exposure: number
}

export interface Choosing {
  /** Ability in logits, expected a posteriori. */
  theta: number
  /** Items that this test has not asked. */
  pool: readonly PoolItem[]
  /** Number of items asked, by area. */
  asked: ReadonlyMap<number, number>
  /** The share of each area, in any unit. */
  shares: ReadonlyMap<number, number>
  /** The greatest allowed `exposure`: see `exposureLimit`. */
  limit: number
  /** A random number in [0, 1). */
  chance: number
}

/** Randomesque exposure control: chance picks one of this many best items. Source: Kingsbury & Zara 1989. */
const among = 5

/** At most a quarter of the tests may ask an item. A small bank needs more, and spreads its items as evenly as it can. */
export function exposureLimit(items: number, length: number): number {
  return Math.min(1, Math.max(0.25, (1.5 * length) / Math.max(1, items)))
}

/** @returns null when the pool is used up */
export function chooseItem({ theta, pool, asked, shares, limit, chance }: Choosing): PoolItem | null {
  const eligible = pool.filter(item => item.exposure < limit)
  const area = neediestArea(eligible.length > 0 ? eligible : pool, asked, shares)
  // If every item is above the limit, use the least exposed ones.
  const best = eligible.length > 0 ? mostInformative(eligible, area, theta) : leastExposed(pool, area)
  return best[Math.min(best.length - 1, Math.floor(chance * best.length))] ?? null
}

/** The area furthest below its share, among those with items left. */
function neediestArea(pool: readonly PoolItem[], asked: ReadonlyMap<number, number>, shares: ReadonlyMap<number, number>): number | null {
  const total = [...asked.values()].reduce((all, count) => all + count, 0)
  const whole = [...shares.values()].reduce((all, share) => all + share, 0)
  const there = new Set(pool.map(item => item.area))
  let [neediest, greatest] = [null as number | null, -Infinity]
  for (const [area, share] of shares) {
    // `total + 1` includes the item to choose, so that the largest area comes first when nothing is asked yet.
    const lack = (share / whole) * (total + 1) - (asked.get(area) ?? 0)
    if (there.has(area) && lack > greatest) [neediest, greatest] = [area, lack]
  }
  return neediest
}

const inArea = (pool: readonly PoolItem[], area: number | null) => (area === null ? pool : pool.filter(item => item.area === area))

function mostInformative(pool: readonly PoolItem[], area: number | null, theta: number): PoolItem[] {
  const ranked = inArea(pool, area).map(item => ({ item, information: informationOf(theta, item.b) }))
  return ranked
    .sort((one, other) => other.information - one.information || one.item.id - other.item.id)
    .slice(0, among)
    .map(({ item }) => item)
}

function leastExposed(pool: readonly PoolItem[], area: number | null): PoolItem[] {
  return [...inArea(pool, area)].sort((one, other) => one.exposure - other.exposure || one.id - other.id).slice(0, among)
}
