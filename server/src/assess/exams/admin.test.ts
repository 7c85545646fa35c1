import { Notice } from '@trivium/contract/rewards/notices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { examKey, type ExamRoom, examRoom, minuteMs, rightAnswer, type Sat, wrongAnswer } from '../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const handIn = (player: TestPlayer, examId: number) => player.call('set_exam_module_result', { exam_module_id: examId })
async function answer(player: TestPlayer, { play, questions }: Sat, right: number) {
  for (const [index, question] of questions.entries()) {
    const given = index < right ? rightAnswer(question) : wrongAnswer(question)
    await player.call('submit_answer', { play_id: play.id, question_id: question.id, answer: given })
  }
}
const noticesOf = async (player: TestPlayer) => Notice.array().parse((await player.call('get_notifications')).data)

/** An exam that a new player has sat and handed in. */
async function sat(right: number, terms: object = {}) {
  const [alice, examId] = [await quiz.player(), await room.prepare(terms)]
  const play = await room.sit(alice, examId)
  await answer(alice, play, right)
  return { alice, examId, play, result: (await handIn(alice, examId)).data }
}
const afterTheWindow = () => quiz.clock.advance(25 * 60 * minuteMs)

describe('create_exam and import_exam_questions', () => {
  it('reports what is wrong with each row, and takes the others', async () => {
    const examId = await room.prepare()
    const rows = [
      'type,question,option_1,option_2,option_3,answer,marks,note',
      'multiple_choice,Good?,yes,no,maybe,1,3,Because.',
      'multiple_choice,No answer?,yes,no,maybe,,3,',
      'riddle,What?,yes,no,maybe,1,3,',
      'multi_select,Too high?,yes,no,maybe,"1,4",3,',
      'sequence,Too few?,yes,no,maybe,"1,2",3,',
      'true_false,Same?,yes,yes ,,1,3,',
      'multiple_choice,Marks?,yes,no,maybe,1,many,',
    ]
    const file = { field: 'file', bytes: Buffer.from(rows.join('\n')) }
    const { data } = await room.examiner.call('import_exam_questions', { exam_id: examId }, { file })
    expect(data.added).toBe(1)
    expect(data.rows.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7, 8])
    expect(data.paper.questions).toHaveLength(5)
    expect(data.paper).toMatchObject({ total_marks: 13 })
  })

  it.each([
    ['no text', expect.stringMatching(/^The file contains no questions in a supported format/), Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    ['nothing', 'The file is empty.', Buffer.from('')],
  ])('refuses a file with %s', async (_what, problem, bytes) => {
    const examId = await room.prepare()
    const reply = await room.examiner.call('import_exam_questions', { exam_id: examId }, { file: { field: 'file', bytes } })
    expect(reply).toMatchObject({ status: 400, issues: [{ field: 'file', problem }] })
  })

  it('sanitises the rules, and refuses a window that ends before it begins', async () => {
    const examId = await room.prepare({ rules: '<p onclick="x()">Be fair.</p><script>1</script>' })
    expect((await room.examiner.call('get_exam_paper', { exam_id: examId })).data.rules).toBe('<p>Be fair.</p>')
    const reply = await room.examiner.call('copy_exam', {
      exam_id: examId,
      exam_key: examKey,
      starts_at: '2030-01-02T00:00:00Z',
      ends_at: '2030-01-01T00:00:00Z',
    })
    expect(reply.status).toBe(400)
  })

  it('keeps its questions out of every other list, draw, report and bookmark', async () => {
    const examId = await room.prepare()
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const alice = await quiz.player()
    const id = paper.questions[0]?.id
    expect((await alice.call('report_question', { question_id: id, message: 'I want to see this.' })).message).toBe('document_not_found')
    expect((await alice.call('set_bookmark', { question_id: id, type: 'quiz_zone', status: 1 })).error).toBe(true)
    for (const slug of ['exams', String(paper.questions[0]?.category.slug)]) {
      expect((await alice.call('get_questions_by_level', { category: slug, level: 1 })).message).toBe('document_not_found')
      expect((await alice.call('get_questions_for_self_challenge', { category_slug: slug, limit: 5 })).message).toBe('document_not_found')
    }
    expect(JSON.stringify((await alice.call('get_categories', { type: 'quiz_zone' })).data)).not.toContain('exams')
  })
})

