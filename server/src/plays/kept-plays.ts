// Open plays in memory, as this process last saved them, so that the next answer need not read its play. Another process or call may
// have changed the play since, so use a copy only for a change that is saved by its version (compare-and-set).

import { LRUCache } from 'lru-cache'
import { type Changes, changesOf } from '../db/changes.ts'
import type { Db } from '../db/connect.ts'
import { isTransaction } from '../db/transaction.ts'
import { formatOf } from './format.ts'
import type { PlayRow } from './store.ts'

/** In all kept plays together; a play of ten questions takes a few kilobytes. */
const mostQuestions = 10_000

const kept = new WeakMap<Changes, LRUCache<number, PlayRow>>()

/** Keeps a play that no call uses any more. Not in free order: drafts are saved without this copy. */
export function keepPlay(db: Db, play: PlayRow): void {
  if (isTransaction(db) || play.state !== 'open' || play.unsaved.length > 0 || formatOf(play).order === 'free') return
  const changes = changesOf(db)
  const plays = kept.get(changes) ?? new LRUCache<number, PlayRow>({ maxSize: mostQuestions, sizeCalculation: sizeOf })
  kept.set(changes, plays.set(play.id, play))
}

/** Removes the copy from memory, so that no other call gets it. */
export function takePlay(db: Db, id: number): PlayRow | undefined {
  const plays = kept.get(changesOf(db))
  const play = plays?.get(id)
  plays?.delete(id)
  return play
}

const sizeOf = (play: PlayRow) => Math.max(1, play.questions.length)
