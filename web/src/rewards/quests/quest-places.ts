// Where a player can do a quest.

import type { QuestKind } from '@trivium/contract/rewards/quest-names'
import { hubPath, modes } from '../../platform/modes/modes.ts'

export const questPlaces: Record<QuestKind, string> = {
  finish_round: hubPath,
  answer_10: hubPath,
  right_5: hubPath,
  answer_20: hubPath,
  run_5: hubPath,
  daily_quiz: modes.daily_quiz.path,
  new_subject: modes.quiz_zone.path,
  two_games: hubPath,
  right_20: hubPath,
  run_8: hubPath,
  flawless: modes.quiz_zone.path,
  win_battle: modes.random_battle.path,
  practise_10: modes.practice.path,
}