describe('change_exam', () => {
  it('changes an exam until somebody has started it', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const { questions: _questions, ...terms } = paper
    const changed = { ...terms, exam_id: examId, exam_key: '', title: 'Another title', duration_minutes: 45, answer_again: 1 }
    expect((await room.examiner.call('change_exam', changed)).data).toMatchObject({ title: 'Another title', duration_minutes: 45 })
    const { play } = await room.sit(alice, examId)
    expect(play.total_seconds).toBe(45 * 60)
    expect((await room.examiner.call('change_exam', changed)).message).toBe('exam_started')
  })
})

describe('copy_exam', () => {
  it('makes a copy with its own questions and its own key', async () => {
    const { alice, examId } = await sat(4)
    const [now, later] = [0, 48 * 60 * minuteMs].map(ms => new Date(quiz.clock.now().getTime() + ms).toISOString())
    const copy = await room.examiner.call('copy_exam', { exam_id: examId, exam_key: 'NEXT', starts_at: now, ends_at: later })
    const original = await room.examiner.call('get_exam_paper', { exam_id: examId })
    expect(copy.data.questions.map(({ question }) => question)).toEqual(original.data.questions.map(({ question }) => question))
    expect(copy.data.questions.map(({ id }) => id)).not.toEqual(original.data.questions.map(({ id }) => id))
    const wrong = await alice.call('get_exam_module_questions', { exam_module_id: copy.data.id, exam_key: examKey, agreed: 1 })
    expect(wrong.message).toBe('invalid_exam_key')
    expect((await room.sit(alice, copy.data.id, { exam_key: 'NEXT' })).questions).toHaveLength(4)
  })
})

describe('release_exam_results', () => {
  it('waits until everybody has finished, then shows the right answers and notifies everyone', async () => {
    const { alice, examId } = await sat(2)
    expect((await room.examiner.call('release_exam_results', { exam_id: examId })).message).toBe('exam_not_over')
    const bob = await quiz.player()
    quiz.clock.advance(23 * 60 * minuteMs + 50 * minuteMs)
    await room.sit(bob, examId)
    quiz.clock.advance(11 * minuteMs)
    await room.tick()
    await room.examiner.call('release_exam_results', { exam_id: examId })
    const review = await alice.call('get_exam_review', { exam_module_id: examId })
    expect(review.data).toHaveLength(4)
    expect(review.data.map(({ correct }) => correct)).toEqual([true, true, false, false])
    expect(review.data[0]).toMatchObject({ note: 'They are four.', marks: 1 })
    expect(review.result.released).toBe(true)
    expect((await noticesOf(alice)).map(({ type, type_id }) => [type, type_id])).toContainEqual(['exam_released', examId])
  })

  it('happens by the job where the exam says so', async () => {
    const { alice, examId } = await sat(2, { release_when: 'end' })
    expect((await alice.call('get_exam_review', { exam_module_id: examId })).message).toBe('exam_not_released')
    afterTheWindow()
    await room.tick()
    expect((await alice.call('get_exam_review', { exam_module_id: examId })).data).toHaveLength(4)
  })

  it('happens at hand-in where the exam says so, and not before', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare({ release_when: 'hand_in' })]
    await room.sit(alice, examId)
    expect((await alice.call('get_exam_review', { exam_module_id: examId })).message).toBe('play_open')
    await handIn(alice, examId)
    expect((await alice.call('get_exam_review', { exam_module_id: examId })).data).toHaveLength(4)
    afterTheWindow()
    expect((await room.examiner.call('release_exam_results', { exam_id: examId })).status).toBe(400)
    expect((await noticesOf(alice)).map(({ type }) => type)).not.toContain('exam_released')
  })
})

