import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../../test/app/call-seen.ts'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { questionDesk } from '../../../../test/app/question-desk.ts'
import { examKey, type ExamRoom, examRoom, minuteMs, rightAnswer, type Sat } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  const desk = questionDesk(quiz, await quiz.player('Editor', { roles: ['editor'] }))
  for (let n = 0; n < 12; n++) {
    const { id } = await desk.published('multiple_choice', { tags: ['pool'], level: n < 9 ? 2 : 3, question: `Of the pool, number ${n}?` })
    await calibrate(id, n / 3 - 2)
  }
  for (let n = 0; n < 3; n++) await desk.published('number', { tags: ['rare'], question: `Rare, number ${n}?` })
})
afterAll(() => quiz.close())

/** As the calibration of a night would leave it. */
async function calibrate(question_id: number, b: number) {
  const row = { answers: 200, b, standard_error: 0.1, infit: 1, outfit: 1, facility: 0.5, is_calibrated: true }
  await quiz.database.db
    .insertInto('item_calibrations')
    .values({ question_id, ...row, calibrated_at: quiz.clock.now() })
    .execute()
}

const worth = { marks: 2, minus_marks: 0, part_marks: 0 }
const draw = (examId: number, more: object = {}) =>
  room.examiner.call('draw_exam_questions', { exam_id: examId, kind: 'for_each', count: 4, tag: 'pool', ...worth, ...more })
const paperOf = async (examId: number) => (await room.examiner.call('get_exam_paper', { exam_id: examId })).data
const idsOf = ({ questions }: { questions: { id: number }[] }) => questions.map(({ id }) => id)
const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()

async function answerAll(player: TestPlayer, { play, questions }: Sat) {
  for (const question of questions) {
    const key = question.options.find(({ text }) => text === 'Oslo')?.key ?? rightAnswer(question)
    await player.call('submit_answer', { play_id: play.id, question_id: question.id, answer: key })
  }
}

describe('a draw that is the same for all', () => {
  it('copies so many questions now, which everybody gets', async () => {
    const examId = await room.prepare()
    const { data } = await draw(examId, { kind: 'same_for_all', level: 2 })
    expect(data).toMatchObject({ asked: 8, total_marks: 18, draws: [] })
    expect(data.questions.slice(4).every(({ draw_id, source_id }) => draw_id === null && source_id !== null)).toBe(true)
    const [one, other] = [await room.sit(await quiz.player(), examId), await room.sit(await quiz.player(), examId)]
    expect(idsOf(one)).toEqual(idsOf(other))
  })

  it('never draws what the exam has already', async () => {
    const examId = await room.prepare()
    await draw(examId, { kind: 'same_for_all', count: 8 })
    const { data } = await draw(examId, { kind: 'same_for_all', count: 4 })
    expect(new Set(data.questions.map(({ question }) => question)).size).toBe(16)
    expect(await draw(examId, { kind: 'same_for_all', count: 1 })).toMatchObject({
      issues: [{ field: 'count', problem: 'cannot be 1: the bank offers 0 questions that fit and are not in the exam' }],
    })
  })
})

