import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'
import { refusals } from './refusals.ts'

/** Every call the clients of the seed make. */
const seedCalls = `
check_user_exists user_signup delete_user_account upload_profile_image update_profile get_user_by_id get_users_statistics
set_users_statistics get_user_coin_score set_user_coin_score get_user_badges set_badges get_bookmark set_bookmark get_settings
get_system_configurations get_web_home_settings get_web_settings get_languages get_system_language_list get_system_language_json
get_all_question_types get_tracker_data get_notifications get_categories get_subcategory_by_maincategory get_level_data set_level_data
get_questions_by_level get_questions_by_type get_fun_n_learn get_fun_n_learn_questions get_guess_the_word
get_questions_for_self_challenge get_audio_questions get_maths_questions get_daily_quiz set_quiz_categories report_question get_contest
get_questions_by_contest get_contest_leaderboard set_contest_leaderboard get_random_questions get_question_by_room_id
get_battle_statistics create_room set_battle_statistics get_daily_leaderboard get_monthly_leaderboard get_globle_leaderboard
get_exam_module get_exam_module_questions set_exam_module_result get_payment_request set_payment_request
delete_pending_payment_request unlock_premium_category get_multi_match_questions_by_level get_multi_match_level_data
set_multi_match_level_data set_users_question_test_results get_questions_test get_questions_test_review get_questions_test_retake
get_questions_test_report multi_match_report_question`
  .trim()
  .split(/\s+/)
const ours = `
logout submit_answer use_lifeline use_hint finish_play get_play get_play_review get_daily_quiz_calendar get_bookmark_questions
get_bookmarked_ids get_practice get_practice_questions get_practice_reason mark_notifications_read get_referrals get_player_home`
  .trim()
  .split(/\s+/)

describe('the contract', () => {
  it('has every call of the seed and ours, and no other', () => {
    expect(Object.keys(contract).toSorted()).toEqual([...seedCalls, ...ours].toSorted())
  })

  it('uses every refusal only once in its list', () => {
    expect(new Set(refusals).size).toBe(refusals.length)
  })

  it('describes every input and output as a document', () => {
    for (const spec of Object.values(contract)) {
      expect(() => z.toJSONSchema(spec.output, { unrepresentable: 'any' })).not.toThrow()
      expect(() => z.toJSONSchema(spec.input, { io: 'input', unrepresentable: 'any' })).not.toThrow()
    }
  })
})

describe('fields', () => {
  const { input } = contract.get_questions_by_level
  const level = { category: 'space', level: 1 }

  it('mean the same as text and as JSON', () => {
    expect(input.parse({ category: 'space', level: '1', language_id: '2' })).toEqual({ ...level, language_id: 2 })
    expect(input.parse({ ...level, language_id: 2 })).toEqual({ ...level, language_id: 2 })
  })

  it.each(['', '0', 0, null, undefined])('take a language_id of %j for none', language_id => {
    expect(input.parse({ ...level, language_id }).language_id).toBeUndefined()
  })

  it.each([
    { level: 'one' },
    { level: 1.5 },
    { level: 0 },
    { level: '1e3' },
    { level: [1] },
    { category: '' },
    { category: 'a\u0000b' },
    { category: '\ud800' },
  ])('refuse %j', wrong => {
    expect(input.safeParse({ ...level, ...wrong }).success).toBe(false)
  })
})
