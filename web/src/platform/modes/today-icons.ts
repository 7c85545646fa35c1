// The icons of the modes that the first screen draws: apart from mode-icons.ts, so that it waits for no other icon.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { IconBrain, IconCalendarStar, IconMedal2, type Icon } from '@tabler/icons-react'

export const todayIcons = {
  daily_quiz: IconCalendarStar,
  contest: IconMedal2,
  practice: IconBrain,
} as const satisfies Partial<Record<Mode, Icon>>

export type TodayMode = keyof typeof todayIcons
