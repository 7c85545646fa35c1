// The groups of modes on the page of all modes. Inside a group, modes keep the order of modes.ts.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { listedModes } from '../../platform/modes/modes.ts'

export const groups = ['day', 'alone', 'others', 'exams'] as const
export type ModeGroup = (typeof groups)[number]

const groupOf: Record<Mode, ModeGroup> = {
  quiz_zone: 'alone',
  daily_quiz: 'day',
  random_battle: 'others',
  group_battle: 'others',
  contest: 'others',
  fun_and_learn: 'alone',
  true_and_false: 'alone',
  guess_the_word: 'alone',
  tutor_test: 'exams',
  timed_test: 'exams',
  adaptive_test: 'exams',
  readiness_test: 'exams',
  multi_match: 'alone',
  audio: 'alone',
  maths: 'alone',
  self_challenge: 'alone',
  exam: 'exams',
  practice: 'day',
  bookmarks: 'day',
}

export const modesOf = (group: ModeGroup): Mode[] => listedModes.filter(mode => groupOf[mode] === group)
