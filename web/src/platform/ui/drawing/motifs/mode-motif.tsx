// The motif of each mode: what one does in it, drawn so that one knows it at arm's length. A chunk of its own (../mode-motif.tsx).

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { ReactNode } from 'react'
import { certificate, cup, players, podium, sheet, swords } from './halls.tsx'
import { calendar, comingBack, openBook, ordered, record, ribbons, signs, slots, stairs, stopwatch, verdicts } from './rounds.tsx'

export type Depicted = Mode | 'leaderboard'

/** Drawings that go the way of the text. */
export const turnedMotifs: ReadonlySet<Depicted> = new Set(['quiz_zone'])

export const modeMotifs: Record<Depicted, ReactNode> = {
  quiz_zone: stairs,
  daily_quiz: calendar,
  random_battle: swords,
  group_battle: players,
  contest: cup,
  fun_and_learn: openBook,
  true_and_false: verdicts,
  guess_the_word: slots,
  tutor_test: sheet,
  timed_test: sheet,
  adaptive_test: sheet,
  readiness_test: sheet,
  multi_match: ordered,
  audio: record,
  maths: signs,
  self_challenge: stopwatch,
  exam: certificate,
  practice: comingBack,
  bookmarks: ribbons,
  leaderboard: podium,
}
