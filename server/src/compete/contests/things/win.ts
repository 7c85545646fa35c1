// Gives the things of a contest to its winners, when it closes and after a regrade.

import { giveThings } from '@trivium/rules/compete/contests/prizes'
import type { Tx } from '../../../platform/db/transaction.ts'
import { isolated, type NewNotice } from '../../../rewards/notices/index.ts'
import type { Winner } from '../entry-store.ts'
import type { ContestRow } from '../store.ts'
import { insertWonThings } from './store.ts'

/**
 * Call it in the transaction that fixes the places, with the accounts locked. It gives each thing once, however often it is called.
 * @returns a notice for each thing that is new
 */
export async function winThings(
  tx: Tx,
  { id, things }: Pick<ContestRow, 'id' | 'things'>,
  winners: Winner[],
  at: Date,
): Promise<NewNotice[]> {
  if (things.length === 0) return []
  const given = giveThings(winners, things).map(({ winner: { accountId, place }, thing }) => ({ accountId, place, thing }))
  const isNew = await insertWonThings(tx, id, given, at)
  return given
    .filter(({ accountId }) => isNew.has(accountId))
    .map(({ accountId, place, thing: { from, name } }) => ({
      accountId,
      type: 'contest_thing_won',
      key: `contest:${id}:thing:${from}`,
      params: { place, thing: isolated(name) },
      typeId: id,
      at,
    }))
}
