// The record of a battle: all of its events, with their hashes.

import { timelineOf } from '@trivium/rules/compete/battles/timeline'
import type { BattleTimeline } from '@trivium/rules/compete/battles/timeline'
import type { Db } from '../../../platform/db/connect.ts'
import { peopleOf } from './people.ts'
import { findRoomOfPlay, type HashedEvent, readRoom } from '../store.ts'

export interface BattleRecord {
  events: HashedEvent[]
  timeline: BattleTimeline
  /** Names by account. */
  names: Map<number, string>
}

/** @returns undefined if the play belongs to no battle */
export async function readRecordOfPlay(db: Db, playId: number): Promise<BattleRecord | undefined> {
  const roomId = await findRoomOfPlay(db, playId)
  const row = roomId === undefined ? undefined : await readRoom(db, roomId)
  if (!row) return undefined
  const timeline = timelineOf(row.events)
  const people = await peopleOf(
    db,
    timeline.seats.flatMap(({ accountId }) => accountId ?? []),
  )
  return { events: row.events, timeline, names: new Map([...people].map(([id, { name }]) => [id, name])) }
}
