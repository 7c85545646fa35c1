// SQL of the tests of groups. Leaders see only who is a member now.

import { sql } from 'kysely'
import type { TestRequest } from '@trivium/contract/assess/practice-tests'
import type { Result } from '@trivium/contract/play/plays'
import type { Db } from '../../../platform/db/connect.ts'
import type { Page } from '../../../platform/db/page.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { sinceStartOf } from '../../../platform/db/upkeep/months.ts'
import type { TestRow } from '../store.ts'

export interface NewGroupTest {
  group_id: number
  title: string
  due_on: string | null
  request: TestRequest
  given_by: number
  given_at: Date
  remind_at: Date | null
}

export async function insertGroupTest(tx: Tx, test: NewGroupTest): Promise<number> {
  const values = { ...test, request: JSON.stringify(test.request) }
  return (await tx.insertInto('group_tests').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** The open tests of a group; `withClosed`: all. */
export async function countTests(db: Db, groupId: number, { withClosed }: { withClosed: boolean }): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from group_tests where group_id = ${groupId} and (${withClosed} or closed_at is null)`.execute(db)
  return rows[0]?.total ?? 0
}

/** The tests that a group got after `since`, also those that are closed. */
export async function countGiven(tx: Tx, groupId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from group_tests where group_id = ${groupId} and given_at > ${since}`.execute(tx)
  return rows[0]?.total ?? 0
}

/** Active members who have not done the test. @param not an account to leave out */
export async function readMembersToTell(tx: Tx, id: number, not: number | null): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select m.account_id from group_tests t join group_members m on m.group_id = t.group_id
    join accounts a on a.id = m.account_id and a.status = 'active'
    where t.id = ${id} and m.account_id is distinct from ${not} and not exists (
      select from practice_tests o join plays p on p.id = o.play_id and p.state = 'finished'
      where o.group_test_id = t.id and o.account_id = m.account_id)
    order by m.account_id`.execute(tx)
  return rows.map(row => row.account_id)
}

/** When the next members are reminded; null while no test has a reminder ahead. */
export async function readNextReminder(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('group_tests')
    .select(eb => eb.fn.min('remind_at').as('at'))
    .where('remind_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return row.at
}

export async function readDueReminders(db: Db, now: Date): Promise<number[]> {
  const rows = await db.selectFrom('group_tests').select('id').where('remind_at', '<=', now).orderBy('remind_at').limit(100).execute()
  return rows.map(row => row.id)
}

/**
 * No other process takes it, too. After an outage the due day may have begun, and then “tomorrow” would be wrong.
 * @returns undefined if the test is closed, the reminder is too late, or somebody has taken it
 */
export async function takeReminder(tx: Tx, id: number, now: Date) {
  const { rows } = await sql<{ id: number; groupId: number; title: string; group: string; isWanted: boolean }>`
    with taken as (select id, remind_at from group_tests where id = ${id} and remind_at <= ${now} for update)
    update group_tests t set remind_at = null from taken, groups g where t.id = taken.id and g.id = t.group_id
    returning t.id, t.group_id as "groupId", t.title, g.name as "group",
      t.closed_at is null and taken.remind_at > ${now}::timestamptz - interval '8 hours' as "isWanted"`.execute(tx)
  return rows.find(({ isWanted }) => isWanted)
}

export interface GroupTestRow {
  id: number
  title: string
  request: TestRequest
  due_on: string | null
  given_by: string
  given_at: Date
  closed_at: Date | null
  play_id: number | null
  state: 'open' | 'finished' | null
  begun: number
  done: number
}

/** Open ones first, then the newest; for leaders also the closed ones. */
export async function readGroupTests(
  db: Db,
  { groupId, accountId, leads }: { groupId: number; accountId: number; leads: boolean },
  { offset, limit }: Page,
): Promise<GroupTestRow[]> {
  const { rows } = await sql<GroupTestRow>`
    select t.id, t.title, t.request, t.due_on::text as due_on, a.name as given_by, t.given_at, t.closed_at, own.play_id, p.state,
      n.begun, n.done
    from group_tests t join accounts a on a.id = t.given_by
    left join practice_tests own on own.group_test_id = t.id and own.account_id = ${accountId}
    left join plays p on p.id = own.play_id
    cross join lateral (
      select count(*)::int as begun, count(*) filter (where q.state = 'finished')::int as done
      from practice_tests o join plays q on q.id = o.play_id
      join group_members m on m.group_id = t.group_id and m.account_id = o.account_id
      where ${leads} and o.group_test_id = t.id) n
    where t.group_id = ${groupId} and (${leads} or t.closed_at is null)
    order by t.closed_at is not null, t.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

const isLed = (accountId: number) =>
  sql<boolean>`exists (select from group_leaders l where l.group_id = t.group_id and l.account_id = ${accountId})`

export async function isLedBy(db: Db, id: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`select from group_tests t where t.id = ${id} and ${isLed(accountId)}`.execute(db)
  return rows.length > 0
}

/** @returns false if this account leads no group with the test */
export async function closeTest(db: Db, id: number, accountId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update group_tests t set closed_at = coalesce(t.closed_at, ${now}) where t.id = ${id} and ${isLed(accountId)} returning 1`.execute(db)
  return rows.length > 0
}

/** The test, if this account is a member of its group. Nobody closes it until the transaction ends. */
export async function lockTestFor(
  tx: Tx,
  id: number,
  accountId: number,
): Promise<{ request: TestRequest; closed_at: Date | null } | undefined> {
  const { rows } = await sql<{ request: TestRequest; closed_at: Date | null }>`
    select t.request, t.closed_at from group_tests t
    where t.id = ${id} and exists (select from group_members m where m.group_id = t.group_id and m.account_id = ${accountId})
    for share of t`.execute(tx)
  return rows[0]
}

export async function readFirstTry(db: Db, id: number, accountId: number): Promise<TestRow | undefined> {
  return db.selectFrom('practice_tests').selectAll().where('group_test_id', '=', id).where('account_id', '=', accountId).executeTakeFirst()
}

export interface TryRow {
  name: string
  /** In the member's time zone. */
  is_late: boolean
  own_id: string | null
  state: 'open' | 'finished' | null
  result: Result | null
}

export async function readTries(db: Db, id: number, { offset, limit, now }: Page & { now: Date }): Promise<TryRow[]> {
  const { rows } = await sql<TryRow>`
    select a.name, m.own_id, p.state, p.result,
      coalesce((coalesce(p.finished_at, ${now}) at time zone a.timezone)::date > t.due_on, false) as is_late
    from group_tests t join group_members m on m.group_id = t.group_id join accounts a on a.id = m.account_id
    left join practice_tests o on o.group_test_id = t.id and o.account_id = m.account_id
    left join plays p on p.id = o.play_id
    where t.id = ${id} order by a.name, a.id offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function countMembers(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from group_tests t join group_members m on m.group_id = t.group_id where t.id = ${id}`.execute(db)
  return rows[0]?.total ?? 0
}

/** With fewer answers, a category's percentage says nothing about the group. */
const enoughAnswers = 5
const mostWeak = 5

/** The categories below the mean of the whole test, over the members' ended tries. */
export async function readWeak(db: Db, id: number): Promise<{ names: Record<string, string>; answered: number; correct: number }[]> {
  const { rows } = await sql<{ names: Record<string, string>; answered: number; correct: number }>`
    with sums as (
      select q.category_id, count(*)::int as answered, count(*) filter (where g.correct)::int as correct
      from group_tests t join practice_tests o on o.group_test_id = t.id
      join group_members m on m.group_id = t.group_id and m.account_id = o.account_id
      join plays p on p.id = o.play_id and p.state = 'finished'
      join answers g on g.play_id = p.id and g.answered_at >= ${sinceStartOf('p')} and g.answer is not null
      join questions q on q.id = g.question_id
      where t.id = ${id} group by q.category_id)
    select c.names, s.answered, s.correct from sums s join categories c on c.id = s.category_id
    where s.answered >= ${enoughAnswers} and s.correct::float8 / s.answered < (select sum(correct)::float8 / sum(answered) from sums)
    order by s.correct::float8 / s.answered, c.id limit ${mostWeak}`.execute(db)
  return rows
}
