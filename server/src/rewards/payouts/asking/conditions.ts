// The conditions for a payout. The player sees all of them; staff sees them beside the request.

import type { Condition } from '@trivium/contract/rewards/payouts'
import type { PayoutCondition } from '@trivium/contract/rewards/payout-names'
import type { Refusal } from '@trivium/contract/platform/refusals'
import type { Db } from '../../../platform/db/connect.ts'
import type { AccountRow } from '../../../platform/db/lock-accounts.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { isWithoutCoins } from './country.ts'
import { countPlays } from '../store.ts'

const dayMs = 86_400_000

export async function conditionsOf(db: Db, account: AccountRow, settings: Settings, now: Date): Promise<Condition[]> {
  const { payouts_off, payout_needs_contact, payout_account_days: days, payout_plays: plays } = settings
  const age = Math.floor((now.getTime() - account.registered_at.getTime()) / dayMs)
  const isOpen = payouts_off === 0 && settings.per_coin > 0 && settings.coin_amount > 0 && !isWithoutCoins(account, settings)
  return [
    condition('open', 1, isOpen ? 1 : 0),
    condition('contact', payout_needs_contact, hasContact(account) ? 1 : 0),
    condition('age', days, age),
    condition('plays', plays, await countPlays(db, account.id, plays)),
  ]
}

const condition = (name: PayoutCondition, needed: number, has: number): Condition => {
  const shown = Math.max(0, Math.min(has, needed))
  return { name, needed, has: shown, is_met: shown >= needed }
}

/** The contact a player signs in with is verified; another one was merely typed. */
const hasContact = ({ sign_in_type, mobile, email }: AccountRow) => (sign_in_type === 'mobile' ? mobile : email) !== null

export const refusalOf: Record<PayoutCondition, Refusal> = {
  open: 'payouts_off',
  contact: 'payout_contact_unverified',
  age: 'payout_account_too_new',
  plays: 'payout_plays_needed',
}
