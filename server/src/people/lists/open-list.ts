// Reads and judges a file for a list. Groups and exams each bring the state of their list.

import type { ListReport } from '@trivium/contract/people/lists'
import type { Context } from '../../platform/api/handle.ts'
import { limitsOf, type MailParts } from './invite.ts'
import { type InvitingTo, readInvited } from './invitation-store.ts'
import { type Judged, judgeList, type Listed, type ListState } from './judge-list.ts'
import { refusedAsCsv } from './list-csv.ts'
import { readKnownAccounts } from './list-store.ts'
import type { ReadList } from './read-list.ts'

export interface ListAsIs extends Pick<ListState, 'running' | 'groupOf'> {
  to: InvitingTo
  listed: readonly Listed[]
  /** Why nobody can be invited to this list any more; null if people can. */
  isOver: string | null
}

export async function judgeRead(read: ReadList, asIs: ListAsIs, context: Context, { carriesMail }: MailParts): Promise<Judged[]> {
  const { db, player } = context
  const emails = read.entries.flatMap(({ email }) => email ?? [])
  const ids = read.entries.flatMap(({ account }) => account ?? [])
  const limits = await limitsOf(db, player.id, emails, context)
  return judgeList(read.entries, {
    ...asIs,
    ...limits,
    accounts: await readKnownAccounts(db, ids, emails),
    invited: await readInvited(db, asIs.to),
    noMail: carriesMail ? asIs.isOver : 'No account has this address, and this server cannot send email.',
  })
}

/** @param name of the list, for the file of refused rows */
export function presentReport(name: string, read: ReadList, judged: readonly Judged[]): ListReport {
  const counts = { added: 0, changed: 0, same: 0, invited: 0, refused: 0 }
  for (const { verdict } of judged) counts[verdict]++
  const csv = refusedAsCsv(read, judged)
  return {
    counts,
    rows: judged.map(({ entry, verdict, account, terms, problem }) => ({
      row: entry.row,
      email: entry.email ?? entry.typed,
      name: account?.name ?? entry.name ?? '',
      own_id: terms.own_id ?? '',
      extra_percent: terms.extra_percent,
      verdict,
      account_id: account?.id ?? null,
      problem,
    })),
    unknown_columns: read.unknown,
    refused_file: csv === null ? null : { name: `refused-rows-of-${name}.csv`, csv },
  }
}
