// What staff do with a list of people, of a group or of an exam alike: read a file, save one, and see to invitations.

import type { ListReport } from '@trivium/contract/people/lists'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { must } from '../../platform/api/refuse.ts'
import { type InvitingTo, listInvitations, lockInviter, readOpenInvitations, updateInvitations } from './invitation-store.ts'
import { invite, type Inviting, type MailParts, presentInvitation, resendInvitation, withdrawInvitation } from './invite.ts'
import type { Judged } from './judge-list.ts'
import { type ExportedPerson, listAsCsv } from './list-csv.ts'
import { judgeRead, type ListAsIs, presentReport } from './open-list.ts'
import { type CellLine, mostListLines, readList, type ReadList } from './read-list.ts'

/** The bank reads files of tables. */
export type ReadCells = (file: { path: string; bytes: number }, mostLines: number) => Promise<CellLine[]>

export interface ListParts {
  mail: MailParts
  readCells: ReadCells
}

/** @template Owner the group or the exam */
export interface PeopleList<Owner> {
  to: InvitingTo
  /** Refuses callers who do not manage the owner; so does `lock`. */
  managed: (context: Context) => Promise<Owner>
  lock: (context: StaffContext) => Promise<Owner>
  asIs: (owner: Owner, context: Context) => Promise<Omit<ListAsIs, 'to'>>
  /** Puts people who have accounts on the list. */
  put: (judged: readonly Judged[], owner: Owner, context: StaffContext) => Promise<void>
  inviting: (invited: readonly Judged[], owner: Owner, context: StaffContext) => Promise<Inviting>
  /** People who have accounts. */
  saved: (owner: Owner, context: Context) => Promise<ExportedPerson[]>
}

interface AskedPage {
  offset?: number | undefined
  limit?: number | undefined
}

interface OneInvitation {
  invitation_id: number
}

/** The list that the input of a call names. */
type ListOf<Named, Owner> = (named: Named) => PeopleList<Owner>

export const fileHandlers = <Named, Owner>(listOf: ListOf<Named, Owner>, parts: ListParts) => ({
  preview: async (named: Named, context: Context): Promise<ListReport> => {
    const list = listOf(named)
    const owner = await list.managed(context)
    const read = await readSent(context, parts)
    return presentReport(nameOf(list), read, await judge(read, list, owner, { ...parts, context }))
  },

  prepare: async (named: Named, context: Context) => {
    const list = listOf(named)
    await list.managed(context)
    const read = await readSent(context, parts)
    return (inside: StaffContext) => carryOut(read, list, inside, parts.mail)
  },

  export: async (named: Named, context: Context) => {
    const list = listOf(named)
    const saved = await list.saved(await list.managed(context), context)
    const invited = await readOpenInvitations(context.db, list.to)
    const people = [...saved, ...invited.map(row => ({ ...row, account_id: null, group: row.group_name }))]
    return { name: `${nameOf(list)}-list.csv`, csv: listAsCsv(people) }
  },
})

export const invitationHandlers = <Named, Owner>(listOf: ListOf<Named, Owner>, { mail }: ListParts) => ({
  list: async (asked: Named & AskedPage, context: Context) => {
    const list = listOf(asked)
    await list.managed(context)
    const page = { offset: asked.offset ?? 0, limit: asked.limit ?? context.settings.page_size }
    const { rows, total } = await listInvitations(context.db, list.to, page)
    return { data: rows.map(row => presentInvitation(row, context.now)), total }
  },

  resend: async (asked: Named & OneInvitation, context: StaffContext) => {
    const list = listOf(asked)
    const { exam } = await list.inviting([], await list.managed(context), context)
    context.audit({ subject: subjectOf(list), after: { invitation_id: asked.invitation_id, sent: 'again' } })
    return resendInvitation({ to: list.to, id: asked.invitation_id, exam }, context, mail)
  },

  withdraw: async (asked: Named & OneInvitation, context: StaffContext) => {
    const list = listOf(asked)
    await list.managed(context)
    context.audit({ subject: subjectOf(list), after: { invitation_id: asked.invitation_id, withdrawn: true } })
    return withdrawInvitation(list.to, asked.invitation_id, context)
  },
})

/** As audit rows name the owner. */
const subjectOf = <Owner>({ to }: PeopleList<Owner>) => ('examId' in to ? `exam:${to.examId}` : `group:${to.groupId}`)
/** For names of files. */
const nameOf = <Owner>(list: PeopleList<Owner>) => subjectOf(list).replace(':', '-')

const readSent = async ({ spooled }: Context, { readCells }: ListParts): Promise<ReadList> =>
  readList(await readCells(must(spooled, 'the action takes one'), mostListLines))

async function judge<Owner>(
  read: ReadList,
  list: PeopleList<Owner>,
  owner: Owner,
  { context, mail }: { context: Context; mail: MailParts },
): Promise<Judged[]> {
  return judgeRead(read, { ...(await list.asIs(owner, context)), to: list.to }, context, mail)
}

async function carryOut<Owner>(read: ReadList, list: PeopleList<Owner>, context: StaffContext, mail: MailParts): Promise<ListReport> {
  const { db, player, audit } = context
  await lockInviter(db, player.id)
  const owner = await list.lock(context)
  const judged = await judge(read, list, owner, { context, mail })
  await list.put(judged, owner, context)
  await updateInvitations(
    db,
    judged.flatMap(({ verdict, invitationId, groupId, terms }) =>
      verdict !== 'refused' && invitationId !== null ? [{ id: invitationId, groupId, ...terms }] : [],
    ),
  )
  const invited = judged.filter(({ verdict }) => verdict === 'invited')
  await invite(invited, await list.inviting(invited, owner, context), context, mail)
  const report = presentReport(nameOf(list), read, judged)
  audit({ subject: subjectOf(list), after: { list: report.counts } })
  return report
}
