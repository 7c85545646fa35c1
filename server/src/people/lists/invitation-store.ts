// SQL of invitations by mail.

import { sql } from 'kysely'
import type { InvitationState } from '@trivium/contract/people/list-names'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Invited } from './judge-list.ts'
import type { Terms } from './read-list.ts'

/** What an invitation is to: an exam (and perhaps a group), or only a group. */
export type InvitingTo = { examId: number } | { groupId: number }

const isTo = (to: InvitingTo) => ('examId' in to ? sql`i.exam_id = ${to.examId}` : sql`i.group_id = ${to.groupId} and i.exam_id is null`)
const isOpen = sql`i.accepted_at is null and i.withdrawn_at is null`

/** Parallel imports and sendings of one member of staff take turns: they must not both use the last invitation of a day. */
export async function lockInviter(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mailed-invitations:${accountId}`}, 0))`.execute(tx)
}

/** Open invitations, also expired ones: a row of a file does not invite the same address again. */
export async function readInvited(db: Db, to: InvitingTo): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    select i.id, i.email, i.own_id, i.extra_percent, i.hides_timer, i.has_larger_text
    from mailed_invitations i where ${isTo(to)} and ${isOpen}`.execute(db)
  return rows
}

export async function countInvitedSince(db: Db, inviterId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mailed_invitations where invited_by = ${inviterId} and created_at > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Those of the addresses that got at least so many mails since then. */
export async function readFlooded(db: Db, emails: readonly string[], most: number, since: Date): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from mailed_invitations where email = any(${[...emails]}::text[]) and sent_at > ${since}
    group by email having sum(sendings) >= ${most}`.execute(db)
  return new Set(rows.map(({ email }) => email))
}

export interface NewInvitation extends Terms {
  /** In hexadecimal. */
  tokenHash: string
  email: string
  name: string | null
  groupId: number | null
}

interface Circumstances {
  examId: number | null
  invitedBy: number
  now: Date
  expiresAt: Date
}

export async function insertInvitations(tx: Tx, people: readonly NewInvitation[], by: Circumstances): Promise<void> {
  if (people.length === 0) return
  await sql`
    insert into mailed_invitations (token_hash, email, name, own_id, group_id, exam_id, extra_percent, hides_timer, has_larger_text,
      invited_by, created_at, sent_at, expires_at)
    select decode(p."tokenHash", 'hex'), p.email, p.name, p.own_id, p."groupId", ${by.examId}::int, p.extra_percent, p.hides_timer,
      p.has_larger_text, ${by.invitedBy}::int, ${by.now}::timestamptz, ${by.now}::timestamptz, ${by.expiresAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p ("tokenHash" text, email text, name text, own_id text, "groupId" int,
      extra_percent int, hides_timer boolean, has_larger_text boolean)`.execute(tx)
}

/** Gives open invitations other terms; nothing is sent. */
export async function updateInvitations(tx: Tx, changed: readonly (Terms & { id: number; groupId: number | null })[]): Promise<void> {
  if (changed.length === 0) return
  await sql`
    update mailed_invitations i set own_id = p.own_id, extra_percent = p.extra_percent, hides_timer = p.hides_timer,
      has_larger_text = p.has_larger_text, group_id = coalesce(p."groupId", i.group_id)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as p (id int, own_id text, extra_percent int, hides_timer boolean,
      has_larger_text boolean, "groupId" int)
    where i.id = p.id and ${isOpen}`.execute(tx)
}

export interface InvitationRow extends Terms {
  id: number
  email: string
  name: string | null
  group_id: number | null
  group_name: string | null
  exam_id: number | null
  invited_by: number
  inviter: string
  sent_at: Date
  sendings: number
  expires_at: Date
  accepted_by: number | null
  accepted_at: Date | null
  withdrawn_at: Date | null
}

const rowsOf = sql`select i.id, i.email, i.name, i.own_id, i.group_id, g.name as group_name, i.exam_id, i.extra_percent, i.hides_timer,
    i.has_larger_text, i.invited_by, a.name as inviter, i.sent_at, i.sendings, i.expires_at, i.accepted_by, i.accepted_at, i.withdrawn_at
  from mailed_invitations i join accounts a on a.id = i.invited_by left join groups g on g.id = i.group_id`

export async function readInvitation(db: Db, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`${rowsOf} where i.token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

/** Locks the invitation, so that it is used once. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`${rowsOf} where i.token_hash = ${tokenHash} for update of i`.execute(tx)
  return rows[0]
}

export async function lockInvitationTo(tx: Tx, to: InvitingTo, id: number): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`${rowsOf} where i.id = ${id} and ${isTo(to)} for update of i`.execute(tx)
  return rows[0]
}

export async function listInvitations(db: Db, to: InvitingTo, { offset, limit }: Page): Promise<{ rows: InvitationRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<InvitationRow>`${rowsOf} where ${isTo(to)} order by i.id desc offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from mailed_invitations i where ${isTo(to)}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** For an export. */
export async function readOpenInvitations(db: Db, to: InvitingTo): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`${rowsOf} where ${isTo(to)} and ${isOpen} order by i.id`.execute(db)
  return rows
}

export async function renewInvitation(tx: Tx, id: number, renewed: { tokenHash: Buffer; now: Date; expiresAt: Date }): Promise<void> {
  await sql`
    update mailed_invitations set token_hash = ${renewed.tokenHash}, sent_at = ${renewed.now}, sendings = sendings + 1,
      expires_at = ${renewed.expiresAt} where id = ${id}`.execute(tx)
}

export async function markWithdrawn(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`update mailed_invitations set withdrawn_at = ${at} where id = ${id}`.execute(tx)
}

/** For a group that is deleted. Invitations that are also to an exam stay open for the exam. */
export async function withdrawAllToGroup(tx: Tx, groupId: number, at: Date): Promise<void> {
  await sql`
    update mailed_invitations i set group_id = null,
      withdrawn_at = case when i.exam_id is null and ${isOpen} then ${at}::timestamptz else i.withdrawn_at end
    where i.group_id = ${groupId}`.execute(tx)
}

export async function markAccepted(tx: Tx, id: number, accountId: number, at: Date): Promise<void> {
  await sql`update mailed_invitations set accepted_by = ${accountId}, accepted_at = ${at} where id = ${id}`.execute(tx)
}

export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from mailed_invitations where expires_at < ${before}`.execute(db)
}

export function stateOf({ accepted_at, withdrawn_at, expires_at }: InvitationRow, now: Date): InvitationState {
  if (accepted_at !== null) return 'accepted'
  if (withdrawn_at !== null) return 'withdrawn'
  return expires_at <= now ? 'expired' : 'open'
}
