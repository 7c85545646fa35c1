// Registers a player for an upcoming contest, or takes that back. It moves no coins: the entry is paid with the first question.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { contests, Registered } from '@trivium/contract/compete/contests'
import { lockActiveAccount } from '../../people/accounts/index.ts'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { countRegistered, deleteRegistration, insertRegistration, readRegistered, type RegisteredRow } from './registration-store.ts'
import { type ContestRow, readContest } from './store.ts'
import { stateOf } from './views.ts'

type Register = typeof contests.register_for_contest

/** Locks the account, so that none registers after it has ended. */
export function registerForContest({ contest_id: id, status }: InputOf<Register>, { db, now, player }: Context) {
  return inTransaction(db, async tx => {
    const contest = await upcoming(tx, id, now)
    await lockActiveAccount(tx, player.id)
    if (status) await insertRegistration(tx, { contestId: id, accountId: player.id, startsAt: contest.starts_at, at: now })
    else await deleteRegistration(tx, id, player.id)
    return { is_registered: status }
  })
}

type Registrations = typeof contests.get_contest_registrations

export async function contestRegistrations(
  { contest_id: id, offset = 0, limit }: InputOf<Registrations>,
  { db, now, settings }: Context,
): Promise<ResultOf<Registrations>> {
  await upcoming(db, id, now)
  const page = { offset, limit: limit ?? settings.leaderboard_page_size }
  const [rows, total] = await Promise.all([readRegistered(db, id, page), countRegistered(db, id)])
  return { data: rows.map(presentRegistered), total }
}

async function upcoming(db: Db, id: number, now: Date): Promise<ContestRow> {
  const contest = (await readContest(db, id)) ?? refuse('document_not_found')
  const state = stateOf(contest, now)
  if (state === 'live') refuse('contest_started')
  // The server draws the questions a moment after the start.
  if (state === 'upcoming') return contest.starts_at > now ? contest : refuse('contest_started')
  return refuse('contest_over')
}

export const presentRegistered = ({ id, name, profile }: RegisteredRow): Registered => ({
  user_id: id,
  name,
  profile: profile && mediaPath(profile),
})
