// A result shows its new badges as cards, so there is no toast for them. Screen readers still get the announcement.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import { useEffect } from 'react'
import { notify } from '../../platform/ui/feedback/notify.ts'

const shown = new Set<BadgeType>()

export const badgeToast = (type: BadgeType) => `badge-${type}`
export const isShownAsCard = (type: BadgeType) => shown.has(type)

/** Suppresses toasts for these badges while mounted, and removes one that is already shown. */
export function useShownAsCards(types: readonly BadgeType[]): void {
  useEffect(() => {
    for (const type of types) {
      shown.add(type)
      notify.remove(badgeToast(type))
    }
    return () => types.forEach(type => shown.delete(type))
  }, [types])
}