describe('a draw for each examinee', () => {
  it('gives everybody the same marks and number of questions, from a pool that is frozen', async () => {
    const examId = await room.prepare({ release_when: 'hand_in' })
    const { data: paper } = await draw(examId)
    expect(paper).toMatchObject({ asked: 8, total_marks: 18, draws: [{ count: 4, pool: 12, calibrated: 12, marks: 2, rule: 'tag pool' }] })
    expect(paper.questions).toHaveLength(16)
    const pool = new Set(paper.questions.flatMap(({ id, draw_id }) => (draw_id === null ? [] : [id])))
    const drawn = new Set<string>()
    for (let n = 0; n < 6; n++) {
      const player = await quiz.player()
      const listed = (await player.call('get_exam_module', { type: 1, limit: 100 })).data.find(({ id }) => id === examId)
      expect(listed).toMatchObject({ questions: 8, total_marks: 18 })
      const sat = await room.sit(player, examId)
      expect([sat.questions.length, sat.sitting.total_marks]).toEqual([8, 18])
      const own = idsOf(sat).filter(id => pool.has(id))
      expect(new Set(own).size).toBe(4)
      drawn.add(inOrder(own))
      // Resuming asks the same.
      expect(idsOf(await room.sit(player, examId))).toEqual(idsOf(sat))
      await answerAll(player, sat)
      const { data: result } = await player.call('set_exam_module_result', { exam_module_id: examId })
      expect(result).toMatchObject({ total_marks: 18, obtained_marks: 18, totalQuestions: 8, correct: 8 })
      const review = await player.call('get_exam_review', { exam_module_id: examId })
      expect(review.data.map(({ id }) => id)).toEqual(idsOf(sat))
    }
    expect(drawn.size).toBeGreaterThan(1)
    const board = await room.examiner.call('get_exam_board', { exam_id: examId })
    expect(board.data.map(({ total, obtained_marks }) => [total, obtained_marks])).toEqual(Array.from({ length: 6 }, () => [8, 18]))
    const { data: results } = await room.examiner.call('get_exam_results', { exam_id: examId })
    expect(results.map(({ obtained_marks, total_marks, correct }) => [obtained_marks, total_marks, correct])).toEqual(
      Array.from({ length: 6 }, () => [18, 18, 8]),
    )
  })

  it('can be repeated from the seed of the attempt', async () => {
    const { paperFor } = await import('./draws.ts')
    const examId = await room.prepare()
    await draw(examId)
    const sat = await room.sit(await quiz.player(), examId)
    const attempt = await quiz.database.db
      .selectFrom('exam_attempts')
      .select('draw_seed')
      .where('play_id', '=', sat.play.id)
      .executeTakeFirstOrThrow()
    expect(await paperFor(quiz.database.db, examId, attempt.draw_seed ?? 0)).toEqual(idsOf(sat))
  })

  it('is drawn anew on every day of a daily exam', async () => {
    const ends_at = new Date(quiz.clock.now().getTime() + 20 * 24 * 60 * minuteMs).toISOString()
    const examId = await room.prepare({ is_daily: 1, ends_at })
    await draw(examId)
    const player = await quiz.player()
    const papers = new Set<string>()
    for (let day = 0; day < 4; day++) {
      papers.add(inOrder(idsOf(await room.sit(player, examId))))
      await player.call('set_exam_module_result', { exam_module_id: examId })
      quiz.clock.advance(24 * 60 * minuteMs)
    }
    expect(papers.size).toBeGreaterThan(1)
  })

  it('is balanced: the difficulty of every paper is about that of the pool', async () => {
    const examId = await room.prepare()
    await draw(examId)
    const { data } = await room.examiner.call('preview_exam_draws', { exam_id: examId })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ pool: 12, calibrated: 12 })
    // The pool goes from -2 to 5/3 with a mean of -1/6.
    expect(data[0]?.difficulty.mean).toBeCloseTo(-1 / 6, 1)
    expect(data[0]?.difficulty.deviation).toBeLessThan(0.1)
    expect((data[0]?.percent.most ?? 100) - (data[0]?.percent.least ?? 0)).toBeLessThan(8)
  })

  it('takes the author’s estimate of questions that are not calibrated, and says so', async () => {
    const examId = await room.prepare()
    await draw(examId, { tag: 'rare', count: 2 })
    const { data } = await room.examiner.call('preview_exam_draws', { exam_id: examId })
    expect(data[0]).toMatchObject({ pool: 3, calibrated: 0, difficulty: { deviation: 0 } })
  })

  it.each([
    ['a pool that is too small', { tag: 'rare' }, 'cannot be 4: the bank offers 3 questions that fit and are not in the exam'],
    ['a rule that nothing fits', { tag: 'nowhere' }, 'cannot be 4: the bank offers 0 questions that fit and are not in the exam'],
    ['a range that nothing fits', { least_difficulty: 5 }, 'cannot be 4: the bank offers 0 questions that fit and are not in the exam'],
  ])('is refused with %s', async (_what, rule, problem) => {
    const examId = await room.prepare()
    expect(await draw(examId, rule)).toMatchObject({ status: 400, issues: [{ field: 'count', problem }] })
    expect((await paperOf(examId)).questions).toHaveLength(4)
  })

  it('keeps a pool of at least what it draws, and the marks of the pool the same', async () => {
    const examId = await room.prepare()
    const { data } = await draw(examId, { tag: 'rare', count: 2 })
    const [drawId, ids] = [data.draws[0]?.id, idsOf(data).slice(4)]
    const own = { exam_id: examId, question_id: ids[0] }
    expect((await room.examiner.call('set_question_marks', { ...own, ...worth, marks: 5 })).status).toBe(400)
    const { data: form } = await room.examiner.call('get_exam_question', { exam_id: examId, question_id: ids[0] })
    expect(await room.examiner.call('change_exam_question', { ...own, ...form, marks: 5 })).toMatchObject({ issues: [{ field: 'marks' }] })
    expect((await room.examiner.call('change_exam_question', { ...own, ...form, note: 'Better.' })).error).toBe(false)
    const change = (more: object) =>
      callSeen(room.examiner, 'change_exam_draw', { exam_id: examId, draw_id: drawId, count: 2, ...worth, ...more })
    expect(await change({ count: 4 })).toMatchObject({ issues: [{ problem: 'cannot be 4: the pool has 3 questions' }] })
    const changed = await change({ marks: 5, count: 3 })
    expect(changed.data).toMatchObject({ asked: 7, total_marks: 25, draws: [{ count: 3, marks: 5 }] })
    expect(changed.data.questions.slice(4).map(({ marks }) => marks)).toEqual([5, 5, 5])
    const needed = { exam_id: examId, question_id: changed.data.questions[4]?.id }
    expect(await room.examiner.call('remove_exam_question', needed)).toMatchObject({
      issues: [{ field: 'question_id', problem: 'is needed: the draw takes 3 of 3 questions' }],
    })
    const removed = await room.examiner.call('remove_exam_draw', { exam_id: examId, draw_id: drawId })
    expect(removed.data).toMatchObject({ asked: 4, total_marks: 10, draws: [] })
    expect(removed.data.questions).toHaveLength(4)
  })

  it('belongs to its exam: nobody changes it through another, and nobody changes it after the start', async () => {
    const [examId, other] = [await room.prepare(), await room.prepare()]
    const { data } = await draw(examId)
    const foreign = { exam_id: other, draw_id: data.draws[0]?.id }
    expect((await room.examiner.call('remove_exam_draw', foreign)).message).toBe('document_not_found')
    expect((await callSeen(room.examiner, 'change_exam_draw', { ...foreign, count: 1, ...worth })).message).toBe('document_not_found')
    await room.sit(await quiz.player(), examId)
    const own = { exam_id: examId, draw_id: data.draws[0]?.id }
    const replies = [
      await draw(examId, { tag: 'rare', count: 1 }),
      await callSeen(room.examiner, 'change_exam_draw', { ...own, count: 1, ...worth }),
      await room.examiner.call('remove_exam_draw', own),
    ]
    expect(replies.map(({ message }) => message)).toEqual(['exam_started', 'exam_started', 'exam_started'])
  })

  it('keeps minus marks of its own when those of the exam change, as questions do', async () => {
    const examId = await room.prepare({ minus_marks: 0.25 })
    await draw(examId, { pool: 6, minus_marks: 1 })
    const { questions, draws: _d, ...terms } = await paperOf(examId)
    const own = { exam_id: examId, question_id: questions.find(({ draw_id }) => draw_id === null)?.id }
    await room.examiner.call('set_question_marks', { ...own, marks: 3, minus_marks: 2, part_marks: 0 })
    const marksLost = async () => {
      const { questions, draws } = await paperOf(examId)
      const ofQuestions = questions.filter(({ draw_id }) => draw_id === null).map(({ minus_marks }) => minus_marks)
      return { questions: ofQuestions.toSorted((one, other) => one - other), draws: draws.map(({ minus_marks }) => minus_marks) }
    }
    const before = await marksLost()
    expect(before).toEqual({ questions: [0.25, 0.25, 0.25, 2], draws: [1] })
    const { version } = await paperOf(examId)
    await room.examiner.call('change_exam', { ...terms, version, exam_id: examId, minus_marks: 0.5 })
    expect(await marksLost()).toEqual({ questions: [0.5, 0.5, 0.5, 2], draws: [1] })
  })

  it('follows the exam’s minus marks, and is copied with the exam', async () => {
    const examId = await room.prepare()
    await draw(examId, { pool: 6 })
    const { questions: _q, draws: _d, ...terms } = await paperOf(examId)
    await room.examiner.call('change_exam', { ...terms, exam_id: examId, minus_marks: 0.5 })
    expect((await paperOf(examId)).draws).toMatchObject([{ minus_marks: 0.5, pool: 6 }])
    const window = {
      starts_at: quiz.clock.now().toISOString(),
      ends_at: new Date(quiz.clock.now().getTime() + 60 * minuteMs).toISOString(),
    }
    const { data: copy } = await room.examiner.call('copy_exam', { exam_id: examId, exam_key: examKey, ...window })
    const original = await paperOf(examId)
    expect(copy).toMatchObject({
      asked: 8,
      total_marks: 18,
      draws: [{ count: 4, pool: 6, calibrated: 6, minus_marks: 0.5, rule: 'tag pool' }],
    })
    expect(copy.draws[0]?.id).not.toBe(original.draws[0]?.id)
    expect(copy.questions.map(({ question }) => question)).toEqual(original.questions.map(({ question }) => question))
    expect(idsOf(copy).some(id => idsOf(original).includes(id))).toBe(false)
  })
})

