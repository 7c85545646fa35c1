// What players may do in the demo, call by call. The samples are signed in to by many at once, and what one visitor keeps there the next one
// finds: so a sample plays like everybody else, and keeps nothing that it has said, marked or read. Whoever signs up in the demo does on
// their own account what they like, but for what reaches beyond it (mail, money, other devices, pages for the world), which nobody may.

import type { ActionName, Contract } from './index.ts'

/**
 * `looks`: changes nothing that anybody sees · `plays`: what playing changes, coins and results · `keeps`: stays with the account, or with
 * others: refused to samples · `refused`: to everybody.
 */
export type DemoRule = 'looks' | 'plays' | 'keeps' | 'refused'

type PlayersName = { [Name in ActionName]: Contract[Name]['access'] extends 'anyone' | 'player' ? Name : never }[ActionName]

const rules = {
  // accounts
  check_user_exists: 'looks',
  user_signup: 'looks',
  logout: 'looks',
  get_sessions: 'looks',
  end_session: 'refused',
  end_other_sessions: 'refused',
  get_user_by_id: 'plays',
  update_profile: 'refused',
  upload_profile_image: 'refused',
  get_referrals: 'looks',
  delete_user_account: 'refused',
  export_own_data: 'looks',
  // payouts
  get_payment_request: 'looks',
  set_payment_request: 'refused',
  delete_pending_payment_request: 'refused',
  // push messages and shared pages
  get_push_settings: 'looks',
  set_push_subscription: 'refused',
  remove_push_subscription: 'looks',
  set_push_choices: 'refused',
  create_share: 'refused',
  // what is kept about questions
  get_bookmark: 'looks',
  set_bookmark: 'keeps',
  get_bookmarked_ids: 'looks',
  annotate_question: 'keeps',
  get_annotations: 'looks',
  report_question: 'keeps',
  multi_match_report_question: 'keeps',
  // people
  get_friends_leaderboard: 'looks',
  remove_friend: 'keeps',
  get_messages: 'looks',
  mark_messages_read: 'keeps',
  get_invitable_players: 'looks',
  invite_to_room: 'keeps',
  block_player: 'keeps',
  get_blocked_players: 'looks',
  get_notifications: 'looks',
  mark_notifications_read: 'keeps',
  // what is bought for good
  unlock_premium_category: 'keeps',
  // places
  get_languages: 'looks',
  get_categories: 'looks',
  get_subcategory_by_maincategory: 'looks',
  get_level_data: 'looks',
  set_level_data: 'looks',
  get_multi_match_level_data: 'looks',
  set_multi_match_level_data: 'looks',
  get_progress_map: 'looks',
  set_quiz_categories: 'looks',
  get_player_home: 'looks',
  // plays
  get_questions_by_level: 'plays',
  get_multi_match_questions_by_level: 'plays',
  get_questions_by_type: 'plays',
  get_daily_quiz: 'plays',
  get_daily_quiz_calendar: 'looks',
  get_fun_n_learn: 'looks',
  get_fun_n_learn_questions: 'plays',
  get_guess_the_word: 'plays',
  get_audio_questions: 'plays',
  get_maths_questions: 'plays',
  get_questions_for_self_challenge: 'plays',
  get_bookmark_questions: 'plays',
  get_practice: 'looks',
  get_practice_questions: 'plays',
  get_practice_reason: 'looks',
  submit_answer: 'plays',
  use_lifeline: 'plays',
  use_hint: 'plays',
  finish_play: 'plays',
  get_play: 'looks',
  get_rank_change: 'looks',
  get_play_review: 'plays',
  get_taste: 'looks',
  answer_taste: 'plays',
  take_over_taste: 'plays',
  // battles
  find_opponent: 'plays',
  cancel_search: 'plays',
  play_with_bot: 'plays',
  get_random_questions: 'plays',
  create_room: 'plays',
  get_room_terms: 'looks',
  join_room: 'plays',
  leave_room: 'plays',
  start_room: 'plays',
  delete_room: 'plays',
  get_question_by_room_id: 'plays',
  get_battle: 'looks',
  send_battle_message: 'plays',
  ask_rematch: 'plays',
  get_battle_statistics: 'looks',
  set_battle_statistics: 'looks',
  // contests, exams, tests
  get_contest: 'looks',
  get_contest_detail: 'looks',
  get_contest_of_play: 'looks',
  get_questions_by_contest: 'plays',
  get_contest_leaderboard: 'looks',
  set_contest_leaderboard: 'looks',
  get_contest_draw: 'looks',
  get_exam_module: 'looks',
  get_exam_module_questions: 'plays',
  note_absence: 'plays',
  note_violation: 'plays',
  set_exam_module_result: 'plays',
  get_exam_result: 'looks',
  get_exam_review: 'looks',
  get_all_question_types: 'looks',
  get_questions_test: 'plays',
  get_open_tests: 'looks',
  get_test: 'plays',
  get_test_result: 'looks',
  get_questions_test_review: 'looks',
  get_questions_test_retake: 'plays',
  get_questions_test_report: 'looks',
  get_readiness: 'looks',
  set_users_question_test_results: 'looks',
  get_result_proof: 'looks',
  get_contest_record: 'looks',
  // standing
  get_user_badges: 'looks',
  set_badges: 'looks',
  get_league: 'looks',
  get_daily_leaderboard: 'looks',
  get_monthly_leaderboard: 'looks',
  get_globle_leaderboard: 'looks',
  get_users_statistics: 'looks',
  set_users_statistics: 'looks',
  get_user_coin_score: 'looks',
  // With the type of an unlocked badge it pays its reward.
  set_user_coin_score: 'plays',
  get_tracker_data: 'looks',
  // the site
  get_settings: 'looks',
  get_system_configurations: 'looks',
  get_web_settings: 'looks',
  get_web_home_settings: 'looks',
  get_system_language_list: 'looks',
  get_system_language_json: 'looks',
} as const satisfies Record<PlayersName, DemoRule>

/** Undefined for what is for staff, of which the demo refuses whatever writes. */
export const demoRuleOf = (name: string): DemoRule | undefined => Object.entries(rules).find(([known]) => known === name)?.[1]
