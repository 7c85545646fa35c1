// The icon and the page of each type of notice. Unknown types, from a newer server, get the bell and no page.

import type { Notice, NoticeType } from '@trivium/contract/notices'
import { IconAward, IconBell, IconCertificate, IconReceiptRefund, IconTrophy, IconUsers, type Icon } from '@tabler/icons-react'

interface NoticeLook {
  icon: Icon
  to: string | null
}

type Subject = Pick<Notice, 'type' | 'type_id'>

const looks: Record<NoticeType, (subject: Subject) => NoticeLook> = {
  badge: () => ({ icon: IconAward, to: '/profile/badges/' }),
  contest_refund: ({ type_id }) => ({ icon: IconReceiptRefund, to: `/contest/${type_id}/` }),
  contest_won: ({ type_id }) => ({ icon: IconTrophy, to: `/contest/${type_id}/` }),
  exam_extra_time: () => ({ icon: IconCertificate, to: '/exam-module/' }),
  exam_voided: () => ({ icon: IconCertificate, to: '/exam-module/?list=completed' }),
  exam_reopened: () => ({ icon: IconCertificate, to: '/exam-module/' }),
  exam_released: () => ({ icon: IconCertificate, to: '/exam-module/?list=completed' }),
  exam_regraded: () => ({ icon: IconCertificate, to: '/exam-module/?list=completed' }),
  referral: () => ({ icon: IconUsers, to: '/profile/invite/' }),
}
const known: Partial<Record<string, (subject: Subject) => NoticeLook>> = looks

export const noticeLook = (notice: Subject): NoticeLook => known[notice.type]?.(notice) ?? { icon: IconBell, to: null }
