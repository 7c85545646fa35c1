// A badge is told once: a result shows its new badges as cards, so no toast follows. Screen readers still get the announcement.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import { useEffect } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'

const shown = new Set<string>()
const keyOf = (type: BadgeType) => `${useSession.getState().user?.id} ${type}`

export const badgeToast = (type: BadgeType) => `badge-${type}`

export const wasShownAsCard = (type: BadgeType) => shown.has(keyOf(type))

/** Notes these badges as told, and removes a toast that tells one of them already. */
export function useShownAsCards(types: readonly BadgeType[]): void {
  useEffect(() => {
    for (const type of types) {
      shown.add(keyOf(type))
      notify.remove(badgeToast(type))
    }
  }, [types])
}
