// One player as staff see them.

import type { PlayerProfile } from '@trivium/contract/people/accounts.admin'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { allTimeStanding } from '../../rewards/leaderboards/index.ts'
import { readProfile } from './admin-store.ts'
import { presentProfile } from './admin-views.ts'
import { maySeeContacts } from './policy.ts'

/** @throws Refused user_not_found */
export async function profileFor(accountId: number, { db, player }: Pick<Context, 'db' | 'player'>): Promise<PlayerProfile> {
  const row = (await readProfile(db, accountId)) ?? refuse('user_not_found')
  return presentProfile(row, await allTimeStanding(db, accountId), maySeeContacts(player))
}
