// The actions of staff on players.

import { playerAdmin } from '@trivium/contract/people/accounts.admin'
import { handle, type Handlers } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { IdentityProvider } from '../identity/index.ts'
import { coinHistory } from '../../rewards/wallet/index.ts'
import { countPlayers, countPlaysOf, countSessions, readPlayers, readPlaysOf, readProfile, readSessionsOf } from './admin-store.ts'
import { presentListed, presentPlayed, presentSession, profileFor } from './admin-views.ts'
import { maySeeContacts } from './policy.ts'
import { activatePlayer, deactivatePlayer, deletePlayer } from './ending/staff-ending.ts'
import { deleteSessionsOf } from './store.ts'

export function playerAdminActions(identity: Pick<IdentityProvider, 'forget'>): Handlers<typeof playerAdmin> {
  return handle(playerAdmin, {
    async get_players({ offset = 0, limit, ...wanted }, { db, player, settings }) {
      const seesContacts = maySeeContacts(player)
      const page = { offset, limit: limit ?? settings.page_size }
      const [rows, total] = await Promise.all([readPlayers(db, wanted, page, seesContacts), countPlayers(db, wanted, seesContacts)])
      return { data: rows.map(row => presentListed(row, seesContacts)), total }
    },

    get_player: ({ account_id }, context) => profileFor(account_id, context),

    async get_player_sessions({ account_id, offset = 0, limit }, { db, settings }) {
      await requirePlayer(db, account_id)
      const page = { offset, limit: limit ?? settings.page_size }
      const [rows, total] = await Promise.all([readSessionsOf(db, account_id, page), countSessions(db, account_id)])
      return { data: rows.map(presentSession), total }
    },

    async end_player_sessions({ account_id }, context) {
      await requirePlayer(context.db, account_id)
      const ended = await countSessions(context.db, account_id)
      await deleteSessionsOf(context.db, account_id)
      context.audit({ subject: `account:${account_id}`, after: { sessions_ended: ended } })
      return profileFor(account_id, context)
    },

    deactivate_player: deactivatePlayer,
    activate_player: activatePlayer,
    delete_player: (input, context) => deletePlayer(input, context, identity),

    async get_player_plays({ account_id, offset = 0, limit }, { db, settings }) {
      await requirePlayer(db, account_id)
      const page = { offset, limit: limit ?? settings.page_size }
      const [rows, total] = await Promise.all([readPlaysOf(db, account_id, page), countPlaysOf(db, account_id)])
      return { data: rows.map(presentPlayed), total }
    },

    async get_player_ledger({ account_id, offset = 0, limit }, { db, settings }) {
      await requirePlayer(db, account_id)
      return coinHistory(db, { accountId: account_id, type: undefined, offset, limit: limit ?? settings.page_size }, 'en')
    },
  })
}

async function requirePlayer(db: Db, accountId: number): Promise<void> {
  if (!(await readProfile(db, accountId))) refuse('user_not_found')
}
