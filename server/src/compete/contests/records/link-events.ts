// Numbers the events of contests and chains each to the one before by its hash. A battle does that when it writes an event. In a contest
// that would make all players wait for each other: ten thousand may enter within seconds. So the database writes events without a number,
// and a job links many at once a moment later, in the order of their ids; an event that commits late comes after those already linked.
// Closing a contest links its last events itself, so its record is complete when it is over.

import { chainText } from '@trivium/rules/compete/battles/chain'
import { chainStart } from '@trivium/rules/compete/battles/verify-chain'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { lockLinking, readEnds, readUnlinked, saveLinks } from './event-store.ts'
import { sha256 } from '../running/open.ts'

/** Takes less than 0.1 s, so that others need not wait long for the lock. */
const atOnce = 1_000

/** Links all committed events, a thousand per transaction. */
export async function linkEvents(db: Db): Promise<void> {
  while ((await readUnlinked(db, 1, null)).length > 0) await inTransaction(db, tx => linkSome(tx, null))
}

/** Links all events of one contest, within this transaction. */
export async function linkEventsOf(tx: Tx, contestId: number): Promise<void> {
  while ((await linkSome(tx, contestId)) > 0);
}

/** @returns the number of linked events */
async function linkSome(tx: Tx, contestId: number | null): Promise<number> {
  await lockLinking(tx)
  const events = await readUnlinked(tx, atOnce, contestId)
  const ends = await readEnds(tx, [...new Set(events.map(event => event.contestId))])
  const links = events.map(({ id, contestId, ...event }) => {
    const before = ends.get(contestId) ?? chainStart
    const seq = before.seq + 1
    const hash = sha256(chainText(before.hash, { ...event, seq, seat: null }))
    ends.set(contestId, { seq, hash })
    return { id, seq, hash }
  })
  await saveLinks(tx, links)
  return links.length
}
