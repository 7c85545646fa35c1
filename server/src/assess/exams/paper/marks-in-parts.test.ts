// Marks in quarters, partial marks and minus marks, from the file of an exam to its results.

import { type Q } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type ExamRoom, examRoom, resultsCsv, type Sat } from '../../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { must } from '../../../platform/api/refuse.ts'
import { importExam } from '../files/import-exam.ts'

let quiz: Quiz
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const number = { type: 'number', question: 'g?', number: { value: 9.81, tolerance: 0.01, unit: 'm/s²' }, marks: 1.5, minus_marks: 0.5 }
const pairs = {
  type: 'matching',
  question: 'Capitals?',
  options: ['Egypt', 'Kenya', 'Peru'],
  matches: ['Cairo', 'Nairobi', 'Lima', 'Quito'],
  answer: [1, 2, 3],
  marks: 1,
  part_marks: true,
}
const set = { type: 'multi_select', question: 'Even?', options: ['2', '3', '4', '5'], answer: [1, 3], marks: 1, part_marks: true }
const shared = {
  type: 'multiple_choice',
  question: 'Best?',
  marks: 1,
  part_marks: true,
  answer: [1],
  options: [
    {
      text: 'best',
      share: 100,
    },
    {
      text: 'good',
      share: 50,
      remark: 'Nearly.',
    },
    {
      text: 'bad',
      share: -25,
    },
  ],
}
const word = { type: 'guess_the_word', question: 'River?', answer: 'Nile', accepted: ['Nilus'], marks: 1, tags: ['rivers'] }
const all = [number, pairs, set, shared, word]

const file = (id: string, questions: unknown[], more: object = {}) => {
  const now = quiz.clock.now().getTime()
  const window = { starts_at: new Date(now).toISOString(), ends_at: new Date(now + 36_000_000).toISOString() }
  const flags = { answer_again: true, strict_away: true, is_for_all: true, release_when: 'hand_in', minus_marks: 0.25 }
  return { exam: { id, title: id, duration_minutes: 30, exam_key: 'OPEN42', rules: '', ...window, ...flags, ...more }, questions }
}

async function prepared(title: string, questions: unknown[] = all, more: object = {}): Promise<number> {
  const { lines } = await importExam(quiz.database.db, file(title, questions, more), '/nowhere')
  expect(lines.filter(({ outcome }) => outcome !== 'imported')).toEqual([])
  return listed(title)
}

async function listed(title: string): Promise<number> {
  const { data } = await room.examiner.call('get_exams_to_run', { limit: 100 })
  return must(data.find(exam => exam.title === title)?.id, 'it was just imported')
}

const named = ({ questions }: Pick<Sat, 'questions'>, text: string) =>
  must(
    questions.find(({ question }) => question === text),
    text,
  )
const keysOf = ({ options }: Q, ...texts: string[]) => texts.map(text => options.find(option => option.text === text)?.key).join(',')
const pairsOf = ({ options, matches }: Q, said: Record<string, string>) =>
  options.flatMap(({ key, text }) => (said[text] ? [`${key}-${matches.find(match => match.text === said[text])?.key}`] : [])).join(',')

const answer = (player: TestPlayer, { play }: Sat, { id }: Q, given: string) =>
  player.call('submit_answer', { play_id: play.id, question_id: id, answer: given })

async function resultOf(player: TestPlayer, examId: number) {
  return (await player.call('set_exam_module_result', { exam_module_id: examId })).data
}

/** The number right, two of three pairs, one of two in the set, the good option, and a wrong word. */
async function sitInParts(examId: number, player: TestPlayer): Promise<Sat> {
  const sat = await room.sit(player, examId)
  await answer(player, sat, named(sat, 'g?'), '9,80 m/s²')
  await answer(player, sat, named(sat, 'Capitals?'), pairsOf(named(sat, 'Capitals?'), { Egypt: 'Cairo', Kenya: 'Nairobi', Peru: 'Quito' }))
  await answer(player, sat, named(sat, 'Even?'), keysOf(named(sat, 'Even?'), '2'))
  await answer(player, sat, named(sat, 'Best?'), keysOf(named(sat, 'Best?'), 'good'))
  await answer(player, sat, named(sat, 'River?'), 'Niger')
  return sat
}

