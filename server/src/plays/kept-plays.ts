// Open plays as this process saved them last: the next answer need not read its play. A copy may be outdated, because another process,
// or another call, has changed the play since; so it is good for nothing but a change that is saved by the version it has.

import { LRUCache } from 'lru-cache'
import { type Changes, changesOf } from '../db/changes.ts'
import type { Db } from '../db/connect.ts'
import { isTransaction } from '../db/transaction.ts'
import { formatOf } from './format.ts'
import type { PlayRow } from './store.ts'

/** Of all plays together: a few kilobytes each play of ten. */
const mostQuestions = 10_000

const kept = new WeakMap<Changes, LRUCache<number, PlayRow>>()

/** Of a play that nobody holds any more. In free order drafts are saved without being read. */
export function keepPlay(db: Db, play: PlayRow): void {
  if (isTransaction(db) || play.state !== 'open' || play.unsaved.length > 0 || formatOf(play).order === 'free') return
  const changes = changesOf(db)
  const plays = kept.get(changes) ?? new LRUCache<number, PlayRow>({ maxSize: mostQuestions, sizeCalculation: sizeOf })
  kept.set(changes, plays.set(play.id, play))
}

/** It is the caller's now: nobody else gets it meanwhile. */
export function takePlay(db: Db, id: number): PlayRow | undefined {
  const plays = kept.get(changesOf(db))
  const play = plays?.get(id)
  plays?.delete(id)
  return play
}

const sizeOf = (play: PlayRow) => Math.max(1, play.questions.length)
