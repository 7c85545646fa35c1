// SQL of battles and their events. A battle is saved by compare-and-set on the number of its last event (docs/decisions/021).

import type { BattleKind } from '@trivium/contract/platform/mode-names'
import type { BattleState } from '@trivium/contract/compete/battle-names'
import type { BattleEvent } from '@trivium/rules/compete/battles/events'
import { liveChannel } from '../../platform/db/changes/announce.ts'
import { batched } from '../../platform/db/batch.ts'
import type { Db } from '../../platform/db/connect.ts'
import { prepared } from '../../platform/db/connection/prepared.ts'
import { Outdated, type Tx } from '../../platform/db/transaction.ts'

export type HashedEvent = BattleEvent & { hash: string }

export interface BattleRow {
  id: number
  roomId: string
  code: string | null
  ownerId: number
  languageId: number
  categoryId: number | null
  createdAt: number
  /** The recording that it is played against. */
  recordingId: number | null
  /** Events after the given number, in order. */
  events: HashedEvent[]
}

const columns = `b.id, b.room_id as "roomId", b.code, b.owner_id as "ownerId", b.language_id as "languageId", b.category_id as "categoryId",
  (extract(epoch from b.created_at) * 1000)::bigint as "createdAt", b.recording_id as "recordingId",
  coalesce((select jsonb_agg(jsonb_build_object('seq', e.seq, 'at', (extract(epoch from e.at) * 1000)::bigint, 'kind', e.kind,
      'seat', e.seat, 'payload', e.payload, 'hash', e.hash) order by e.seq)
    from battle_events e where e.battle_id = b.id and e.seq > $2 and e.at >= b.created_at - interval '1 day'), '[]') as events`

const byRoom = prepared<BattleRow, [roomId: string, after: number]>('read_room', `select ${columns} from battles b where b.room_id = $1`)
const byId = prepared<BattleRow, [id: number, after: number]>('read_battle', `select ${columns} from battles b where b.id = $1`)

/** @param after read only events after this number */
export async function readRoom(db: Db, roomId: string, after = 0): Promise<BattleRow | undefined> {
  const [row] = await byRoom.run(db, roomId, after)
  return row
}

export async function readBattle(db: Db, id: number, after = 0): Promise<BattleRow | undefined> {
  const [row] = await byId.run(db, id, after)
  return row
}

export async function findRoomByCode(db: Db, code: string): Promise<string | undefined> {
  const row = await db.selectFrom('battles').select('room_id').where('code', '=', code).executeTakeFirst()
  return row?.room_id
}

/** The room in which this player waits or plays. */
export async function findOpenRoom(db: Db, accountId: number): Promise<{ roomId: string; kind: BattleKind } | undefined> {
  return db
    .selectFrom('battle_seats as s')
    .innerJoin('battles as b', 'b.id', 's.battle_id')
    .select(['b.room_id as roomId', 'b.kind'])
    .where('s.account_id', '=', accountId)
    .where('s.is_open', '=', true)
    .executeTakeFirst()
}

export async function findRoomOfPlay(db: Db, playId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('battle_seats as s')
    .innerJoin('battles as b', 'b.id', 's.battle_id')
    .select('b.room_id')
    .where('s.play_id', '=', playId)
    .executeTakeFirst()
  return row?.room_id
}

export interface NewBattle {
  roomId: string
  code: string | null
  kind: BattleKind
  ownerId: number
  languageId: number
  categoryId: number | null
  recordingId: number | null
  at: Date
}

