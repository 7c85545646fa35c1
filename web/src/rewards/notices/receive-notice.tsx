// Handles a pushed notice: updates the list and the counts, and announces the notice in one tab.

import type { ActionName } from '@trivium/contract'
import type { ServerToClient } from '@trivium/contract/live-messages'
import { queryClient } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { isFirstToAnnounce, untilVisible } from './announce-once.ts'
import { badgeToast, wasShownAsCard } from './badge-card-shown.ts'
import { badgeOf } from './badge-of-notice.ts'
import { cacheNotice } from './notice-pages.ts'
import { NoticeToast } from './notice-toast.tsx'
import type { Place } from './use-outside.ts'

const ofExams: ActionName[] = ['get_exam_result', 'get_exam_review', 'get_exam_module']

/** The reads to invalidate after a notice, by its type. */
const outdatedBy: Record<string, ActionName[]> = {
  badge: ['get_user_badges'],
  exam_released: ofExams,
  exam_regraded: ofExams,
  referral: ['get_user_by_id', 'get_referrals', 'get_tracker_data'],
}

export interface Announcer {
  /** Announces a text to screen readers. */
  say: (text: string) => void
  /** Resolves as soon as the player is in none of these places. */
  outside: (places: readonly Place[]) => Promise<void>
  goTo: (path: string) => void
}

export async function receiveNotice({ notice, unread }: Parameters<ServerToClient['notice']>[0], announcer: Announcer): Promise<void> {
  updateUser({ unread_notifications: unread })
  cacheNotice(notice, unread)
  for (const name of outdatedBy[notice.type] ?? []) void queryClient.invalidateQueries({ queryKey: [name] })
  await untilVisible()
  if (!(await isFirstToAnnounce(notice.id))) return
  const badge = await badgeOf(notice)
  // Nothing covers or interrupts a game. A result tells its badges itself.
  await announcer.outside(['game'])
  announcer.say(`${notice.title}. ${notice.message}`)
  if (badge) await announcer.outside(['result', 'game'])
  if (badge && wasShownAsCard(badge.type)) return
  const id = badge ? badgeToast(badge.type) : `notice-${notice.id}`
  notify.custom(<NoticeToast id={id} notice={notice} badge={badge} goTo={announcer.goTo} />, id)
}
