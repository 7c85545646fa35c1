// SQL of verified contacts, stored as keyed hashes (people/identity/second-factor/secret.ts): the contacts an account has had, and what was
// entered with them. When an account is deleted, a trigger handles them (0046-marks-and-contacts.sql).

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/**
 * Stores the contacts. For each new one it also stores the contests and exams that the account has entered and that are still open: the
 * account may have entered before contacts were stored, or before it verified this one.
 */
export async function saveContacts(tx: Tx, accountId: number, fingerprints: Buffer[]): Promise<void> {
  if (fingerprints.length === 0) return
  await sql`
    with kept as (
      insert into account_contacts (account_id, hash)
      values ${sql.join(fingerprints.map(hash => sql`(${accountId}::int, ${hash}::bytea)`))}
      on conflict do nothing returning hash
    ), entries as (
      select 'contest:' || n.contest_id as entered, k.ends_at as until
        from contest_entries n join contests k on k.id = n.contest_id where n.account_id = ${accountId}
      union all select 'exam:' || t.exam_id || ':' || t.sitting, case when x.is_daily then least(x.ends_at, t.sitting + interval '3 days') else x.ends_at end
        from exam_attempts t join exams x on x.id = t.exam_id where t.account_id = ${accountId}
    )
    insert into entered_contacts (entered, hash, until)
    select e.entered, k.hash, e.until from kept k cross join entries e where e.until > now()
    order by 1, 2
    on conflict do nothing`.execute(tx)
}

/**
 * Accounts with an id above `after` and without contacts, with the contact of their sign-in type: the only one that is certainly verified.
 */
export async function readWithoutContacts(db: Db, after: number, most: number): Promise<{ id: number; contact: string | null }[]> {
  const { rows } = await sql<{ id: number; contact: string | null }>`
    select id, case sign_in_type when 'mobile' then 'mobile:' || mobile else 'mail:' || lower(email) end as contact
    from accounts a
    where id > ${after} and status <> 'deleted' and not exists (select from account_contacts c where c.account_id = a.id)
    order by id limit ${most}`.execute(db)
  return rows
}

interface Entering {
  accountId: number
  /** `contest:7`, `exam:3:2026-11-21`: what each person enters once. */
  entered: string
  /** The time from which nobody can enter it any more. */
  until: Date
}

/**
 * Two parts of the `with` of a statement that enters; they store every contact of the account as entered. If two accounts with one mailbox
 * enter at once, the second waits for the first, and the primary key lets only one in.
 */
export const rememberingEntry = ({ accountId, entered, until }: Entering): RawBuilder<unknown> => sql`
  own_contacts as (select hash from account_contacts where account_id = ${accountId}),
  remembered as (
    insert into entered_contacts (entered, hash, until)
    select ${entered}::text, hash, ${until}::timestamptz from own_contacts order by hash
    on conflict do nothing returning hash)`

/** Whether no contact of the account had entered before. */
export const isFirstEntry: RawBuilder<boolean> = sql<boolean>`(select count(*) from remembered) = (select count(*) from own_contacts)`

export async function deleteEntered(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('entered_contacts').where('until', '<', until).execute()
}
