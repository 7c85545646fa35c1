// Staff and the rows they manage, which the table of roles (roles.test.ts) does not cover. Somebody with the right role who does not manage
// the row makes every call of staff that takes the id of a row. The calls are found in the contract: a new call that takes a managed row
// fails here by name until it has an attempt, and so does a new kind of id.

import { type ActionName, contract } from '@trivium/contract'
import { type Access, type ActionSpec, isForStaff, type StaffRole } from '@trivium/contract/platform/action'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputSchema, type JsonSchema } from '../../src/platform/api/docs/json-schema.ts'
import type { TestPlayer } from '../app/app.ts'
import { examKey, type ExamRoom, examRoom, minuteMs, type Sat } from '../games/exam-room.ts'
import { questionDesk } from '../app/question-desk.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'

/** Ids of rows that belong, or may belong, to an exam or a group: its managers alone act on it. */
const ownedFields = [
  'exam_id',
  'draw_id',
  'play_id',
  'question_id',
  'question_ids',
  'report_ids',
  'group_id',
  'group_ids',
  'invitation_id',
  'translation_of',
]

/** Ids of rows that no single person manages: everybody with the role of a call deals with all of them. */
const unownedFields: Record<string, string> = {
  account_id: 'no member of staff manages a player; the role decides what staff see (contacts, ledger)',
  adjustment_id: 'every treasurer deals with every adjustment; another rule excludes their own',
  account_ids: 'as account_id: the future leaders of a group',
  were: 'as the field that it is compared with: the ids that the change replaces',
  own_id: 'no row: a number that a school gives a member',
  manager_ids: 'the future managers: colleagues, whose list is open to examiners',
  category_id: 'every editor edits every category of the bank, to which the category of exams does not belong',
  category_ids: 'as category_id',
  contest_id: 'every editor runs every contest: its announcer is not stored',
  examiner_id: 'as manager_ids',
  import_id: 'every editor may go on with an import: its questions belong to the bank',
  language_id: 'languages are public',
  lacks_language_id: 'as language_id',
  parent_id: 'as category_id',
  passage_id: 'every editor edits every reading text',
  payout_id: 'every treasurer deals with every payout',
  source_ids: 'published questions of the bank, which every examiner may copy; the call refuses all others',
  thing_id: 'every treasurer sends every prize in kind; another rule excludes their own',
  regrade_id: 'regrades concern questions of the bank, which every editor edits',
}

/** A cast, because the type of a contract's names does not say that they are its keys. */
const names = Object.keys(contract) as ActionName[]
const specOf = (name: ActionName): ActionSpec => contract[name]

/** Administrators manage everything, so their actions need no attempt. */
const isForSome = (access: Access) => isForStaff(access) && access !== 'administrator'

const largestId = 2_147_483_647

/** A field is an id by its name, or if it is an integer that may be as large as an id. */
function isRowNumber(name: string, { items, ...schema }: JsonSchema): boolean {
  const { type, maximum = Number.MAX_SAFE_INTEGER } = items ?? schema
  return /(^|_)ids?$/.test(name) || (type === 'integer' && maximum >= largestId && name !== 'after')
}

const rowNumbersOf = (name: ActionName): string[] =>
  Object.entries(inputSchema(specOf(name)).properties ?? {}).flatMap(([field, schema]) => (isRowNumber(field, schema) ? [field] : []))

const walked = names.filter(name => isForSome(specOf(name).access) && rowNumbersOf(name).length > 0)

interface Row {
  examId: number
  /** The play of an attempt that is open, and of one that has ended. */
  openPlayId: number
  endedPlayId: number
  questionId: number
  reportId: number
  sitterId: number
  passageId: number
  groupId: number
  invitationId: number
  examInvitationId: number
}

let quiz: Quiz
let room: ExamRoom
let form: Record<string, unknown>
const staff = new Map<StaffRole, TestPlayer>()
const rows = new Map<string, Row>()

const window = () => ({
  starts_at: quiz.clock.now().toISOString(),
  ends_at: new Date(quiz.clock.now().getTime() + 24 * 60 * minuteMs).toISOString(),
})