describe('give_extra_time', () => {
  it('moves the deadline of one examinee', async () => {
    const [alice, examId] = [await quiz.player(), await room.prepare()]
    const { play, questions } = await room.sit(alice, examId)
    const given = await room.examiner.call('give_extra_time', { play_id: play.id, minutes: 10, reason: 'A fire alarm.' })
    expect(Date.parse(given.data.deadline ?? '') - Date.parse(play.deadline ?? '')).toBe(10 * minuteMs)
    quiz.clock.advance(39 * minuteMs)
    await room.tick()
    expect((await alice.call('submit_answer', { play_id: play.id, question_id: questions[0]?.id, answer: 'a' })).error).toBe(false)
    quiz.clock.advance(2 * minuteMs)
    const late = await room.examiner.call('give_extra_time', { play_id: play.id, minutes: 10, reason: 'Too late.' })
    expect(late.message).toBe('play_over')
    const revealed = await noticesOf(alice)
    expect(revealed.find(({ type }) => type === 'exam_extra_time')?.message).toContain('A fire alarm.')
  })
})

describe('void_exam_attempt and reopen_exam_attempt', () => {
  it('voids an attempt with a reason and allows no second one', async () => {
    const { alice, examId, play } = await sat(4)
    const reply = await room.examiner.call('void_exam_attempt', { play_id: play.play.id, reason: 'Somebody else sat it.' })
    expect(reply.data.state).toBe('void')
    const { data } = await alice.call('get_exam_module', { type: 2 })
    expect(data[0]?.result?.void_reason).toBe('Somebody else sat it.')
    const again = await alice.call('get_exam_module_questions', { exam_module_id: examId, exam_key: examKey, agreed: 1 })
    expect(again.message).toBe('already_played')
  })

  it('reopens an attempt with its saved answers, and counts everything once', async () => {
    const { alice, examId, play, result } = await sat(2, { marks_at_hand_in: 1 })
    const day = async () => (await alice.call('get_users_statistics')).data
    const before = await day()
    const reopened = await room.examiner.call('reopen_exam_attempt', { play_id: play.play.id, minutes: 15, reason: 'The line was cut.' })
    expect(reopened.data).toMatchObject({ state: 'sitting', answered: 4 })
    const again = await room.sit(alice, examId, { exam_key: '' })
    expect(again.play).toMatchObject({ id: play.play.id, resumed: true })
    const third = again.questions[2]
    await alice.call('submit_answer', { play_id: play.play.id, question_id: third?.id, answer: third ? rightAnswer(third) : '' })
    const { data } = await handIn(alice, examId)
    expect(data).toMatchObject({ correct: 3, attempted: 4, obtained_marks: (result.obtained_marks ?? 0) + 2 })
    expect((await day()).questions_answered).toBe(before.questions_answered)
    expect((await day()).correct_answers).toBe(before.correct_answers + 1)
    // The week in review counts what the statistics count: exams, too.
    const after = await day()
    const { days } = (await alice.call('get_week_review', { week: after.by_day.at(-1)?.day })).data
    const sums = after.by_day.filter(({ asked }) => asked > 0).map(({ day, asked, correct }) => ({ day, asked, correct }))
    expect(days.filter(({ asked }) => asked > 0)).toEqual(sums)
  })

  describe('a repeated hand-in', () => {
    async function reopened() {
      const { alice, examId, play } = await sat(2)
      const reply = await room.examiner.call('reopen_exam_attempt', { play_id: play.play.id, minutes: 15, reason: 'The line was cut.' })
      expect(reply.data.state).toBe('sitting')
      const claim = { exam_module_id: examId, rules_violated: 1, captured_question_ids: '1' }
      const board = async () => {
        const { data } = await room.examiner.call('get_exam_board', { exam_id: examId })
        return data.find(({ play_id }) => play_id === play.play.id)
      }
      return { alice, examId, play: play.play, claim, board }
    }

    it('ends no attempt that was reopened since, running or ended again, and saves no claim', async () => {
      const { alice, examId, play, claim, board } = await reopened()
      const late = () => alice.call('set_exam_module_result', { ...claim, version: play.version })
      expect((await late()).message).toBe('exam_reopened')
      expect(await board()).toMatchObject({ state: 'sitting', claimed: null })
      quiz.clock.advance(16 * minuteMs)
      await room.tick()
      expect((await late()).message).toBe('exam_reopened')
      expect([(await board())?.state, (await board())?.claimed]).toEqual(['over', null])
      expect((await handIn(alice, examId)).message).toBe('ok')
    })

    it('ends the attempt if it names the new version, or no version', async () => {
      const { alice, claim, play, board } = await reopened()
      const { play: now } = await alice.call('get_play', { play_id: play.id })
      expect((await alice.call('set_exam_module_result', { ...claim, version: now?.version })).message).toBe('ok')
      expect((await board())?.state).toBe('over')
      const other = await reopened()
      await other.alice.call('set_exam_module_result', other.claim)
      expect((await other.board())?.state).toBe('over')
    })
  })

  it('refuses to reopen an attempt whose examinee may know the right answers', async () => {
    const { examId, play } = await sat(2)
    afterTheWindow()
    await room.examiner.call('release_exam_results', { exam_id: examId })
    const input = { play_id: play.play.id, minutes: 15, reason: 'Please.' }
    expect((await room.examiner.call('reopen_exam_attempt', input)).message).toBe('exam_results_released')
  })
})

