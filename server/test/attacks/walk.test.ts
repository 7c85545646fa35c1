// Tests every action of the contract: access, hostile input, and whether replies match the contract.

import { contract, type ActionName } from '@trivium/contract'
import { type ActionSpec, isForStaff, pathOf } from '@trivium/contract/platform/action'
import { refusals } from '@trivium/contract/platform/refusals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { TestPlayer } from '../app/app.ts'
import { effort, tried } from '../setup/effort.ts'
import { encodings, hostileInputs, multipart, type SentBody, textOf } from '../banks/hostile.ts'
import { plausibleValues } from '../banks/plausible.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'
import { trialActions, trialContract } from '../games/trial.ts'

/** Refusals that every action may give (rules, sections 2 and 8). */
const everywhere = ['maintenance', 'too_many_requests', 'idempotency_mismatch']
/** Further refusals that every action for staff may give. */
const inTheConsole = ['not_allowed_in_demo', 'sign_in_again', 'second_factor_needed']
/** Internals that no reply may show. */
const insides =
  /node_modules|\.ts:\d|\bat \w+ \(|syntax error|violates [a-z-]+( key)? constraint|relation "|column "|select (?:[^"]|\\")* from |pglite|kysely/i

/** Actions whose handlers the test must reach, with the outcomes it must have seen. */
const deepCalls: [ActionName, string[]][] = [
  ['get_questions_by_level', ['ok', 'document_not_found', 'level_locked']],
  ['get_multi_match_questions_by_level', ['ok', 'document_not_found']],
  ['get_questions_by_type', ['ok']],
  ['get_daily_quiz', ['ok']],
  ['get_guess_the_word', ['ok', 'document_not_found']],
  ['get_audio_questions', ['ok', 'document_not_found', 'category_locked']],
  ['get_maths_questions', ['ok', 'document_not_found']],
  ['get_fun_n_learn', ['ok', 'document_not_found']],
  ['get_fun_n_learn_questions', ['ok', 'document_not_found']],
  ['get_questions_for_self_challenge', ['ok', 'document_not_found']],
  ['use_hint', ['document_not_found', 'forbidden']],
  ['set_bookmark', ['ok', 'document_not_found']],
  ['get_bookmark', ['ok', 'no_data']],
  ['get_bookmarked_ids', ['ok', 'forbidden']],
  ['report_question', ['ok', 'document_not_found', 'reason_required', 'already_reported']],
  ['multi_match_report_question', ['document_not_found']],
  ['report_player', ['ok', 'user_not_found', 'nothing_to_report']],
  ['set_quiz_categories', ['ok', 'document_not_found']],
  ['get_player_home', ['ok']],
  ['get_league', ['ok']],
  ['get_friends_leaderboard', ['ok']],
  ['remove_friend', ['ok']],
  ['get_friends_of_room', ['room_not_found']],
  ['ask_friend', ['not_met']],
  ['get_friend_requests', ['ok']],
  ['answer_friend_request', ['no_friend_request']],
  ['get_contest', ['ok', 'no_contests']],
  ['get_contest_detail', ['ok', 'document_not_found']],
  ['get_questions_by_contest', ['ok', 'document_not_found', 'contest_not_started', 'contest_over']],
  ['register_for_contest', ['ok', 'document_not_found', 'contest_started', 'contest_over']],
  ['get_contest_registrations', ['ok', 'document_not_found', 'contest_started', 'contest_over']],
  ['get_contest_leaderboard', ['ok', 'document_not_found']],
  ['set_contest_leaderboard', ['ok', 'document_not_found']],
  ['get_contest_draw', ['ok', 'document_not_found', 'contest_not_over']],
  ['get_won_things', ['ok']],
  ['claim_won_thing', ['ok', 'document_not_found']],
  ['get_contest_record', ['ok', 'document_not_found', 'contest_not_over']],
  ['get_result_proof', ['ok', 'document_not_found', 'forbidden']],
  ['get_battle', ['ok', 'room_not_found']],
  ['get_question_by_room_id', ['ok', 'room_not_found']],
  ['send_battle_message', ['room_not_found']],
  ['leave_room', ['ok', 'room_not_found']],
  ['join_room', ['room_not_found']],
  ['get_room_terms', ['ok', 'room_not_found']],
  ['get_room_invitation', ['room_not_found']],
  ['create_room', ['ok', 'entry_not_offered', 'document_not_found']],
  ['find_opponent', ['already_in_battle']],
  ['get_exam_module', ['ok']],
  ['get_exam_module_questions', ['ok', 'document_not_found']],
  ['note_absence', ['ok', 'document_not_found', 'forbidden']],
  ['set_exam_module_result', ['ok']],
  ['get_exam_review', ['document_not_found', 'exam_not_released']],
  ['get_exam_board', ['ok', 'document_not_found']],
  ['give_extra_time', ['document_not_found']],
  ['get_all_question_types', ['ok', 'document_not_found']],
  ['get_questions_test', ['ok', 'document_not_found']],
  ['get_test_result', ['ok', 'document_not_found']],
  ['get_questions_test_retake', ['document_not_found']],
  ['annotate_question', ['ok', 'document_not_found', 'forbidden']],
  ['set_avatar', ['ok']],
  ['get_own_groups', ['ok']],
  ['get_group_tests', ['ok', 'document_not_found']],
  ['start_group_test', ['group_test_closed', 'document_not_found']],
  ['get_group_test_results', ['ok', 'document_not_found']],
  ['get_mailed_invitation', ['invitation_unknown']],
  ['get_group_members', ['ok', 'document_not_found']],
  ['put_group_member', ['ok', 'document_not_found', 'user_not_found']],
  ['get_exam_list', ['ok', 'document_not_found']],
  ['preview_exam_list', ['document_not_found']],
  ['import_exam_list', ['document_not_found']],
  ['preview_group_list', ['document_not_found']],
  ['import_group_list', ['document_not_found']],
  ['get_payouts', ['ok']],
  ['get_payout', ['ok', 'document_not_found']],
  ['get_things_to_send', ['ok']],
  ['get_thing_to_send', ['ok', 'document_not_found']],
  ['get_player', ['ok', 'user_not_found']],
  ['adjust_coins', ['ok']],
  ['set_payment_request', ['payout_below_minimum', 'payout_plays_needed']],
  ['announce_contest', []],
  ['choose_daily_quiz', []],
  ['create_question', []],
  ['change_question', []],
  ['get_trial_questions' as ActionName, ['ok']],
]

/** Random inputs seldom meet what these need: a complete form, a level that is still locked. */
const seldomReached = new Set<ActionName>(['change_question', 'create_question', 'create_translation', 'get_questions_by_level'])

/** The same of exams. */
const formsOfExams = new Set<ActionName>(['add_exam_question', 'change_exam_question', 'draw_exam_questions', 'import_exam'])

/** More inputs for actions with required outcomes, because reaching those is random (with a fixed seed). */
function inputsOf(name: ActionName): number {
  if (seldomReached.has(name) || formsOfExams.has(name)) return effort(200, 1_000)
  return name === 'submit_answer' || deepCalls.some(([deep]) => deep === name) ? effort(120, 1_000) : effort(20, 1_000)
}

const endsAccounts = new Set<ActionName>(['end_player_sessions', 'deactivate_player', 'delete_player'])

/** The contract plus the trial mode, which no player can start. */
const walked = { ...contract, ...trialContract }
const specs: Record<string, ActionSpec> = walked
// A cast, because the product's types do not contain the trial action.
const specOf = (name: ActionName): ActionSpec => walked[name]
/**
 * Calls of staff come after those of players, because they may end sessions, and because players' calls need the rounds that Alice has
 * begun. The trial mode comes last, because no list of staff knows its plays.
 */
const names = [...Object.keys(contract), ...Object.keys(trialContract)] as ActionName[]
names.sort((one, other) => rankOf(one) - rankOf(other))

function rankOf(name: ActionName): number {
  if (name in trialContract) return 3
  // After the calls that need groups.
  if (endsAccounts.has(name) || name === 'delete_group') return 2
  return isForStaff(specOf(name).access) ? 1 : 0
}
const guarded = names.filter(name => specOf(name).access !== 'anyone')

let quiz: Quiz
let alice: TestPlayer
/** Makes the calls of staff. */
let edda: TestPlayer
let plausible: (field: string) => unknown[]

beforeAll(async () => {
  quiz = await startQuiz({ actions: trialActions })
  alice = await quiz.player()
  plausible = await plausibleValues(quiz, alice)
  // Signs in after the steps that move the clock, because some calls need a fresh sign-in.
  edda = await quiz.player('Edda', { roles: ['administrator'] })
})
afterAll(() => quiz.close())

interface Answered {
  status: number
  text: string
  body: unknown
}

async function send(action: string, { payload, type }: SentBody, headers: Record<string, string> = {}): Promise<Answered> {
  const response = await quiz.app.http.inject({
    method: 'POST',
    url: pathOf(action, specs[action]?.access ?? 'player'),
    headers: { 'content-type': type, ...headers },
    payload,
  })
  return { status: response.statusCode, text: response.body, body: response.json() }
}

const as = (player: TestPlayer) => ({ authorization: `Bearer ${player.token}` })

const Refusal = z.strictObject({ error: z.literal(true), message: z.string() })
const Invalid = z.strictObject({
  error: z.literal(true),
  message: z.literal('invalid_input'),
  issues: z.array(z.strictObject({ field: z.string(), problem: z.string() })).min(1),
})

/** Fails unless the contract allows the reply. @returns the outcome. */
function holdAgainstContract(name: string, { status, text, body }: Answered, bytes: number): string {
  expect(text, 'the reply shows internals').not.toMatch(insides)
  const spec = z.object({ output: z.custom<z.ZodType>() }).and(z.custom<ActionSpec>()).parse(specs[name])
  if (status === 400) return Invalid.parse(body).message
  if (status === 403) return Refusal.parse(body).message
  if (status === 413) return tooLarge(body, bytes)
  expect(status).toBe(200)
  const refusal = Refusal.safeParse(body)
  if (refusal.success) {
    expect([...everywhere, ...(isForStaff(spec.access) ? inTheConsole : []), ...spec.refusals]).toContain(refusal.data.message)
    return refusal.data.message
  }
  const shape = { error: z.literal(false), message: z.literal('ok'), data: spec.output, ...spec.meta?.shape }
  z.strictObject(shape).parse(body)
  return 'ok'
}

function tooLarge(body: unknown, bytes: number): string {
  expect(bytes).toBeGreaterThan(64 * 1024)
  return Refusal.parse(body).message
}

describe('a stranger', () => {
  const unauthorized = { error: true, message: 'unauthorized' }

  // ASVS V7.2.1, V8.3.1
  it.each(guarded)('gets only a 401 from %s, whatever the body is', async name => {
    const [pairs = []] = hostileInputs(name, specOf(name), plausible, 1)
    const bodies = [...Object.values(encodings).map(encode => encode(pairs)), { payload: Buffer.from('{'), type: 'application/json' }]
    for (const sent of bodies) expect(await send(name, sent)).toMatchObject({ status: 401, body: unauthorized })
  })

  it.each([
    ['an unknown token', `Bearer ${'x'.repeat(43)}`],
    ['a token of the wrong shape', 'Bearer x'],
    ['another scheme', 'Basic YWxpY2U6c2VjcmV0'],
    ['an unknown token in small letters', 'bearer abcdefghijklmnopqrstuvwxyz'],
    ['SQL', "Bearer ' or 1=1 --"],
  ])('with %s is refused every action, also public ones', async (_what, authorization) => {
    for (const name of ['get_languages', 'get_user_by_id'] as const) {
      expect(await send(name, encodings.json([]), { authorization })).toMatchObject({ status: 401, body: unauthorized })
    }
  })

  it('with a token is accepted in any spelling of the scheme', async () => {
    const bob = await quiz.player('Bob')
    const authorization = `bearer ${bob.token}`
    expect(await send('get_user_by_id', encodings.json([]), { authorization })).toMatchObject({ status: 200, body: { error: false } })
  })

  // ASVS V14.2.1
  it('with a token in the address or in a field is not signed in', async () => {
    const bob = await quiz.player('Bob')
    for (const name of ['api_token', 'token', 'access_token', 'authorization']) {
      expect(await send(`get_user_by_id?${name}=${bob.token}`, encodings.json([[name, bob.token]]), {})).toMatchObject({ status: 401 })
    }
  })

  it('with a token that was not used for thirty days is refused', async () => {
    const bob = await quiz.player('Bob')
    const used = new Date(quiz.clock.now().getTime() - 30 * 86_400_000 - 1000)
    await quiz.database.db.updateTable('sessions').set({ last_used_at: used }).where('account_id', '=', bob.id).execute()
    expect(await send('get_user_by_id', encodings.json([]), as(bob))).toMatchObject({ status: 401, body: unauthorized })
  })
})

describe('an unknown action', () => {
  it.each([
    'nope',
    'GET_PLAY',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '%00',
    '..%2fget_play',
    'get_play%20',
    'x'.repeat(400),
  ])('is answered 404: %s', async name => {
    expect(await send(name, encodings.json([]), as(alice))).toMatchObject({ status: 404, body: { error: true, message: 'not_found' } })
    expect(await send(name, encodings.json([]))).toMatchObject({ status: 404 })
  })

  // ASVS V3.5.3
  it('is answered 404 or 400 when the address or the method is wrong', async () => {
    for (const url of ['/api/', '/api', '/api/get_play/1', '/api/%zz', '/api/%ff']) {
      const response = await quiz.app.http.inject({ method: 'POST', url, payload: {} })
      expect([400, 404]).toContain(response.statusCode)
      expect(response.body).not.toMatch(insides)
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const) {
      expect((await quiz.app.http.inject({ method, url: '/api/get_play' })).statusCode).toBe(404)
    }
  })
})

describe('hostile input', () => {
  const outcomes = new Map<string, Set<string>>()

  // ASVS V1.2.3, V1.2.4, V1.3.3, V1.4.2, V1.5.2, V2.2.1, V15.3.5
  it.each(names)('of %s is answered according to the contract, never with a fault', async name => {
    const isOnce = name === 'logout' || name === 'delete_user_account'
    const seen = new Set<string>()
    const inputs = hostileInputs(name, specOf(name), plausible, inputsOf(name))
    for (const [index, pairs] of inputs.entries()) {
      const sent = encode(name, pairs, index)
      const player = isOnce ? await quiz.player('Mayfly') : isForStaff(specOf(name).access) ? edda : alice
      const headers = { ...as(player), ...(index % 5 === 0 ? { 'idempotency-key': `${name}-${index % 20}` } : {}) }
      const said = `${name} ${index}: ${sent.payload.subarray(0, 300).toString()}`
      try {
        seen.add(holdAgainstContract(name, await send(name, sent, headers), sent.payload.length))
        if (specOf(name).access === 'anyone') seen.add(holdAgainstContract(name, await send(name, sent), sent.payload.length))
      } catch (error) {
        throw new Error(said, { cause: error })
      }
    }
    outcomes.set(name, seen)
    tried('hostile inputs', inputs.length, name)
    // Staff may have ended Alice's account.
    if (endsAccounts.has(name)) alice = await quiz.player()
  })

  it('passes validation often enough to be meaningful', () => {
    const reached = (name: ActionName) => [...(outcomes.get(name) ?? [])].filter(outcome => outcome !== 'too_large')
    expect(names.filter(name => reached(name).every(outcome => outcome === 'invalid_input'))).toEqual([])
    expect(reached('submit_answer')).toEqual(expect.arrayContaining(['ok', 'document_not_found', 'forbidden', 'invalid_input']))
    const missing = deepCalls.map(([name, wanted]) => [name, wanted.filter(outcome => !reached(name).includes(outcome))] as const)
    expect(missing.filter(([, outcomes]) => outcomes.length > 0)).toEqual([])
  })

  it('leaves a working server and a ledger that balances', async () => {
    const bob = await quiz.player('Bob')
    expect(await quiz.playLevel(bob, { category: 'claims' }, 10)).toMatchObject({ correct: 10, coins: 104 })
    expect(await quiz.ledgerSum()).toBe(0)
  })
})

describe('the contract', () => {
  it.each(names)('names only existing refusals: %s', name => {
    expect(refusals).toEqual(expect.arrayContaining([...specOf(name).refusals]))
  })
})

const wholeExam = JSON.stringify({
  exam: {
    id: 'walk',
    title: 'Walk',
    starts_at: '2090-01-01T00:00:00Z',
    ends_at: '2091-01-01T00:00:00Z',
    duration_minutes: 30,
    exam_key: 'WALK42',
    rules: '',
    answer_again: true,
    strict_away: true,
    is_for_all: false,
  },
  questions: [{ type: 'multiple_choice', question: 'Which?', options: ['x', 'y'], answer: [1], marks: 1 }],
})

function encode(name: ActionName, pairs: [string, unknown][], index: number): SentBody {
  const file = specs[name]?.file
  if (file && index % 2) {
    const bytes = [
      Buffer.alloc(0),
      Buffer.from('<svg onload="alert(1)"/>'),
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
      Buffer.alloc(5000, 0xff),
      Buffer.from('question,A,B,answer,category\nWhich?,x,y,A,Walks\n'),
      ...(name === 'import_exam' ? [Buffer.from('{"exam":{},"questions":[null]}'), Buffer.from(wholeExam)] : []),
    ]
    const fields = pairs.map(([name, value]) => ({ name, value: textOf(value) }))
    return multipart([...fields, { name: file, value: bytes[index % bytes.length] ?? '', filename: '../../x.png' }])
  }
  const ways = [encodings.json, encodings.urlencoded, encodings.multipart]
  // The console sends lists and objects, which only JSON can hold.
  const isForms = !isForStaff(specOf(name).access) || index % 5 === 0
  return ((isForms ? ways[index % ways.length] : undefined) ?? encodings.json)(pairs)
}
