import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { questionTypes } from '@trivium/contract/bank/question-names'
import type { Q } from '@trivium/contract/play/plays'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExamRoom, examRoom } from '../../../../test/games/exam-room.ts'
import { pngOf } from '../../../../test/banks/pictures.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { ExamQuestion } from './exam-question.ts'
import { importExam } from '../files/import-exam.ts'

let quiz: Quiz
let room: ExamRoom
const folder = mkdtempSync(join(tmpdir(), 'trivium-exam-files-'))
beforeAll(async () => {
  quiz = await startQuiz()
  room = await examRoom(quiz)
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c80' } })
  writeFileSync(
    join(folder, 'map.png'),
    await picture
      .png()
      .withExif({ IFD0: { Copyright: 'Secret person' } })
      .toBuffer(),
  )
  writeFileSync(join(folder, 'tune.wav'), Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(64)]))
  writeFileSync(join(folder, 'tall.png'), pngOf(1, 16_000_000, 16_000_000 * 2))
  writeFileSync(join(folder, 'page.png'), '<html><script>alert(1)</script>')
})
afterAll(async () => {
  await quiz.close()
  rmSync(folder, { recursive: true, force: true })
})

const choice = { options: ['one', 'two', 'three'], answer: [1], marks: 1 }
/** One question of each type; the first option is right. */
const ofEachType = [
  { ...choice, type: 'multiple_choice', question: 'Which place is this?', image: 'map.png', image_text: 'A map.' },
  { type: 'true_false', question: 'It is so.', options: ['True', 'False'], answer: [1], marks: 1 },
  { ...choice, type: 'multi_select', question: 'Which two?', answer: [1, 2] },
  { ...choice, type: 'sequence', question: 'In which order?', answer: [1, 2, 3] },
  { type: 'guess_the_word', question: 'The river of Cairo?', answer: 'Nile', marks: 2, note: 'It flows north.' },
  { ...choice, type: 'audio', question: 'What do you hear?', audio: 'tune.wav', audio_text: 'Three notes that rise.' },
  { ...choice, type: 'maths', question: 'What is $x$?', options: ['$\\frac12$', '$2$'] },
  { ...choice, type: 'matching', question: 'Which belong together?', matches: ['1', '2', '3'], answer: [1, 2, 3] },
  { type: 'number', question: 'How many?', number: { value: 3 }, marks: 1 },
]

const file = (id: string, questions: unknown[]) => {
  const now = quiz.clock.now().getTime()
  const window = { starts_at: new Date(now - 3_600_000).toISOString(), ends_at: new Date(now + 36_000_000).toISOString() }
  const flags = { answer_again: true, strict_away: true, is_for_all: true, release_when: 'hand_in' }
  return { exam: { id, title: id, duration_minutes: 30, exam_key: 'OPEN42', rules: '', ...window, ...flags }, questions }
}

function rightIn({ question_type, options, matches }: Q): string {
  if (question_type === 'number') return '3'
  if (question_type === 'matching') {
    const places = new Map([...choice.options.entries()].map(([index, text]) => [text, String(index + 1)]))
    return options.map(({ key, text }) => `${key}-${matches.find(match => match.text === places.get(text))?.key}`).join(',')
  }
  const texts = question_type === 'multi_select' ? ['one', 'two'] : question_type === 'sequence' ? choice.options : [ofFirst(options)]
  return question_type === 'guess_the_word' ? ' níle ' : texts.map(text => options.find(option => option.text === text)?.key).join(',')
}
const ofFirst = (options: Q['options']) => ['one', 'True', '$\\frac12$'].find(text => options.some(option => option.text === text))

async function imported(title: string) {
  expect((await importExam(quiz.database.db, file(title, ofEachType), folder)).lines.map(({ outcome }) => outcome)).toEqual(
    ofEachType.map(() => 'imported'),
  )
  const { data } = await room.examiner.call('get_exams_to_run', { limit: 100 })
  return data.find(exam => exam.title === title)?.id ?? 0
}

