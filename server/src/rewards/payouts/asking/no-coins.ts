// Checked before coins are paid in: players in a country without coins pay no entry.

import type { Db } from '../../../platform/db/connect.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { isWithoutCoins } from './country.ts'
import { readWhereabouts } from '../account-store.ts'

/** Whether any of these players pays no entries. */
export async function anyWithoutCoins(db: Db, accountIds: readonly number[], settings: Settings): Promise<boolean> {
  if (settings.no_coin_countries.length === 0 || accountIds.length === 0) return false
  return (await readWhereabouts(db, accountIds)).some(account => isWithoutCoins(account, settings))
}
