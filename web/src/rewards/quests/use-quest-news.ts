// What a look at today's quests has brought: the call pays what is done.

import type { Quests } from '@trivium/contract/rewards/quests'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { updateUser } from '../../platform/session/session.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'

/** Today's quests. Shows the new balance, and says what earlier days have paid. `news` is null until the server has been asked now. */
export function useQuestNews(isWanted = true) {
  // Each visit asks again: a round may have ended meanwhile.
  const query = useAction('get_quests', {}, { staleTimeMs: 0, enabled: isWanted })
  // An earlier reply was told where it came.
  const news = isWanted && query.isFetchedAfterMount ? (query.data?.data ?? null) : null
  usePaid(news)
  return { query, news }
}

function usePaid(news: Quests | null): void {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { paid_earlier: earlier = 0, coins = null } = news ?? {}
  useEffect(() => {
    if (coins === null) return
    updateUser({ coins })
    if (earlier > 0) notify.success(t('quests.paid_earlier', { count: earlier, shown: count(earlier) }), 'quests_earlier')
    // The texts may change their language later, which pays nothing again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [earlier, coins])
}

/** Rounds of long ago fulfil nothing now. */
const freshMs = 60_000

/** A line for each quest that is done since the last look, with its coins, and for all three. @param endedAt when the round ended */
export function useQuestsDone(endedAt: string): string[] {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [isFresh] = useState(() => serverNow() - Date.parse(endedAt) < freshMs)
  const { news } = useQuestNews(isFresh)
  if (!news) return []
  const isPaid = news.paid_now > news.paid_earlier
  return news.done_now.map(kind => {
    const coins = kind === 'all' ? news.bonus_coins : (news.quests.find(quest => quest.kind === kind)?.coins ?? 0)
    const done = kind === 'all' ? t('quests.all_done_now') : t('quests.done_now', { quest: t(`quests.kind_${kind}`) })
    return isPaid && coins > 0 ? t('quests.done_paid', { done, coins: t('wallet.coins', { count: coins, shown: count(coins) }) }) : done
  })
}
