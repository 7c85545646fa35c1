// SQL of codes sent to phone numbers.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** A number and the browser that asked for its code, as keyed hashes. */
export interface CodePlace {
  number: Buffer
  browser: Buffer
}

/** Replaces the code that this browser was sent before; codes of other browsers stay valid. */
export async function putCode(db: Db, { number, browser }: CodePlace, code: Buffer, expiresAt: Date): Promise<void> {
  await sql`
    insert into identity_codes (number, browser, code, expires_at) values (${number}, ${browser}, ${code}, ${expiresAt})
    on conflict (number, browser) do update set code = excluded.code, tries = 0, expires_at = excluded.expires_at`.execute(db)
}

/** Counts a guess before it is compared, so that parallel guesses all count. @returns the count, undefined when no code is waiting */
export async function countGuess(db: Db, { number, browser }: CodePlace, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    update identity_codes set tries = tries + 1
    where number = ${number} and browser = ${browser} and expires_at > ${now} returning tries`.execute(db)
  return rows[0]?.tries
}

/** A code can be used once. @returns whether the code was right */
export async function takeCode(db: Db, { number, browser }: CodePlace, code: Buffer): Promise<boolean> {
  const { rows } = await sql`
    delete from identity_codes where number = ${number} and browser = ${browser} and code = ${code} returning 1`.execute(db)
  return rows.length > 0
}

export async function dropCode(db: Db, { number, browser }: CodePlace): Promise<void> {
  await sql`delete from identity_codes where number = ${number} and browser = ${browser}`.execute(db)
}

export async function deleteCodes(db: Db, now: Date): Promise<void> {
  await sql`delete from identity_codes where expires_at < ${now}`.execute(db)
}
