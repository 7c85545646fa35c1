// Blocking a player. The blocked player's calls get the same replies as before, so that nobody learns of a block.

import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { Unauthorized } from '../../platform/api/respond.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { countBlocked, deleteBlock, insertBlock, isThere, readBlocksAmong } from './block-store.ts'

/** @throws Refused user_not_found, operation_not_allowed (oneself), too_many_blocks */
export function setBlock(blockedId: number, isBlocked: boolean, { db, player, settings, now }: Context): Promise<void> {
  if (blockedId === player.id) refuse('operation_not_allowed')
  return inTransaction(db, async tx => {
    if (!(await isThere(tx, blockedId))) refuse('user_not_found')
    const accounts = await lockAccounts(tx, [player.id, blockedId])
    if (accounts.of(player.id).status !== 'active') throw new Unauthorized()
    if (!accounts.isThere(blockedId)) refuse('user_not_found')
    if (!isBlocked) return deleteBlock(tx, player.id, blockedId)
    const isKept = (await readBlocksAmong(tx, [player.id, blockedId])).get(player.id)?.has(blockedId)
    if (!isKept && (await countBlocked(tx, player.id)) >= settings.blocks_per_player) refuse('too_many_blocks')
    await insertBlock(tx, { accountId: player.id, blockedId, at: now })
  })
}
