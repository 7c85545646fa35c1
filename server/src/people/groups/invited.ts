// The link of an invitation. Its token proves the address, because it was mailed to it: so it makes an account whose address is confirmed.
// Signed-in people join with their account; with another address only after they were asked.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { groups } from '@trivium/contract/people/groups'
import { type Context, type SignedIn } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { lockActiveAccount, openSession, presentUser, signUp } from '../accounts/index.ts'
import type { Identity } from '../identity/index.ts'
import { cleanName, isBlockedName } from '../names/index.ts'
import {
  hashOfToken,
  type InvitationRow,
  lockInvitation,
  markAccepted,
  readInvitation,
  readVerifiedEmail,
  stateOf,
} from '../lists/index.ts'
import type { ExamList } from './exam-list.ts'
import { addMembers, hasAccount } from './store.ts'

export interface InvitedParts {
  exams: ExamList
  identity: Pick<Identity, 'enrolment' | 'offer'>
}

type Visitor = Context<SignedIn | null>
type Accept = typeof groups.accept_mailed_invitation

export async function readInvited(
  { invitation_token }: InputOf<typeof groups.get_mailed_invitation>,
  context: Visitor,
  parts: InvitedParts,
): Promise<ResultOf<typeof groups.get_mailed_invitation>> {
  const { db, now } = context
  const row = await readInvitation(db, hashOfToken(invitation_token))
  const { invitation, exam } = await openOne(db, row, now, parts)
  return {
    email: invitation.email,
    name: invitation.name,
    invited_by: invitation.inviter,
    group: invitation.group_name,
    exam: exam && {
      id: exam.id,
      title: exam.title,
      starts_at: exam.starts_at.toISOString(),
      ends_at: exam.ends_at.toISOString(),
      duration_minutes: exam.duration_minutes,
    },
    expires_at: invitation.expires_at.toISOString(),
    next: await nextOf(invitation, context, parts),
  }
}

/** @throws Refused invitation_unknown, invitation_used, invitation_ended, exam_over */
async function openOne(db: Db, row: InvitationRow | undefined, now: Date, { exams }: InvitedParts) {
  const invitation = row ?? refuse('invitation_unknown')
  const state = stateOf(invitation, now)
  if (state !== 'open') refuse(state === 'accepted' ? 'invitation_used' : 'invitation_ended')
  const described = invitation.exam_id === null ? null : await exams.describe(db, invitation.exam_id)
  const exam = described && described.ends_at > now ? described : null
  if (!exam && invitation.group_id === null) refuse(described ? 'exam_over' : 'invitation_ended')
  return { invitation, exam }
}

async function nextOf({ email }: InvitationRow, { db, player }: Visitor, { identity: { enrolment } }: InvitedParts) {
  if (player) return (await readVerifiedEmail(db, player.id)) === email ? 'join' : 'ask'
  // Under a hosted identity provider, people sign in there, and then join by their verified address.
  if (!enrolment || (await hasAccount(db, email)) || (await enrolment.isKnown(db, email))) return 'sign_in'
  return 'new'
}

export async function acceptInvitation(input: InputOf<Accept>, context: Visitor, parts: InvitedParts): Promise<ResultOf<Accept>> {
  const { db, now, player } = context
  const hash = hashOfToken(input.invitation_token)
  const { invitation } = await openOne(db, await readInvitation(db, hash), now, parts)
  const next = await nextOf(invitation, context, parts)
  if (next === 'sign_in') refuse('sign_in_to_join')
  if (next === 'ask' && input.other_account !== true) refuse('other_account')
  const enter = player ? async (tx: Tx) => entered(tx, player) : await newcomer(invitation, input, context, parts)
  return inTransaction(db, async tx => {
    if (invitation.exam_id !== null) await parts.exams.share(tx, invitation.exam_id)
    const { accountId, apiToken } = await enter(tx)
    const { invitation: own, exam } = await openOne(tx, await lockInvitation(tx, hash), now, parts)
    await takePlaces(tx, own, accountId, { now, exams: parts.exams, examId: exam?.id ?? null })
    await markAccepted(tx, own.id, accountId, now)
    const user = apiToken === null ? null : { ...(await presentUser({ ...context, db: tx }, accountId, false)), api_token: apiToken }
    return { new_account: user, group_id: own.group_id, exam_id: exam?.id ?? null }
  })
}

/** In the group, and on the list of the exam. Who is sitting an exam of the group already gains the time that the invitation gives. */
async function takePlaces(
  tx: Tx,
  { own_id, extra_percent, hides_timer, has_larger_text, email: listed_email, group_id, invited_by: by }: InvitationRow,
  account_id: number,
  { now, exams, examId }: { now: Date; exams: ExamList; examId: number | null },
): Promise<void> {
  const place = { account_id, own_id, extra_percent, hides_timer, has_larger_text, listed_email }
  if (group_id !== null) await exams.changeMembers(tx, group_id, { now, by }, () => addMembers(tx, [{ ...place, group_id }], now))
  if (examId !== null) await exams.seat(tx, { ...place, exam_id: examId })
}

interface Entered {
  accountId: number
  /** Of a new account. */
  apiToken: string | null
}

async function entered(tx: Tx, { id }: SignedIn): Promise<Entered> {
  await lockActiveAccount(tx, id)
  return { accountId: id, apiToken: null }
}

/** Makes the account of the address. If another account has it by now, the person signs in with that one. */
async function newcomer(
  { email, name: listed }: InvitationRow,
  { name, password, timezone, web_language }: InputOf<Accept>,
  { db, now, settings }: Visitor,
  { identity }: InvitedParts,
): Promise<(tx: Tx) => Promise<Entered>> {
  const typed = name ?? listed ?? ''
  const own = cleanName(typed, web_language ?? null) ?? 'Player'
  if (await isBlockedName(db, typed)) refuse('name_blocked')
  const enrol = await must(identity.enrolment, '`new` is only offered with it').prepare({ email, name: own, password: password ?? '' })
  return async tx => {
    const { subject, fingerprints } = (await enrol(tx)) ?? refuse('sign_in_to_join')
    const person = { subject, provider: identity.offer.kind, signInType: 'email', email, name: own, fingerprints, isInvited: true } as const
    const accountId = await signUp(tx, { ...person, timezone, webLanguage: web_language }, settings, now)
    return { accountId, apiToken: await openSession(tx, accountId, now) }
  }
}
