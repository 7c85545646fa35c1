// A player asks for a payout, or takes the request back. Lock order: the address, the account, the ledger.

import type { InputOf } from '@trivium/contract/platform/action'
import type { Payout, payouts, PayoutTerms } from '@trivium/contract/rewards/payouts'
import { noteClaim } from '../../../platform/api/claims.ts'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { Unauthorized } from '../../../platform/api/respond.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { type AccountRow, lockAccountRow } from '../../../platform/db/lock-accounts.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { coinsOf, holdForPayout, returnFromPayout } from '../../wallet/index.ts'
import { cleanAddress } from './address.ts'
import { asNumber, worthOf } from './amount.ts'
import { conditionsOf, refusalOf } from './conditions.ts'
import { notifyPlayer } from '../notices.ts'
import { insertPayout, isTaken, lockAddress, moveOn, type PayoutRow, readLast, readPayout } from '../store.ts'
import { presentPayout } from '../views.ts'

const hourMs = 3_600_000

type Asked = InputOf<typeof payouts.set_payment_request>
export type Fingerprint = (text: string) => Buffer

export async function askForPayout(asked: Asked, context: Context, fingerprint: Fingerprint): Promise<Payout> {
  const { db, player, settings, now } = context
  const { address, folded } = cleanAddress(asked.payment_type, asked.payment_address)
  refuseAmount(asked.coin_used, settings)
  const address_hash = fingerprint(`payout:${folded}`)
  const payout = await inTransaction(db, async tx => {
    await lockAddress(tx, address_hash)
    const account = await lockActive(tx, player.id)
    await refuseUnlessDue(tx, account, settings, now)
    if (settings.payout_address_once === 1 && (await isTaken(tx, address_hash, player.id))) refuse('payout_address_taken')
    const { payment_type, coin_used: coins, details = null } = asked
    const worth = worthOf(coins, settings)
    const row = { account_id: player.id, payment_type, address, address_hash, coins, details, asked_at: now, ...worth }
    const payout = await insertPayout(tx, row)
    await holdForPayout(tx, { payoutId: payout.id, accountId: player.id, coins })
    await notifyPlayer(tx, 'payout_requested', payout, now)
    return payout
  })
  noteClaim(context, { payment_amount: asked.payment_amount }, { payment_amount: asNumber(payout) })
  return presentPayout(payout)
}

function refuseAmount(coins: number, settings: Settings): void {
  // If coins are worth nothing, the refusal is `payouts_off`, not `payout_below_minimum`.
  if (settings.payouts_off === 1 || worthOf(settings.per_coin, settings).amount === 0) refuse('payouts_off')
  if (coins < settings.coin_limit || worthOf(coins, settings).amount === 0) refuse('payout_below_minimum')
  if (coins > settings.payout_most_coins) refuse('payout_too_much')
}

async function refuseUnlessDue(tx: Tx, account: AccountRow, settings: Settings, now: Date): Promise<void> {
  const conditions = await conditionsOf(tx, account, settings, now)
  if (conditions.some(({ name, is_met }) => name === 'open' && !is_met)) refuse('payouts_off')
  const { askedAt, isWaiting } = await readLast(tx, account.id)
  if (nextAt(askedAt, settings, now)) refuse('payout_too_soon')
  if (isWaiting) refuse('payout_pending')
  const unmet = conditions.find(({ is_met }) => !is_met)
  if (unmet) refuse(refusalOf[unmet.name])
}

/** The time of the next request: `difference_hours` after the previous one, whatever its state. @returns null when it is allowed now */
function nextAt(askedAt: Date | null, { difference_hours }: Settings, now: Date): Date | null {
  const at = new Date((askedAt?.getTime() ?? 0) + difference_hours * hourMs)
  return at > now ? at : null
}

/** A call that was running while the account was deleted must change nothing. */
async function lockActive(tx: Tx, accountId: number): Promise<AccountRow> {
  const account = await lockAccountRow(tx, accountId)
  if (account.status !== 'active') throw new Unauthorized()
  return account
}

export async function takeBack(id: number, { db, player }: Context): Promise<void> {
  await inTransaction(db, async tx => {
    await lockActive(tx, player.id)
    const found = await readPayout(tx, id)
    if (found?.account_id !== player.id) refuse('document_not_found')
    await returnPending(tx, found)
  })
}

/** The account must be locked. @throws Refused payout_not_pending */
export async function returnPending(tx: Tx, { id, account_id: accountId }: PayoutRow): Promise<void> {
  const deleted = (await moveOn(tx, id, { from: ['pending'], to: 'deleted' })) ?? refuse('payout_not_pending')
  await returnFromPayout(tx, { payoutId: id, accountId, coins: deleted.coins })
}

export async function termsFor(db: Db, account: AccountRow, settings: Settings, now: Date): Promise<PayoutTerms> {
  const [coins, conditions, { askedAt, isWaiting }] = await Promise.all([
    coinsOf(db, account.id),
    conditionsOf(db, account, settings, now),
    readLast(db, account.id),
  ])
  return {
    coins,
    per_coin: settings.per_coin,
    coin_amount: settings.coin_amount,
    currency: settings.currency,
    least_coins: settings.coin_limit,
    most_coins: settings.payout_most_coins,
    difference_hours: settings.difference_hours,
    payout_days: settings.payout_days,
    conditions,
    is_waiting: isWaiting,
    next_at: nextAt(askedAt, settings, now)?.toISOString() ?? null,
  }
}
