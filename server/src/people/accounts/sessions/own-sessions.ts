// Players list their own sessions and end them. As with signing out, the sockets close and other processes drop the cached sessions.

import type { accounts, OwnSession } from '@trivium/contract/people/accounts'
import type { InputOf } from '@trivium/contract/platform/action'
import type { Context } from '../../../platform/api/handle.ts'
import { liveSince } from './session.ts'
import { deleteOtherSessions, deleteOwnSession, type OwnSessionRow, readOwnSessions } from './sessions-store.ts'

export async function listSessions(_input: object, { db, player, now }: Context): Promise<OwnSession[]> {
  const rows = await readOwnSessions(db, { accountId: player.id, tokenHash: player.tokenHash }, liveSince(now))
  return rows.map(present)
}

/** The reply is the same whether the session was ended now, ended before, never existed, or is somebody else's. */
export async function endSession({ session_id }: InputOf<typeof accounts.end_session>, { db, player }: Context): Promise<null> {
  await deleteOwnSession(db, player.id, session_id)
  return null
}

export async function endOtherSessions(_input: object, { db, player }: Context): Promise<null> {
  await deleteOtherSessions(db, { accountId: player.id, tokenHash: player.tokenHash })
  return null
}

const present = ({ id, created_at, last_used_at, isCurrent }: OwnSessionRow): OwnSession => ({
  id,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at.toISOString(),
  is_current: isCurrent,
})
