import { push } from '@trivium/contract/profile/push'
import { type Context, handle } from '../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import { Unauthorized } from '../../platform/api/respond.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { areKeys, isPushService } from './endpoint.ts'
import { deleteSubscription, isSubscribed, lockSession, readChoices, writeChoices, writeSubscription } from './store.ts'

export function pushActions(publicKey: string) {
  const settingsOf = async ({ db, player }: Context) => ({
    public_key: publicKey,
    is_on: await isSubscribed(db, player.tokenHash),
    ...(await readChoices(db, player.id)),
  })
  return handle(push, {
    get_push_settings: (_, context) => settingsOf(context),

    async set_push_subscription({ endpoint, p256dh, auth }, context) {
      const { db, player, settings, now } = context
      if (!isPushService(endpoint, settings)) refuse('push_not_supported')
      if (!areKeys({ p256dh, auth })) throw new InvalidInput([{ field: 'p256dh', problem: 'is not a pair of subscription keys' }])
      await inTransaction(db, async tx => {
        if (!(await lockSession(tx, player.tokenHash))) throw new Unauthorized()
        await writeSubscription(tx, { session: player.tokenHash, account_id: player.id, endpoint, p256dh, auth, created_at: now })
      })
      return settingsOf(context)
    },

    async remove_push_subscription(_, context) {
      await deleteSubscription(context.db, context.player.tokenHash)
      return settingsOf(context)
    },

    async set_push_choices({ notices, daily_quiz, invitations, week }, context) {
      await writeChoices(context.db, context.player.id, { notices, daily_quiz, invitations, ...(week !== undefined && { week }) })
      return settingsOf(context)
    },
  })
}
