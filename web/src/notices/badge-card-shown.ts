// A result shows the badges it brought as cards: no toast tells of them over it. Screen readers hear of each all the same.

import type { BadgeType } from '@trivium/contract/badges'
import { useEffect } from 'react'
import { notify } from '../ui/notify.ts'

const shown = new Set<BadgeType>()

export const badgeToast = (type: BadgeType) => `badge-${type}`
export const isShownAsCard = (type: BadgeType) => shown.has(type)

/** While this is on screen; a toast that came before it goes. */
export function useShownAsCards(types: readonly BadgeType[]): void {
  useEffect(() => {
    for (const type of types) {
      shown.add(type)
      notify.remove(badgeToast(type))
    }
    return () => types.forEach(type => shown.delete(type))
  }, [types])
}
