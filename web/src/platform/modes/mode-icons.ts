// The icon of each mode: apart from modes.ts, because the first screen of the app draws only those of today-icons.ts.

import type { Mode } from '@trivium/contract/platform/mode-names'
import {
  IconAbc,
  IconArrowsSort,
  IconBook2,
  IconBookmarks,
  IconCertificate,
  IconClipboardList,
  IconHeadphones,
  IconMathSymbols,
  IconStairsUp,
  IconStopwatch,
  IconSwords,
  IconToggleRight,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import { todayIcons } from './today-icons.ts'

export const modeIcons: Record<Mode, Icon> = {
  ...todayIcons,
  quiz_zone: IconStairsUp,
  random_battle: IconSwords,
  group_battle: IconUsersGroup,
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
  bookmarks: IconBookmarks,
}
