import { staffRoles } from '@trivium/contract/platform/action'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../../test/app/call-seen.ts'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type ExamRoom, examRoom, minuteMs } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { canManageExam, canHandOver, mayManageExams } from '../policy.ts'
import { examRooms } from '../sitting/rooms.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const asSignedIn = ({ id }: TestPlayer, roles: ('examiner' | 'editor')[]) => ({
  id,
  roles,
  timezone: 'UTC',
  languageId: null,
  webLanguage: null,
  tokenHash: Buffer.alloc(0),
  provedAt: new Date(),
  hasSecondFactor: false,
  isShared: false,
})

const nobodys = { examiner_id: null, manager_ids: [] }
const edda = { examiner_id: 1, manager_ids: [] }
const shared = { examiner_id: 1, manager_ids: [2] }

describe('the exam policy', () => {
  it.each([
    ['their own', edda, 1, true, true],
    ['one shared with them', shared, 2, true, false],
    ['one of somebody else', edda, 2, false, false],
    ['one that is nobody’s', nobodys, 2, true, false],
  ])('gives an examiner exactly these rights on %s', (_what, managers, id, runs, handsOver) => {
    const person = { id, roles: ['examiner' as const] }
    expect([canManageExam(managers, person), canHandOver(managers, person)]).toEqual([runs, handsOver])
  })

  it.each(staffRoles)('treats every exam the same for %s', role => {
    const mayAll = role === 'administrator'
    for (const managers of [nobodys, edda, shared]) {
      if (role === 'examiner') continue
      const person = { id: 1, roles: [role] }
      expect([canManageExam(managers, person), canHandOver(managers, person)]).toEqual([mayAll, mayAll])
    }
    expect(mayManageExams({ id: 1, roles: [role] })).toBe(mayAll || role === 'examiner')
  })
})

// server/test/attacks/ownership.test.ts checks that no call is open to another examiner.
describe('an exam with a manager', () => {
  it('is in the lists of its managers and of administrators', async () => {
    const [other, ada] = [await quiz.player('Otto', { roles: ['examiner'] }), await quiz.player('Ada', { roles: ['administrator'] })]
    const examId = await room.prepare()
    const listed = async (player: TestPlayer) => {
      const { data, total } = await player.call('get_exams_to_run', { limit: 100 })
      expect(total).toBe(data.length)
      return data.some(({ id }) => id === examId)
    }
    expect([await listed(room.examiner), await listed(other), await listed(ada)]).toEqual([true, false, true])
    await callSeen(room.examiner, 'set_exam_managers', { exam_id: examId, examiner_id: room.examiner.id, manager_ids: [other.id] })
    expect(await listed(other)).toBe(true)
    await quiz.database.db.updateTable('exams').set({ examiner_id: null }).where('id', '=', examId).execute()
    expect(await listed(await quiz.player('Any', { roles: ['examiner'] }))).toBe(true)
  })

  it('can be handed over: the former manager loses access, and the audit shows every step', async () => {
    const other = await quiz.player('Otto', { roles: ['examiner'] })
    const examId = await room.prepare()
    const { data } = await callSeen(room.examiner, 'set_exam_managers', { exam_id: examId, examiner_id: other.id })
    expect(data.examiner).toEqual({ id: other.id, name: 'Otto' })
    expect((await room.examiner.call('get_exam_paper', { exam_id: examId })).message).toBe('exam_not_yours')
    const back = await callSeen(other, 'set_exam_managers', { exam_id: examId, examiner_id: other.id, manager_ids: [room.examiner.id] })
    expect(back.data.managers).toEqual([{ id: room.examiner.id, name: 'Edda' }])
    // A manager who shares an exam may not hand it over.
    expect((await callSeen(room.examiner, 'set_exam_managers', { exam_id: examId })).message).toBe('exam_not_yours')
    const rows = await quiz.database.db
      .selectFrom('audit_entries')
      .select('after')
      .where('subject', '=', `exam:${examId}`)
      .where('action', '=', 'set_exam_managers')
      .orderBy('id')
      .execute()
    expect(rows.map(({ after }) => after)).toEqual([
      { examiner_id: other.id, manager_ids: [] },
      { examiner_id: other.id, manager_ids: [room.examiner.id] },
    ])
  })

  it('goes only to accounts that may manage exams', async () => {
    const examId = await room.prepare()
    const [alice, edith] = [await quiz.player(), await quiz.player('Edith', { roles: ['editor'] })]
    for (const id of [alice.id, edith.id, 999_999]) {
      const reply = await callSeen(room.examiner, 'set_exam_managers', { exam_id: examId, examiner_id: id })
      expect(reply.message).toBe('not_an_examiner')
    }
  })

  it('shows its board to its managers only, also after it was handed over', async () => {
    const examId = await room.prepare()
    const [alice, other] = [await quiz.player(), await quiz.player('Otto', { roles: ['examiner'] })]
    await room.sit(alice, examId)
    const board = examRooms(quiz.database.db, () => quiz.clock.now())[1]
    const [mine, theirs] = [asSignedIn(room.examiner, ['examiner']), asSignedIn(other, ['examiner'])]
    const mayJoin = (who: typeof mine) => board?.mayJoin(who, String(examId))
    expect([await mayJoin(mine), await mayJoin(theirs), await mayJoin(asSignedIn(alice, []))]).toEqual([true, false, false])
    expect(await board?.mayJoin(mine, '999999')).toBe(false)
    const heard = async (who: typeof mine) =>
      (await board?.read(String(examId), { after: 0, upTo: null, limit: 10 }))?.map(event => event.messageFor(who)?.type ?? null)
    expect(await heard(mine)).toEqual(['exam_board'])
    await callSeen(room.examiner, 'set_exam_managers', { exam_id: examId, examiner_id: other.id })
    expect([await heard(mine), await heard(theirs)]).toEqual([[null], ['exam_board']])
  })
})

