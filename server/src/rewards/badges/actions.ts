import { badges, type BadgeType, badgeTypes } from '@trivium/contract/rewards/badges'
import { notUnderstood } from '@trivium/contract/platform/fields'
import { noteClaim } from '../../platform/api/claims.ts'
import { type Context, handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { sayIn } from '../../platform/settings/index.ts'
import { readBadges } from './store.ts'
import { presentBadge } from './views.ts'

export const badgeActions = handle(badges, {
  async get_user_badges(_input, context) {
    return presentBadges(context, badgeTypes)
  },

  async set_badges({ type: claimed }, context) {
    const type = badgeTypes.find(type => type === claimed)
    // An unknown badge has no true value. The claimed name may be anything, so it is not copied to the log.
    if (claimed !== undefined && !type) noteClaim(context, { type: notUnderstood }, {})
    if (!type) return refuse('document_not_found')
    const [badge] = await presentBadges(context, [type])
    noteClaim(context, { [type]: true }, { [type]: badge?.status !== 'locked' })
    return badge ?? refuse('document_not_found')
  },
})

async function presentBadges({ db, player, settings }: Context, types: readonly BadgeType[]) {
  const [rows, say] = await Promise.all([readBadges(db, player.id), sayIn(db, player.webLanguage, settings.default_web_language)])
  return types.map(type => {
    const row = rows.find(row => row.type === type)
    return presentBadge(type, row, settings, say)
  })
}
