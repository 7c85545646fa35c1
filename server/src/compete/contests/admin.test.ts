import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { type ContestHall, contestHall, hourMs } from '../../../test/games/contest-hall.ts'
import { coinsOf, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { verifyContest } from './records/verify.ts'

let quiz: Quiz
let hall: ContestHall
let edith: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz()
  hall = contestHall(quiz)
  await quiz.set('weekly_contest', 0)
  edith = await quiz.player('Edith', { roles: ['editor'] })
})
afterAll(() => quiz.close())

const inHours = (hours: number) => new Date(quiz.clock.now().getTime() + hours * hourMs).toISOString()
const terms = (more: Fields<'announce_contest'> = {}) => ({
  name: 'Trial of history',
  description: 'Three questions.',
  entry: 10,
  seconds: 20,
  prizes: [50, 20],
  questions: 3,
  category_ids: [quiz.fixture.categories.ancient],
  starts_at: inHours(1),
  ends_at: inHours(24),
  ...more,
})
async function announce(more: Fields<'announce_contest'> = {}) {
  const reply = await edith.call('announce_contest', terms(more))
  if (reply.error) throw new Error(`the contest was refused: ${JSON.stringify(reply)}`)
  return reply.data
}
type Made = Awaited<ReturnType<typeof announce>>
const asSent = ({ id, name, description, translations, image, starts_at, ends_at, version }: Made) => ({
  contest_id: id,
  version,
  name,
  description,
  translations,
  image,
  starts_at,
  ends_at,
})

describe('announce_contest', () => {
  it('makes a contest that players see and enter, and that verifies when it is over', async () => {
    const [alice, zoe] = [await quiz.player('Alice', { coins: 100 }), await quiz.player('Zoe', { webLanguage: 'es' })]
    const made = await announce({ translations: { es: { name: 'Prueba de historia', description: 'Tres preguntas.' } } })
    expect(made).toMatchObject({ state: 'upcoming', is_drawn: true, entries: 0, pot: 0, question_ids: null })
    expect(made.seed_hash).toMatch(/^[0-9a-f]{64}$/)
    const upcoming = async (player: TestPlayer) => (await player.call('get_contest')).data.upcoming.find(({ id }) => id === made.id)?.name
    expect([await upcoming(alice), await upcoming(zoe)]).toEqual(['Trial of history', 'Prueba de historia'])
    quiz.clock.advance(hourMs)
    await hall.tick()
    await hall.playThrough(alice, made.id, 3)
    const live = await edith.call('get_contest_to_run', { contest_id: made.id })
    expect(live.data).toMatchObject({ state: 'live', entries: 1, pot: 10, finished: 1 })
    expect(JSON.stringify(live.data)).not.toContain('"seed":')
    const entries = await edith.call('get_contest_entries', { contest_id: made.id })
    expect(entries).toMatchObject({ total: 1, data: [{ id: alice.id, paid: 10, score: expect.any(Number), prize: null }] })
    await hall.end(made.id)
    expect((await edith.call('get_contest_entries', { contest_id: made.id })).data).toMatchObject([{ place: 1, prize: 50 }])
    expect(await verifyContest(quiz.database.db, made.id)).toMatchObject({ isGenuine: true })
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('announces one contest when the same form is sent twice at the same moment', async () => {
    const once = randomUUID()
    const [one, two] = await Promise.all([announce({ once }), announce({ once })])
    expect(one.id).toBe(two.id)
  })

  it('stores hostile text unchanged, and refuses a picture that is not stored here', async () => {
    const name = '<img src=x onerror=alert(1)>‮'
    expect((await announce({ name })).name).toBe(name)
    expect((await edith.call('announce_contest', terms({ image: 'nothing.webp' }))).status).toBe(400)
  })

  it.each([
    ['an end before its start', () => ({ ends_at: inHours(0.5) })],
    ['a start in the past', () => ({ starts_at: inHours(-1) })],
    ['more questions than there are', () => ({ questions: 100 })],
    ['half a range of levels', () => ({ level_from: 1 })],
    ['levels upside down', () => ({ level_from: 3, level_to: 1 })],
    ['a category of texts', () => ({ category_ids: [quiz.fixture.categories.stories] })],
    ['a category that is not', () => ({ category_ids: [999_999] })],
    ['no prizes', () => ({ prizes: [] })],
    ['negative prizes', () => ({ prizes: [-5] })],
    ['a thing without a name', () => ({ things: [{ from: 1, to: 1, name: ' ' }] })],
    ['a thing whose name nobody sees', () => ({ things: [{ from: 1, to: 1, name: '\u2066\u200b\u3164' }] })],
    ['a thing with a long name', () => ({ things: [{ from: 1, to: 1, name: 'x'.repeat(81) }] })],
    ['a thing for ranks upside down', () => ({ things: [{ from: 3, to: 2, name: 'A mug' }] })],
    ['a thing for rank 0', () => ({ things: [{ from: 0, to: 2, name: 'A mug' }] })],
    ['a thing for a million ranks', () => ({ things: [{ from: 1, to: 1_000_000, name: 'A mug' }] })],
    ['two things for one rank', () => ({ things: [1, 2].map(from => ({ from, to: 2, name: 'A mug' })) })],
    ['a thing with a picture that is not here', () => ({ things: [{ from: 1, to: 1, name: 'A mug', image: 'nothing.webp' }] })],
    ['a negative entry', () => ({ entry: -1 })],
    ['questions that players may have met', () => ({ question_ids: [1, 2] })],
    ['neither questions nor a rule', () => ({ questions: '' })],
    // ASVS V2.2.3
  ])('refuses %s', async (_what, more) => {
    const { error, status } = await edith.call('announce_contest', terms(more()))
    expect([error, status]).toEqual([true, 400])
  })

  it('takes questions of its own that are not in the bank', async () => {
    const { db } = quiz.database
    const own = await db
      .selectFrom('questions')
      .select('id')
      .where('category_id', '=', quiz.fixture.categories.modern)
      .where('language_id', '=', quiz.fixture.languages.en)
      .orderBy('id')
      .limit(2)
      .execute()
    const ids = own.map(({ id }) => id)
    await db.updateTable('questions').set({ is_active: false }).where('id', 'in', ids).execute()
    const made = await announce({ question_ids: ids, questions: '' })
    expect(made).toMatchObject({ is_drawn: false, seed_hash: null, question_ids: ids, questions: 2 })
    // A second contest cannot have them: the first one has sealed them.
    expect((await edith.call('announce_contest', terms({ question_ids: ids }))).status).toBe(400)
  })
})

describe('change_contest', () => {
  it('changes words and window before the start, records the new window, and keeps the hash', async () => {
    const made = await announce()
    const starts_at = inHours(2)
    const { data } = await edith.call('change_contest', { ...asSent(made), name: 'Another name', starts_at })
    expect(data).toMatchObject({ name: 'Another name', starts_at, seed_hash: made.seed_hash, version: made.version + 1 })
    const events = await quiz.database.db
      .selectFrom('contest_events')
      .select('kind')
      .where('contest_id', '=', made.id)
      .orderBy('id')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['announced', 'changed'])
    await edith.call('change_contest', { ...asSent(data), description: 'Only words.' })
    expect(await quiz.database.db.selectFrom('contest_events').select('id').where('contest_id', '=', made.id).execute()).toHaveLength(2)
  })

  it.each([
    { entry: 0 },
    { prizes: [1000, 20] },
    { seconds: 60 },
    { questions: 2 },
    { category_ids: [] },
    { level_from: 1, level_to: 2 },
    { question_ids: [1] },
  ])('refuses to change announced terms: %j', async more => {
    const made = await announce()
    expect((await edith.call('change_contest', { ...asSent(made), ...more })).message).toBe('contest_terms_fixed')
  })

  it('accepts terms that equal the announced ones', async () => {
    const made = await announce()
    const { entry, prizes, seconds, questions, category_ids, level_from, level_to, language_id } = made
    const same = { entry, prizes, seconds, questions, category_ids, level_from, level_to, language_id }
    expect((await edith.call('change_contest', { ...asSent(made), ...same, name: 'New' })).data.name).toBe('New')
  })

  it('moves no contest that has begun but changes its words; changes nothing of a contest that is over', async () => {
    const made = await announce()
    quiz.clock.advance(hourMs)
    await hall.tick()
    expect((await edith.call('change_contest', { ...asSent(made), ends_at: inHours(100) })).message).toBe('contest_begun')
    const { data } = await edith.call('change_contest', { ...asSent(made), name: 'While it runs' })
    expect(data.name).toBe('While it runs')
    await hall.end(made.id)
    expect((await edith.call('change_contest', { ...asSent(data), name: 'Too late' })).message).toBe('contest_over')
  })

  it('succeeds for only one of two simultaneous editors', async () => {
    const made = await announce()
    const replies = await Promise.all(['one', 'two'].map(name => edith.call('change_contest', { ...asSent(made), name })))
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['changed_meanwhile', 'ok'])
  })

  it('does not change the weekly cup, which follows its settings', async () => {
    const id = await hall.announce({ kind: 'weekly', startsInHours: 5 })
    const { data } = await edith.call('get_contest_to_run', { contest_id: id })
    expect((await edith.call('change_contest', asSent(data))).message).toBe('weekly_cup')
  })
})

