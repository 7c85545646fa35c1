import type { Battle } from '@trivium/contract/compete/battles'
import type { TFunction } from 'i18next'

interface Named {
  name: string
  is_bot: boolean
}

/** A bot has no name; every player reads the word for "bot" in their language. */
export const shownName = ({ name, is_bot }: Named, t: TFunction): string => (is_bot ? t('battle.bot') : name)

export const named = (battle: Battle, t: TFunction): Battle => ({
  ...battle,
  users: battle.users.map(user => ({ ...user, name: shownName(user, t) })),
})
