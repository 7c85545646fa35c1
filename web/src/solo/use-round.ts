// What a round of a mode brings, by the server's settings: how long each question has, and what there is to win.

import type { Mode } from '@trivium/contract/plays'
import { useNumberSetting } from '../settings/settings.ts'

/** Modes with points and a clock for each question. */
export type RoundMode = Exclude<Mode, 'self_challenge' | 'bookmarks' | 'practice'>

const seconds: Record<RoundMode, number> = {
  quiz_zone: 30,
  daily_quiz: 30,
  true_and_false: 30,
  guess_the_word: 60,
  fun_and_learn: 60,
  audio: 30,
  maths: 30,
  multi_match: 45,
}

export interface Round {
  questions: number
  secondsEach: number
  /** 0 where there are none to win. */
  coins: number
  winningPercentage: number
  scoreRight: number
  scoreWrong: number
}

/**
 * The numbers given here are only for the moment the settings are not there.
 * @param available how many questions there are to draw from, where that is known.
 */
export function useRound(mode: RoundMode, available = Infinity): Round {
  const scores = mode === 'multi_match' ? 'multi_match_score' : 'score'
  const most = useNumberSetting('maximum_winning_coins', 4)
  const mostForWords = useNumberSetting('guess_the_word_maximum_winning_coins', 10)
  return {
    questions: Math.min(useNumberSetting('questions_per_play', 10), available),
    secondsEach: useNumberSetting(`${mode}_seconds`, seconds[mode]),
    coins: mode === 'true_and_false' ? 0 : mode === 'guess_the_word' ? mostForWords : most,
    winningPercentage: useNumberSetting('quiz_winning_percentage', 60),
    scoreRight: useNumberSetting(`${scores}_correct`, mode === 'multi_match' ? 8 : 4),
    scoreWrong: useNumberSetting(`${scores}_wrong`, mode === 'multi_match' ? 4 : 2),
  }
}