/** The input of each call, complete, so that only the missing rights can refuse it. */
const attempts: Partial<Record<ActionName, (row: Row) => object>> = {
  change_exam: ({ examId }) => ({ exam_id: examId, version: 0, ...terms() }),
  copy_exam: ({ examId }) => ({ exam_id: examId, exam_key: examKey, ...window() }),
  preview_exam_questions: ({ examId }) => ({ exam_id: examId }),
  import_exam_questions: ({ examId }) => ({ exam_id: examId }),
  get_exam_paper: ({ examId }) => ({ exam_id: examId }),
  set_exam_managers: ({ examId }) => ({ exam_id: examId, were: { examiner_id: null, manager_ids: [] } }),
  set_question_marks: ({ examId, questionId }) => ({
    exam_id: examId,
    question_id: questionId,
    marks: 1.5,
    minus_marks: 0.25,
    part_marks: 0,
  }),
  remove_exam_question: ({ examId, questionId }) => ({ exam_id: examId, question_id: questionId }),
  seat_examinee: ({ examId, sitterId }) => ({ exam_id: examId, account_id: sitterId, extra_percent: 25 }),
  unseat_examinee: ({ examId, sitterId }) => ({ exam_id: examId, account_id: sitterId }),
  get_exam_board: ({ examId }) => ({ exam_id: examId }),
  give_extra_time: ({ openPlayId }) => ({ play_id: openPlayId, minutes: 5, reason: 'Because.' }),
  void_exam_attempt: ({ endedPlayId }) => ({ play_id: endedPlayId, reason: 'Because.' }),
  reopen_exam_attempt: ({ endedPlayId }) => ({ play_id: endedPlayId, minutes: 5, reason: 'Because.' }),
  release_exam_results: ({ examId }) => ({ exam_id: examId }),
  regrade_exam_question: ({ examId, questionId }) => ({ exam_id: examId, question_id: questionId, answer: '2', reason: 'Because.' }),
  export_exam: ({ examId }) => ({ exam_id: examId, exam_key: examKey }),
  export_exam_results: ({ examId }) => ({ exam_id: examId }),
  get_exam_results: ({ examId }) => ({ exam_id: examId }),
  get_exam_result_of: ({ endedPlayId }) => ({ play_id: endedPlayId }),
  get_exam_figures: ({ examId }) => ({ exam_id: examId }),
  change_exam_draw: ({ examId }) => ({ exam_id: examId, draw_id: 1, version: 'none', count: 1, marks: 1 }),
  draw_exam_questions: ({ examId }) => ({ exam_id: examId, kind: 'same_for_all', count: 1, marks: 1 }),
  preview_exam_draws: ({ examId }) => ({ exam_id: examId }),
  preview_exam_regrade: ({ examId, questionId }) => ({ exam_id: examId, question_id: questionId, answer: '2' }),
  remove_exam_draw: ({ examId }) => ({ exam_id: examId, draw_id: 1 }),
  get_exam_question: ({ examId, questionId }) => ({ exam_id: examId, question_id: questionId }),
  add_exam_question: ({ examId }) => ({ exam_id: examId, ...form, marks: 1 }),
  change_exam_question: ({ examId, questionId }) => ({ exam_id: examId, question_id: questionId, ...form, marks: 1 }),
  order_exam_questions: ({ examId, questionId }) => ({ exam_id: examId, question_ids: [questionId], were: [questionId] }),
  find_bank_questions: ({ examId, questionId }) => ({ exam_id: examId, q: String(questionId) }),
  take_bank_questions: ({ examId, questionId }) => ({ exam_id: examId, source_ids: [questionId], marks: 1 }),
  get_question_reports: ({ questionId }) => ({ question_id: questionId }),
  answer_reports: ({ questionId, reportId }) => ({ question_id: questionId, report_ids: [reportId], answer: 'Thanks.' }),
  accept_reports: ({ questionId }) => ({ question_id: questionId, answer: 'Thanks.' }),
  dismiss_reports: ({ questionId }) => ({ question_id: questionId, reason: 'It is right.' }),
  // Editors edit the bank, and exams have questions of their own.
  get_bank_question: ({ questionId }) => ({ question_id: questionId }),
  get_translations: ({ questionId }) => ({ question_id: questionId }),
  create_translation: ({ questionId }) => ({ ...form, translation_of: questionId }),
  get_question_history: ({ questionId }) => ({ question_id: questionId }),
  get_question_review: ({ questionId }) => ({ question_id: questionId }),
  comment_question: ({ questionId }) => ({ question_id: questionId, comment: 'Seen.' }),
  send_back_question: ({ questionId }) => ({ question_id: questionId, version: 0, comment: 'Seen.' }),
  accept_questions: ({ questionId }) => ({ questions: [{ question_id: questionId, version: 0 }] }),
  change_question: ({ questionId }) => ({ ...form, question_id: questionId, version: 0 }),
  publish_questions: ({ questionId }) => ({ question_ids: [questionId] }),
  withdraw_questions: ({ questionId }) => ({ question_ids: [questionId] }),
  move_questions: ({ questionId }) => ({ question_ids: [questionId], category_id: quiz.fixture.categories.science, level: 3 }),
  delete_drafts: ({ questionId }) => ({ question_ids: [questionId] }),
  correct_question: ({ questionId }) => ({ question_id: questionId, answer: [1], reason: 'Because.' }),
  preview_regrade: ({ questionId }) => ({ question_id: questionId, answer: [1] }),
  start_regrade: ({ questionId }) => ({ question_id: questionId }),
  get_regrades: ({ questionId }) => ({ question_id: questionId }),
  set_passage_questions: ({ questionId, passageId }) => ({ passage_id: passageId, version: 1, question_ids: [questionId] }),
  choose_daily_quiz: ({ questionId }) => ({ day: '2100-01-01', version: 'none', question_ids: [questionId] }),
  announce_contest: ({ questionId }) => ({
    name: 'A contest',
    description: 'Of stolen questions.',
    prizes: [10],
    entry: 0,
    seconds: 30,
    ...window(),
    question_ids: [questionId],
  }),
  change_contest: ({ questionId }) => ({
    contest_id: 1,
    version: 1,
    name: 'A contest',
    description: 'Of stolen questions.',
    ...window(),
    question_ids: [questionId],
  }),
  get_exam_list: ({ examId }) => ({ exam_id: examId }),
  preview_exam_list: ({ examId }) => ({ exam_id: examId }),
  import_exam_list: ({ examId }) => ({ exam_id: examId }),
  export_exam_list: ({ examId }) => ({ exam_id: examId }),
  get_exam_groups: ({ examId }) => ({ exam_id: examId }),
  set_exam_groups: ({ examId, groupId }) => ({ exam_id: examId, group_ids: [groupId], were: [] }),
  get_exam_invitations: ({ examId }) => ({ exam_id: examId }),
  resend_exam_invitation: ({ examId, examInvitationId }) => ({ exam_id: examId, invitation_id: examInvitationId }),
  withdraw_exam_invitation: ({ examId, examInvitationId }) => ({ exam_id: examId, invitation_id: examInvitationId }),
  get_group: ({ groupId }) => ({ group_id: groupId }),
  rename_group: ({ groupId }) => ({ group_id: groupId, name: 'Taken over', were: 'Class' }),
  set_group_board: ({ groupId }) => ({ group_id: groupId, has_board: 1 }),
  delete_group: ({ groupId }) => ({ group_id: groupId }),
  get_group_members: ({ groupId }) => ({ group_id: groupId }),
  put_group_member: ({ groupId, sitterId }) => ({ group_id: groupId, account_id: sitterId, extra_percent: 25 }),
  remove_group_member: ({ groupId, sitterId }) => ({ group_id: groupId, account_id: sitterId }),
  set_group_leaders: ({ groupId, sitterId }) => ({ group_id: groupId, account_ids: [sitterId], were: [] }),
  preview_group_list: ({ groupId }) => ({ group_id: groupId }),
  import_group_list: ({ groupId }) => ({ group_id: groupId }),
  export_group_list: ({ groupId }) => ({ group_id: groupId }),
  get_group_invitations: ({ groupId }) => ({ group_id: groupId }),
  resend_group_invitation: ({ groupId, invitationId }) => ({ group_id: groupId, invitation_id: invitationId }),
  withdraw_group_invitation: ({ groupId, invitationId }) => ({ group_id: groupId, invitation_id: invitationId }),
  // Lists take no id of such a row, but could show it.
  get_groups: () => ({ limit: 100 }),
  get_exams_to_run: () => ({ limit: 100 }),
  get_reported_questions: () => ({ limit: 100 }),
  get_bank_questions: ({ questionId }) => ({ q: String(questionId) }),
  get_player_plays: ({ sitterId }) => ({ account_id: sitterId }),
}

