// Where a player can do a quest.

import type { QuestKind } from '@trivium/contract/rewards/quest-names'
import { doors, modes } from '../../platform/modes/modes.ts'

export const questPlaces: Record<QuestKind, string> = {
  finish_round: doors.learn,
  answer_10: doors.learn,
  right_5: doors.learn,
  answer_20: doors.learn,
  run_5: doors.learn,
  daily_quiz: modes.daily_quiz.path,
  new_subject: modes.quiz_zone.path,
  two_games: doors.learn,
  right_20: doors.learn,
  run_8: doors.learn,
  flawless: modes.quiz_zone.path,
  win_battle: modes.random_battle.path,
  practise_10: modes.practice.path,
}
