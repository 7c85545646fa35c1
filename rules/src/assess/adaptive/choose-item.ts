// Chooses the next item: content balance first, then information, and a little chance, so that no item is asked too often.

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
  /** Expected a posteriori. */
  theta: number
  /** Items that this test has not asked. */
  pool: readonly PoolItem[]
  /** How many items of each area were asked. */
  asked: ReadonlyMap<number, number>
  /** The share of each area, in any unit. */
  shares: ReadonlyMap<number, number>
  /** No item is asked in a greater share of tests: see `exposureLimit`. */
  limit: number
  /** From 0 to 1, without 1. */
  chance: number
}

/** How many of the best items chance chooses among (randomesque). Source: Kingsbury & Zara 1989. */
const among = 5

/** No item goes to more than a quarter of the tests; a small bank cannot keep that, and shares its items out as evenly as it can. */
export function exposureLimit(items: number, length: number): number {
  return Math.min(1, Math.max(0.25, (1.5 * length) / Math.max(1, items)))
}

/** @returns null when the pool is used up */
export function chooseItem({ theta, pool, asked, shares, limit, chance }: Choosing): PoolItem | null {
  const eligible = pool.filter(item => item.exposure < limit)
  const area = neediestArea(eligible.length > 0 ? eligible : pool, asked, shares)
  // Where all are asked too often already, the least asked ones share the burden.
  const best = eligible.length > 0 ? mostInformative(eligible, area, theta) : leastExposed(pool, area)
  return best[Math.min(best.length - 1, Math.floor(chance * best.length))] ?? null
}

/** Of the areas that have an item left, the one that is furthest below its share. */
function neediestArea(pool: readonly PoolItem[], asked: ReadonlyMap<number, number>, shares: ReadonlyMap<number, number>): number | null {
  const total = [...asked.values()].reduce((all, count) => all + count, 0)
  const whole = [...shares.values()].reduce((all, share) => all + share, 0)
  const there = new Set(pool.map(item => item.area))
  let [neediest, greatest] = [null as number | null, -Infinity]
  for (const [area, share] of shares) {
    // As of the item that is to be chosen: with nothing asked the largest area comes first.
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
