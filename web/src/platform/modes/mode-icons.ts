// The icon of each mode: apart from modes.ts, because the first screen of the app draws none of them.

import type { Mode } from '@trivium/contract/platform/mode-names'
import {
  IconAbc,
  IconArrowsSort,
  IconBook2,
  IconBookmarks,
  IconBrain,
  IconCalendarStar,
  IconCertificate,
  IconClipboardList,
  IconHeadphones,
  IconMathSymbols,
  IconMedal2,
  IconStairsUp,
  IconStopwatch,
  IconSwords,
  IconToggleRight,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'

export const modeIcons: Record<Mode, Icon> = {
  quiz_zone: IconStairsUp,
  daily_quiz: IconCalendarStar,
  random_battle: IconSwords,
  group_battle: IconUsersGroup,
  contest: IconMedal2,
  fun_and_learn: IconBook2,
  true_and_false: IconToggleRight,
  guess_the_word: IconAbc,
  tutor_test: IconClipboardList,
  timed_test: IconClipboardList,
  adaptive_test: IconClipboardList,
  readiness_test: IconClipboardList,
  multi_match: IconArrowsSort,
  audio: IconHeadphones,
  maths: IconMathSymbols,
  self_challenge: IconStopwatch,
  exam: IconCertificate,
  practice: IconBrain,
  bookmarks: IconBookmarks,
}