describe('call_off_contest', () => {
  it('refunds every entry once and writes an audit row', async () => {
    const alice = await quiz.player('Alice', { coins: 100 })
    const made = await announce()
    quiz.clock.advance(hourMs)
    await hall.tick()
    await hall.enter(alice, made.id)
    expect(await coinsOf(alice)).toBe(90)
    const replies = await Promise.all([1, 2].map(() => edith.call('call_off_contest', { contest_id: made.id, reason: 'A mistake.' })))
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['contest_over', 'ok'])
    quiz.clock.advance(3000)
    await hall.tick()
    expect(await coinsOf(alice)).toBe(100)
    expect((await edith.call('get_contest_to_run', { contest_id: made.id })).data.state).toBe('called_off')
    const rows = await quiz.database.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject', '=', `contest:${made.id}`)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['announce_contest', 'call_off_contest'])
    expect(rows[1]?.after).toMatchObject({ reason: 'A mistake.' })
  })
})

describe('get_contests_to_run', () => {
  it('lists contests by state, latest start first', async () => {
    const made = await announce({ starts_at: inHours(900), ends_at: inHours(901) })
    const upcoming = await edith.call('get_contests_to_run', { state: 'upcoming', limit: 100 })
    expect(upcoming.data[0]?.id).toBe(made.id)
    expect(upcoming.data.every(({ state }) => state === 'upcoming')).toBe(true)
    const past = await edith.call('get_contests_to_run', { state: 'past', limit: 100 })
    expect(past.total).toBe(past.data.length)
    expect(past.data.map(({ id }) => id)).not.toContain(made.id)
    const stats = await edith.call('get_leaf_categories', { type: 'quiz_zone' })
    expect(stats.data.find(({ id }) => id === quiz.fixture.categories.ancient)).toMatchObject({ questions: expect.any(Number) })
  })
})