describe('an exam with questions of every type', () => {
  it('can be sat, graded, reviewed and copied like any other', async () => {
    const examId = await imported('All types')
    const alice = await quiz.player('Alice', { coins: 50 })
    const { play, questions } = await room.sit(alice, examId)
    expect(new Set(questions.map(({ question_type }) => question_type))).toEqual(new Set(questionTypes))
    const [place, word, heard] = (['Which place is this?', 'The river of Cairo?', 'What do you hear?'] as const).map(text =>
      questions.find(({ question }) => question === text),
    )
    expect(place?.image).toMatch(/^\/media\/[a-f0-9]+\.webp$/)
    expect(heard).toMatchObject({ audio: expect.stringMatching(/^\/media\/[a-f0-9]+\.wav$/), audio_text: 'Three notes that rise.' })
    expect(word).toMatchObject({ letters: { count: 4, blanks: [] }, options: [] })
    expect(play.hints_per_question).toBe(0)
    for (const question of questions) {
      const hint = await alice.call('use_hint', { play_id: play.id, question_id: question.id })
      expect(hint.error).toBe(true)
      const answer = { play_id: play.id, question_id: question.id, answer: rightIn(question) }
      expect((await alice.call('submit_answer', answer)).error).toBe(false)
    }
    const { data } = await alice.call('set_exam_module_result', { exam_module_id: examId })
    expect(data).toMatchObject({ obtained_marks: 10, total_marks: 10, correct: 9 })
    expect((await alice.call('get_user_coin_score')).data.coins).toBe(50)
    const review = await alice.call('get_exam_review', { exam_module_id: examId })
    expect(review.data.find(({ id }) => id === word?.id)).toMatchObject({ your_answer: 'níle', correct_answer: 'Nile', correct: true })

    const [from, until] = [0, 3_600_000].map(ms => new Date(quiz.clock.now().getTime() + ms).toISOString())
    const copy = await room.examiner.call('copy_exam', { exam_id: examId, exam_key: 'COPY', starts_at: from, ends_at: until })
    const original = await room.examiner.call('get_exam_paper', { exam_id: examId })
    const withoutIds = (paper: typeof copy.data) => paper.questions.map(({ id: _id, ...question }) => question)
    expect(withoutIds(copy.data)).toEqual(withoutIds(original.data))
  })

  it('can have a wrong word corrected', async () => {
    const examId = await imported('A wrong word')
    const alice = await quiz.player()
    const { play, questions } = await room.sit(alice, examId)
    const id = questions.find(({ question_type }) => question_type === 'guess_the_word')?.id
    await alice.call('submit_answer', { play_id: play.id, question_id: id, answer: 'Neil' })
    await alice.call('set_exam_module_result', { exam_module_id: examId })
    const correction = { exam_id: examId, question_id: id, reason: 'A slip.' }
    expect((await room.examiner.call('regrade_exam_question', { ...correction, answer: 'N' })).status).toBe(400)
    const regraded = await room.examiner.call('regrade_exam_question', { ...correction, answer: 'Neil' })
    expect(regraded.data.changed).toBe(1)
    expect(regraded.data.paper.questions.find(({ question_type }) => question_type === 'guess_the_word')?.correct_answer).toBe('Neil')
    const { data } = await alice.call('get_exam_result', { play_id: play.id })
    expect(data).toMatchObject({ obtained_marks: 2, correct: 1 })
  })

  it('can come from a table, as far as a table can hold them', async () => {
    const examId = await room.prepare()
    const rows = [
      'type,question,option_1,option_2,answer,marks',
      'guess_the_word,The river of Cairo?,,,Nile,2',
      'maths,What is $x$?,$1$,$2$,1,2',
      'guess_the_word,Too short?,,,N,2',
      'audio,What do you hear?,one,two,1,2',
    ]
    const csv = { field: 'file', bytes: Buffer.from(rows.join('\n')) }
    const { data } = await room.examiner.call('import_exam_questions', { exam_id: examId }, { file: csv })
    expect(data.added).toBe(2)
    expect(data.rows).toMatchObject([
      { row: 4, problem: 'answer: is not a word of two letters or more' },
      { row: 5, problem: 'audio: is missing' },
    ])
  })

  it('can come from a table with all their fields, where an empty option does not shift the key', async () => {
    const examId = await room.prepare()
    const rows = [
      'type,question,option_1,option_2,option_3,match_1,match_2,answer,tolerance,unit,accepted,marks,minus_marks,tags,option_2_remark',
      'multiple_choice,Of what is foil?,wood,,tin,,,3,,,,2,0.5,metals,',
      'multiple_choice,Which are metals?,tin,lead,All of the above,,,3,,,,1,,,Lead is one.',
      'number,How fast does it fall?,,,,,,9.81,0.05,m/s²,,3,,,',
      'matching,Which capital?,Norway,Sweden,,Oslo,Stockholm,,,,,2,,,',
      'guess_the_word,The river of Egypt?,,,,,,Nile,,,Nilus,1,,,',
      'multiple_choice,What is shown?,tin,lead,,,,1,,,,1,,,',
    ]
    const withPicture = rows.map((row, index) => `${row},${index === 0 ? 'image' : index === 6 ? 'map.png' : ''}`)
    const file = { field: 'file', bytes: Buffer.from(withPicture.join('\n')) }
    const { data } = await room.examiner.call('import_exam_questions', { exam_id: examId }, { file })
    expect(data).toMatchObject({ added: 5, rows: [{ row: 7, problem: 'image: map.png is not in the file' }] })
    const stored = await quiz.database.db
      .selectFrom('questions as q')
      .innerJoin('exam_questions as e', 'e.question_id', 'q.id')
      .select(['q.question', 'q.options', 'q.answer', 'q.number', 'q.matches', 'q.accepted', 'q.keeps_order', 'q.minus_marks', 'q.tags'])
      .where('e.exam_id', '=', examId)
      .execute()
    const find = (question: string) => stored.find(one => one.question === question)
    const foil = find('Of what is foil?')
    expect(foil?.options[foil.answer[0] ?? -1]?.text).toBe('tin')
    expect(foil).toMatchObject({ minus_marks: 0.5, tags: ['metals'] })
    const metals = find('Which are metals?')
    expect(metals).toMatchObject({ keeps_order: true, answer: [2], minus_marks: 0 })
    expect(metals?.options[1]).toMatchObject({ text: 'lead', remark: 'Lead is one.' })
    expect(find('How fast does it fall?')?.number).toEqual({ value: 9.81, tolerance: 0.05, unit: 'm/s²' })
    expect(find('Which capital?')).toMatchObject({ matches: [{ text: 'Oslo' }, { text: 'Stockholm' }], answer: [0, 1] })
    expect(find('The river of Egypt?')?.accepted).toEqual(['Nilus'])
  })
})

