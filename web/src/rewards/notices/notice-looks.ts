// The icon and the page of each type of notice. Unknown types, from a newer server, get the bell and no page.

import { noticePage } from '@trivium/contract/rewards/notice-pages'
import type { Notice, NoticeType } from '@trivium/contract/rewards/notices'
import {
  IconAward,
  IconBell,
  IconCalendarStar,
  IconCertificate,
  IconCoins,
  IconReceiptRefund,
  IconSpeakerphone,
  IconRosetteDiscountCheck,
  IconTrophy,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'

interface NoticeLook {
  icon: Icon
  to: string | null
}

const icons: Record<NoticeType, Icon> = {
  adjustment: IconCoins,
  payout_requested: IconCoins,
  payout_approved: IconCoins,
  payout_paid: IconCoins,
  payout_rejected: IconCoins,
  announcement: IconSpeakerphone,
  badge: IconAward,
  contest_refund: IconReceiptRefund,
  contest_regraded: IconTrophy,
  regraded: IconRosetteDiscountCheck,
  report_accepted: IconRosetteDiscountCheck,
  contest_soon: IconTrophy,
  contest_started: IconTrophy,
  contest_won: IconTrophy,
  contest_thing_won: IconTrophy,
  contest_thing_sent: IconTrophy,
  exam_extra_time: IconCertificate,
  exam_voided: IconCertificate,
  exam_reopened: IconCertificate,
  exam_released: IconCertificate,
  exam_regraded: IconCertificate,
  group_test: IconCertificate,
  group_test_due: IconCertificate,
  league_promoted: IconTrophy,
  league_stayed: IconTrophy,
  league_demoted: IconTrophy,
  week_review: IconCalendarStar,
  referral: IconUsers,
  friend_request: IconUsers,
  friend_accepted: IconUsers,
  name_taken: IconSpeakerphone,
  name_fixed_taken: IconSpeakerphone,
  picture_taken: IconSpeakerphone,
  roles_given: IconUsers,
  roles_taken: IconUsers,
  role_watch: IconUsers,
  question_accepted: IconRosetteDiscountCheck,
  question_sent_back: IconRosetteDiscountCheck,
}
const known: Partial<Record<string, Icon>> = icons

export const noticeLook = (notice: Pick<Notice, 'type' | 'type_id' | 'link'>): NoticeLook => ({
  icon: known[notice.type] ?? IconBell,
  to: noticePage(notice),
})
