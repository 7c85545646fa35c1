// Premium categories: a player buys one once, for ever. A subcategory is premium when its category is.

import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { charge } from '../../rewards/wallet/index.ts'
import { type CategoryRow, hasUnlocked, insertUnlock } from './store.ts'

/** @param category the top-level category. @throws Refused category_locked */
export async function refuseIfLocked(db: Db, accountId: number, category: CategoryRow): Promise<void> {
  if (category.is_premium && !(await hasUnlocked(db, accountId, category.id))) refuse('category_locked')
}

export const priceOf = (category: Pick<CategoryRow, 'price'>, settings: Settings): number =>
  category.price ?? settings.premium_category_price

export interface Purchase {
  accountId: number
  category: CategoryRow
  price: number
  at: Date
}

/**
 * Unlocks the category and charges for it in one transaction. The unlock row lets only one of several parallel requests through.
 * @returns the balance afterwards
 * @throws Refused already_unlocked, not_enough_coins
 */
export function buyCategory(db: Db, { accountId, category, price, at }: Purchase): Promise<number> {
  if (!category.is_premium) refuse('already_unlocked')
  return inTransaction(db, async tx => {
    if (!(await insertUnlock(tx, accountId, category.id, at))) refuse('already_unlocked')
    return charge(tx, {
      accountId,
      amount: price,
      title: 'premium_category',
      reference: `category:${category.id}`,
      idempotencyKey: `unlock:${accountId}:${category.id}`,
    })
  })
}
