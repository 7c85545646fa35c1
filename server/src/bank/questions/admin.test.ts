import type { Q } from '@trivium/contract/play/plays'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { keyAt } from '@trivium/rules/play/plays/grading'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFresh } from '../../../test/app/fresh-staff.ts'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Form, formsByType, picture, questionDesk, silence } from '../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
let edda: TestPlayer
let desk: ReturnType<typeof questionDesk>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  desk = questionDesk(quiz, edda)
})
afterAll(() => quiz.close())

const issuesOf = (reply: object) => ('issues' in reply ? reply.issues : undefined)
const auditOf = (subject: string) =>
  quiz.database.db.selectFrom('audit_entries').selectAll().where('subject', '=', subject).orderBy('id').execute()
const rowOf = (id: number) => quiz.database.db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst()
const rightIn = ({ options, answer }: Pick<BankQuestion, 'options' | 'answer'>) => answer.map(index => options[index]?.text)
const read = async (id: number) => (await edda.call('get_bank_question', { question_id: id })).data
const seal = (id: number, by: string | null) =>
  quiz.database.db.updateTable('questions').set({ sealed_by: by }).where('id', '=', id).execute()
const newCategory = async (type: string, name: string) => (await edda.call('create_category', { type, names: { en: name } })).data

describe('the actions for questions', () => {
  it('change nothing in the demo', async () => {
    await quiz.set('demo_mode', 1)
    expect((await edda.call('create_question', desk.form())).message).toBe('not_allowed_in_demo')
    await quiz.set('demo_mode', 0)
  })
})

