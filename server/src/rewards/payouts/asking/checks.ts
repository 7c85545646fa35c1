// Collects the checks that a treasurer sees before deciding.

import type { PayoutChecks } from '@trivium/contract/rewards/payouts.admin'
import type { Context } from '../../../platform/api/handle.ts'
import { readAccountRow } from '../account-store.ts'
import {
  readBattlePartners,
  readEarlier,
  readInvitedAlong,
  readInviter,
  readMedianPace,
  readPace,
  readSameAddress,
  readSources,
} from './checks-store.ts'
import { conditionsOf } from './conditions.ts'
import type { PayoutRow } from '../store.ts'

const paceDays = 30

export async function checksOf(payout: PayoutRow, { db, settings, now }: Context): Promise<PayoutChecks> {
  const { account_id: accountId } = payout
  const account = await readAccountRow(db, accountId)
  const [conditions, sources, earlier, pairs, pace] = await Promise.all([
    conditionsOf(db, account, settings, now),
    readSources(db, accountId),
    readEarlier(db, payout),
    pairsOf(payout, { db, now }),
    paceOf(accountId, { db, now }),
  ])
  return {
    conditions,
    pairs,
    pace,
    sources,
    earlier: earlier.map(({ asked_at, ...row }) => ({ ...row, asked_at: asked_at.toISOString() })),
  }
}

type Reading = Pick<Context, 'db' | 'now'>

async function pairsOf(payout: PayoutRow, { db, now }: Reading): Promise<PayoutChecks['pairs']> {
  const [same_address, invited_by, invited_along, battles] = await Promise.all([
    readSameAddress(db, payout),
    readInviter(db, payout.account_id),
    readInvitedAlong(db, payout.account_id),
    readBattlePartners(db, payout.account_id, now),
  ])
  return { same_address, invited_by, invited_along, battles }
}

async function paceOf(accountId: number, { db, now }: Reading): Promise<PayoutChecks['pace']> {
  const [days, median] = await Promise.all([readPace(db, accountId, now), readMedianPace(db, now)])
  const earned = days.reduce((sum, { coins }) => sum + coins, 0)
  return { days, per_day: earned / paceDays, median_per_day: median / paceDays }
}
