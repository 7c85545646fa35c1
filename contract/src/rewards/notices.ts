// Notices from the server to a player.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { order, page, sorting, Time, Whole } from '../platform/fields.ts'

/** The subjects of notices. */
export const noticeTypes = [
  'adjustment',
  'badge',
  'payout_requested',
  'payout_approved',
  'payout_paid',
  'payout_rejected',
  'announcement',
  'referral',
  'friend_request',
  'friend_accepted',
  'name_taken',
  'name_fixed_taken',
  'picture_taken',
  'league_promoted',
  'league_stayed',
  'league_demoted',
  'contest_soon',
  'contest_started',
  'week_review',
  'contest_won',
  'contest_thing_won',
  'contest_thing_sent',
  'contest_refund',
  'contest_regraded',
  'regraded',
  'report_accepted',
  'exam_extra_time',
  'exam_voided',
  'exam_reopened',
  'exam_released',
  'exam_regraded',
  'group_test',
  'group_test_due',
  'roles_given',
  'roles_taken',
  'role_watch',
  'question_accepted',
  'question_sent_back',
] as const
export type NoticeType = (typeof noticeTypes)[number]

export const Notice = z.object({
  id: z.int(),
  /** In the player's interface language. */
  title: z.string(),
  message: z.string(),
  image: z.string().nullable(),
  /** One of `noticeTypes`, or a type of a newer server. The client chooses the icon and the page to open. */
  type: z.string(),
  type_id: z.int().nullable(),
  /** The page of an announcement, or a page of the console, which is another app; null for other types, whose pages the client knows. */
  link: z.string().nullable(),
  date_sent: Time,
  read: z.boolean(),
})
export type Notice = z.output<typeof Notice>

export const notices = {
  get_notifications: action({
    summary: 'Notices to the player, newest first by default',
    access: 'player',
    input: z.object({ ...page, sort: sorting(['id', 'date_sent'], 'date_sent'), order }),
    output: z.array(Notice),
    meta: z.object({ total: z.int(), unread: z.int() }),
    refusals: [],
  }),
  mark_notifications_read: action({
    summary: 'Mark all notices up to this one as read',
    access: 'player',
    input: z.object({ up_to_id: Whole(1, Number.MAX_SAFE_INTEGER) }),
    output: z.object({ unread: z.int() }),
    refusals: [],
  }),
}
