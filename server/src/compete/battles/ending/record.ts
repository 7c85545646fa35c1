// What was written down of a battle: all of its events, with their hashes.

import { courseOf } from '@trivium/rules/compete/battles/course'
import type { BattleCourse } from '@trivium/rules/compete/battles/course'
import type { Db } from '../../../platform/db/connect.ts'
import { peopleOf } from './people.ts'
import { findRoomOfPlay, type HashedEvent, readRoom } from '../store.ts'

export interface BattleRecord {
  events: HashedEvent[]
  course: BattleCourse
  /** By account. */
  names: Map<number, string>
}

/** @returns undefined for a play that is none of a battle */
export async function readRecordOfPlay(db: Db, playId: number): Promise<BattleRecord | undefined> {
  const roomId = await findRoomOfPlay(db, playId)
  const row = roomId === undefined ? undefined : await readRoom(db, roomId)
  if (!row) return undefined
  const course = courseOf(row.events)
  const people = await peopleOf(
    db,
    course.seats.flatMap(({ accountId }) => accountId ?? []),
  )
  return { events: row.events, course, names: new Map([...people].map(([id, { name }]) => [id, name])) }
}