describe('a question of every type', () => {
  const sound = () => desk.upload(silence)
  /** Opens the play in which a player meets a question that is alone in its category. */
  async function meet(type: QuestionType, slug: string, id: number, player: TestPlayer) {
    if (type === 'guess_the_word') return quiz.open(player, 'get_guess_the_word', { type: 'category', type_id: id })
    if (type === 'audio') return quiz.open(player, 'get_audio_questions', { type: 'category', type_id: id })
    if (type === 'maths') return quiz.open(player, 'get_maths_questions', { type: 'category', type_id: id })
    return quiz.open(player, 'get_questions_by_level', { category: slug, level: 1 })
  }
  const textsOf = (choices: readonly { text: string }[]) => choices.map(({ text }) => text)
  function rightFor({ options, matches }: Q, written: BankQuestion): string {
    const placeOf = (index: number) => textsOf(options).indexOf(textsOf(written.options)[index] ?? '')
    if (written.word !== null) return written.word
    if (written.number !== null) return `${written.number.value} ${written.number.unit}`
    if (written.question_type !== 'matching') return written.answer.map(index => keyAt(placeOf(index))).join(',')
    const matchOf = (index: number) => textsOf(matches).indexOf(textsOf(written.matches)[written.answer[index] ?? 0] ?? '')
    return written.options.map((_, index) => `${keyAt(placeOf(index))}-${matchOf(index) + 1}`).join(',')
  }

  it.each(Object.keys(formsByType) as QuestionType[])('is asked and graded once it is published: %s', async type => {
    const kind = ['guess_the_word', 'audio', 'maths'].includes(type) ? type : 'quiz_zone'
    const { id: category_id, slug } = await newCategory(kind, `Only ${type}`)
    const audio = type === 'audio' ? { audio: await sound(), audio_text: 'A bird sings.' } : {}
    const draft = await desk.draft(type, { category_id, level: 1, ...audio })
    expect(draft).toMatchObject({ state: 'draft', question_type: type, note: 'Because.' })
    const alice = await quiz.player()
    await expect(meet(type, slug, category_id, alice)).rejects.toThrow('refused')
    expect((await edda.call('publish_questions', { question_ids: [draft.id] })).data).toEqual({ changed: [draft.id], skipped: [] })
    const { play, questions } = await meet(type, slug, category_id, alice)
    const [question] = questions
    expect(questions.map(({ id }) => id)).toEqual([draft.id])
    if (!question) return
    const right = rightFor(question, draft)
    const reply = await alice.call('submit_answer', { play_id: play.id, question_id: draft.id, answer: right })
    expect(reply.data.result).toMatchObject({ correct: 1, total: 1 })
  })

  it.each([
    ['multiple_choice', { answer: [0, 1] }, 'answer'],
    ['multiple_choice', { answer: [4] }, 'answer'],
    ['multiple_choice', { options: [{ text: 'one' }] }, 'options'],
    ['multiple_choice', { options: [{ text: 'a one' }, { text: ' a\u00a0one ' }], answer: [0] }, 'options.1.text'],
    ['multiple_choice', { options: [{ text: '' }, { text: 'b' }], answer: [0] }, 'options.0.text'],
    ['multiple_choice', { word: 'word' }, 'word'],
    ['multiple_choice', { image: '/media/upload-gone.webp' }, 'image'],
    ['multiple_choice', { question: ' ' }, 'question'],
    ['multiple_choice', { level: 0 }, 'level'],
    ['multiple_choice', { category_id: 999_999 }, 'category_id'],
    ['multiple_choice', { language_id: 999 }, 'language_id'],
    ['multiple_choice', { source: { name: 'A', url: 'javascript:alert(1)', licence: 'B' } }, 'source.url'],
    ['multiple_choice', { passage_id: 1 }, 'passage_id'],
    ['true_false', { options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] }, 'options'],
    ['multi_select', { answer: [] }, 'answer'],
    ['multi_select', { answer: [1, 1] }, 'answer'],
    ['sequence', { answer: [0, 1] }, 'answer'],
    ['guess_the_word', { word: '-' }, 'word'],
    ['guess_the_word', { word: null }, 'word'],
    ['matching', { answer: [0, 1] }, 'answer'],
    ['matching', { answer: [0, 1, 4] }, 'answer'],
    ['matching', { matches: [{ text: 'Oslo' }], answer: [0, 0, 0] }, 'matches'],
    ['matching', { matches: [{ text: 'Oslo' }, { text: 'Os\u00adlo' }], answer: [0, 0, 1] }, 'matches.1.text'],
    ['number', { number: null }, 'number'],
    ['number', { number: { value: 1, tolerance: -1 } }, 'number.tolerance'],
    ['number', { number: { value: 1e16 } }, 'number.value'],
    ['number', { options: [{ text: 'a' }] }, 'options'],
    ['multiple_choice', { number: { value: 1 } }, 'number'],
    ['multiple_choice', { accepted: ['word'] }, 'accepted'],
    ['audio', {}, 'audio'],
    ['maths', { audio: '/media/upload-gone.wav' }, 'audio'],
  ] as [QuestionType, Record<string, unknown>, string][])('is refused where a field is wrong: %s with %j', async (type, wrong, field) => {
    const reply = await edda.call('create_question', desk.form(type, wrong))
    expect(reply.status).toBe(400)
    expect(issuesOf(reply)).toContainEqual({ field, problem: expect.any(String) })
  })

  it('can only be in a category that can ask it', async () => {
    const { sounds, history, science } = quiz.fixture.categories
    for (const category_id of [sounds, history])
      expect((await edda.call('create_question', desk.form('multiple_choice', { category_id }))).status).toBe(400)
    expect((await edda.call('create_question', desk.form('maths', { category_id: science }))).status).toBe(400)
    const { exam } = { exam: await quiz.database.db.selectFrom('categories').select('id').where('type', '=', 'exam').executeTakeFirst() }
    if (exam) expect((await edda.call('create_question', desk.form('multiple_choice', { category_id: exam.id }))).status).toBe(400)
  })

  it('about a text needs a text in its language', async () => {
    const { stories } = quiz.fixture.categories
    const [text] = quiz.fixture.passages.en
    const ask = (more: object) => edda.call('create_question', desk.form('multiple_choice', { category_id: stories, ...more }))
    expect(issuesOf(await ask({}))).toEqual([{ field: 'passage_id', problem: 'is needed' }])
    expect(issuesOf(await ask({ passage_id: quiz.fixture.passages.ar[0] }))).toEqual([
      { field: 'passage_id', problem: 'is in another language' },
    ])
    expect((await ask({ passage_id: text })).data).toMatchObject({ passage_id: text })
  })

  it('is stored as plain text, HTML and right-to-left script included', async () => {
    const hostile = `<script>alert(1)</script> <img src=x onerror=alert(2)> $\\href{javascript:alert(3)}{x}$`
    const [question, arabic] = [
      await desk.published('multiple_choice', { question: hostile, note: hostile }),
      await desk.published('multiple_choice', { question: 'ما عاصمة النرويج؟', language_id: quiz.fixture.languages.ar }),
    ]
    expect(await read(question.id)).toMatchObject({ question: hostile, note: hostile })
    expect(await read(arabic.id)).toMatchObject({ question: 'ما عاصمة النرويج؟' })
    for (const value of ['a\u0000b', '\ud800'])
      expect((await edda.call('create_question', desk.form('multiple_choice', { question: value }))).status).toBe(400)
  })
})

