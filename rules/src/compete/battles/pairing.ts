// Pairs searches for random battles: oldest search first, with the nearest rating.

import type { Why } from '@trivium/contract/compete/battle-names'

export interface Search {
  id: string
  accountId: number
  rating: number
  languageId: number
  /** Null: any. */
  categoryId: number | null
  startedAt: number
  /** Why it is for a battle without coins; null if for coins. */
  why: Why | null
}

/** The window around a player's rating: `start` points to each side, growing by `step`. */
export const ratingWindow = { start: 100, step: 50, stepMs: 5_000 } as const

/** Half the width of a search's rating window, in points. */
export function windowOf({ startedAt }: Pick<Search, 'startedAt'>, now: number): number {
  return ratingWindow.start + ratingWindow.step * Math.floor(Math.max(0, now - startedAt) / ratingWindow.stepMs)
}

/** Each must be in the window of the other. A search for coins never fits one without coins. */
export function fits(one: Search, other: Search, now: number): boolean {
  const isSamePlace = one.categoryId === null || other.categoryId === null || one.categoryId === other.categoryId
  const window = Math.min(windowOf(one, now), windowOf(other, now))
  const isSameStake = (one.why === null) === (other.why === null)
  const isSame = one.languageId === other.languageId && isSamePlace && isSameStake
  return one.accountId !== other.accountId && isSame && Math.abs(one.rating - other.rating) <= window
}

/** The pairs to match now; each search is in at most one. */
export function pairsOf(searches: readonly Search[], now: number): [Search, Search][] {
  const waiting = searches.toSorted((one, other) => one.startedAt - other.startedAt || (one.id < other.id ? -1 : 1))
  const pairs: [Search, Search][] = []
  const taken = new Set<string>()
  for (const one of waiting) {
    if (taken.has(one.id)) continue
    const near = waiting
      .filter(other => other.id !== one.id && !taken.has(other.id) && fits(one, other, now))
      .toSorted((a, b) => Math.abs(a.rating - one.rating) - Math.abs(b.rating - one.rating))
    const [other] = near
    if (!other) continue
    pairs.push([one, other])
    taken.add(one.id).add(other.id)
  }
  return pairs
}

/** The category for both; null: any. */
export const commonCategory = (one: Search, other: Search): number | null => one.categoryId ?? other.categoryId
