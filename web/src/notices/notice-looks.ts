// The icon and the page of each type of notice. Unknown types, from a newer server, get the bell and no page.

import type { Notice, NoticeType } from '@trivium/contract/notices'
import {
  IconAward,
  IconBell,
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

type Subject = Pick<Notice, 'type' | 'type_id' | 'link'>

const looks: Record<NoticeType, (subject: Subject) => NoticeLook> = {
  adjustment: () => ({ icon: IconCoins, to: '/coin-history/' }),
  payout_requested: () => ({ icon: IconCoins, to: '/profile/wallet/' }),
  payout_approved: () => ({ icon: IconCoins, to: '/profile/wallet/' }),
  payout_paid: () => ({ icon: IconCoins, to: '/profile/wallet/' }),
  payout_rejected: () => ({ icon: IconCoins, to: '/profile/wallet/' }),
  announcement: ({ link }) => ({ icon: IconSpeakerphone, to: link }),
  badge: () => ({ icon: IconAward, to: '/profile/badges/' }),
  contest_refund: ({ type_id }) => ({ icon: IconReceiptRefund, to: `/contest/${type_id}/` }),
  contest_regraded: ({ type_id }) => ({ icon: IconTrophy, to: `/contest/${type_id}/` }),
  regraded: () => ({ icon: IconRosetteDiscountCheck, to: '/coin-history/' }),
  report_accepted: () => ({ icon: IconRosetteDiscountCheck, to: '/coin-history/' }),
  contest_won: ({ type_id }) => ({ icon: IconTrophy, to: `/contest/${type_id}/` }),
  exam_extra_time: () => ({ icon: IconCertificate, to: '/exam-module/' }),
  exam_voided: () => ({ icon: IconCertificate, to: '/exam-module/?list=completed' }),
  exam_reopened: () => ({ icon: IconCertificate, to: '/exam-module/' }),
  exam_released: () => ({ icon: IconCertificate, to: '/exam-module/?list=completed' }),
  exam_regraded: () => ({ icon: IconCertificate, to: '/exam-module/?list=completed' }),
  league_promoted: () => ({ icon: IconTrophy, to: '/leaderboard/?period=league' }),
  league_stayed: () => ({ icon: IconTrophy, to: '/leaderboard/?period=league' }),
  league_demoted: () => ({ icon: IconTrophy, to: '/leaderboard/?period=league' }),
  referral: () => ({ icon: IconUsers, to: '/profile/invite/' }),
}
const known: Partial<Record<string, (subject: Subject) => NoticeLook>> = looks

export const noticeLook = (notice: Subject): NoticeLook => known[notice.type]?.(notice) ?? { icon: IconBell, to: null }
