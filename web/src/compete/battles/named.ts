import type { Battle } from '@trivium/contract/compete/battles'
import type { TFunction } from 'i18next'

interface Named {
  name: string
  is_bot: boolean
}

/** A bot has no name of its own: everyone reads in their language what it is. */
export const shownName = ({ name, is_bot }: Named, t: TFunction): string => (is_bot ? t('battle.bot') : name)

export const named = (battle: Battle, t: TFunction): Battle => ({
  ...battle,
  users: battle.users.map(user => ({ ...user, name: shownName(user, t) })),
})
