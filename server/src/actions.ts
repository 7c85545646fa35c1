// Every action and its handler. The list of what is not built yet may only shrink: server/test/walk.test.ts holds it.

import type { ActionName, Contract } from '@trivium/contract'
import type { AnyHandler } from './api/actions-route.ts'
import type { Handlers } from './api/handle.ts'
import { refuse } from './api/refuse.ts'

/** Part of the contract from the start, answered `operation_not_allowed` until their issue builds them. */
export const notBuiltYet = [
  'get_multi_match_level_data',
  'set_multi_match_level_data',
  'get_multi_match_questions_by_level',
  'get_questions_by_type',
  'get_daily_quiz',
  'get_fun_n_learn',
  'get_fun_n_learn_questions',
  'get_guess_the_word',
  'get_audio_questions',
  'get_maths_questions',
  'get_questions_for_self_challenge',
  'use_hint',
  'set_quiz_categories',
  'get_bookmark',
  'set_bookmark',
  'report_question',
  'multi_match_report_question',
  'get_user_badges',
  'set_badges',
  'get_notifications',
  'get_contest',
  'get_questions_by_contest',
  'get_contest_leaderboard',
  'set_contest_leaderboard',
  'get_random_questions',
  'get_question_by_room_id',
  'get_battle_statistics',
  'create_room',
  'set_battle_statistics',
  'get_exam_module',
  'get_exam_module_questions',
  'set_exam_module_result',
  'get_payment_request',
  'set_payment_request',
  'delete_pending_payment_request',
  'get_all_question_types',
  'get_questions_test',
  'get_questions_test_review',
  'get_questions_test_retake',
  'get_questions_test_report',
  'set_users_question_test_results',
] as const satisfies ActionName[]

type NotBuilt = (typeof notBuiltYet)[number]
export type Built = Pick<Contract, Exclude<ActionName, NotBuilt>>

/** Takes the handlers of everything that is built; a missing one does not compile. */
export function allHandlers(built: Handlers<Built>): Record<string, AnyHandler> {
  const refusing = Object.fromEntries(notBuiltYet.map(name => [name, async () => refuse('operation_not_allowed')]))
  return { ...refusing, ...built }
}
