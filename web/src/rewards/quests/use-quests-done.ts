// The quests that a round has fulfilled, for its result: the call pays them.

import type { QuestKind } from '@trivium/contract/rewards/quest-names'
import type { Quests } from '@trivium/contract/rewards/quests'
import { useEffect, useState } from 'react'
import { actionKey, queryClient, useAction } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'

export interface QuestsDone {
  /** Empty if it is unknown which quests the coins are for. */
  done: { kind: QuestKind; coins: number }[]
  /** For all three; 0 unless this call has paid it. */
  bonus: number
  paid: number
}

/** Null while unknown, and if nothing was paid. @param isFresh whether the round has just ended: older results change nothing */
export function useQuestsDone(isFresh: boolean): QuestsDone | null {
  const [before] = useState(() => queryClient.getQueryData<{ data: Quests }>(actionKey('get_quests', {}))?.data ?? null)
  const query = useAction('get_quests', {}, { staleTimeMs: 0, enabled: isFresh })
  // Until then the reply is an earlier one, whose payment was told before.
  const now = query.isFetchedAfterMount ? (query.data?.data ?? null) : null
  const coins = now?.coins ?? null
  useEffect(() => {
    if (coins !== null) updateUser({ coins })
  }, [coins])
  return isFresh && now && now.paid_now > 0 ? doneBetween(before, now) : null
}

/** The quests that are done now and were not before. Their coins must be those that were paid, otherwise it is unknown which they are. */
export function doneBetween(before: Quests | null, { day, quests, bonus_coins, paid_now: paid }: Quests): QuestsDone {
  const wasDone = new Set(before?.day === day ? before.quests.filter(quest => quest.is_done).map(({ kind }) => kind) : [])
  const done = quests.filter(({ kind, is_done }) => is_done && !wasDone.has(kind)).map(({ kind, coins }) => ({ kind, coins }))
  const bonus = quests.every(quest => quest.is_done) ? bonus_coins : 0
  const worth = done.reduce((sum, { coins }) => sum + coins, bonus)
  return worth === paid ? { done, bonus, paid } : { done: [], bonus: 0, paid }
}