/** These calls succeed, and report that they did nothing to the row, or leave it out. */
const answering: readonly ActionName[] = [
  'accept_questions',
  'publish_questions',
  'withdraw_questions',
  'move_questions',
  'delete_drafts',
  'get_regrades',
  'get_exams_to_run',
  'get_groups',
  'get_reported_questions',
  'get_bank_questions',
  'get_player_plays',
]

const terms = () => ({
  title: 'Taken over',
  duration_minutes: 30,
  exam_key: examKey,
  rules: '',
  answer_again: 1,
  strict_away: 1,
  is_for_all: 1,
  ...window(),
})

/** An exam that Edda manages and two players have sat; one of them has reported a question. */
async function prepare(release_when: string): Promise<Row> {
  const examId = await room.prepare({ release_when, title: 'Secret title' })
  const [alice, bob] = [await quiz.player('Alice Sitter'), await quiz.player('Bob Sitter')]
  const ended: Sat = await room.sit(alice, examId)
  const open = await room.sit(bob, examId)
  const questionId = ended.questions[0]?.id ?? 0
  expect((await alice.call('report_question', { question_id: questionId, message: 'Secret reason of a report.' })).error).toBe(false)
  await alice.call('submit_answer', { play_id: ended.play.id, question_id: questionId, answer: 'a' })
  await alice.call('set_exam_module_result', { exam_module_id: examId })
  const { id } = await quiz.database.db.selectFrom('reports').select('id').where('question_id', '=', questionId).executeTakeFirstOrThrow()
  const passage = await quiz.database.db.selectFrom('passages').select('id').executeTakeFirstOrThrow()
  const plays = { openPlayId: open.play.id, endedPlayId: ended.play.id }
  return {
    examId,
    ...plays,
    questionId,
    reportId: id,
    sitterId: alice.id,
    passageId: passage.id,
    ...(await prepareGroup(examId, alice.id)),
  }
}

