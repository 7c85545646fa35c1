// The facts about a round of a mode, from rules and settings: seconds per question, coins and points.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { modeTable } from '@trivium/rules/play/modes'
import { hasLevels } from '../../platform/modes/modes.ts'
import { type SystemConfig, useSession } from '../../platform/session/session.ts'
import { settingIn } from '../../platform/settings/use-setting.ts'

export interface Round {
  questions: number
  /** Null if questions have no clock of their own. */
  secondsEach: number | null
  /** 0 if the mode pays no coins. */
  coins: number
  winningPercentage: number
  /** Null if answers have no fixed points: in exercises, and in modes that score marks. */
  points: { right: number; wrong: number } | null
  /** Up to this level a wrong answer costs nothing; 0 if it costs points from the start. */
  mildUpTo: number
  /** Null if the mode offers none. */
  lifelines: { offered: number; free: number; priceCoins: number } | null
}

/** @param available the number of available questions, if known. */
export function useRound(mode: Mode, available = Infinity): Round {
  return roundOf(
    mode,
    useSession(session => session.systemConfig),
    available,
  )
}

export function roundOf(mode: Mode, config: SystemConfig | null, available = Infinity): Round {
  const { secondsPerQuestion: seconds, scoring, coins, lifelines } = modeTable[mode]
  return {
    questions: Math.min(settingIn(config, 'questions_per_play'), available),
    secondsEach: seconds === null || seconds === 'of_questions' ? null : settingIn(config, seconds),
    coins: coins ? settingIn(config, coins.maximum) : 0,
    winningPercentage: settingIn(config, 'quiz_winning_percentage'),
    points: scoring?.by === 'points' ? { right: settingIn(config, scoring.correct), wrong: settingIn(config, scoring.wrong) } : null,
    mildUpTo: hasLevels(mode) ? settingIn(config, 'deducts_from_level') - 1 : 0,
    lifelines:
      lifelines.length > 0
        ? { offered: lifelines.length, free: settingIn(config, 'free_lifelines'), priceCoins: settingIn(config, 'lifeline_price') }
        : null,
  }
}

/** An exercise has no points, so it is neither won nor lost. */
export const isExercise = (mode: Mode) => modeTable[mode].scoring === null

/** What a round of the mode is called: an exam gives marks, and a test gives points for parts of an answer. */
export function kindOf(mode: Mode): 'round' | 'test' | 'exam' {
  const by = modeTable[mode].scoring?.by
  return by === 'marks' ? 'exam' : by === 'parts' ? 'test' : 'round'
}

/** Whether a left round waits for its player: no rival plays it at the same time, and no window closes it. */
export const waitsForPlayer = (mode: Mode) => modeTable[mode].driver === 'own' && modeTable[mode].ends === 'last_answer'

/** Whether the score may be shown during the round: where right answers score points, it would reveal whether an answer was right. */
export const tellsScore = (mode: Mode) => !isExercise(mode) && modeTable[mode].feedback === 'answer_mode'
