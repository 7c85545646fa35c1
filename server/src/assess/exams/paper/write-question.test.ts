import { questionTypes, type QuestionType } from '@trivium/contract/bank/question-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Form, formsByType, picture, questionDesk, silence } from '../../../../test/app/question-desk.ts'
import { type ExamRoom, examRoom, minuteMs } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'

let quiz: Quiz
let room: ExamRoom
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  desk = questionDesk(quiz, await quiz.player('Editor', { roles: ['editor'] }))
})
afterAll(() => quiz.close())

const paperOf = async (examId: number) => (await room.examiner.call('get_exam_paper', { exam_id: examId })).data
const upload = async (bytes: Buffer) => (await room.examiner.call('upload_exam_media', {}, { file: { field: 'file', bytes } })).data.path
const worth = { marks: 2, minus_marks: 0.5, part_marks: 0 }
let number = 0
const formOf = (type: QuestionType, more: Form = {}): Form => ({
  question_type: type,
  question: `Which is it here, number ${++number}?`,
  note: 'Because.',
  ...formsByType[type],
  ...worth,
  ...more,
})
const add = (examId: number, form: Form) => room.examiner.call('add_exam_question', { exam_id: examId, ...form })

describe('a question of an exam by the form of the bank', () => {
  it.each(questionTypes)('can be %s; its form shows what was written', async type => {
    const examId = await room.prepare()
    const [image, audio] = [await upload(await picture()), type === 'audio' ? await upload(silence) : null]
    const written = formOf(type, { image, image_text: 'A red field', audio, tags: ['red'] })
    const reply = await add(examId, written)
    expect(reply).toMatchObject({ error: false, data: { asked: 5, total_marks: 12 } })
    const id = reply.data.questions[4]?.id ?? 0
    const { data: shown } = await room.examiner.call('get_exam_question', { exam_id: examId, question_id: id })
    expect(shown).toMatchObject({
      question_type: type,
      question: written['question'],
      image,
      audio,
      tags: ['red'],
      ...worth,
      part_marks: false,
    })
    // What the form shows can be saved again, and asks the same.
    const again = await room.examiner.call('change_exam_question', { exam_id: examId, question_id: id, ...shown, note: 'Better.' })
    expect(again.error).toBe(false)
    const changed = again.data.questions[4]
    expect(changed).toMatchObject({
      note: 'Better.',
      correct_answer: reply.data.questions[4]?.correct_answer,
      options: reply.data.questions[4]?.options,
    })
  })

  it('keeps remarks, texts of pictures and a fixed order', async () => {
    const examId = await room.prepare()
    const options = [
      { text: '', image: await upload(await picture()), image_text: 'Red', remark: 'It is warm.' },
      { text: 'Blue', image: null },
    ]
    const { data } = await add(examId, formOf('multiple_choice', { options, answer: [1], keeps_order: 1 }))
    expect(data.questions[4]).toMatchObject({
      keeps_order: true,
      correct_answer: 'b',
      options: [{ image_text: 'Red' }, { text: 'Blue' }],
      remarks: [{ key: 'a', text: 'It is warm.' }],
    })
  })

  it.each<[string, Form, string]>([
    ['no right option', { answer: [] }, 'answer'],
    ['two equal options', { options: [{ text: 'Oslo' }, { text: 'Oslo' }] }, 'options.1.text'],
    ['a missing picture', { image: '/media/nowhere.webp' }, 'image'],
    ['more minus marks than marks', { marks: 1, minus_marks: 2 }, 'minus_marks'],
    ['eighths of a mark', { marks: 1.125 }, 'marks'],
    ['the words of another question of the exam', { ...doubled() }, 'question'],
  ])('is refused with %s', async (_what, more, field) => {
    const examId = await room.prepare()
    expect(await add(examId, formOf('multiple_choice', more))).toMatchObject({ status: 400, issues: [{ field }] })
    expect((await paperOf(examId)).asked).toBe(4)
  })

  it('cannot be added, changed or moved once somebody has started', async () => {
    const examId = await room.prepare()
    const { questions } = await paperOf(examId)
    await room.sit(await quiz.player(), examId)
    const [form, ids] = [formOf('multiple_choice'), questions.map(({ id }) => id)]
    const bank = await desk.published()
    const replies = [
      await add(examId, form),
      await room.examiner.call('change_exam_question', { exam_id: examId, question_id: ids[0], ...form }),
      await room.examiner.call('order_exam_questions', { exam_id: examId, question_ids: ids.toReversed(), were: ids }),
      await room.examiner.call('take_bank_questions', { exam_id: examId, source_ids: [bank.id], ...worth }),
    ]
    expect(replies.map(({ message }) => message)).toEqual(Array.from({ length: 4 }, () => 'exam_started'))
    expect((await paperOf(examId)).questions).toEqual(questions)
  })

  it('is asked as changed by an examinee who starts afterwards', async () => {
    const examId = await room.prepare({ release_when: 'hand_in' })
    const { questions } = await paperOf(examId)
    await room.examiner.call('change_exam_question', {
      exam_id: examId,
      question_id: questions[0]?.id,
      ...formOf('multiple_choice', { question: 'Changed?' }),
    })
    const alice = await quiz.player()
    const sat = await room.sit(alice, examId)
    expect(sat.questions[0]).toMatchObject({ question: 'Changed?', marks: 2 })
    const key = sat.questions[0]?.options.find(({ text }) => text === 'Oslo')?.key
    await alice.call('submit_answer', { play_id: sat.play.id, question_id: sat.questions[0]?.id, answer: key })
    const { data } = await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(data).toMatchObject({ obtained_marks: 2, total_marks: 11 })
  })
})