/** @returns the id; undefined if a room with this id or code exists already */
export async function insertBattle(
  tx: Tx,
  { roomId, code, kind, ownerId, languageId, categoryId, recordingId, at }: NewBattle,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('battles')
    .values({
      room_id: roomId,
      code,
      kind,
      owner_id: ownerId,
      language_id: languageId,
      category_id: categoryId,
      recording_id: recordingId,
      phase: 'waiting',
      seq: 0,
      created_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export interface Saving {
  id: number
  /** The number of the last event before these. */
  seqBefore: number
  events: HashedEvent[]
  phase: BattleState
  dueAt: number | null
  endedAt: number | null
  /** The position of the question whose options these events show; null if they show none. */
  opened: number | null
  /** Whether the statement notifies every process at commit. */
  notifies: boolean
}

/**
 * Saves all battles that change at the same moment in one statement (platform/db/batch.ts). It sets the position of their plays to the
 * last question that has opened, because the players have met the questions up to there.
 */
const saveBattles = prepared<{ number: number }, [battles: string, ids: string]>(
  'save_battles',
  `with wanted as materialized (
    select * from jsonb_to_recordset($1::jsonb) as w (number int, id bigint, seq int, new_seq int, phase text, due_at timestamptz,
      ended_at timestamptz, opened int, notifies boolean, events jsonb)
  ), moved as (
    update battles b set seq = w.new_seq, phase = w.phase, due_at = w.due_at, ended_at = w.ended_at
    from wanted w where b.id = any($2::bigint[]) and b.id = w.id and b.seq = w.seq
    returning w.number, w.notifies, w.opened, b.id, b.room_id, w.new_seq, w.events
  ), opened as (
    update plays p set position = moved.opened from moved join battle_seats s on s.battle_id = moved.id
    where moved.opened is not null and p.id = s.play_id and p.state = 'open'
  ), added as (
    insert into battle_events (battle_id, seq, at, kind, seat, payload, hash)
    select moved.id, e.seq, e.at, e.kind, e.seat, e.payload, e.hash
    from moved cross join lateral jsonb_to_recordset(moved.events)
      as e (seq int, at timestamptz, kind text, seat int, payload jsonb, hash text)
    order by moved.id, e.seq
  )
  select number, case when notifies then pg_notify('${liveChannel}', 'battle:' || room_id || ':' || new_seq) end from moved`,
)

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const saveTogether = batched('save_battles', async (db: Db, savings: Saving[]): Promise<boolean[]> => {
  const wanted = savings.map(({ id, seqBefore, events, phase, dueAt, endedAt, opened, notifies }, number) => ({
    number,
    id,
    seq: seqBefore,
    new_seq: seqBefore + events.length,
    phase,
    due_at: iso(dueAt),
    ended_at: iso(endedAt),
    opened,
    notifies,
    events: events.map(event => ({ ...event, at: iso(event.at) })),
  }))
  const rows = await saveBattles.run(db, JSON.stringify(wanted), `{${savings.map(({ id }) => id).join()}}`)
  const saved = new Set(rows.map(({ number }) => number))
  return savings.map((_saving, number) => saved.has(number))
})

/** Appends the events and saves the battle's new state. @throws Outdated if other events were saved first */
export async function saveBattle(db: Db, saving: Saving): Promise<void> {
  if (!(await saveTogether(db, saving))) throw new Outdated()
}

/** Battles that are due, those that have waited longest first. */
export async function readDueRooms(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('battles')
    .select('room_id')
    .where('ended_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.room_id)
}

/** Whether a battle of any process has not ended. */
export async function hasBattle(db: Db): Promise<boolean> {
  return (await db.selectFrom('battles').select('id').where('ended_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

/** When the oldest of the battles that have not ended was opened; null if there is none. */
export async function readBattlesSince(db: Db): Promise<Date | null> {
  const open = db.selectFrom('battles').where('ended_at', 'is', null)
  return (await open.select(eb => eb.fn.min('created_at').as('since')).executeTakeFirstOrThrow()).since
}

/** Number of battles that have not ended, of all processes. */
export async function countRunning(db: Db): Promise<number> {
  const row = await db
    .selectFrom('battles')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Battles that began before `begunBefore` and have not ended. */
export async function readUnendedRooms(db: Db, begunBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('battles')
    .select('room_id')
    .where('ended_at', 'is', null)
    .where('created_at', '<', begunBefore)
    .execute()
  return rows.map(row => row.room_id)
}
