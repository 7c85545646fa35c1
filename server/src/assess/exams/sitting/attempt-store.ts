// SQL of attempts: who has sat which exam, and the result.

import { type Selectable, sql } from 'kysely'
import { isFirstEntry, rememberingEntry } from '../../../people/accounts/index.ts'
import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { ExamAttempts, ExamClaim } from '../../../platform/db/tables/exam-tables.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Page } from '../../../platform/db/page.ts'

export type AttemptRow = Omit<Selectable<ExamAttempts>, 'sitting' | 'is_noted' | 'reopened_version' | 'draw_seed'>

const columns = ['exam_id', 'account_id', 'play_id', 'away_since', 'absences', 'is_connected', 'ended_by', 'claim', 'void_reason'] as const

export interface NewAttempt {
  examId: number
  accountId: number
  /** YYYY-MM-DD. */
  sitting: string
  playId: number
  /** The seed of its draws. */
  drawSeed: number
}

/**
 * Inserts an attempt. The primary key allows one per sitting.
 * @param until when nobody can start this sitting any more
 * @returns false if an account with the same contact has sat it: then the caller must roll back
 */
export async function insertAttempt(tx: Tx, { examId, accountId, sitting, playId, drawSeed }: NewAttempt, until: Date): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    with ${rememberingEntry({ accountId, entered: `exam:${examId}:${sitting}`, until })}, attempt as (
      insert into exam_attempts (exam_id, account_id, sitting, play_id, draw_seed)
        values (${examId}, ${accountId}, ${sitting}::date, ${playId}, ${drawSeed}))
    select ${isFirstEntry} as "isFirst"`.execute(tx)
  return must(rows[0], 'a select without a table has one row').isFirst
}

export async function readAttempt(db: Db, sat: Omit<NewAttempt, 'playId' | 'drawSeed'>): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('exam_attempts')
    .select(columns)
    .where('exam_id', '=', sat.examId)
    .where('account_id', '=', sat.accountId)
    .where('sitting', '=', sat.sitting)
    .executeTakeFirst()
}

/** The day of the open attempt; for a daily exam it may be yesterday. */
export async function readOpenSitting(db: Db, examId: number, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('exam_attempts')
    .select(sql<string>`sitting::text`.as('sitting'))
    .where('exam_id', '=', examId)
    .where('account_id', '=', accountId)
    .where('ended_by', 'is', null)
    .executeTakeFirst()
  return row?.sitting
}

export async function readAttemptOfPlay(db: Db, playId: number): Promise<AttemptRow | undefined> {
  return db.selectFrom('exam_attempts').select(columns).where('play_id', '=', playId).executeTakeFirst()
}

/** Lock the play first: see ARCHITECTURE.md. */
export async function lockAttemptOfPlay(tx: Tx, playId: number): Promise<AttemptRow | undefined> {
  return tx.selectFrom('exam_attempts').select(columns).where('play_id', '=', playId).forUpdate().executeTakeFirst()
}

/** @param examId null: of any exam */
export async function readLastAttempt(db: Db, accountId: number, examId: number | null): Promise<AttemptRow | undefined> {
  const own = db.selectFrom('exam_attempts').select(columns).where('account_id', '=', accountId)
  const of = examId === null ? own : own.where('exam_id', '=', examId)
  return of.orderBy('play_id', 'desc').limit(1).executeTakeFirst()
}

/** The attempts of these sittings (`exam id:day`), by exam. */
export async function readAttemptsOn(
  db: Db,
  accountId: number,
  sittings: { examId: number; sitting: string }[],
): Promise<Map<number, AttemptRow>> {
  const { rows } = await sql<AttemptRow>`
    select a.exam_id, a.account_id, a.play_id, a.away_since, a.absences, a.is_connected, a.ended_by, a.claim, a.void_reason
    from jsonb_to_recordset(${JSON.stringify(sittings)}::jsonb) as s ("examId" int, sitting date)
    join exam_attempts a on a.exam_id = s."examId" and a.account_id = ${accountId} and a.sitting = s.sitting`.execute(db)
  return new Map(rows.map(row => [row.exam_id, row]))
}

export async function readFinished(db: Db, accountId: number, page: Page): Promise<{ rows: AttemptRow[]; total: number }> {
  const own = db.selectFrom('exam_attempts').where('account_id', '=', accountId).where('ended_by', 'is not', null)
  const [rows, { total }] = await Promise.all([
    own.select(columns).orderBy('play_id', 'desc').offset(page.offset).limit(page.limit).execute(),
    own.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function setAway(tx: Db, playId: number, since: Date | null, absences: number): Promise<void> {
  await tx.updateTable('exam_attempts').set({ away_since: since, absences }).where('play_id', '=', playId).execute()
}

/** Moves `away_since` of attempts that were open at `from`: nobody could come back for `pauseMs`. @returns the exams that ran then */
export async function pauseAbsences(tx: Tx, from: Date, pauseMs: number): Promise<number[]> {
  const { rows } = await sql<{ exam_id: number }>`
    with sat as (
      select t.play_id, t.exam_id from plays p join exam_attempts t on t.play_id = p.id
      where p.state = 'open' and p.mode = 'exam' and p.started_at < ${from} and p.closes_at > ${from}
    ), moved as (
      update exam_attempts t set away_since = t.away_since + make_interval(secs => ${pauseMs / 1000})
      from sat where sat.play_id = t.play_id and t.away_since < ${from}
    )
    select distinct exam_id from sat`.execute(tx)
  return rows.map(({ exam_id }) => exam_id)
}

export async function setVoid(tx: Db, playId: number, reason: string | null): Promise<void> {
  await tx.updateTable('exam_attempts').set({ void_reason: reason, is_noted: false }).where('play_id', '=', playId).execute()
}

/** Reopens an ended attempt. @param version of its play from then on */
export async function setReopened(tx: Tx, playId: number, version: number): Promise<void> {
  await tx
    .updateTable('exam_attempts')
    .set({ ended_by: null, away_since: null, absences: 0, claim: null, void_reason: null, is_noted: false, reopened_version: version })
    .where('play_id', '=', playId)
    .execute()
}

/** The version of its play when it was last reopened; null if never. */
export async function readReopenedVersion(tx: Tx, playId: number): Promise<number | null> {
  const row = await tx.selectFrom('exam_attempts').select('reopened_version').where('play_id', '=', playId).executeTakeFirst()
  return row?.reopened_version ?? null
}

/** Saves the first claim only, and none of a deleted account. */
export async function saveClaim(db: Db, playId: number, claim: ExamClaim): Promise<void> {
  await db
    .updateTable('exam_attempts')
    .set({ claim: JSON.stringify(claim) })
    .where('play_id', '=', playId)
    .where('claim', 'is', null)
    .where(eb =>
      eb.exists(eb.selectFrom('accounts as a').select('a.id').whereRef('a.id', '=', 'account_id').where('a.status', '=', 'active')),
    )
    .execute()
}

/** @returns the attempt if its connection state has changed */
export async function setConnected(db: Db, playId: number, isConnected: boolean): Promise<AttemptRow | undefined> {
  return db
    .updateTable('exam_attempts')
    .set({ is_connected: isConnected })
    .where('play_id', '=', playId)
    .where('ended_by', 'is', null)
    .where(eb => eb.or([eb('is_connected', 'is', null), eb('is_connected', '<>', isConnected)]))
    .returning(columns)
    .executeTakeFirst()
}

/** Another device takes the seat and gets the next number. */
export async function takeSeat(tx: Db, playId: number): Promise<{ seat: number; last_number: number }> {
  const { rows } = await sql<{ seat: number; last_number: number }>`
    update plays set seat = seat + 1, version = version + 1 where id = ${playId} and state = 'open' returning seat, last_number`.execute(tx)
  return must(rows[0], 'the play was just opened')
}

/** Everybody who has sat the exam and still has an active account. */
export async function readSitters(db: Db, examId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exam_attempts as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select('t.account_id')
    .distinct()
    .where('t.exam_id', '=', examId)
    .where('a.status', '=', 'active')
    .orderBy('t.account_id')
    .execute()
  return rows.map(row => row.account_id)
}

/** All attempts of an exam, in the order in which they began. */
export async function readAttemptsOfExam(db: Db, examId: number): Promise<Pick<AttemptRow, 'play_id' | 'ended_by'>[]> {
  return db.selectFrom('exam_attempts').select(['play_id', 'ended_by']).where('exam_id', '=', examId).orderBy('play_id').execute()
}