/** A group of Edda, with an open invitation to it and one to the exam. */
async function prepareGroup(exam_id: number, account_id: number) {
  const { call } = room.examiner
  const group_id = (await call('create_group', { name: 'Secret group' })).data.id
  await call('put_group_member', { group_id, account_id })
  const guests = (name: string) => ({ file: { field: 'file', bytes: Buffer.from(`email,name\n${name}@school.example,Secret guest\n`) } })
  await call('import_group_list', { group_id }, guests(`group${group_id}`))
  await call('import_exam_list', { exam_id }, guests(`exam${exam_id}`))
  const [invitation] = (await call('get_group_invitations', { group_id })).data
  const [examInvitation] = (await call('get_exam_invitations', { exam_id })).data
  return { groupId: group_id, invitationId: invitation?.id ?? 0, examInvitationId: examInvitation?.id ?? 0 }
}

beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  for (const role of ['editor', 'examiner', 'treasurer'] as const) staff.set(role, await quiz.player(`Other ${role}`, { roles: [role] }))
  form = questionDesk(quiz, room.examiner).form()
  rows.set('sealed until its release', await prepare('examiner'))
  rows.set('reviewed at once', await prepare('hand_in'))
})
afterAll(() => quiz.close())

const watched = [
  'exams',
  'exam_questions',
  'exam_draws',
  'exam_managers',
  'examinees',
  'exam_attempts',
  'exam_events',
  'plays',
  'answers',
  'questions',
]
const alsoWatched = [
  'groups',
  'group_members',
  'group_leaders',
  'exam_groups',
  'mailed_invitations',
  'reports',
  'notices',
  'contests',
  'daily_quizzes',
  'passages',
  'regrades',
  'transfers',
]
/** A call for many rows is audited even if it did nothing. */
const onRecord = ['audit_entries']

