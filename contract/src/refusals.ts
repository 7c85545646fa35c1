// The closed list of refusals: expected outcomes with a code. The texts of those that players meet are in content/texts/, in every
// interface language; those that only staff meets have theirs in admin/src/refusal-texts.ts.

export const playerRefusals = [
  // signing in and accounts
  'user_not_found',
  'invalid_password',
  'email_in_use',
  'invalid_email',
  'account_disabled',
  'too_many_requests',
  'operation_not_allowed',
  'internal_error',
  'account_deactivated',
  'verify_email_first',
  'invalid_code',
  'code_expired',
  'invalid_token',
  'invalid_friends_code',
  'invalid_phone',
  'weak_password',
  'mobile_in_use',
  'timezone_changed_recently',
  'invalid_image',
  'not_allowed_in_demo',
  'maintenance',
  // coins
  'not_enough_coins',
  'idempotency_mismatch',
  'already_unlocked',
  'badge_locked',
  'already_claimed',
  // play
  'lifeline_used',
  'lifeline_not_allowed',
  'lifeline_excluded',
  'hint_used_up',
  'level_locked',
  'category_locked',
  'already_played',
  'already_answered',
  'play_over',
  'play_open',
  'practice_done',
  'no_questions',
  'no_categories',
  'no_levels',
  'no_data',
  'taste_over',
  // bookmarks and reports
  'bookmark_in_use',
  'too_many_bookmarks',
  'reason_required',
  'already_reported',
  'too_many_reports',
  // contests and battles
  'no_contests',
  'contest_not_started',
  'contest_over',
  'contest_not_over',
  'entries_off',
  'no_badges',
  'room_full',
  'room_not_found',
  'room_deleted',
  'room_deleted_by_owner',
  'opponent_left',
  'no_opponent',
  'not_room_owner',
  'own_room',
  'already_in_battle',
  'not_enough_players',
  'entry_not_offered',
  'rematch_over',
  // messages
  'not_invitable',
  'too_many_invitations',
  'too_many_blocks',
  // exams
  'invalid_exam_key',
  'exam_key_required',
  'agree_to_rules',
  'exam_over',
  'exam_key_locked',
  'exam_not_started',
  'exam_not_over',
  'exam_not_released',
  'exam_results_released',
  'exam_started',
  'sat_elsewhere',
  'invalid_file',
  // tests
  'not_enough_items',
  // payouts
  'payout_too_soon',
  'payout_below_minimum',
  'payout_not_pending',
  'payouts_off',
  'payout_pending',
  'payout_too_much',
  'payout_contact_unverified',
  'payout_account_too_new',
  'payout_plays_needed',
  'payout_address_taken',
  'invalid_upi',
  // everything looked up by id
  'document_not_found',
] as const

const staffRefusals = [
  // payouts and players
  'payout_not_approved',
  'payout_held',
  'own_payout',
  'own_account',
  'own_adjustment',
  'adjustment_decided',
  'ledger_unsound',
  'account_not_active',
  'account_not_deactivated',
  // whoever signs in
  'sign_in_again',
  'second_factor_needed',
  'last_administrator',
  // what runs by the calendar
  'changed_meanwhile',
  'contest_terms_fixed',
  'contest_begun',
  'weekly_cup',
  'passage_without_questions',
  'daily_quiz_fixed',
  'announcement_under_way',
  'exam_not_in_care',
  'not_an_examiner',
  // imports
  'import_not_open',
  'import_not_done',
  'import_played',
  // the service itself
  'backups_by_postgres',
  'already_running',
  // questions and categories
  'question_sealed',
  'question_replaced',
  // reports and regrades
  'question_of_exam',
  'reports_not_yours',
  'no_open_reports',
  'nothing_to_regrade',
  'regrade_running',
  'order_outdated',
  'category_in_use',
] as const

export const refusals = [...playerRefusals, ...staffRefusals] as const

export type PlayerRefusal = (typeof playerRefusals)[number]
export type StaffRefusal = (typeof staffRefusals)[number]
export type Refusal = (typeof refusals)[number]
