import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ActionSpec, isForStaff } from './platform/action.ts'
import { notUnderstood } from './platform/fields.ts'
import { contract } from './index.ts'
import { refusals } from './platform/refusals.ts'

/** All calls that the seed's clients make. */
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
logout submit_answer use_lifeline use_hint finish_play get_play leave_play get_play_review get_rank_change get_daily_quiz_calendar get_bookmark_questions
get_bookmarked_ids find_opponent cancel_search play_with_bot get_recorded_round play_recorded_round get_room_terms get_room_invitation join_room leave_room
start_room delete_room get_battle send_battle_message ask_rematch get_messages mark_messages_read
get_invitable_players invite_to_room block_player get_blocked_players get_practice get_practice_questions get_practice_reason mark_notifications_read get_referrals get_player_home
annotate_question get_annotations note_absence note_violation get_exam_result get_exam_review get_open_tests get_test get_test_result get_readiness
get_contest_detail get_contest_of_play get_contest_draw register_for_contest get_contest_registrations get_result_proof get_contest_record
get_won_things claim_won_thing
get_trial answer_trial take_over_trial
get_push_settings set_push_subscription remove_push_subscription set_push_choices export_own_data create_share
get_progress_map get_league get_friends_leaderboard remove_friend get_friends_of_room ask_friend get_friend_requests answer_friend_request
get_mailed_invitation accept_mailed_invitation get_own_groups get_group_progress get_group_leaderboard leave_group
get_group_tests give_group_test close_group_test start_group_test get_group_test_results report_player get_letter_choice set_letter_choice
get_sessions end_session end_other_sessions send_contact_message set_avatar get_played_days get_quests get_week_review`
  .trim()
  .split(/\s+/)

describe('the contract', () => {
  // server/test/attacks/roles.test.ts lists the staff's calls.
  it('offers players the calls of the seed and ours, and no others', () => {
    const specs: Record<string, ActionSpec> = contract
    const forPlayers = Object.keys(specs).filter(name => !isForStaff(specs[name]?.access ?? 'anyone'))
    expect(forPlayers.toSorted()).toEqual([...seedCalls, ...ours].toSorted())
  })

  it('answers in maintenance only the calls that the notice and the sign-in need', () => {
    const specs: Record<string, ActionSpec> = contract
    const open = Object.keys(specs).filter(name => specs[name]?.openInMaintenance)
    expect(open.toSorted()).toEqual([
      'check_user_exists',
      'get_languages',
      'get_settings',
      'get_system_configurations',
      'get_system_language_json',
      'get_system_language_list',
      'get_web_settings',
      'logout',
      'user_signup',
    ])
  })

  it('lists every refusal once', () => {
    expect(new Set(refusals).size).toBe(refusals.length)
  })

  it('gives every input and output a JSON Schema', () => {
    for (const spec of Object.values(contract)) {
      expect(() => z.toJSONSchema(spec.output, { unrepresentable: 'any' })).not.toThrow()
      expect(() => z.toJSONSchema(spec.input, { io: 'input', unrepresentable: 'any' })).not.toThrow()
    }
  })
})

/** Calls whose fields are claims: the server compares them with its own values and never trusts them. */
const claims = [
  'set_users_statistics',
  'set_user_coin_score',
  'set_badges',
  'set_level_data',
  'set_multi_match_level_data',
  'set_quiz_categories',
  'set_contest_leaderboard',
  'set_battle_statistics',
  'set_exam_module_result',
  'set_users_question_test_results',
] as const
const anything = ['', '0', 0, -1, 1.5, '12:30', 'PayPal', '-3', '1e9', 'a\u0000b', '\ud800', 'x'.repeat(70_000), null, true, [1], { a: 1 }]

describe('claims', () => {
  it.each(claims)('of %s accept any value', name => {
    const { input } = contract[name]
    for (const field of Object.keys(input.shape)) {
      for (const value of anything) expect([field, value, input.safeParse({ [field]: value }).success]).toEqual([field, value, true])
    }
    expect(input.safeParse({}).success).toBe(true)
  })

  it('are all set_ calls of the seed but set_bookmark and set_payment_request', () => {
    const setters = seedCalls.filter(name => name.startsWith('set_') && name !== 'set_bookmark' && name !== 'set_payment_request')
    expect(setters.toSorted()).toEqual([...claims].toSorted())
  })

  it('may be objects that cannot become a string', () => {
    const odd = { toString: {}, valueOf: {} }
    expect(contract.set_exam_module_result.input.parse({ exam_module_id: 1, total_duration: odd }).total_duration).toBe('not understood')
    expect(contract.set_users_question_test_results.input.parse({ time_remaining: odd }).time_remaining).toBe('not understood')
  })

  it('keep what parses and replace the rest', () => {
    const { input } = contract.set_users_question_test_results
    expect(input.parse({ time_remaining: '12:05', correct: '7', obtained_points: '-2.5', bank_cat: 'cardiology', missed: 'few' })).toEqual({
      time_remaining: 725,
      correct: 7,
      obtained_points: -2.5,
      bank_cat: 'cardiology',
      missed: notUnderstood,
    })
  })
})

describe("input of the seed's clients", () => {
  it.each([
    ['create_room', { room_id: 'r1', category: '', no_of_que: 3 }, { room_type: 'group', no_of_que: 3 }],
    ['create_room', { no_of_que: -4 }, { room_type: 'group', no_of_que: 0 }],
    ['get_tracker_data', { type: 1, limit: '200' }, { type: 'history', limit: 100 }],
    ['get_tracker_data', { type: '2', offset: -1 }, { type: 'income', offset: 0 }],
    ['get_notifications', { sort: 'anything', order: 'up' }, { sort: 'date_sent', order: 'desc' }],
    ['user_signup', { firebase_id: 'a', id_token: 'b', type: 'Google' }, { type: 'gmail' }],
    ['user_signup', { firebase_id: 'a', id_token: 'b', type: 'fb' }, { type: notUnderstood }],
    ['set_badges', { type: 'Big Thing' }, { type: 'big_thing' }],
    ['create_room', { room_type: 1 }, { room_type: 'friend' }],
    ['create_room', { room_type: '2' }, { room_type: 'friend' }],
    ['create_room', { room_type: 3 }, { room_type: 'group' }],
    ['create_room', { room_type: 'Friend' }, { room_type: 'friend' }],
    ['create_room', { room_type: 'public' }, { room_type: 'group' }],
    ['get_random_questions', { category: '4', destroy_match: 1 }, { category: '4', destroy_match: true }],
    ['get_battle_statistics', { sort: 'date_created', order: 'Desc' }, { sort: 'id', order: 'desc' }],
    ['get_battle_statistics', { sort: 'date', order: 'ASC' }, { sort: 'date', order: 'asc' }],
    ['set_payment_request', { payment_type: 'PayPal', payment_address: 'a', coin_used: 5 }, { payment_type: 'paypal' }],
    ['set_payment_request', { payment_type: 'UPI ID', payment_address: 'a', coin_used: 5 }, { payment_type: 'upi' }],
    [
      'set_payment_request',
      { payment_type: 'mobile number', payment_address: 'a', coin_used: 5, payment_amount: '$5' },
      { payment_type: 'mobile' },
    ],
    ['get_questions_test', { q_test_type: 'tutor' }, { q_test_type: 'tutor' }],
    ['get_questions_for_self_challenge', { category_slug: 'space', limit: '10' }, { limit: 10 }],
    ['set_quiz_categories', { type: 2, category: '3', type_id: '0' }, { category: '3' }],
  ] as const)('%s parses %j', (name, sent, taken) => {
    expect(contract[name].input.parse(sent)).toMatchObject(taken)
  })

  it('set_payment_request refuses any other payment type', () => {
    const { input } = contract.set_payment_request
    expect(input.safeParse({ payment_type: 'cash', payment_address: 'a', coin_used: 5 }).success).toBe(false)
  })
})

describe('a list', () => {
  const { input } = contract.get_tracker_data

  it.each([
    [{ limit: 0 }, undefined],
    [{ limit: '' }, undefined],
    [{ limit: -20 }, undefined],
    [{ limit: 1 }, 1],
    [{ limit: '100' }, 100],
    [{ limit: 101 }, 100],
    [{ limit: '500' }, 100],
    [{ limit: 1e21 }, 100],
  ])('of players turns %j into the limit %s', (sent, limit) => expect(input.parse(sent).limit).toBe(limit))

  it.each([
    { limit: 'ten' },
    { limit: 1.5 },
    { limit: [5] },
    { limit: true },
    { offset: 'far' },
    { offset: 0.5 },
    { limit: '9'.repeat(400) },
  ])('of players refuses %j', wrong => expect(input.safeParse(wrong).success).toBe(false))

  it.each([{ limit: 0 }, { limit: 101 }, { offset: -1 }])('of staff refuses %j', wrong => {
    expect(contract.get_audit.input.safeParse(wrong).success).toBe(false)
  })
})

describe('fields', () => {
  const { input } = contract.get_questions_by_level
  const level = { category: 'space', level: 1 }

  it('parse to the same values from text and from JSON', () => {
    expect(input.parse({ category: 'space', level: '1', language_id: '2' })).toEqual({ ...level, language_id: 2 })
    expect(input.parse({ ...level, language_id: 2 })).toEqual({ ...level, language_id: 2 })
  })

  it.each(['', '0', 0, null, undefined])('treat a language_id of %j as none', language_id => {
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
    { level: { toString: {} } },
  ])('refuse %j', wrong => {
    expect(input.safeParse({ ...level, ...wrong }).success).toBe(false)
  })
})
