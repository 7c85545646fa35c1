// How each mode presents itself. Its hue is in ui/mode-hues.ts.

import type { Mode } from '@trivium/contract/plays'
import {
  IconAbc,
  IconArrowsSort,
  IconBook2,
  IconBookmarks,
  IconBrain,
  IconCalendarStar,
  IconHeadphones,
  IconMathSymbols,
  IconStairsUp,
  IconStopwatch,
  IconToggleRight,
  type Icon,
} from '@tabler/icons-react'

interface ModeLook {
  icon: Icon
  /** Text keys: its name, and one line on what it is. */
  name: `mode.name_${Mode}`
  text: `mode.text_${Mode}`
}

export const modeLooks: Record<Mode, ModeLook> = {
  quiz_zone: { icon: IconStairsUp, name: 'mode.name_quiz_zone', text: 'mode.text_quiz_zone' },
  daily_quiz: { icon: IconCalendarStar, name: 'mode.name_daily_quiz', text: 'mode.text_daily_quiz' },
  fun_and_learn: { icon: IconBook2, name: 'mode.name_fun_and_learn', text: 'mode.text_fun_and_learn' },
  guess_the_word: { icon: IconAbc, name: 'mode.name_guess_the_word', text: 'mode.text_guess_the_word' },
  true_and_false: { icon: IconToggleRight, name: 'mode.name_true_and_false', text: 'mode.text_true_and_false' },
  audio: { icon: IconHeadphones, name: 'mode.name_audio', text: 'mode.text_audio' },
  maths: { icon: IconMathSymbols, name: 'mode.name_maths', text: 'mode.text_maths' },
  multi_match: { icon: IconArrowsSort, name: 'mode.name_multi_match', text: 'mode.text_multi_match' },
  self_challenge: { icon: IconStopwatch, name: 'mode.name_self_challenge', text: 'mode.text_self_challenge' },
  practice: { icon: IconBrain, name: 'mode.name_practice', text: 'mode.text_practice' },
  bookmarks: { icon: IconBookmarks, name: 'mode.name_bookmarks', text: 'mode.text_bookmarks' },
}
