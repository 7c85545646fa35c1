// Invites people by mail: stores a hash of each link's token, and queues the mails in the same transaction.

import { createHash, randomBytes } from 'node:crypto'
import type { StaffContext } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Identity, QueueMails } from '../identity/index.ts'
import {
  countInvitedSince,
  deleteEndedBefore,
  insertInvitations,
  type InvitationRow,
  type InvitingTo,
  lockInvitationTo,
  lockInviter,
  markWithdrawn,
  readFlooded,
  renewInvitation,
  stateOf,
} from './invitation-store.ts'
import { type InvitedExam, writeInvitations } from './invitation-mail.ts'
import type { Judged } from './judge-list.ts'

export interface MailParts {
  publicUrl: string
  carriesMail: boolean
  queueMails: QueueMails
}

export const mailParts = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { post, queueMails }: Pick<Identity, 'post' | 'queueMails'>,
): MailParts => ({ publicUrl, carriesMail: post.carriesMail, queueMails })

const dayMs = 86_400_000
/** Mails to one address in a day, from all staff together. */
const mostMailsOfAddress = 5
/** Mails of one invitation in all. */
const mostSendings = 5
const leastPauseMs = 10 * 60_000

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
const newToken = () => randomBytes(32).toString('base64url')

/** How many people this member of staff may still invite, and which addresses have got enough. */
export async function limitsOf(db: Db, inviterId: number, emails: readonly string[], { settings, now }: { settings: Settings; now: Date }) {
  const since = new Date(now.getTime() - dayMs)
  const [sent, flooded] = [await countInvitedSince(db, inviterId, since), await readFlooded(db, emails, mostMailsOfAddress, since)]
  return { invitationsLeft: settings.mailed_invitations_per_day - sent, flooded }
}

export interface Inviting {
  exam: InvitedExam | null
  /** Names of groups, by id. */
  groups: ReadonlyMap<number, string>
  /** For every invitation to a group alone. */
  groupId: number | null
}

/** The caller has locked the inviter and judged the rows since. */
export async function invite(judged: readonly Judged[], to: Inviting, context: StaffContext, parts: MailParts): Promise<void> {
  const { db, now, player, settings } = context
  const expiresAt = new Date(now.getTime() + settings.mailed_invitation_days * dayMs)
  const people = judged.flatMap(({ entry, terms, groupId }) => {
    const token = newToken()
    const { email, name } = entry
    if (email === null) return []
    const row = { ...terms, email, name, groupId: groupId ?? to.groupId, tokenHash: hashOfToken(token).toString('hex') }
    return [{ row, token }]
  })
  const rows = people.map(({ row }) => row)
  await insertInvitations(db, rows, { examId: to.exam?.id ?? null, invitedBy: player.id, now, expiresAt })
  const mails = people.map(({ row: { email, groupId }, token }) => ({
    to: email,
    link: linkOf(token, parts),
    group: groupId === null ? null : (to.groups.get(groupId) ?? null),
  }))
  await parts.queueMails(
    db,
    await writeInvitations(mails, { exam: to.exam, inviterId: player.id, expiresAt, publicUrl: parts.publicUrl }, context),
  )
}

const linkOf = (token: string, { publicUrl }: MailParts) => `${publicUrl}/invited/${token}/`

interface Resending {
  to: InvitingTo
  id: number
  exam: InvitedExam | null
}

/** @throws Refused document_not_found, invitation_not_open, invited_too_often */
export async function resendInvitation({ to, id, exam }: Resending, context: StaffContext, parts: MailParts) {
  const { db, now, player, settings } = context
  await lockInviter(db, player.id)
  const row = await openInvitation(db, to, id)
  if (row.sendings >= mostSendings || now.getTime() - row.sent_at.getTime() < leastPauseMs) refuse('invited_too_often')
  if ((await limitsOf(db, player.id, [row.email], context)).flooded.has(row.email)) refuse('invited_too_often')
  const expiresAt = new Date(now.getTime() + settings.mailed_invitation_days * dayMs)
  const token = newToken()
  await renewInvitation(db, id, { tokenHash: hashOfToken(token), now, expiresAt })
  const mail = { to: row.email, link: linkOf(token, parts), group: row.group_name }
  await parts.queueMails(db, await writeInvitations([mail], { exam, inviterId: player.id, expiresAt, publicUrl: parts.publicUrl }, context))
  return presentInvitation({ ...row, sent_at: now, expires_at: expiresAt }, now)
}

/** @throws Refused document_not_found, invitation_not_open */
export async function withdrawInvitation(to: InvitingTo, id: number, { db, now }: StaffContext) {
  const row = await openInvitation(db, to, id)
  await markWithdrawn(db, id, now)
  return presentInvitation({ ...row, withdrawn_at: now }, now)
}

async function openInvitation(tx: Tx, to: InvitingTo, id: number): Promise<InvitationRow> {
  const row = (await lockInvitationTo(tx, to, id)) ?? refuse('document_not_found')
  return row.accepted_at === null && row.withdrawn_at === null ? row : refuse('invitation_not_open')
}

export const presentInvitation = (row: InvitationRow, now: Date) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  own_id: row.own_id,
  state: stateOf(row, now),
  account_id: row.accepted_by,
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

const keptDays = 90

/** Deletes invitations with their addresses, so long after their links expired. */
export const deleteOldMailedInvitations = (db: Db, now: Date): Promise<void> =>
  deleteEndedBefore(db, new Date(now.getTime() - keptDays * dayMs))