function doubled(): Form {
  return { question: 'Two and two?', options: ['four', 'five', 'six'].map(text => ({ text })), answer: [0] }
}

describe('the order of an exam', () => {
  it('is what the examiner sets, and new questions still come last', async () => {
    const examId = await room.prepare()
    const ids = (await paperOf(examId)).questions.map(({ id }) => id)
    const turned = await room.examiner.call('order_exam_questions', { exam_id: examId, question_ids: ids.toReversed(), were: ids })
    expect(turned.data.questions.map(({ id }) => id)).toEqual(ids.toReversed())
    // The question that now comes last has the key of the first place.
    await room.examiner.call('remove_exam_question', { exam_id: examId, question_id: ids[0] })
    const { data } = await add(examId, formOf('number'))
    expect(data.questions.map(({ id }) => id).slice(0, 3)).toEqual(ids.toReversed().slice(0, 3))
    expect(data.questions[3]?.question_type).toBe('number')
    const sat = await room.sit(await quiz.player(), examId)
    expect(sat.questions.map(({ id }) => id)).toEqual(data.questions.map(({ id }) => id))
  })

  it('names every question once', async () => {
    const examId = await room.prepare()
    const ids = (await paperOf(examId)).questions.map(({ id }) => id)
    for (const wrong of [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), ids[1]]]) {
      const reply = await room.examiner.call('order_exam_questions', { exam_id: examId, question_ids: wrong, were: ids })
      expect(reply).toMatchObject({ status: 400, issues: [{ field: 'question_ids' }] })
    }
  })

  it('is set by one of two at once, and not by somebody who has not seen the last one', async () => {
    const examId = await room.prepare()
    const ids = (await paperOf(examId)).questions.map(({ id }) => id)
    const [turned, moved] = [ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]]
    const order = (question_ids: number[], were: number[]) =>
      room.examiner.call('order_exam_questions', { exam_id: examId, question_ids, were })
    const replies = await Promise.all([order(turned, ids), order(moved, ids)])
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    const won = [turned, moved][replies.findIndex(({ error }) => !error)] ?? expect.unreachable()
    expect((await order(ids, ids)).message).toBe('changed_meanwhile')
    const other = (await paperOf(await room.prepare())).questions.map(({ id }) => id)
    expect((await order(other, other)).message).toBe('changed_meanwhile')
    expect((await paperOf(examId)).questions.map(({ id }) => id)).toEqual(won)
    expect((await order(ids, won)).message).toBe('ok')
  })
})

