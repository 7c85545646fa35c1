// The icon and the page of each type of notice. Unknown types, from a newer server, get the bell and no page.

import type { NoticeType } from '@trivium/contract/notices'
import { IconAward, IconBell, IconTrophy, IconUsers, type Icon } from '@tabler/icons-react'

interface NoticeLook {
  icon: Icon
  to: string | null
}

const looks: Record<NoticeType, NoticeLook> = {
  badge: { icon: IconAward, to: '/profile/badges/' },
  contest_won: { icon: IconTrophy, to: '/contest/' },
  referral: { icon: IconUsers, to: '/profile/invite/' },
}
const known: Partial<Record<string, NoticeLook>> = looks

export const noticeLook = (type: string): NoticeLook => known[type] ?? { icon: IconBell, to: null }
