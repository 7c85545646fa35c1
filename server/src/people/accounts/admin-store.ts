// SQL of the lists of players that staff see. The order and every filter have an index (0029-payouts.sql).

import { type SelectQueryBuilder, sql } from 'kysely'
import type { InputOf } from '@trivium/contract/platform/action'
import type { playerAdmin } from '@trivium/contract/people/accounts.admin'
import type { Db } from '../../platform/db/connect.ts'
import type { Tables } from '../../platform/db/tables/schema.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { sessionId } from './sessions/sessions-store.ts'

type Wanted = InputOf<typeof playerAdmin.get_players>
type Query<Row> = SelectQueryBuilder<Tables & { a: Tables['accounts'] }, 'a', Row>

interface Page {
  offset: number
  limit: number
}

/** Counting stops here. */
export const mostCounted = 10_000

export type ListedRow = Awaited<ReturnType<typeof readListed>>[number]

function readListed(db: Db, ids: number[]) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('ledger_accounts as w', 'w.owner_id', 'a.id')
    .select(['a.id', 'a.name', 'a.email', 'a.mobile', 'a.status', 'a.roles', 'a.registered_at', 'w.balance as coins'])
    .select(sql<Date | null>`(select max(last_used_at) from sessions s where s.account_id = a.id)`.as('last_seen_at'))
    .where('a.id', 'in', ids)
    .execute()
}

/** Greater, in the order of the index, than every text that begins with this one. */
const after = (beginning: string) => `${beginning}\u{10ffff}`

const beginsWith = (column: string, beginning: string) =>
  sql`lower(${sql.ref(column)}) collate "C" >= ${beginning} and lower(${sql.ref(column)}) collate "C" < ${after(beginning)}`

/** Each kind of search has an index. Staff who may not see contacts cannot search by them either: a match would reveal the contact. */
function found(search: string, seesContacts: boolean) {
  const text = search.toLowerCase()
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0
  const number = text.replaceAll(/[\s()-]/g, '')
  const byContact = sql`
    union all select id from accounts where email is not null and ${beginsWith('email', text)}
    union all select id from accounts where mobile is not null and mobile collate "C" >= ${number} and mobile collate "C" < ${after(number)}`
  return sql<boolean>`a.id in (
    select ${id}::int
    union all select id from accounts where refer_code = ${search.toUpperCase()}
    union all select id from accounts where ${beginsWith('name', text)}
    ${seesContacts && number !== '' ? byContact : sql``})`
}

function narrowed<Row>(query: Query<Row>, wanted: Wanted, seesContacts: boolean): Query<Row> {
  const { search, status, role, registered_from: from, registered_to: to } = wanted
  return (
    query
      .$if(search !== undefined, narrow => narrow.where(found(search ?? '', seesContacts)))
      .$if(status !== undefined, narrow => narrow.where('a.status', '=', status ?? 'active'))
      // The condition on `roles <> '{}'` lets PostgreSQL use the partial index of staff.
      .$if(role !== undefined, narrow => narrow.where(sql<boolean>`a.roles <> '{}' and ${role ?? ''} = any(a.roles)`))
      .$if(from !== undefined, narrow => narrow.where('a.registered_at', '>=', new Date(from ?? 0)))
      .$if(to !== undefined, narrow => narrow.where('a.registered_at', '<', new Date(to ?? 0)))
  )
}

const keys = {
  id: sql`a.id`,
  name: sql`lower(a.name) collate "C"`,
  registered_at: sql`a.registered_at`,
} as const

/** Finds the ids of the page by index; looks up the other columns for those rows only. */
export async function readPlayers(db: Db, wanted: Wanted, page: Page, seesContacts: boolean): Promise<ListedRow[]> {
  const { sort = 'id', order = 'desc' } = wanted
  const rows = await narrowed(db.selectFrom('accounts as a').select('a.id'), wanted, seesContacts)
    .orderBy(keys[sort], order)
    .$if(sort !== 'id', query => query.orderBy('a.id', order))
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const place = new Map(ids.map((id, index) => [id, index]))
  return (await readListed(db, ids)).toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}

export async function countPlayers(db: Db, wanted: Wanted, seesContacts: boolean): Promise<number> {
  const some = narrowed(db.selectFrom('accounts as a').select('a.id'), wanted, seesContacts).limit(mostCounted)
  const { total } = await db
    .selectFrom(some.as('counted'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof readProfile>>>

export function readProfile(db: Db, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('languages as l', 'l.id', 'a.language_id')
    .leftJoin('accounts as i', 'i.id', 'a.referred_by')
    .leftJoin('ledger_accounts as w', 'w.owner_id', 'a.id')
    .selectAll('a')
    .select(['l.code as language', 'i.name as inviter', 'w.balance as coins'])
    .select([
      sql<Date | null>`(select max(last_used_at) from sessions s where s.account_id = a.id)`.as('last_seen_at'),
      sql<number>`(select count(*)::int from sessions s where s.account_id = a.id)`.as('sessions'),
      sql<number>`(select count(*)::int from accounts f where f.referred_by = a.id)`.as('friends'),
      sql<number>`(select count(*)::int from badges b where b.account_id = a.id and b.unlocked_at is not null)`.as('badges_unlocked'),
      sql<number>`(select count(*)::int from (
        select from plays p where p.account_id = a.id and p.state = 'finished' limit ${mostCounted}) counted)`.as('plays'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
}

export type SessionRow = Awaited<ReturnType<typeof readSessionsOf>>[number]

export function readSessionsOf(db: Db, accountId: number, { offset, limit }: Page) {
  return db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at', 'proved_at', 'has_second_factor', sessionId.as('id')])
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countSessions(db: Db, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('sessions')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return total
}

export type PlayedRow = Awaited<ReturnType<typeof readPlaysOf>>[number]

export function readPlaysOf(db: Db, accountId: number, { offset, limit }: Page) {
  return (
    db
      .selectFrom('plays as p')
      .leftJoin('categories as c', 'c.id', 'p.category_id')
      .select(['p.id', 'p.mode', 'p.level', 'p.state', 'p.started_at', 'p.finished_at', 'c.names'])
      // Only the managers of an exam see its marks, on its board.
      .select([
        sql<number | null>`case when p.mode <> 'exam' then p.correct end`.as('correct'),
        sql<number | null>`case when p.mode <> 'exam' then p.wrong end`.as('wrong'),
        sql<number>`coalesce((p.result ->> 'total')::int, jsonb_array_length(p.questions))`.as('questions'),
        sql<number>`coalesce((p.result ->> 'coins_earned')::int, 0)`.as('coins'),
        sql<number | null>`case when p.mode <> 'exam' then coalesce((p.result ->> 'score')::int, 0) end`.as('score'),
      ])
      .where('p.account_id', '=', accountId)
      .orderBy('p.started_at', 'desc')
      .orderBy('p.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute()
  )
}

export async function countPlaysOf(db: Db, accountId: number): Promise<number> {
  const some = db.selectFrom('plays').select('id').where('account_id', '=', accountId).limit(mostCounted)
  const { total } = await db
    .selectFrom(some.as('counted'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/**
 * Locks all administrators, in id order, so that two administrators who end each other's accounts do not both succeed.
 * @returns their ids
 */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where 'administrator' = any(roles) and status = 'active' order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}
