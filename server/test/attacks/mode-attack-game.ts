// The rules of the game under attack. The limits are small, so that a short attack reaches all of them.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { trial, trialWindowMs } from '../games/trial.ts'

export const game = {
  questions: 3,
  pause: 4,
  grace: 1,
  cap: 12,
  lifeline: 2,
  freeLifelines: 1,
  deductsFrom: 3,
  hint: 1,
  hints: 2,
  startCoins: 5,
  leastQuestions: 2,
  entry: 2,
}

interface ModeRules {
  /** Seconds per question; null for one clock for the whole play, or none. */
  seconds: number | null
  points: [right: number, wrong: number]
  /** The most coins for a won play. */
  coins: number
  /** The points count on no leaderboard, and are not limited to once per question. */
  isUnranked?: true
  /** Milliseconds from the start to the end of the window. */
  windowMs?: number
  /** Coins for the one attempt. */
  entry?: number
}

export const none: [number, number] = [0, 0]
export const modeRules: Record<Mode, ModeRules> = {
  quiz_zone: { seconds: 30, points: [4, 2], coins: 4 },
  daily_quiz: { seconds: 30, points: [4, 2], coins: 4 },
  true_and_false: { seconds: 12, points: [4, 2], coins: 0 },
  guess_the_word: { seconds: 60, points: [4, 2], coins: 10 },
  self_challenge: { seconds: null, points: none, coins: 0 },
  fun_and_learn: { seconds: 60, points: [4, 2], coins: 4 },
  audio: { seconds: 30, points: [4, 2], coins: 4 },
  maths: { seconds: 30, points: [4, 2], coins: 4 },
  multi_match: { seconds: 45, points: [8, 4], coins: 4 },
  bookmarks: { seconds: 30, points: none, coins: 0 },
  practice: { seconds: null, points: none, coins: 0 },
  contest: { seconds: 30, points: [4, 4], coins: 0, isUnranked: true, windowMs: 1e12, entry: game.entry },
  // These attackers start no battles: see battle-attack.test.ts.
  random_battle: { seconds: null, points: none, coins: 0 },
  group_battle: { seconds: null, points: none, coins: 0 },
  // Other tests attack these: see server/src/assess/exams and server/src/assess/practice-tests.
  exam: { seconds: null, points: none, coins: 0 },
  tutor_test: { seconds: null, points: none, coins: 0 },
  timed_test: { seconds: null, points: none, coins: 0 },
  readiness_test: { seconds: null, points: none, coins: 0 },
  adaptive_test: { seconds: null, points: none, coins: 0 },
  // Not in the contract, but otherwise a mode like the others.
  [trial]: { seconds: 30, points: [1, 0], coins: 0, isUnranked: true, windowMs: trialWindowMs },
}
