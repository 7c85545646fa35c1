import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { picture, questionDesk, silence } from '../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { listen, takeDown } from '../../../test/app/statements.ts'

let quiz: Quiz
let edda: TestPlayer
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  desk = questionDesk(quiz, edda)
})
afterAll(() => quiz.close())

const list = (wanted: Fields<'get_bank_questions'> = {}) => edda.call('get_bank_questions', { limit: 100, ...wanted })
const idsOf = async (wanted: Fields<'get_bank_questions'>) => (await list(wanted)).data.map(({ id }) => id)

describe('get_bank_questions', () => {
  it('lists everything but questions of exams, newest first, with their number', async () => {
    const draft = await desk.draft()
    const { data, total } = await list()
    expect(data[0]).toMatchObject({ id: draft.id, state: 'draft', flags: [], attempts: null, open_reports: 0, has_picture: false })
    const { count } = await quiz.database.db
      .selectFrom('questions')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(total).toBe(count)
    expect((await list({ offset: 3, limit: 2 })).data.map(({ id }) => id)).toEqual(data.slice(3, 5).map(({ id }) => id))
  })

  it('accepts every filter, alone and combined', async () => {
    const { ar, en } = quiz.fixture.languages
    const { history, ancient, modern } = quiz.fixture.categories
    expect(new Set((await list({ category_id: history })).data.map(({ category_id }) => category_id))).toEqual(new Set([ancient, modern]))
    expect((await list({ category_id: ancient, language_id: ar, level: 1 })).total).toBe(12)
    expect((await list({ category_id: ancient, language_id: ar, level: 2 })).total).toBe(0)
    const sequences = await list({ question_type: 'sequence', language_id: en })
    expect(sequences.data.every(({ question_type }) => question_type === 'sequence')).toBe(true)
    const [drawn, sounding] = [
      await desk.draft('multiple_choice', { image: await desk.upload(await picture()) }),
      await desk.draft('audio', { audio: await desk.upload(silence) }),
    ]
    expect(await idsOf({ has_picture: 1 })).toEqual([drawn.id])
    expect(await idsOf({ has_sound: 1, state: 'draft' })).toEqual([sounding.id])
    expect(await idsOf({ has_sound: 0, has_picture: 0, state: 'draft' })).not.toContain(drawn.id)
    expect(await idsOf({ origin: 'own:', has_picture: 1 })).toEqual([drawn.id])
    expect(await idsOf({ origin: 'starter:' })).toEqual([])
    expect(await idsOf({ import_id: 1 })).toEqual([])
  })

  it('finds beginnings of words in question, options and word, in any script, and numbers', async () => {
    const { id } = await desk.draft('multiple_choice', {
      question: "Qu'est-ce qu’une «montgolfière»? $x^{2}$",
      options: [{ text: 'Zeppelinoid' }, { text: 'Straußenfeder' }],
    })
    const arabic = await desk.draft('multiple_choice', { question: 'ما هي المنطادات؟', language_id: quiz.fixture.languages.ar })
    const word = await desk.draft('guess_the_word', { word: 'Yggdrasil' })
    for (const q of ['montgol', 'MONTGOLFIÈRE', 'zeppel straußen', "qu'est", `#${id}`]) expect(await idsOf({ q }), q).toContain(id)
    expect(await idsOf({ q: String(id) })).toContain(id)
    expect(await idsOf({ q: 'المنطاد' })).toEqual([arabic.id])
    expect(await idsOf({ q: 'yggdr' })).toEqual([word.id])
    for (const q of ['ontgolf', 'montgol zebra', "') | ('a':*", '!!!', '&|!():*']) expect(await idsOf({ q }), q).not.toContain(id)
  })

  it('sorts in both directions; by a stat, it lists only questions that have it', async () => {
    expect((await idsOf({ sort: 'id', order: 'ASC', limit: 3 })).toSorted((a, b) => a - b)).toEqual(
      await idsOf({ sort: 'id', order: 'asc', limit: 3 }),
    )
    const levels = (await list({ sort: 'level', order: 'desc' })).data.map(({ level }) => level)
    expect(levels).toEqual(levels.toSorted((a, b) => b - a))
    const edited = await list({ sort: 'edited_at', order: 'desc' })
    expect(edited.total).toBe(edited.data.length)
    expect(edited.data.every(({ edited_at }) => edited_at !== null)).toBe(true)
    await note([
      { correct: 5, of: 40 },
      { correct: 20, of: 40 },
      { correct: 39, of: 40 },
    ])
    const { data, total } = await list({ sort: 'facility', order: 'asc' })
    expect(data.map(({ facility }) => facility)).toEqual([0.125, 0.5, expect.closeTo(0.975, 5)])
    expect(total).toBe(3)
    expect((await list({ flag: 'too_hard' })).data.map(({ id }) => id)).toEqual([data[0]?.id])
    expect((await list({ flag: 'any' })).data.map(({ flags }) => flags)).toEqual(expect.arrayContaining([['too_hard'], ['too_easy']]))
    expect((await edda.call('get_bank_question', { question_id: data[0]?.id })).data.stats).toMatchObject({
      attempts: 40,
      flags: ['too_hard'],
      facility: 0.125,
      b: null,
    })
  })

  it("computes an item's flags again once its answers have grown by a fifth", async () => {
    const [{ id } = { id: 0 }] = (await list({ flag: 'too_hard' })).data
    const grow = (attempts: number) =>
      quiz.database.db.updateTable('item_stats').set({ attempts, correct: attempts }).where('question_id', '=', id).execute()
    await grow(47)
    await quiz.app.runJob('note_flags')
    expect((await list({ flag: 'too_hard' })).total).toBe(1)
    await grow(48)
    await quiz.app.runJob('note_flags')
    expect((await list({ flag: 'too_hard' })).total).toBe(0)
  })

  it('lists reported questions until staff has closed the report', async () => {
    const alice = await quiz.player()
    const [{ id } = { id: 0 }] = (await list({ state: 'published', q: 'ancient' })).data
    const report = { account_id: alice.id, question_id: id, reason: 'Its answer is wrong.', created_at: new Date() }
    await quiz.database.db.insertInto('reports').values(report).execute()
    expect((await list({ reported: 1 })).data).toMatchObject([{ id, open_reports: 1 }])
    expect(await idsOf({ reported: 0, state: 'published', q: 'ancient' })).not.toContain(id)
    await quiz.database.db.updateTable('reports').set({ state: 'closed' }).execute()
    expect((await list({ reported: 1 })).total).toBe(0)
  })

  it.each([{ sort: 'answer' }, { order: 'asc; drop table questions' }, { state: 'secret' }, { limit: 101 }, { q: 'a\u0000' }])(
    'refuses %j',
    async wanted => {
      expect((await edda.call('get_bank_questions', wanted)).status).toBe(400)
    },
  )
})