describe('an exam with partial marks and minus marks', () => {
  it('announces them beforehand and counts exactly', async () => {
    const examId = await prepared('Parts', all, { pass_percent: 50 })
    const alice = await quiz.player()
    const plainId = await room.prepare()
    const listed = (await alice.call('get_exam_module', { type: 1 })).data
    expect([examId, plainId].map(id => listed.find(exam => exam.id === id)?.takes_marks)).toEqual([true, false])
    const sat = await sitInParts(examId, alice)
    expect(sat.sitting.total_marks).toBe(5.5)
    const terms = ({ marks, minus_marks, part_marks }: Q) => [marks, minus_marks, part_marks]
    expect(all.map(({ question }) => terms(named(sat, question)))).toEqual([
      [1.5, 0.5, false],
      [1, 0.25, true],
      [1, 0.25, true],
      [1, 0.25, true],
      [1, 0.25, false],
    ])
    const result = await resultOf(alice, examId)
    // 1.5 + 0.75 + 0.5 + 0.5 − 0.25
    expect(result).toMatchObject({ obtained_marks: 3, total_marks: 5.5, correct: 1, incorrect: 4, passed: true })
    expect(result.statistics).toMatchObject([
      { mark: 1, questions: 4, correct: 0, incorrect: 4, in_part: 3, obtained_marks: 1.5 },
      { mark: 1.5, questions: 1, correct: 1, incorrect: 0, in_part: 0, obtained_marks: 1.5 },
    ])
    const review = (await alice.call('get_exam_review', { exam_module_id: examId })).data
    expect(all.map(({ question }) => review.find(item => item.question === question)?.obtained_marks)).toEqual([1.5, 0.75, 0.5, 0.5, -0.25])
    expect((await resultsCsv(quiz, room.examiner, examId, 'examinees')).split('\r\n')[1]).toContain(',handed in,3,5.5,54.55,yes,1,4,0,')
    const board = (await room.examiner.call('get_exam_board', { exam_id: examId })).data
    expect(board.map(seat => seat.obtained_marks)).toEqual([3])
  })

  it('charges nothing for unanswered questions, and never goes below 0', async () => {
    const examId = await prepared('Nothing')
    const [silent, wrong] = [await quiz.player(), await quiz.player()]
    const quiet = await room.sit(silent, examId)
    for (const [text, given] of [
      ['g?', ''],
      ['Capitals?', ''],
      ['Even?', ''],
      ['River?', '   '],
    ] as const)
      await answer(silent, quiet, named(quiet, text), given)
    expect(await resultOf(silent, examId)).toMatchObject({
      obtained_marks: 0,
      attempted: 0,
      statistics: [{ obtained_marks: 0 }, { obtained_marks: 0 }],
    })
    const sat = await room.sit(wrong, examId)
    await answer(wrong, sat, named(sat, 'g?'), '8')
    await answer(wrong, sat, named(sat, 'Best?'), keysOf(named(sat, 'Best?'), 'bad'))
    expect(await resultOf(wrong, examId)).toMatchObject({
      obtained_marks: 0,
      statistics: [{ obtained_marks: -0.25 }, { obtained_marks: -0.5 }],
    })
  })

  it('refuses malformed answers that would gain marks', async () => {
    const examId = await prepared('Odd answers')
    const mallory = await quiz.player()
    const sat = await room.sit(mallory, examId)
    const [asked, even, best] = [named(sat, 'Capitals?'), named(sat, 'Even?'), named(sat, 'Best?')]
    const pair = pairsOf(asked, { Egypt: 'Cairo' })
    const [option = '', match = ''] = pair.split('-')
    const odd = [
      `${pair},${pair}`,
      `${pair},${option}-1,${option}-2,${option}-3`,
      `${option}-0`,
      `${option}-99`,
      `${option}-${match}-${match}`,
      match,
    ]
    for (const given of odd) expect((await answer(mallory, sat, asked, given)).status, given).toBe(400)
    for (const given of ['a,a', 'a,b,c,d,e', '1', ',', 'a,,b']) expect((await answer(mallory, sat, even, given)).status, given).toBe(400)
    expect((await answer(mallory, sat, best, keysOf(best, 'best', 'good'))).status).toBe(400)
    expect((await answer(mallory, sat, named(sat, 'g?'), 'all numbers')).status).toBe(400)
    // Ticking all options is worth as much as a wrong answer.
    await answer(mallory, sat, even, 'a,b,c,d')
    expect(await resultOf(mallory, examId)).toMatchObject({
      obtained_marks: 0,
      statistics: [{ obtained_marks: -0.25 }, { obtained_marks: 0 }],
    })
  })

  it('keeps the terms with which a sitting began, also in a regrade', async () => {
    const examId = await prepared('Frozen')
    const alice = await quiz.player()
    const sat = await sitInParts(examId, alice)
    expect(await resultOf(alice, examId)).toMatchObject({ obtained_marks: 3 })
    await quiz.database.db
      .updateTable('questions')
      .set({ marks: 50, minus_marks: 50, part_marks: false })
      .where('sealed_by', 'is', null)
      .where(
        'id',
        'in',
        sat.questions.map(({ id }) => id),
      )
      .execute()
    const regrade = async (text: string, given: string) => {
      const paper = (await room.examiner.call('get_exam_paper', { exam_id: examId })).data
      const asked = must(
        paper.questions.find(({ question }) => question === text),
        text,
      )
      const reply = await room.examiner.call('regrade_exam_question', {
        exam_id: examId,
        question_id: asked.id,
        answer: given,
        reason: 'So.',
      })
      expect(reply.error, text).toBe(false)
      return { changed: reply.data.changed, obtained: (await alice.call('get_exam_result', { play_id: sat.play.id })).data.obtained_marks }
    }
    // The new key pairs Peru with Quito: that makes the third pair right, and so the whole question.
    const { matches } = named({ questions: (await room.examiner.call('get_exam_paper', { exam_id: examId })).data.questions }, 'Capitals?')
    const place = (name: string) => matches.findIndex(({ text }) => text === name) + 1
    expect(await regrade('Capitals?', ['Cairo', 'Nairobi', 'Quito'].map(place).join())).toEqual({ changed: 1, obtained: 3.25 })
    expect(await regrade('River?', 'Nile | Niger')).toEqual({ changed: 1, obtained: 4.5 })
    expect(await regrade('g?', '9.78 ± 0.01')).toEqual({ changed: 1, obtained: 2.5 })
    // A regrade drops the shares of the old key: a partly right answer becomes wrong or right.
    const paper = (await room.examiner.call('get_exam_paper', { exam_id: examId })).data.questions
    const { options } = named({ questions: paper }, 'Best?')
    expect(await regrade('Best?', String(options.findIndex(({ text }) => text === 'bad') + 1))).toEqual({ changed: 1, obtained: 1.75 })
  })
})

