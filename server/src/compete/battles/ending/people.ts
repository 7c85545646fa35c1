// Names, pictures and ratings of the players in a room, cached for a moment because every event shows them to everyone.

import { LRUCache } from 'lru-cache'
import { isProvisional, newcomer } from '@trivium/rules/compete/battles/glicko2'
import { type Changes, changesOf } from '../../../platform/db/changes/changes.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { readPeople, readRatings } from '../running/seat-store.ts'

export interface PlayerCard {
  name: string
  profile: string | null
  rating: { rating: number; is_provisional: boolean }
}

const mostPeople = 10_000
const rememberedMs = 30_000

const caches = new WeakMap<Changes, LRUCache<number, PlayerCard>>()

export async function peopleOf(db: Db, accountIds: number[]): Promise<Map<number, PlayerCard>> {
  const changes = changesOf(db)
  const cache = caches.get(changes) ?? new LRUCache<number, PlayerCard>({ max: mostPeople, ttl: rememberedMs })
  caches.set(changes, cache)
  const missing = accountIds.filter(id => !cache.has(id))
  if (missing.length > 0) {
    const [people, ratings] = await Promise.all([readPeople(db, missing), readRatings(db, missing)])
    for (const { id, name, profile } of people.values()) {
      const rating = ratings.get(id) ?? newcomer
      cache.set(id, { name, profile, rating: { rating: Math.round(rating.rating), is_provisional: isProvisional(rating) } })
    }
  }
  return new Map(accountIds.flatMap(id => (cache.has(id) ? [[id, cache.get(id)]] : [])).filter(isKnown))
}

const isKnown = (entry: (number | PlayerCard | undefined)[]): entry is [number, PlayerCard] => entry[1] !== undefined

/** Call it after a battle, which changes the ratings. */
export function deletePeople(db: Db, accountIds: number[]): void {
  for (const id of accountIds) caches.get(changesOf(db))?.delete(id)
}
