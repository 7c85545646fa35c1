// SQL of messages to a player. `messages_for` (migration 0051) defines which messages there are, here and for get_user_by_id.

import { sql } from 'kysely'
import { must } from '../../platform/api/refuse.ts'
import type { BattleKind } from '@trivium/contract/platform/mode-names'
import type { BattleState } from '@trivium/contract/compete/battle-names'
import type { Phrase } from '@trivium/contract/people/message-names'
import type { BattleRules } from '@trivium/rules/compete/battles/events'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'

/** The room that a message is about. */
interface RoomColumns {
  roomId: string
  code: string | null
  roomKind: BattleKind
  phase: BattleState
  dueAt: Date | null
  endedAt: Date | null
  /** The rules with which the room was opened. */
  rules: BattleRules
  isFriendly: boolean
  taken: number
  isIn: boolean
  categoryNames: Record<string, string> | null
  languageCode: string
}

interface ReportColumns {
  questionId: number
  /** Null while a contest uses the question. */
  question: string | null
  questionLanguageId: number
  reason: string
  answer: string
}

interface PersonColumns {
  fromId: number
  name: string
  profile: string | null
}

interface Heard {
  number: number
  saidAt: Date
  isNew: boolean
}

export type SaidRow = Heard & PersonColumns & RoomColumns & { kind: 'invitation' | 'rematch' | 'phrase'; phrase: Phrase | null }
export type AnswerRow = Heard & ReportColumns & { kind: 'answer' }
export type ReplyRow = Heard & { kind: 'reply'; written: string; answer: string }
export type MessageRow = SaidRow | AnswerRow | ReplyRow

export interface MessageReader {
  accountId: number
  /** Some messages are shown for a limited time. */
  now: Date
}

/** Newest first. */
export async function readMessages(db: Db, { accountId, now }: MessageReader, page: Page): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.kind, m.number, m.said_at as "saidAt", m.is_new as "isNew", m.phrase, m.from_id as "fromId", a.name, a.profile,
      b.room_id as "roomId", b.code, b.kind as "roomKind", b.phase, b.due_at as "dueAt", b.ended_at as "endedAt",
      (select e.payload -> 'rules' from battle_events e where e.battle_id = b.id and e.seq = 1) as rules,
      exists (select from battle_events e where e.battle_id = b.id and e.kind = 'made_friendly') as "isFriendly",
      (select count(*)::int from battle_seats s where s.battle_id = b.id) as taken,
      exists (select from battle_seats s where s.battle_id = b.id and s.account_id = ${accountId}) as "isIn",
      c.names as "categoryNames", l.code as "languageCode",
      r.question_id as "questionId", case when q.sealed_by is null then q.question end as question, q.language_id as "questionLanguageId",
      r.reason, k.message as written, coalesce(r.answer, k.answer) as answer
    from (
      select * from messages_for(${accountId}, ${now}::timestamptz)
      order by said_at desc, battle_id desc, number desc, kind offset ${page.offset} limit ${page.limit}
    ) m
      left join accounts a on a.id = m.from_id
      left join battles b on b.id = m.battle_id
      left join categories c on c.id = b.category_id
      left join languages l on l.id = b.language_id
      left join reports r on m.kind = 'answer' and r.id = m.number
      left join questions q on q.id = r.question_id
      left join contact_messages k on m.kind = 'reply' and k.id = m.number
    order by m.said_at desc, m.battle_id desc, m.number desc, m.kind`.execute(db)
  return rows
}

export interface Counts {
  total: number
  unread: number
}

export async function countMessages(db: Db, { accountId, now }: MessageReader): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as total, (count(*) filter (where is_new))::int as unread
    from messages_for(${accountId}, ${now}::timestamptz)`.execute(db)
  return rows[0] ?? { total: 0, unread: 0 }
}

/** A message that was read stays read. */
export async function markReadUntil(db: Db, accountId: number, until: Date): Promise<void> {
  await sql`
    insert into message_reads as m (account_id, read_until) values (${accountId}, ${until})
    on conflict (account_id) do update set read_until = greatest(m.read_until, excluded.read_until)`.execute(db)
}

/** The number of the newest announcement to any player. */
export async function readNewestNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select case when is_called then last_value else 0 end as number from message_news`.execute(db)
  return rows[0]?.number ?? 0
}

/** Higher than the numbers of all announcements so far, also of those in transactions that have not ended. */
export async function takeNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('message_news') as number`.execute(db)
  return must(rows[0], 'a sequence has a next value').number
}