describe('a twin', () => {
  it('is refused with the id of the existing question, despite other quotes and case', async () => {
    const first = await desk.draft('multiple_choice', { question: 'Which “capital” is north?' })
    const again = await edda.call('create_question', desk.form('multiple_choice', { question: ' which "capital"  is NORTH ' }))
    expect(issuesOf(again)).toEqual([{ field: 'question', problem: expect.stringContaining(`question ${first.id} `) }])
    const other = await desk.draft()
    expect(issuesOf(await desk.change(other, { question: first.question }))).toHaveLength(1)
    // The same words in another language, or about another picture, are another question.
    const elsewhere = { question: first.question, language_id: quiz.fixture.languages.ar }
    expect((await edda.call('create_question', desk.form('multiple_choice', elsewhere))).error).toBe(false)
    const pictured = { question: first.question, image: await desk.upload(await picture()) }
    expect((await edda.call('create_question', desk.form('multiple_choice', pictured))).error).toBe(false)
  })

  it('is created only once by two editors at the same time', async () => {
    const form = desk.form()
    const replies = await Promise.all(Array.from({ length: 8 }, () => edda.call('create_question', form)))
    expect(replies.filter(({ error }) => !error)).toHaveLength(1)
  })
})

describe('change_question', () => {
  it('changes the wording in the same row, and players see it at once', async () => {
    const { id: category_id, slug } = await newCategory('quiz_zone', 'Wording')
    const question = await desk.published('multiple_choice', { category_id, level: 1 })
    const alice = await quiz.player()
    await quiz.open(alice, 'get_questions_by_level', { category: slug, level: 1 })
    const { data } = await desk.change(question, { question: 'Said better?', note: null, difficulty: 0.9 })
    expect(data).toMatchObject({ id: question.id, question: 'Said better?', note: null, state: 'published' })
    const { questions } = await quiz.open(alice, 'get_questions_by_level', { category: slug, level: 1 })
    expect(questions[0]?.question).toBe('Said better?')
    const entry = (await auditOf(`question:${question.id}`)).at(-1)
    expect(entry).toMatchObject({ action: 'change_question', before: { question: question.question }, after: { question: 'Said better?' } })
  })

  it.each([
    ['another answer', { options: formsByType.multiple_choice['options'], answer: [2] }],
    ['another option', { options: [{ text: 'Oslo' }, { text: 'Bergen' }, { text: 'Turku' }, { text: 'Visby' }], answer: [0] }],
    ['another type', { question_type: 'multi_select' }],
  ])('with %s creates another question, and a play with the old one goes on', async (what, change: Form) => {
    const { id: category_id, slug } = await newCategory('quiz_zone', `Another ${what}`)
    const question = await desk.published('multiple_choice', { category_id, level: 1 })
    const alice = await quiz.player()
    const begun = await quiz.open(alice, 'get_questions_by_level', { category: slug, level: 1 })
    const { data } = await desk.change(question, change)
    expect(data.id).not.toBe(question.id)
    expect(data).toMatchObject({ state: 'published', key: question.key, ...('question_type' in change && change) })
    expect(rightIn(data)).toEqual(what === 'another answer' ? ['Turku'] : ['Oslo'])
    expect(data.versions.map(({ id }) => id)).toEqual([data.id, question.id])
    expect(await rowOf(question.id)).toMatchObject({
      is_active: false,
      fingerprint: null,
      answer: question.answer,
      question_type: 'multiple_choice',
    })
    const right = keyAt(begun.questions[0]?.options.findIndex(({ text }) => text === 'Oslo') ?? -1)
    const reply = await alice.call('submit_answer', { play_id: begun.play.id, question_id: question.id, answer: right })
    expect(reply.data.result?.correct).toBe(1)
    const next = await quiz.open(await quiz.player('Bob'), 'get_questions_by_level', { category: slug, level: 1 })
    expect(next.questions.map(({ id }) => id)).toEqual([data.id])
    // The old version can no longer be changed.
    expect((await desk.change(await read(question.id), { question: 'Changed?' })).message).toBe('question_replaced')
    expect((await read(question.id)).versions).toHaveLength(2)
  })

  it('keeps a draft in its row, because no player has met it', async () => {
    const draft = await desk.draft()
    const { data } = await desk.change(draft, { answer: [2], language_id: quiz.fixture.languages.ar })
    expect(data).toMatchObject({ id: draft.id, answer: [2], state: 'draft', language_id: quiz.fixture.languages.ar })
    const published = await desk.published()
    expect(issuesOf(await desk.change(published, { language_id: quiz.fixture.languages.ar }))).toMatchObject([{ field: 'language_id' }])
  })

  it('lets only one of several parallel changes replace a question, and refuses the others', async () => {
    const question = await desk.published()
    const others = question.options.flatMap((_, place) => (question.answer.includes(place) ? [] : [place]))
    expect(others).toHaveLength(3)
    const replies = await Promise.all(others.map(place => desk.change(question, { answer: [place] })))
    expect(replies.filter(({ error }) => !error)).toHaveLength(1)
    expect(new Set(replies.filter(({ error }) => error).map(({ message }) => message))).toEqual(new Set(['question_replaced']))
    expect((await read(question.id)).versions).toHaveLength(2)
  })

  it('refuses a sealed question, until its contest or exam is over', async () => {
    const question = await desk.published()
    await seal(question.id, 'contest:1')
    expect((await desk.change(question, { note: 'Sealed.' })).message).toBe('question_sealed')
    for (const [action, more] of [
      ['withdraw_questions', {}],
      ['move_questions', { level: 2 }],
    ] as const) {
      const { data } = await edda.call(action, { question_ids: [question.id], ...more })
      expect(data).toEqual({ changed: [], skipped: [{ id: question.id, why: 'sealed' }] })
    }
    await seal(question.id, null)
    expect((await desk.change(question, { note: 'Open.' })).error).toBe(false)
  })

  it('finds no question that does not exist', async () => {
    expect((await edda.call('change_question', { ...desk.form(), question_id: 999_999, version: 0 })).message).toBe('document_not_found')
  })
})

