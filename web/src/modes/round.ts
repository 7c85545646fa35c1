// What a round of a mode brings, by the rules and the server's settings: how long each question has, and what there is to win.

import type { Mode } from '@trivium/contract/play-names'
import { modeTable } from '@trivium/rules/modes'
import { type SystemConfig, useSession } from '../session.ts'
import { settingIn } from '../use-setting.ts'

export interface Round {
  questions: number
  /** Null where no clock runs for each question. */
  secondsEach: number | null
  /** 0 where there are none to win. */
  coins: number
  winningPercentage: number
  /** Null where no answer has a fixed worth: in an exercise, or by the marks of each question. */
  points: { right: number; wrong: number } | null
}

/** @param available how many questions there are to draw from, where that is known. */
export function useRound(mode: Mode, available = Infinity): Round {
  return roundOf(
    mode,
    useSession(session => session.systemConfig),
    available,
  )
}

export function roundOf(mode: Mode, config: SystemConfig | null, available = Infinity): Round {
  const { secondsPerQuestion: seconds, scoring, coins } = modeTable[mode]
  return {
    questions: Math.min(settingIn(config, 'questions_per_play'), available),
    secondsEach: seconds === null || seconds === 'of_questions' ? null : settingIn(config, seconds),
    coins: coins ? settingIn(config, coins.maximum) : 0,
    winningPercentage: settingIn(config, 'quiz_winning_percentage'),
    points: scoring?.by === 'points' ? { right: settingIn(config, scoring.correct), wrong: settingIn(config, scoring.wrong) } : null,
  }
}

/** Without points or coins: nothing is won or lost in it. */
export const isExercise = (mode: Mode) => modeTable[mode].scoring === null