describe('pictures and sounds beside the file', () => {
  it('are stored without their metadata', async () => {
    const row = await quiz.database.db.selectFrom('media').select('bytes').where('type', '=', 'image/webp').executeTakeFirstOrThrow()
    const { width, format, exif } = await sharp(Buffer.from(row.bytes)).metadata()
    expect([width, format, exif]).toEqual([40, 'webp', undefined])
  })

  it.each([
    [{ image: 'page.png' }, 'image: page.png is no picture (JPEG, PNG, WebP or GIF)'],
    [{ image: 'tall.png' }, 'image: tall.png is a larger picture than may be: 8,192 points a side, 51 million in all'],
    [{ image: 'gone.png' }, 'image: gone.png cannot be read'],
    [{ image: '../map.png' }, 'image: ../map.png is not in the folder of the exam'],
    [{ image: '/etc/hostname' }, 'image: /etc/hostname is not in the folder of the exam'],
    [{ type: 'audio', audio: 'map.png' }, 'audio: map.png is a picture where a sound belongs'],
    [{ audio: 'tune.wav' }, 'audio: belongs to questions of the type audio'],
  ])('are refused for their content or place: %o', async (more, reason) => {
    const question = { ...choice, type: 'multiple_choice', question: 'Which place is this?', ...more }
    const [line] = (await importExam(quiz.database.db, file('Refused', [question]), folder)).lines
    expect(line).toMatchObject({ outcome: 'refused', reason })
  })
})

describe('ExamQuestion', () => {
  const word = { type: 'guess_the_word', question: 'Which?', options: [], answer: [], word: 'Nile', note: null, marks: 1 }
  const one = { type: 'multiple_choice', question: 'Which?', options: ['a', 'b'], answer: [0], note: null, marks: 1 }
  const problemOf = (question: object) => {
    const [issue] = ExamQuestion.safeParse(question).error?.issues ?? []
    return issue && `${issue.path.join('.')}: ${issue.message}`
  }

  it.each([
    [word, undefined],
    [one, undefined],
    [{ ...word, options: ['a', 'b'] }, 'options: must be empty where the answer is a word'],
    [{ ...word, word: null }, 'answer: is not a word of two letters or more'],
    [{ ...word, word: '- 7 -' }, 'answer: is not a word of two letters or more'],
    [{ ...one, word: 'Nile' }, 'answer: is a word, but the question does not ask for one'],
    [{ ...one, options: ['a'] }, 'options: are fewer than two'],
    [{ ...one, options: ['a', 'a\u200b'] }, 'options: repeat themselves'],
    [{ ...one, answer: [] }, 'answer: is missing'],
    [{ ...one, answer: [2] }, 'answer: names an option that is not there'],
    [{ ...one, type: 'multi_select', answer: [1, 1] }, 'answer: names an option twice'],
    [{ ...one, type: 'sequence', answer: [0, 1] }, 'answer: does not fit the type'],
    [{ ...one, type: 'audio' }, 'audio: is missing'],
    [{ ...one, type: 'audio', audio: ' ' }, 'audio: is empty'],
    [{ ...one, image: '' }, 'image: is empty'],
  ])('%o: %s', (question, problem) => expect(problemOf(question)).toBe(problem))
})