describe('the state of a question', () => {
  const stateOf = async (id: number) => (await rowOf(id))?.state

  it('goes from draft to scheduled to published to withdrawn, and back', async () => {
    const { id } = await desk.draft()
    const ids = { question_ids: [id] }
    const later = new Date(quiz.clock.now().getTime() + 3_600_000).toISOString()
    await edda.call('publish_questions', { ...ids, publish_at: later })
    expect(await read(id)).toMatchObject({ state: 'scheduled', publish_at: later })
    await edda.call('withdraw_questions', ids)
    expect(await stateOf(id)).toBe('draft')
    await edda.call('publish_questions', ids)
    expect(await stateOf(id)).toBe('published')
    expect((await edda.call('publish_questions', ids)).data.skipped).toEqual([{ id, why: 'unchanged' }])
    await edda.call('withdraw_questions', ids)
    expect(await stateOf(id)).toBe('withdrawn')
    await edda.call('publish_questions', ids)
    expect(await stateOf(id)).toBe('published')
  })

  it('becomes published by the job when it is due, once', async () => {
    const { id: category_id, slug } = await newCategory('quiz_zone', 'Due')
    const { id } = await desk.draft('multiple_choice', { category_id, level: 1 })
    const publish_at = new Date(quiz.clock.now().getTime() + 60_000).toISOString()
    await edda.call('publish_questions', { question_ids: [id], publish_at })
    await quiz.app.runJob('publish_questions')
    expect(await stateOf(id)).toBe('scheduled')
    quiz.clock.advance(61_000)
    await Promise.all([1, 2, 3].map(() => quiz.app.runJob('publish_questions')))
    expect(await rowOf(id)).toMatchObject({ is_active: true, is_draft: false, publish_at: null })
    const { questions } = await quiz.open(await quiz.player(), 'get_questions_by_level', { category: slug, level: 1 })
    expect(questions).toHaveLength(1)
    // The job must not publish a question again after its withdrawal.
    await edda.call('withdraw_questions', { question_ids: [id] })
    await quiz.app.runJob('publish_questions')
    expect(await stateOf(id)).toBe('withdrawn')
  })

  it('cannot become published for an earlier version, or when a twin was created since its withdrawal by a release', async () => {
    const question = await desk.published()
    const { data } = await desk.change(question, { answer: [1] })
    expect((await edda.call('publish_questions', { question_ids: [question.id] })).data.skipped).toEqual([
      { id: question.id, why: 'replaced' },
    ])
    await quiz.database.db.updateTable('questions').set({ is_active: false, fingerprint: null }).where('id', '=', data.id).execute()
    const twin = await desk.draft('multiple_choice', { question: question.question })
    expect((await edda.call('publish_questions', { question_ids: [data.id] })).data.skipped).toEqual([{ id: data.id, why: 'twin' }])
    await edda.call('delete_drafts', { question_ids: [twin.id] })
    expect((await edda.call('publish_questions', { question_ids: [data.id] })).data.changed).toEqual([data.id])
    expect((await rowOf(data.id))?.fingerprint).toMatch(/^[0-9a-f]{32}$/)
  })

  it('changes for many questions in one audit entry, and the reply names the skipped ones', async () => {
    const drafts = await Promise.all(Array.from({ length: 4 }, () => desk.draft()))
    const ids = drafts.map(({ id }) => id).toSorted((one, other) => one - other)
    const before = (await auditOf('questions')).length
    const { data } = await edda.call('publish_questions', { question_ids: [...ids, 999_999, ids[0] ?? 0] })
    expect(data).toEqual({ changed: ids, skipped: [{ id: 999_999, why: 'not_found' }] })
    await edda.call('move_questions', { question_ids: ids, category_id: quiz.fixture.categories.scarce, level: 3 })
    expect(await read(ids[1] ?? 0)).toMatchObject({ category_id: quiz.fixture.categories.scarce, level: 3 })
    const wrong = await edda.call('move_questions', { question_ids: ids, category_id: quiz.fixture.categories.sounds })
    expect(wrong.data.skipped.map(({ why }) => why)).toEqual(ids.map(() => 'wrong_category'))
    expect((await edda.call('move_questions', { question_ids: ids, category_id: quiz.fixture.categories.history })).status).toBe(400)
    expect((await edda.call('move_questions', { question_ids: ids })).status).toBe(400)
    expect((await auditOf('questions')).length).toBe(before + 3)
  })
})

describe('delete_drafts', () => {
  it('deletes drafts and nothing else', async () => {
    const [draft, published] = [await desk.draft(), await desk.published()]
    await edda.call('withdraw_questions', { question_ids: [published.id] })
    const { data } = await edda.call('delete_drafts', { question_ids: [draft.id, published.id] })
    expect(data).toEqual({ changed: [draft.id], skipped: [{ id: published.id, why: 'not_a_draft' }] })
    expect(await rowOf(draft.id)).toBeUndefined()
  })

  it('requires a recent sign-in', async () => {
    const draft = await desk.draft()
    quiz.clock.advance(16 * 60_000)
    expect((await edda.call('delete_drafts', { question_ids: [draft.id] })).message).toBe('sign_in_again')
    await makeFresh(quiz, edda)
  })
})
