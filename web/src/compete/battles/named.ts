import type { Battle } from '@trivium/contract/compete/battles'
import type { TFunction } from 'i18next'

interface Named {
  name: string
  is_bot: boolean
  played_at?: string | null
}

/** A bot has no name; every player reads the word for "bot" in their language. A recorded round has that of its player, if it may be shown. */
export function shownName({ name, is_bot, played_at = null }: Named, t: TFunction): string {
  if (played_at !== null) return name === '' ? t('battle.recorded_player') : name
  return is_bot ? t('battle.bot') : name
}

export const named = (battle: Battle, t: TFunction): Battle => ({
  ...battle,
  users: battle.users.map(user => ({ ...user, name: shownName(user, t) })),
})