describe('regrade_exam_question', () => {
  it('corrects the marks of finished and running attempts, and notifies only examinees with changed marks', async () => {
    const [alice, bob, carol] = [await quiz.player(), await quiz.player(), await quiz.player()]
    const examId = await room.prepare({ marks_at_hand_in: 1 })
    const [first, second, third] = [await room.sit(alice, examId), await room.sit(bob, examId), await room.sit(carol, examId)]
    const keyOf = ({ questions: [question] }: Sat, text: string) => question?.options.find(option => option.text === text)?.key
    const give = (player: TestPlayer, at: Sat, text: string) =>
      player.call('submit_answer', { play_id: at.play.id, question_id: at.questions[0]?.id, answer: keyOf(at, text) })
    await give(alice, first, 'four')
    await give(bob, second, 'five')
    await give(carol, third, 'five')
    await handIn(alice, examId)
    await handIn(bob, examId)
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const place = paper.questions[0]?.options.findIndex(({ text }) => text === 'five') ?? -1
    const regraded = await room.examiner.call('regrade_exam_question', {
      exam_id: examId,
      question_id: first.questions[0]?.id,
      answer: String(place + 1),
      reason: 'The key was wrong.',
    })
    expect(regraded.data.changed).toBe(2)
    expect((await handIn(alice, examId)).data).toMatchObject({ correct: 0, incorrect: 1, obtained_marks: 0 })
    expect((await handIn(bob, examId)).data).toMatchObject({ correct: 1, incorrect: 0, obtained_marks: 1 })
    expect((await handIn(carol, examId)).data).toMatchObject({ correct: 1, obtained_marks: 1 })
    expect((await noticesOf(bob)).find(({ type }) => type === 'exam_regraded')?.message).toContain('The key was wrong.')
    expect((await noticesOf(carol)).filter(({ type }) => type === 'exam_regraded')).toEqual([])
  })

  it('refuses an answer that does not fit the question', async () => {
    const { examId, play } = await sat(1)
    const input = { exam_id: examId, question_id: play.questions[0]?.id, reason: 'Try.' }
    for (const answer of ['9', 'a', '1,2'])
      expect((await room.examiner.call('regrade_exam_question', { ...input, answer })).status).toBe(400)
  })
})
