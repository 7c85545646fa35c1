// The closed list of refusals: expected outcomes with a code. Their texts live in every interface language (web/src/i18n).

export const refusals = [
  // signing in and accounts
  'user_not_found', 'invalid_password', 'email_in_use', 'invalid_email', 'account_disabled', 'too_many_requests',
  'operation_not_allowed', 'internal_error', 'account_deactivated', 'verify_email_first', 'invalid_code', 'code_expired',
  'invalid_token', 'invalid_friends_code', 'invalid_phone', 'weak_password', 'mobile_in_use', 'timezone_changed_recently',
  'invalid_image', 'not_allowed_in_demo', 'maintenance',
  // coins
  'not_enough_coins', 'idempotency_mismatch', 'already_unlocked', 'badge_locked', 'already_claimed',
  // play
  'lifeline_used', 'lifeline_not_allowed', 'lifeline_excluded', 'hint_used_up', 'level_locked', 'category_locked', 'already_played',
  'already_answered', 'play_over', 'play_open', 'no_questions', 'no_categories', 'no_levels', 'no_data',
  // bookmarks and reports
  'bookmark_in_use', 'reason_required', 'already_reported', 'too_many_reports',
  // contests and battles
  'no_contests', 'no_badges', 'room_full', 'room_not_found', 'room_deleted', 'room_deleted_by_owner', 'opponent_left',
  'no_opponent', 'not_room_owner',
  // exams
  'invalid_exam_key', 'exam_key_required', 'agree_to_rules', 'exam_over',
  // payouts
  'payout_too_soon', 'payout_below_minimum', 'payout_not_pending', 'payouts_off',
  // everything looked up by id
  'document_not_found',
] as const

export type Refusal = (typeof refusals)[number]
