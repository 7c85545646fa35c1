// The page that a notice links to, from its row, its toast and the push message.

import type { Notice, NoticeType } from './notices.ts'

type Subject = Pick<Notice, 'type' | 'type_id' | 'link'>

/** The number of a notice's week: its Monday, 20261130 for 2026-11-30. */
export const weekNumberOf = (monday: string): number => Number(monday.replaceAll('-', ''))

const weekPage = (number: number | null) =>
  number === null ? '/profile/week/' : `/profile/week/?week=${String(number).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')}`

const pages: Record<NoticeType, (subject: Subject) => string | null> = {
  adjustment: () => '/coin-history/',
  payout_requested: () => '/profile/wallet/',
  payout_approved: () => '/profile/wallet/',
  payout_paid: () => '/profile/wallet/',
  payout_rejected: () => '/profile/wallet/',
  announcement: ({ link }) => link,
  badge: () => '/profile/badges/',
  contest_refund: ({ type_id }) => `/contest/${type_id}/`,
  contest_regraded: ({ type_id }) => `/contest/${type_id}/`,
  regraded: () => '/coin-history/',
  report_accepted: () => '/coin-history/',
  contest_soon: ({ type_id }) => `/contest/${type_id}/`,
  contest_started: ({ type_id }) => `/contest/${type_id}/`,
  contest_won: ({ type_id }) => `/contest/${type_id}/`,
  contest_thing_won: ({ type_id }) => `/contest/${type_id}/`,
  contest_thing_sent: ({ type_id }) => `/contest/${type_id}/`,
  exam_extra_time: () => '/exam-module/',
  exam_voided: () => '/exam-module/?list=completed',
  exam_reopened: () => '/exam-module/',
  exam_released: () => '/exam-module/?list=completed',
  exam_regraded: () => '/exam-module/?list=completed',
  group_test: ({ type_id }) => `/profile/groups/${type_id}/`,
  group_test_due: ({ type_id }) => `/profile/groups/${type_id}/`,
  league_promoted: () => '/leaderboard/?period=league',
  league_stayed: () => '/leaderboard/?period=league',
  league_demoted: () => '/leaderboard/?period=league',
  week_review: ({ type_id }) => weekPage(type_id),
  referral: () => '/profile/invite/',
  friend_request: () => '/leaderboard/?period=friends',
  friend_accepted: () => '/leaderboard/?period=friends',
  name_taken: () => '/profile/',
  name_fixed_taken: () => '/profile/',
  picture_taken: () => '/profile/',
  // The console is another page, which only staff may open.
  roles_given: () => null,
  roles_taken: () => null,
  role_watch: () => null,
  question_accepted: () => null,
  question_sent_back: () => null,
}
const known: Partial<Record<string, (subject: Subject) => string | null>> = pages

/** @returns null without a page, and for types of a newer server */
export const noticePage = (notice: Subject): string | null => known[notice.type]?.(notice) ?? null