describe('an examiner', () => {
  it('sets the marks of a question until somebody has started', async () => {
    const examId = await prepared('Terms', [number, pairs])
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const own = { exam_id: examId, question_id: must(paper.questions[0], 'it has two').id }
    const set = (terms: object) =>
      room.examiner.call('set_question_marks', { ...own, marks: 2.25, minus_marks: 0.75, part_marks: 1, ...terms })
    expect((await set({})).data).toMatchObject({ total_marks: 3.25, questions: [{ marks: 2.25, minus_marks: 0.75, part_marks: true }, {}] })
    for (const bad of [{ marks: 0.3 }, { marks: 0 }, { marks: 101 }, { minus_marks: -0.25 }, { minus_marks: 2.5 }, { minus_marks: 0.1 }])
      expect((await set(bad)).status, JSON.stringify(bad)).toBe(400)
    await room.sit(await quiz.player(), examId)
    expect((await set({})).message).toBe('exam_started')
  })

  it('changes the minus marks of the exam: values that differ from it stay', async () => {
    const examId = await prepared('Minus', [number, { ...pairs, marks: 0.25 }, set])
    const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: examId })
    expect(paper.questions.map(({ minus_marks }) => minus_marks)).toEqual([0.5, 0.25, 0.25])
    const { questions: _q, draws: _d, ...terms } = paper
    const { data: after } = await room.examiner.call('change_exam', { ...terms, exam_id: examId, minus_marks: 0.75 })
    expect(after.questions.map(({ minus_marks }) => minus_marks)).toEqual([0.5, 0.25, 0.75])
  })

  it('exports an exam as a file, which imports unchanged', async () => {
    const examId = await prepared('There')
    const { data } = await room.examiner.call('export_exam', { exam_id: examId, exam_key: 'AGAIN1' })
    expect(data.name).toBe(`exam-${examId}.json`)
    const back: { exam: object } = JSON.parse(data.json ?? '')
    const { lines } = await importExam(quiz.database.db, { ...back, exam: { ...back.exam, title: 'And back' } }, '/nowhere')
    expect(lines.map(({ outcome, reason }) => [outcome, reason])).toEqual(all.map(() => ['imported', '']))
    const paperOf = async (id: number) => {
      const { data: paper } = await room.examiner.call('get_exam_paper', { exam_id: id })
      return { ...paper, id: 0, title: '', examiner: null, questions: paper.questions.map(question => ({ ...question, id: 0 })) }
    }
    expect(await paperOf(await listed('And back'))).toEqual(await paperOf(examId))
    const again = await room.examiner.call('export_exam', { exam_id: await listed('And back'), exam_key: 'AGAIN1' })
    expect(JSON.parse(again.data.json ?? '')).toMatchObject({ questions: JSON.parse(data.json ?? '').questions })
  })

  it.each([
    [{ ...number, number: undefined }, 'number: is missing'],
    [{ ...number, minus_marks: 2 }, 'minus_marks: is above the marks of the question'],
    [{ ...number, marks: 1.3 }, 'marks: is not a multiple of 0.25 from 0.25 to 100'],
    [{ ...pairs, answer: [1, 2] }, 'answer: does not say the match of every option'],
    [{ ...pairs, answer: [1, 2, 5] }, 'answer: does not say the match of every option'],
    [{ ...pairs, matches: ['Cairo', 'Cai\u00adro', 'Lima'] }, 'two of its matches are the same'],
    [{ ...set, matches: ['x', 'y'] }, 'matches: belong to questions of the type matching'],
    [{ ...shared, part_marks: false }, 'options: have shares, but the question gives no part marks'],
    [{ ...word, accepted: ['nile'] }, 'accepted: repeat the word'],
    [{ ...set, options: [{ text: '', image: 'x.png' }, '3', '4'] }, 'option 1: is a picture without a description for screen readers'],
  ])('learns what is wrong with %o', async (question, reason) => {
    const { lines } = await importExam(quiz.database.db, file('Wrong', [question]), '/nowhere')
    expect(lines).toMatchObject([{ outcome: 'refused', reason }])
  })
})