describe('questions of the bank', () => {
  const find = (examId: number, filter: object = {}) => room.examiner.call('find_bank_questions', { exam_id: examId, ...filter })
  const take = (examId: number, ids: number[], more: object = {}) =>
    room.examiner.call('take_bank_questions', { exam_id: examId, source_ids: ids, ...worth, ...more })

  it('are found by an examiner who is no editor: only published ones, in the language of the exam', async () => {
    const examId = await room.prepare()
    const draft = await desk.draft('multiple_choice', { tags: ['offered'] })
    const shown = await desk.published('matching', { tags: ['offered'], level: 7 })
    const arabic = await desk.published('multiple_choice', { tags: ['offered'], language_id: quiz.fixture.languages.ar })
    const { data, total } = await find(examId, { tag: 'offered' })
    expect([data.map(({ id }) => id), total]).toEqual([[shown.id], 1])
    expect(data[0]).toMatchObject({ level: 7, is_calibrated: false, answer: 'Norway → Oslo, Sweden → Stockholm, Finland → Helsinki' })
    for (const id of [draft.id, arabic.id]) expect((await find(examId, { q: String(id) })).data).toEqual([])
    expect((await room.examiner.call('get_bank_questions')).status).toBe(403)
  })

  it('are copied: later changes of the bank change nothing in the exam', async () => {
    const examId = await room.prepare()
    const source = await desk.published('multi_select', { note: 'First.' })
    const { data } = await take(examId, [source.id], { marks: 3, part_marks: 1 })
    expect(data.rows).toEqual([{ question_id: source.id, text: source.question, verdict: 'added', problem: '' }])
    const own = data.paper.questions[4]
    expect(own).toMatchObject({
      question: source.question,
      marks: 3,
      minus_marks: 0.5,
      part_marks: true,
      source_id: source.id,
      draw_id: null,
    })
    expect(own?.id).not.toBe(source.id)
    await desk.change(source, { note: 'Second.' })
    expect((await paperOf(examId)).questions[4]?.note).toBe('First.')
    const copy = await quiz.database.db
      .selectFrom('questions')
      .selectAll()
      .where('id', '=', own?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(copy).toMatchObject({ is_active: false, sealed_by: `exam:${examId}` })
  })

  it('are refused row by row when the exam has them, and when the bank does not offer them', async () => {
    const examId = await room.prepare()
    const [one, other, draft] = [await desk.published(), await desk.published(), await desk.draft()]
    const foreign = (await paperOf(await room.prepare({ release_when: 'hand_in' }))).questions[0]?.id ?? 0
    await take(examId, [one.id])
    const { data } = await take(examId, [one.id, other.id, draft.id, foreign, 999_999])
    expect(data.rows.map(({ verdict }) => verdict)).toEqual(['double', 'added', 'refused', 'refused', 'refused'])
    expect(data.rows[0]?.problem).toBe('asks the same as question 5 of the exam')
    // Nothing is said of what the bank does not offer.
    expect(data.rows.slice(2).map(({ text, problem }) => [text, problem])).toEqual(
      Array.from({ length: 3 }, () => ['', 'is not offered by the bank']),
    )
    expect(data.paper.asked).toBe(6)
  })

  it('that a contest asks now stay closed', async () => {
    const examId = await room.prepare()
    const { id } = await desk.published()
    await quiz.database.db.updateTable('questions').set({ sealed_by: 'contest:7' }).where('id', '=', id).execute()
    expect((await find(examId, { q: String(id) })).data).toEqual([])
    expect((await take(examId, [id])).data.rows[0]).toMatchObject({ verdict: 'refused', text: '' })
  })

  it('can be deleted from the bank afterwards', async () => {
    const examId = await room.prepare()
    const { id } = await desk.published()
    const { data } = await take(examId, [id])
    await quiz.database.db.deleteFrom('questions').where('id', '=', id).execute()
    expect((await paperOf(examId)).questions[4]).toMatchObject({ id: data.paper.questions[4]?.id, source_id: null })
    quiz.clock.advance(minuteMs)
  })
})
