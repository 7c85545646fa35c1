// SQL of staff and of reading the audit. platform/api/audit.ts writes it.

import { type SelectQueryBuilder, sql } from 'kysely'
import type { StaffRole } from '@trivium/contract/platform/action'
import type { Db } from '../../platform/db/connect.ts'
import type { Tables } from '../../platform/db/tables/schema.ts'
import type { Tx } from '../../platform/db/transaction.ts'

interface Page {
  offset: number
  limit: number
}

export function readPerson(db: Db, accountId: number) {
  return db.selectFrom('accounts').select(['name', 'profile']).where('id', '=', accountId).executeTakeFirstOrThrow()
}

export type StaffRow = Awaited<ReturnType<typeof readStaff>>[number]

const colleagues = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.name', 'a.email', 'a.roles', 'a.status', 'a.web_language', 'a.sign_in_type'])
    .select(sql<Date | null>`(select max(last_used_at) from sessions s where s.account_id = a.id)`.as('last_seen_at'))

const hasRole = sql<boolean>`roles <> '{}'`

export function readStaff(db: Db, { offset, limit }: Page) {
  return colleagues(db).where(hasRole).orderBy('a.id').offset(offset).limit(limit).execute()
}

export async function countStaff(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('accounts')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(hasRole)
    .executeTakeFirstOrThrow()
  return total
}

export function readColleague(db: Db, accountId: number): Promise<StaffRow | undefined> {
  return colleagues(db).where('a.id', '=', accountId).executeTakeFirst()
}

/** Only contacts that prove an identity count: the address or number the account signs in with, which no other account has. */
export function readBySignIn(db: Db, contact: string): Promise<StaffRow | undefined> {
  const isNumber = contact.startsWith('+')
  return colleagues(db)
    .where('a.status', '=', 'active')
    .where('a.sign_in_type', isNumber ? '=' : '<>', 'mobile')
    .where(isNumber ? sql<boolean>`a.mobile = ${contact}` : sql<boolean>`lower(a.email) = lower(${contact})`)
    .executeTakeFirst()
}

/** Locks all administrators, in id order, so that two who take each other's role away do not both succeed. @returns their ids */
export async function lockAdministrators(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from accounts where 'administrator' = any(roles) and status = 'active' order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function updateRoles(tx: Tx, accountId: number, roles: StaffRole[]): Promise<void> {
  await tx.updateTable('accounts').set({ roles }).where('id', '=', accountId).execute()
}

/** Only a number used to sign in counts: other numbers are merely typed. */
export function findByMobile(db: Db, mobile: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'subject', 'roles'])
    .where('mobile', '=', mobile)
    .where('sign_in_type', '=', 'mobile')
    .where('status', '=', 'active')
    .executeTakeFirst()
}

/** Only a verified address counts: the one the account signs in with. */
export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'subject', 'roles'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('sign_in_type', '<>', 'mobile')
    .where('status', '=', 'active')
    .executeTakeFirst()
}

interface Wanted {
  account_id?: number | undefined
  action?: string | undefined
  subject?: string | undefined
}

export type EntryRow = Awaited<ReturnType<typeof readAudit>>[number]

function narrowed<Row>(query: SelectQueryBuilder<Tables & { e: Tables['audit_entries'] }, 'e', Row>, wanted: Wanted) {
  const { account_id, action, subject } = wanted
  return query
    .$if(account_id !== undefined, narrow => narrow.where('e.account_id', '=', account_id ?? 0))
    .$if(action !== undefined, narrow => narrow.where('e.action', '=', action ?? ''))
    .$if(subject?.endsWith(':') === true, narrow => narrow.where(sql<boolean>`starts_with(e.subject, ${subject ?? ''})`))
    .$if(subject?.endsWith(':') === false, narrow => narrow.where('e.subject', '=', subject ?? ''))
}

export function readAudit(db: Db, wanted: Wanted, { offset, limit }: Page) {
  return narrowed(db.selectFrom('audit_entries as e').selectAll('e'), wanted)
    .select(eb => eb.selectFrom('accounts as a').select('a.name').whereRef('a.id', '=', 'e.account_id').as('name'))
    .orderBy('e.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** A form may change several settings at once: that is one entry, which has their names as keys. */
export async function readLastChange(db: Db, subject: string): Promise<Pick<EntryRow, 'at' | 'name'> | undefined> {
  const latest = { offset: 0, limit: 1 }
  const [own] = await readAudit(db, { subject }, latest)
  const [, setting] = /^setting:(.+)$/.exec(subject) ?? []
  if (setting === undefined) return own
  const { rows } = await sql<{ id: number; at: Date; name: string | null }>`
    select e.id, e.at, a.name from audit_entries e left join accounts a on a.id = e.account_id
    where e.subject = 'settings' and jsonb_exists(e.after, ${setting}) order by e.id desc limit 1`.execute(db)
  const [amongOthers] = rows
  return own && amongOthers && own.id > amongOthers.id ? own : (amongOthers ?? own)
}

export async function countAudit(db: Db, wanted: Wanted): Promise<number> {
  const { total } = await narrowed(
    db.selectFrom('audit_entries as e').select(eb => eb.fn.countAll<number>().as('total')),
    wanted,
  ).executeTakeFirstOrThrow()
  return total
}
