// All SQL of groups.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Circle } from '../../rewards/leaderboards/index.ts'
import type { ExportedPerson, Listed, Terms } from '../lists/index.ts'

export interface GroupRow {
  id: number
  name: string
  members: number
  created_by: number
  creator: string
  has_board: boolean
  leaders: { id: number; name: string }[]
  created_at: Date
}

const groupRows = sql`select g.id, g.name, g.created_by, c.name as creator, g.created_at, g.has_board,
    (select count(*)::int from group_members m where m.group_id = g.id) as members,
    coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name, a.id)
      from group_leaders l join accounts a on a.id = l.account_id where l.group_id = g.id), '[]') as leaders
  from groups g join accounts c on c.id = g.created_by`

export async function readGroup(db: Db, id: number): Promise<GroupRow | undefined> {
  const { rows } = await sql<GroupRow>`${groupRows} where g.id = ${id}`.execute(db)
  return rows[0]
}

/** Until the transaction ends, no other member of staff changes the group's list. Invited people may join meanwhile. */
export async function lockGroup(tx: Tx, id: number): Promise<void> {
  await sql`select from groups where id = ${id} for no key update`.execute(tx)
}

/** Until the transaction ends, nobody of the staff changes the lists of these groups. */
export async function lockGroups(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select from groups where id = any(${[...ids]}::int[]) order by id for share`.execute(tx)
}

/** @param managerId only groups that this account has made or leads; null: all */
export async function readGroups(
  db: Db,
  { managerId, search, offset, limit }: Page & { managerId: number | null; search: string | undefined },
): Promise<{ rows: GroupRow[]; total: number }> {
  const wanted = sql`(${managerId}::int is null or g.created_by = ${managerId}
      or exists (select from group_leaders l where l.group_id = g.id and l.account_id = ${managerId}))
    and (${search ?? null}::text is null or strpos(lower(g.name), lower(${search ?? null}::text)) > 0)`
  const [{ rows }, counted] = await Promise.all([
    sql<GroupRow>`${groupRows} where ${wanted} order by g.name, g.id offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from groups g where ${wanted}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function insertGroup(tx: Tx, group: { name: string; created_by: number; created_at: Date }): Promise<number> {
  return (await tx.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()).id
}

export async function renameGroup(tx: Tx, id: number, name: string): Promise<void> {
  await tx.updateTable('groups').set({ name }).where('id', '=', id).execute()
}

export async function setBoard(tx: Tx, id: number, hasBoard: boolean): Promise<void> {
  await tx.updateTable('groups').set({ has_board: hasBoard }).where('id', '=', id).execute()
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('groups').where('id', '=', id).execute()
}

/** @returns false if one of the accounts is not active */
export async function setLeaders(tx: Tx, groupId: number, accountIds: readonly number[]): Promise<boolean> {
  await tx.deleteFrom('group_leaders').where('group_id', '=', groupId).execute()
  const { rows } = await sql`
    insert into group_leaders (group_id, account_id)
    select ${groupId}::int, id from accounts where id = any(${[...accountIds]}::int[]) and status = 'active' returning 1`.execute(tx)
  return rows.length === accountIds.length
}

export interface MemberRow extends Terms {
  account_id: number
  name: string
  listed_email: string | null
  joined_at: Date
}

const memberRows = sql`m.account_id, a.name, m.own_id, m.extra_percent, m.hides_timer, m.has_larger_text, m.listed_email, m.joined_at
  from group_members m join accounts a on a.id = m.account_id`

/** `%` and `_` are letters here. */
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export async function readMembers(
  db: Db,
  groupId: number,
  { search, offset, limit }: Page & { search: string | undefined },
): Promise<{ rows: MemberRow[]; total: number }> {
  const like = search === undefined ? null : beginning(search)
  const wanted = sql`m.group_id = ${groupId} and (${like}::text is null or lower(a.name) like ${like} or lower(m.own_id) like ${like}
    or a.id::text = ${search ?? null}::text)`
  const [{ rows }, counted] = await Promise.all([
    sql<MemberRow>`select ${memberRows} where ${wanted} order by a.name, a.id offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from group_members m join accounts a on a.id = m.account_id where ${wanted}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function readMember(db: Db, groupId: number, accountId: number): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select ${memberRows} where m.group_id = ${groupId} and m.account_id = ${accountId}`.execute(db)
  return rows[0]
}

export async function readListed(db: Db, groupId: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select account_id, own_id, extra_percent, hides_timer, has_larger_text, true as is_own from group_members
    where group_id = ${groupId}`.execute(db)
  return rows
}

export async function readMembersToExport(db: Db, groupId: number): Promise<Omit<ExportedPerson, 'group'>[]> {
  const { rows } = await sql<MemberRow>`select ${memberRows} where m.group_id = ${groupId} order by a.name, a.id`.execute(db)
  return rows.map(row => ({ ...row, email: row.listed_email }))
}

export interface NewMember extends Terms {
  group_id: number
  account_id: number
  listed_email: string | null
}

const values = (members: readonly NewMember[]) => sql`
  jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as p (group_id int, account_id int, own_id text, extra_percent int,
    hides_timer boolean, has_larger_text boolean, listed_email text)`

/** Adds members, or gives them these terms. */
export async function putMembers(tx: Tx, members: readonly NewMember[], now: Date): Promise<void> {
  if (members.length === 0) return
  await sql`
    insert into group_members as m
      (group_id, account_id, own_id, extra_percent, hides_timer, has_larger_text, listed_email, joined_at)
    select p.group_id, p.account_id, p.own_id, p.extra_percent, p.hides_timer, p.has_larger_text, p.listed_email, ${now}::timestamptz
    from ${values(members)} order by p.account_id
    on conflict (group_id, account_id) do update set own_id = excluded.own_id, extra_percent = excluded.extra_percent,
      hides_timer = excluded.hides_timer, has_larger_text = excluded.has_larger_text,
      listed_email = coalesce(excluded.listed_email, m.listed_email)`.execute(tx)
}

/** Adds members who are not in their group yet. An own id that somebody else has is left out. */
export async function addMembers(tx: Tx, members: readonly NewMember[], now: Date): Promise<void> {
  if (members.length === 0) return
  await sql`
    insert into group_members (group_id, account_id, own_id, extra_percent, hides_timer, has_larger_text, listed_email, joined_at)
    select p.group_id, p.account_id,
      case when not exists (select from group_members o where o.group_id = p.group_id and o.own_id = p.own_id) then p.own_id end,
      p.extra_percent, p.hides_timer, p.has_larger_text, p.listed_email, ${now}::timestamptz
    from ${values(members)} order by p.account_id
    on conflict (group_id, account_id) do nothing`.execute(tx)
}

export async function isOwnIdTaken(db: Db, groupId: number, ownId: string, accountId: number): Promise<boolean> {
  const other = await db
    .selectFrom('group_members')
    .select('account_id')
    .where('group_id', '=', groupId)
    .where('own_id', '=', ownId)
    .where('account_id', '<>', accountId)
    .executeTakeFirst()
  return other !== undefined
}

export async function deleteMember(tx: Tx, groupId: number, accountId: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export async function isActive(db: Db, accountId: number): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', accountId).where('status', '=', 'active').executeTakeFirst()
  return row !== undefined
}

export interface OwnGroup {
  id: number
  name: string
  leaders: string[]
  is_member: boolean
  leads: boolean
  has_board: boolean
}

const ownColumns = (accountId: number) => sql`
  g.id, g.name, g.has_board, exists (select from group_members m where m.group_id = g.id and m.account_id = ${accountId}) as is_member,
  exists (select from group_leaders l where l.group_id = g.id and l.account_id = ${accountId}) as leads`

/** A group as this account sees it, also one in which it is not. */
export async function readGroupFor(db: Db, id: number, accountId: number): Promise<Omit<OwnGroup, 'leaders'> | undefined> {
  const { rows } = await sql<Omit<OwnGroup, 'leaders'>>`select ${ownColumns(accountId)} from groups g where g.id = ${id}`.execute(db)
  return rows[0]
}

/** The members of a group who have points. */
export const membersOf = (groupId: number): Circle => ({
  ranksAll: false,
  members: sql`select account_id as id from group_members where group_id = ${groupId}`,
})

export async function readOwnGroups(db: Db, accountId: number): Promise<OwnGroup[]> {
  const { rows } = await sql<OwnGroup>`
    select ${ownColumns(accountId)},
      array(select a.name from group_leaders l join accounts a on a.id = l.account_id where l.group_id = g.id order by a.name) as leaders
    from groups g where g.id in (select group_id from group_members where account_id = ${accountId}
      union select group_id from group_leaders where account_id = ${accountId})
    order by g.name, g.id limit 200`.execute(db)
  return rows
}

/** Whether an account has this verified address, also a deactivated one. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from accounts where status <> 'deleted' and sign_in_type <> 'mobile' and lower(email) = ${email}`.execute(db)
  return rows.length > 0
}
