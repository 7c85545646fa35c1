// Staff corrects a balance and gives the player a reason. Above a limit, a second person must confirm.

import type { InputOf } from '@trivium/contract/platform/action'
import type { Adjustment, payoutAdmin } from '@trivium/contract/rewards/payouts.admin'
import type { StaffContext } from '../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../platform/api/refuse.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { adjust } from '../wallet/index.ts'
import { findAccount } from './account-store.ts'
import { type AdjustmentRow, decideAdjustment, insertAdjustment, readAdjustment, sumAlone } from './adjustment-store.ts'
import { notifyCorrection } from './notices.ts'
import { mayAdjust, mayAlone, mayConfirm } from './policy.ts'
import { presentAdjustment } from './views.ts'

const dayMs = 86_400_000

export async function adjustCoins(input: InputOf<typeof payoutAdmin.adjust_coins>, context: StaffContext): Promise<Adjustment> {
  const { account_id, coins, reason } = input
  const { db, now, player, settings, audit } = context
  if (coins === 0) throw new InvalidInput([{ field: 'coins', problem: 'must not be 0' }])
  if (!mayAdjust(account_id, player)) refuse('own_account')
  // Locks the staff member's own account as well, so that parallel corrections for several players add up, too.
  await lockThere(db, account_id, player.id)
  const before = await sumAlone(db, { accountId: account_id, staffId: player.id, since: new Date(now.getTime() - dayMs) })
  const most = { ofPlayer: settings.adjustment_limit_alone, ofAll: settings.adjustment_limit_day }
  const state = mayAlone(coins, before, most) ? 'done' : 'waiting'
  const id = await insertAdjustment(db, { account_id, coins, reason, state, asked_by: player.id, asked_at: now })
  if (state === 'done') await carryOut(db, { id, account_id, coins, reason }, now)
  audit({ subject: `account:${account_id}`, after: { adjustment: id, coins, reason, state } })
  return presentAdjustment(await reread(db, id))
}

export async function confirmAdjustment({ adjustment_id: id }: { adjustment_id: number }, context: StaffContext): Promise<Adjustment> {
  const { db, now, player, audit } = context
  const row = (await readAdjustment(db, id)) ?? refuse('document_not_found')
  if (!mayConfirm(row, player)) refuse('own_adjustment')
  if (!mayAdjust(row.account_id, player)) refuse('own_account')
  await lockThere(db, row.account_id)
  if (!(await decideAdjustment(db, id, { state: 'done', by: player.id, at: now }))) refuse('adjustment_decided')
  await carryOut(db, row, now)
  audit({ subject: `account:${row.account_id}`, before: { adjustment: id, state: 'waiting' }, after: { state: 'done', coins: row.coins } })
  return presentAdjustment(await reread(db, id))
}

export async function refuseAdjustment({ adjustment_id: id }: { adjustment_id: number }, context: StaffContext): Promise<Adjustment> {
  const { db, now, player, audit } = context
  const row = (await readAdjustment(db, id)) ?? refuse('document_not_found')
  if (!(await decideAdjustment(db, id, { state: 'refused', by: player.id, at: now }))) refuse('adjustment_decided')
  audit({ subject: `account:${row.account_id}`, before: { adjustment: id, state: 'waiting' }, after: { state: 'refused' } })
  return presentAdjustment(await reread(db, id))
}

/** @throws Refused user_not_found */
async function lockThere(tx: Tx, accountId: number, ...others: number[]): Promise<void> {
  if (!(await findAccount(tx, accountId))) refuse('user_not_found')
  if (!(await lockAccounts(tx, [accountId, ...others])).isThere(accountId)) refuse('user_not_found')
}

async function carryOut(tx: Tx, correction: Pick<AdjustmentRow, 'id' | 'account_id' | 'coins' | 'reason'>, now: Date): Promise<void> {
  await adjust(tx, { adjustmentId: correction.id, accountId: correction.account_id, coins: correction.coins })
  await notifyCorrection(tx, correction, now)
}

const reread = async (tx: Tx, id: number) => must(await readAdjustment(tx, id), 'adjustments are kept')
