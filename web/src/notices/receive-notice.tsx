// What happens when the server tells something: the list and the counts follow, and one tab announces it.

import type { ActionName } from '@trivium/contract'
import type { Badge } from '@trivium/contract/badges'
import type { ServerToClient } from '@trivium/contract/live-messages'
import type { Notice } from '@trivium/contract/notices'
import { actionKey, ask, queryClient } from '../actions.ts'
import { updateUser } from '../session.ts'
import { notify } from '../ui/notify.ts'
import { isFirstToAnnounce, untilVisible } from './announce-once.ts'
import { badgeToast, isShownAsCard } from './badge-card-shown.ts'
import { badgeOfNotice } from './badge-of-notice.ts'
import { mergeNotices } from './merge-notices.ts'
import { NoticeToast } from './notice-toast.tsx'
import { noticePagesKey, type NoticePages } from './use-notice-pages.ts'

/** What is no longer true after a notice. */
const outdatedBy: Record<string, ActionName[]> = {
  badge: ['get_user_badges'],
  referral: ['get_user_by_id', 'get_referrals', 'get_tracker_data'],
}

export interface Announcer {
  /** For screen readers. */
  say: (text: string) => void
  goTo: (path: string) => void
}

export async function receiveNotice({ notice, unread }: Parameters<ServerToClient['notice']>[0], announcer: Announcer): Promise<void> {
  updateUser({ unread_notifications: unread })
  keepNotice(notice, unread)
  for (const name of outdatedBy[notice.type] ?? []) void queryClient.invalidateQueries({ queryKey: [name] })
  await untilVisible()
  if (!(await isFirstToAnnounce(notice.id))) return
  const badge = await badgeOf(notice)
  announcer.say(`${notice.title}. ${notice.message}`)
  if (badge && isShownAsCard(badge.type)) return
  const id = badge ? badgeToast(badge.type) : `notice-${notice.id}`
  notify.custom(<NoticeToast id={id} notice={notice} badge={badge} goTo={announcer.goTo} />, id)
}

function keepNotice(notice: Notice, unread: number): void {
  queryClient.setQueryData<NoticePages>(noticePagesKey(), known => {
    const [first, ...rest] = known?.pages ?? []
    if (!known || !first) return known
    const data = mergeNotices(first.data, [notice])
    const total = first.total + data.length - first.data.length
    return { ...known, pages: [{ ...first, data, total, unread }, ...rest.map(page => ({ ...page, total, unread }))] }
  })
}

/** For its medal; the announcement does without when the server does not answer. */
async function badgeOf(notice: Notice): Promise<Badge | null> {
  if (notice.type !== 'badge') return null
  try {
    const reply = await queryClient.fetchQuery({
      queryKey: actionKey('get_user_badges', {}),
      queryFn: ({ signal }) => ask('get_user_badges', {}, { signal }),
    })
    return badgeOfNotice(notice, reply.data)
  } catch {
    return null
  }
}