/** Gives multiple-choice questions so many answers, with every distractor chosen. */
async function note(answered: { correct: number; of: number }[]): Promise<void> {
  const { db } = quiz.database
  const ids = (await list({ category_id: quiz.fixture.categories.ancient, state: 'published' })).data.slice(0, answered.length)
  for (const [index, { correct, of }] of answered.entries()) {
    const question_id = ids[index]?.id ?? 0
    const rest = { rest_attempts: 0, rest_correct: 0, rest_sum: 0, rest_square_sum: 0, rest_sum_of_correct: 0 }
    await db
      .insertInto('item_stats')
      .values({ question_id, attempts: of, correct, ...rest, times: Array.from({ length: 25 }, () => 0) })
      .execute()
    await db
      .insertInto('item_choices')
      .values(['0', '1', '2', '3'].map(choice => ({ question_id, choice, times: 1 })))
      .execute()
  }
  await quiz.app.runJob('note_flags')
}

describe('the stats of choices', () => {
  it('come from plays: how often each was chosen, and the ability of those who chose it', async () => {
    const category = await edda.call('create_category', { type: 'quiz_zone', names: { en: 'Choices' } })
    const place = { category_id: category.data.id, level: 1 }
    const questions = await Promise.all([desk.published('multiple_choice', place), desk.published('multiple_choice', place)])
    const [question] = questions
    const alice = await quiz.player()
    const begun = await quiz.open(alice, 'get_questions_by_level', { category: category.data.slug, level: 1 })
    for (const shown of begun.questions) {
      const wanted = shown.id === question.id ? 'Turku' : 'Oslo'
      const key = shown.options.find(({ text }) => text === wanted)?.key
      await alice.call('submit_answer', { play_id: begun.play.id, question_id: shown.id, answer: key })
    }
    await quiz.writePlayStats()
    const { stats } = (await edda.call('get_bank_question', { question_id: question.id })).data
    const choice = String(question.options.findIndex(({ text }) => text === 'Turku'))
    expect(stats).toMatchObject({ attempts: 1, facility: 0, flags: [], choices: [{ choice, times: 1, share: 1, is_right: false }] })
    const stored = quiz.database.db.selectFrom('item_choices').selectAll().where('question_id', '=', question.id)
    // Her other answer was right.
    expect(await stored.execute()).toMatchObject([{ choice, times: 1, rest_attempts: 1, rest_sum: 1 }])
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  it('needs two statements for a page and five for a question, whatever their number', async () => {
    const stop = listen()
    const { data } = await list()
    const costOf = async (call: () => Promise<unknown>) => (await takeDown(call)).statements.length
    const wanted = { language_id: 1, flag: 'any', reported: 1, q: 'x' }
    const costs = { page: await costOf(() => list()), filtered: await costOf(() => list(wanted)) }
    const one = await costOf(() => edda.call('get_bank_question', { question_id: data[0]?.id }))
    stop()
    expect(costs).toEqual({ page: 2, filtered: 2 })
    expect(one).toBeLessThanOrEqual(4)
  })
})