/** The contents of every table that such a call could write. */
async function contents(of: readonly string[]): Promise<unknown> {
  const hashes = of.map(
    table =>
      sql`select ${table}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${sql.table(table)} t`,
  )
  return (await sql.join(hashes, sql` union all `).execute(quiz.database.db)).rows
}

/** Texts of the rows, which no reply may hold. */
const secrets = /Secret|Two and two|are four|The sun is a star|Which are even|From small to large|Sitter/

const rolesFor = (access: Access): StaffRole[] => [...staff.keys()].filter(role => access === 'staff' || access === role)

describe('the walk', () => {
  it('has an attempt for every call that takes the id of a managed row', () => {
    const missing = walked.filter(name => rowNumbersOf(name).some(field => ownedFields.includes(field)) && attempts[name] === undefined)
    expect(missing).toEqual([])
  })

  it('knows of every other id why nobody manages its row', () => {
    const unknown = walked.flatMap(name =>
      rowNumbersOf(name).flatMap(field => (ownedFields.includes(field) || unownedFields[field] !== undefined ? [] : [`${name}.${field}`])),
    )
    expect(unknown).toEqual([])
    const used = new Set(walked.flatMap(rowNumbersOf))
    expect([...ownedFields, ...Object.keys(unownedFields)].filter(field => !used.has(field))).toEqual([])
  })
})

const attempted = names.filter(name => attempts[name] !== undefined)
/** The seal hides the exam's questions from editors, too; here the exam is not sealed. */
const ofEditors = attempted.filter(name => specOf(name).access === 'editor')

/** The refusal that the caller does not manage a row; a call without one of these must not know the row. */
const notYours = ['exam_not_yours', 'group_not_yours', 'reports_not_yours', 'question_of_exam'] as const

describe.each([
  ['sealed until its release', attempted],
  ['reviewed at once', ofEditors],
])('an exam that is %s', (which, calls) => {
  it.each(calls)('is closed in %s to staff who do not manage it', async name => {
    const row = rows.get(which)
    const input = row && attempts[name]?.(row)
    const isAnswering = answering.includes(name)
    const tables = [...watched, ...alsoWatched, ...(isAnswering ? [] : onRecord)]
    for (const role of rolesFor(specOf(name).access)) {
      const before = await contents(tables)
      const file = specOf(name).file
      const sent = file ? { file: { field: file, bytes: Buffer.from('type,question,option_1,option_2,answer,marks\n') } } : {}
      const { status, headers: _headers, ...reply } = (await staff.get(role)?.call(name, input, sent)) ?? { status: 0 }
      const said = JSON.stringify(reply)
      expect([role, status === 200 || status === 400], said).toEqual([role, true])
      // Staff may see players' names.
      if (name !== 'get_player_plays') expect(said).not.toMatch(secrets)
      if (isAnswering) expect(said).toMatch(/"(changed|accepted)":\[\]|"data":\[/)
      else expect(said).toMatch(/"error":true/)
      const word = notYours.find(code => specOf(name).refusals.includes(code))
      if (word) expect(reply).toMatchObject({ message: word })
      expect(said).not.toMatch(/"correct":[1-9]|"wrong":[1-9]|"score":[1-9]/)
      expect(await contents(tables)).toEqual(before)
    }
  })

  it('is open to its examiner in the same calls', async () => {
    const { examId, questionId } = rows.get(which) ?? { examId: 0, questionId: 0 }
    expect((await room.examiner.call('get_exam_paper', { exam_id: examId })).error).toBe(false)
    const { data } = await room.examiner.call('get_question_reports', { question_id: questionId })
    expect(data).toMatchObject({ question: 'Two and two?', reports: [{ reason: 'Secret reason of a report.' }] })
    const listed = (await room.examiner.call('get_reported_questions', { limit: 100 })).data
    expect(listed.map(({ id }) => id)).toContain(questionId)
  })
})

describe('a question of an exam that nobody has reported', () => {
  it.each(['get_question_reports', 'answer_reports', 'accept_reports', 'dismiss_reports'] as const)('%s does not find it', async name => {
    const examId = await room.prepare()
    const { data } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const said = { question_id: data.questions[0]?.id, answer: 'x', reason: 'x' }
    expect(await room.examiner.call(name, said)).toMatchObject({ error: true, message: 'document_not_found' })
  })
})
