// Counts the weeks that are over: ranks, promotions and demotions, and a notice for each member. Each group has its own transaction, so
// any process may run the job and stop at any point. Lock order: accounts, the group, its entries.

import { leagueTiers, type LeagueOutcome } from '@trivium/contract/rewards/league-names'
import type { NoticeType } from '@trivium/contract/rewards/notices'
import { inOrder, lastCountable, nextCountAt, outcomeOf, tierAfter } from '@trivium/rules/rewards/leagues'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { type NewNotice, notify } from '../notices/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { type Ending, lockGroup, readMembers, readUncounted, saveEndings, seatWaiting } from './store.ts'

const atOnce = 100

/** Now while a group of a week that is over is not counted, else when the next week is over. */
export async function readNextCount(db: Db, now: Date): Promise<Date> {
  return (await readUncounted(db, lastCountable(now), 1)).length > 0 ? now : nextCountAt(now)
}

/** @returns how many groups were counted */
export async function closeWeeks(db: Db, settings: Settings, now: Date): Promise<number> {
  let closed = 0
  for (;;) {
    // Reads again until nothing is left: counting a week creates groups of the next one, which may be over, too.
    const groups = await readUncounted(db, lastCountable(now), atOnce)
    if (groups.length === 0) return closed
    for (const id of groups) closed += (await closeGroup(db, id, settings, now)) ? 1 : 0
  }
}

function closeGroup(db: Db, id: number, settings: Settings, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const accountIds = (await readMembers(tx, id)).map(member => member.id)
    // With the accounts locked, no member adds points or joins the next week meanwhile.
    if (accountIds.length > 0) await lockAccounts(tx, accountIds)
    const group = await lockGroup(tx, id)
    if (!group) return false
    const endings = endingsOf(await readMembers(tx, id), settings)
    await saveEndings(tx, id, endings, now)
    await seatWaiting(tx, { accountIds, week: group.week, seats: settings.league_size, least: settings.league_least })
    if (settings.weekly_leagues === 1) await publish(tx, endings, group.week, now)
    return true
  })
}

/** Each moves from their own tier. A deactivated player is not ranked and returns to the same tier. */
function endingsOf(members: Awaited<ReturnType<typeof readMembers>>, settings: Settings): Ending[] {
  const rules = { promotes: settings.league_promotes, demotes: settings.league_demotes }
  const ranked = inOrder(members.filter(({ isActive }) => isActive))
  const away = members.filter(({ isActive }) => !isActive)
  return [
    ...ranked.map(({ id, points, tier }, index) => {
      const outcome = outcomeOf({ rank: index + 1, points, members: ranked.length, tier }, rules)
      return { account_id: id, final_rank: index + 1, outcome, next_tier: tierAfter(tier, outcome) }
    }),
    ...away.map(({ id, tier }) => ({ account_id: id, final_rank: null, outcome: 'stayed' as const, next_tier: tier })),
  ]
}

const noticeTypes: Record<LeagueOutcome, NoticeType> = {
  promoted: 'league_promoted',
  stayed: 'league_stayed',
  demoted: 'league_demoted',
}

function publish(tx: Tx, endings: Ending[], week: string, at: Date): Promise<void> {
  const notices = endings.flatMap(({ account_id, final_rank, outcome, next_tier }): NewNotice[] => {
    if (final_rank === null) return []
    const tier = must(leagueTiers[next_tier], 'a tier has a name')
    return [{ accountId: account_id, type: noticeTypes[outcome], key: `league:${week}`, params: { place: final_rank, tier }, at }]
  })
  return notify(tx, ...notices)
}
