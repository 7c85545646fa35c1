// Numbers the events of contests, and chains each to the one before by its hash. A battle does that when it writes an event, but in a
// contest everyone would wait for everyone: ten thousand may enter within seconds. So the events are written without a number, and linked
// a moment later by the clock, many at once, in the order of their ids; one that commits late comes after those linked meanwhile. What a
// contest has closed with is linked by the closing itself: when it is over, its record is whole.

import { chainText } from '@trivium/rules/compete/battles/chain'
import { chainStart } from '@trivium/rules/compete/battles/verify-chain'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { lockLinking, readEnds, readUnlinked, saveLinks } from './event-store.ts'
import { sha256 } from '../running/seed.ts'

/** Less than a tenth of a second of work: others take turns with it. */
const atOnce = 1_000

/** All that have been committed, each thousand in a transaction of its own. */
export async function linkEvents(db: Db): Promise<void> {
  while ((await readUnlinked(db, 1, null)).length > 0) await inTransaction(db, tx => linkSome(tx, null))
}

/** All of one contest, as a part of this transaction. */
export async function linkEventsOf(tx: Tx, contestId: number): Promise<void> {
  while ((await linkSome(tx, contestId)) > 0);
}

/** @returns how many have been linked */
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
