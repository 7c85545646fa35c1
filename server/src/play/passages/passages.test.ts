import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../test/app/call-seen.ts'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
let edith: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz()
  edith = await quiz.player('Edith', { roles: ['editor'] })
})
afterAll(() => quiz.close())

const db = () => quiz.database.db
const stories = () => quiz.fixture.categories.stories

async function write(more: Fields<'create_passage'> = {}) {
  const reply = await edith.call('create_passage', { title: 'The bridge', html: '<p>One two three.</p>', category_id: stories(), ...more })
  if (reply.error) throw new Error(`the text was refused: ${JSON.stringify(reply)}`)
  return reply.data
}

/** A question without a text, as the question editor creates it. */
async function question(more: object = {}): Promise<number> {
  const options = JSON.stringify([
    { text: 'yes', image: null },
    { text: 'no', image: null },
  ])
  const row = { category_id: stories(), language_id: quiz.fixture.languages.en, level: 1, question_type: 'multiple_choice' as const }
  const { id } = await db()
    .insertInto('questions')
    .values({
      ...row,
      key: `test:${Math.random()}`,
      question: 'Was it long?',
      image: null,
      audio: null,
      passage_id: null,
      options,
      word: null,
      note: null,
      answer: [0],
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function published(more: Fields<'create_passage'> = {}) {
  const text = await write(more)
  const { data } = await edith.call('set_passage_questions', {
    passage_id: text.id,
    version: text.version,
    question_ids: [await question()],
  })
  return (await edith.call('publish_passage', { passage_id: data.id })).data
}
const seenBy = async (player: TestPlayer) =>
  (await player.call('get_fun_n_learn', { type: 'category', type_id: stories() })).data?.map(({ id }) => id) ?? []

describe('a text', () => {
  it('is sanitised, its words are counted, and no player sees it before it is published', async () => {
    const alice = await quiz.player()
    const text = await write({ html: '<h2 onclick="x()">Über</h2><p>two <b>three</b><script>alert(1)</script></p><img src=x onerror=1>' })
    expect(text).toMatchObject({ state: 'draft', words: 3, questions: 0, rtl: false, html: '<h2>Über</h2><p>two <b>three</b></p>' })
    expect(await seenBy(alice)).not.toContain(text.id)
    expect((await edith.call('publish_passage', { passage_id: text.id })).message).toBe('passage_without_questions')
  })

  it('has a picture with a caption, which players see and which is kept as long as the text', async () => {
    const alice = await quiz.player()
    const bytes = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#3f6fb5' } })
      .png()
      .toBuffer()
    const { data } = await edith.call('upload_media', {}, { file: { field: 'file', bytes, type: 'image/png' } })
    expect((await edith.call('create_passage', { title: 'x', html: '', category_id: stories(), image: data.path })).status).toBe(400)
    const text = await published({ image: data.path, caption: 'A bridge in the evening' })
    expect(text).toMatchObject({ image: data.path, caption: 'A bridge in the evening' })
    const seen = (await alice.call('get_fun_n_learn', { type: 'category', type_id: stories() })).data.find(({ id }) => id === text.id)
    expect(seen).toMatchObject({ image: data.path, caption: 'A bridge in the evening' })
    quiz.clock.advance(3 * 86_400_000)
    await quiz.app.runJob('housekeeping')
    quiz.clock.reset()
    expect((await quiz.app.http.inject(data.path)).statusCode).toBe(200)
    expect(await write({ caption: 'Of nothing' })).toMatchObject({ image: null, caption: null })
  })

  it('can be played once it is published, and no longer once it is withdrawn', async () => {
    const alice = await quiz.player()
    const text = await published()
    expect(text).toMatchObject({ state: 'published', questions: 1 })
    expect(await seenBy(alice)).toContain(text.id)
    expect((await alice.call('get_fun_n_learn_questions', { fun_n_learn_id: text.id })).data).toHaveLength(1)
    expect((await edith.call('withdraw_passage', { passage_id: text.id })).data.state).toBe('draft')
    expect((await (await quiz.player()).call('get_fun_n_learn_questions', { fun_n_learn_id: text.id })).message).toBe('document_not_found')
    const rows = await db().selectFrom('audit_entries').select('action').where('subject', '=', `passage:${text.id}`).orderBy('id').execute()
    expect(rows.map(({ action }) => action)).toEqual(['create_passage', 'set_passage_questions', 'publish_passage', 'withdraw_passage'])
  })

  it('is published at its scheduled time, unless the schedule is cancelled', async () => {
    const alice = await quiz.player()
    const [one, two] = [await published(), await published()]
    const publish_at = new Date(quiz.clock.now().getTime() + 3_600_000).toISOString()
    for (const { id } of [one, two]) {
      await edith.call('withdraw_passage', { passage_id: id })
      expect((await edith.call('publish_passage', { passage_id: id, publish_at })).data).toMatchObject({ state: 'scheduled', publish_at })
    }
    await edith.call('withdraw_passage', { passage_id: two.id })
    await quiz.app.runJob('publish_texts')
    expect(await seenBy(alice)).not.toContain(one.id)
    quiz.clock.advance(3_600_000)
    await quiz.app.runJob('publish_texts')
    quiz.clock.reset()
    const seen = await seenBy(alice)
    expect([seen.includes(one.id), seen.includes(two.id)]).toEqual([true, false])
  })

  it('accepts only one of two parallel changes', async () => {
    const text = await write()
    const change = (title: string) =>
      edith.call('change_passage', { passage_id: text.id, version: text.version, title, html: '<p>x</p>', category_id: stories() })
    const replies = await Promise.all([change('one'), change('two')])
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['changed_meanwhile', 'ok'])
  })

  it('is created once from a form that is sent twice', async () => {
    const once = '5b0f2f6e-6f0e-4a7e-9f6d-111111111111'
    const [one, two] = await Promise.all([write({ once }), write({ once })])
    expect(one.id).toBe(two.id)
  })

  it.each([
    ['a category of something else', () => ({ category_id: quiz.fixture.categories.ancient })],
    ['no category', () => ({ category_id: 999_999 })],
    ['a video without an address', () => ({ content_type: 'video' })],
    ['an address for a plain text', () => ({ content_url: 'https://example.com/a' })],
    ['an address that runs code', () => ({ content_type: 'video', content_url: 'javascript:alert(1)' })],
    ['a picture that does not exist', () => ({ image: 'gone.webp', caption: 'A bridge.' })],
    ['a file that is not a picture', () => ({ image: 'tune.wav', caption: 'A tune.' })],
    ['an address without its scheme', () => ({ content_type: 'pdf', content_url: '//evil.example/a.pdf' })],
  ])('is refused with %s', async (_what, more) => {
    const reply = await edith.call('create_passage', { title: 'x', html: '', category_id: stories(), ...more() })
    expect(reply.status).toBe(400)
  })
})

describe('set_passage_questions', () => {
  it('accepts questions of the same language that belong to no other text', async () => {
    const [text, taken] = [await write(), await published()]
    const other = await question({ category_id: quiz.fixture.categories.ancient })
    const arabic = await question({ language_id: quiz.fixture.languages.ar })
    for (const id of [other, arabic, taken.asks[0]?.id, 999_999]) {
      const reply = await edith.call('set_passage_questions', { passage_id: text.id, version: text.version, question_ids: [id] })
      expect(reply.status).toBe(400)
    }
    const [one, two] = [await question(), await question()]
    const first = await edith.call('set_passage_questions', { passage_id: text.id, version: text.version, question_ids: [one, two, one] })
    expect(first.data.asks.map(({ id }) => id)).toEqual([one, two])
    const second = await edith.call('set_passage_questions', { passage_id: text.id, version: first.data.version, question_ids: [two] })
    expect(second.data.asks.map(({ id }) => id)).toEqual([two])
    expect((await edith.call('set_passage_questions', { passage_id: text.id, version: 0, question_ids: [] })).message).toBe(
      'changed_meanwhile',
    )
  })
})

describe('get_passages', () => {
  it('filters, sorts and searches, and takes wildcards literally', async () => {
    const [one, two] = [await write({ title: '100% true' }), await write({ title: '100 things' })]
    const ids = async (input: Fields<'get_passages'>) =>
      (await edith.call('get_passages', { limit: 100, ...input })).data.map(({ id }) => id)
    expect(await ids({ search: '100%' })).toEqual([one.id])
    expect(await ids({ search: '100', sort: 'title', order: 'asc' })).toEqual([two.id, one.id])
    expect(await ids({ search: '100', state: 'published' })).toEqual([])
    const { data, total } = await edith.call('get_passages', { limit: 1, language_id: quiz.fixture.languages.ar })
    expect(data[0]).toMatchObject({ rtl: true })
    expect(total).toBeGreaterThanOrEqual(1)
  })
})

describe('the quiz of a day', () => {
  const dayAhead = (days: number) => new Date(quiz.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  async function askable(count: number): Promise<number[]> {
    const rows = await db()
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', quiz.fixture.categories.ancient)
      .where('language_id', '=', quiz.fixture.languages.en)
      .where('question_type', '=', 'multiple_choice')
      .orderBy('id', 'desc')
      .limit(count)
      .execute()
    return rows.map(({ id }) => id)
  }

  it('has the questions an editor chose, in that order, and cannot change once a player has it', async () => {
    const day = dayAhead(0)
    const ids = await askable(3)
    const chosen = await callSeen(edith, 'choose_daily_quiz', { day, question_ids: ids })
    expect(chosen.data).toMatchObject({ id: day, state: 'chosen', is_fixed: false, chosen_by: 'Edith' })
    const alice = await quiz.player()
    expect((await alice.call('get_daily_quiz')).data.map(({ id }) => id)).toEqual(ids)
    for (const reply of [
      await callSeen(edith, 'choose_daily_quiz', { day, question_ids: await askable(1) }),
      await callSeen(edith, 'draw_daily_quiz', { day }),
    ])
      expect(reply.message).toBe('daily_quiz_fixed')
    expect((await (await quiz.player()).call('get_daily_quiz')).data.map(({ id }) => id)).toEqual(ids)
  })

  it('cannot change once it was drawn for a player', async () => {
    quiz.clock.toNoon()
    await (await quiz.player()).call('get_daily_quiz')
    const day = quiz.clock.now().toISOString().slice(0, 10)
    expect((await edith.call('get_daily_paper', { day })).data).toMatchObject({ state: 'drawn', is_fixed: true })
    expect((await callSeen(edith, 'choose_daily_quiz', { day, question_ids: await askable(1) })).message).toBe('daily_quiz_fixed')
  })

  it('is the same for all players, also when an editor changes it while the first player starts', async () => {
    for (let turn = 0; turn < 5; turn++) {
      quiz.clock.toNoon()
      const day = quiz.clock.now().toISOString().slice(0, 10)
      const [one, ...others] = await askable(3)
      await callSeen(edith, 'choose_daily_quiz', { day, question_ids: [one] })
      const players = await Promise.all([1, 2, 3].map(() => quiz.player()))
      const [, ...replies] = await Promise.all([
        callSeen(edith, 'choose_daily_quiz', { day, question_ids: others }),
        ...players.map(player => player.call('get_daily_quiz')),
      ])
      const { data: paper } = await edith.call('get_daily_paper', { day })
      for (const { data } of replies) expect(data.map(({ id }) => id)).toEqual(paper.asks.map(({ id }) => id))
    }
  })

  it('can be returned to the draw', async () => {
    const day = dayAhead(3)
    await callSeen(edith, 'choose_daily_quiz', { day, question_ids: await askable(2) })
    expect((await callSeen(edith, 'draw_daily_quiz', { day })).data).toMatchObject({ state: 'open', questions: 0 })
    const { data, total } = await edith.call('get_daily_quizzes', { month: day.slice(0, 7) })
    expect(total).toBe(data.length)
    expect(data.find(({ id }) => id === day)).toMatchObject({ state: 'open', is_fixed: false })
  })

  it('refuses questions that not every player may be asked, and days that are over', async () => {
    const premium = await db()
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', quiz.fixture.categories.stories)
      .limit(1)
      .executeTakeFirst()
    for (const id of [premium?.id, 999_999])
      expect((await callSeen(edith, 'choose_daily_quiz', { day: dayAhead(2), question_ids: [id] })).status).toBe(400)
    expect((await callSeen(edith, 'choose_daily_quiz', { day: dayAhead(-2), question_ids: await askable(1) })).message).toBe(
      'daily_quiz_fixed',
    )
    expect((await callSeen(edith, 'choose_daily_quiz', { day: '2026-02-30', question_ids: [1] })).status).toBe(400)
  })
})