describe('a wrong key in a pool', () => {
  it('is corrected for those who drew the question, and for nobody else', async () => {
    const examId = await room.prepare({ release_when: 'hand_in' })
    await draw(examId, { count: 6 })
    const sat: { player: TestPlayer; play: Sat }[] = []
    for (let n = 0; n < 5; n++) {
      const player = await quiz.player()
      const play = await room.sit(player, examId)
      await answerAll(player, play)
      await player.call('set_exam_module_result', { exam_module_id: examId })
      sat.push({ player, play })
    }
    const drawnIds = sat.flatMap(({ play }) => play.questions.slice(4).map(({ id }) => id))
    const wrong = drawnIds.find(id => drawnIds.filter(one => one === id).length < 5) ?? 0
    const concerned = sat.filter(({ play }) => play.questions.some(({ id }) => id === wrong))
    const question = (await paperOf(examId)).questions.find(({ id }) => id === wrong)
    const place = (question?.options.findIndex(({ text }) => text === 'Bergen') ?? -1) + 1
    const corrected = { exam_id: examId, question_id: wrong, answer: String(place), reason: 'It is Bergen.' }
    const { data } = await room.examiner.call('regrade_exam_question', corrected)
    expect(data.changed).toBe(concerned.length)
    for (const { player, play } of sat) {
      const result = (await player.call('get_exam_result', { play_id: play.play.id })).data
      const isConcerned = concerned.some(one => one.player === player)
      expect(result).toMatchObject({ total_marks: 22, obtained_marks: isConcerned ? 20 : 22 })
    }
    expect(data.paper).toMatchObject({ asked: 10, total_marks: 22, draws: [{ pool: 12 }] })
  })
})
