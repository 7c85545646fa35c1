// How each type of notice presents itself, and the page it is about. Unknown types get the bell and no page.

import { IconAward, IconBell, IconBrain, IconUsers, type Icon } from '@tabler/icons-react'

interface NoticeLook {
  icon: Icon
  to: string | null
}

const looks: Record<string, NoticeLook> = {
  badge: { icon: IconAward, to: '/profile/badges/' },
  referral: { icon: IconUsers, to: '/profile/invite/' },
  practice: { icon: IconBrain, to: '/practice/' },
}

export const noticeLook = (type: string): NoticeLook => looks[type] ?? { icon: IconBell, to: null }