describe('the waiting page of an exam', () => {
  it('notifies those who may sit it of a change, and nobody else', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    const at = (minutes: number) => new Date(quiz.clock.now().getTime() + minutes * minuteMs).toISOString()
    const window = { starts_at: at(60), ends_at: at(120), is_for_all: 0 }
    const examId = await room.prepare(window)
    await room.examiner.call('seat_examinee', { exam_id: examId, account_id: alice.id, extra_percent: 0 })
    const [, , door] = examRooms(quiz.database.db, () => quiz.clock.now())
    const mayJoin = (player: TestPlayer) => door?.mayJoin(asSignedIn(player, []), String(examId))
    expect([await mayJoin(alice), await mayJoin(bob)]).toEqual([true, false])
    const heard = async (after: number) =>
      (await door?.read(String(examId), { after, upTo: null, limit: 10 }))?.map(event => event.messageFor(asSignedIn(alice, [])))
    expect(await heard(0)).toEqual([])
    const terms = { title: 'Trial exam', duration_minutes: 30, rules: '', answer_again: 1, strict_away: 1, release_when: 'hand_in' }
    const changed = await room.examiner.call('change_exam', { exam_id: examId, version: 0, ...terms, ...window, starts_at: at(90) })
    expect(changed.message).toBe('ok')
    expect(await heard(0)).toEqual([{ type: 'exam_door' }])
    expect(await heard((await door?.newest(String(examId))) ?? 0)).toEqual([])
  })
})

describe('remove_exam_question', () => {
  it('removes a question from an exam that nobody has started, and frees its place for another one', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const last = paper.questions.at(-1)
    const left = await room.examiner.call('remove_exam_question', { exam_id: examId, question_id: last?.id })
    expect(left.data).toMatchObject({ asked: 3, total_marks: 5 })
    expect((await room.examiner.call('remove_exam_question', { exam_id: examId, question_id: last?.id })).message).toBe(
      'document_not_found',
    )
    const file = { field: 'file', bytes: Buffer.from('type,question,option_1,option_2,answer,marks\ntrue_false,Again?,Yes,No,1,7\n') }
    const added = await room.examiner.call('import_exam_questions', { exam_id: examId }, { file })
    expect(added.data.paper).toMatchObject({ asked: 4, total_marks: 12 })
    const report = await alice.call('report_question', { question_id: last?.id, message: 'I want to see this.' })
    expect(report.message).toBe('document_not_found')
    await room.sit(alice, examId)
    const late = await room.examiner.call('remove_exam_question', { exam_id: examId, question_id: paper.questions[0]?.id })
    expect(late.message).toBe('exam_started')
  })
})
