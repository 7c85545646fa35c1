// SQL of recorded rounds: finished battles that others may play against.

import { sql } from 'kysely'
import { windowOf } from '@trivium/rules/compete/battles/pairing'
import { type Recording, ratingToLookAt } from '@trivium/rules/compete/battles/recordings'
import type { Db } from '../../../platform/db/connect.ts'
import { prepared } from '../../../platform/db/connection/prepared.ts'
import { latelyMs } from '../../../play/questions/index.ts'
import type { SearchRow } from './search-store.ts'

export interface Fitting {
  /** The categories whose questions the player may be asked. */
  leafIds: number[]
  /** Questions that must not be asked. */
  avoid: number[]
  now: Date
  /** The search counts until then. */
  until: number
}

/** On each side of the rating. The index gives the nearest first, so the cost does not grow with the table. */
const mostOnEachSide = 25

/** Recordings of others within the window of the search, with questions that can still be asked and that the player has not met lately. */
export async function findRecordings(db: Db, search: SearchRow, { leafIds, avoid, now, until }: Fitting): Promise<Recording[]> {
  const { accountId, languageId, categoryId, rating } = search
  const [window, start] = [windowOf(search, until), ratingToLookAt(search)]
  const place = sql`language_id = ${languageId} and coalesce(category_id, 0) = ${categoryId ?? 0} and account_id <> ${accountId}`
  const { rows } = await sql<Recording>`
    with near as (
      (select * from battle_recordings where ${place} and rating >= ${start} and rating <= ${rating + window}
        order by rating limit ${mostOnEachSide})
      union all
      (select * from battle_recordings where ${place} and rating < ${start} and rating >= ${rating - window}
        order by rating desc limit ${mostOnEachSide})
    )
    select r.id, r.battle_id as "battleId", r.seat, r.rating::float8 as rating, (extract(epoch from r.played_at) * 1000)::bigint as "playedAt"
    from near r
    where not exists (
        select from unnest(r.question_ids) as asked (id) left join questions q on q.id = asked.id
        where q.id is null or not q.is_active or q.sealed_by is not null or q.edited_at > r.played_at
          or q.category_id <> all(${leafIds}::int[]) or q.id = any(${avoid}::int[]))
      and not exists (
        select from met_questions m where m.account_id = ${accountId} and m.question_id = any(r.question_ids)
          and m.first_at > ${new Date(now.getTime() - latelyMs)})`.execute(db)
  return rows
}

export interface RecordedPlayer {
  name: string
  profile: string | null
}

const byRecording = prepared<RecordedPlayer, [id: number, viewer: number]>(
  'read_recorded_player',
  `select a.name, a.profile from battle_recordings r join accounts a on a.id = r.account_id
  where r.id = $1 and a.status = 'active' and not exists (
    select from player_blocks b where (b.account_id = a.id and b.blocked_id = $2) or (b.account_id = $2 and b.blocked_id = a.id))`,
)

/** @returns null if the viewer must not know the player: the account is not in use, one has blocked the other, or the recording is gone */
export async function readRecordedPlayer(db: Db, id: number, viewer: number): Promise<RecordedPlayer | null> {
  const [row = null] = await byRecording.run(db, id, viewer)
  return row
}
