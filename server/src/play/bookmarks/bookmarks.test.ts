// Which questions a player may bookmark, what the list shows, and that a bookmark never reveals an answer.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { must } from '../../platform/api/refuse.ts'
import { ancient, coinsOf, type Quiz, type Started, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const keep = (player: TestPlayer, question_id: number | undefined, type: unknown = 'quiz_zone', status: unknown = 1) =>
  player.call('set_bookmark', { question_id, type, status })
const listOf = async (player: TestPlayer, type: unknown = 'quiz_zone') => (await player.call('get_bookmark', { type })).data

/** Ten questions that were asked and answered wrong. */
async function missed(player: TestPlayer): Promise<Started> {
  const started = await quiz.begin(player)
  await quiz.playThrough(player, started, 0)
  return started
}

describe('set_bookmark', () => {
  it('adds and removes a bookmark once, however often it is called', async () => {
    const alice = await quiz.player()
    const { questions } = await missed(alice)
    for (const status of [1, '1', true]) expect(await keep(alice, questions[0]?.id, 'quiz_zone', status)).toMatchObject({ data: null })
    await keep(alice, questions[1]?.id, 1)
    expect((await listOf(alice, '1')).map(question => question.id)).toEqual([questions[1]?.id, questions[0]?.id])
    for (const status of [0, '0', false]) expect(await keep(alice, questions[1]?.id, 'quiz_zone', status)).toMatchObject({ error: false })
    expect((await listOf(alice)).map(question => question.id)).toEqual([questions[0]?.id])
    await keep(alice, questions[0]?.id, 'quiz_zone', 0)
    expect(await alice.call('get_bookmark', { type: 'quiz_zone' })).toMatchObject({ error: true, message: 'no_data' })
  })

  it('lists one language at a time, and says how many are in the others', async () => {
    const alice = await quiz.player()
    const { questions } = await missed(alice)
    const { en, ar } = quiz.fixture.languages
    await keep(alice, questions[0]?.id)
    expect(await alice.call('get_bookmark', { language_id: en })).toMatchObject({
      data: [{ id: questions[0]?.id, bookmark_type: 'quiz_zone' }],
      elsewhere: [],
    })
    expect(await alice.call('get_bookmark', { language_id: ar })).toMatchObject({ data: [], elsewhere: [{ language_id: en, kept: 1 }] })
    expect(await alice.call('get_bookmark', { type: 'audio', language_id: ar })).toMatchObject({ error: true, message: 'no_data' })
  })

  it('accepts a question only under its own kind', async () => {
    const alice = await quiz.player()
    const { words, sounds, primes } = quiz.fixture.categories
    const category = 'category'
    const plays = [
      ['guess_the_word', 3, await quiz.open(alice, 'get_guess_the_word', { type: category, type_id: words })],
      ['audio', 4, await quiz.open(alice, 'get_audio_questions', { type: category, type_id: sounds })],
      ['maths', 5, await quiz.open(alice, 'get_maths_questions', { type: 'subcategory', type_id: primes })],
      ['multi_match', 6, await quiz.open(alice, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 })],
    ] as const
    for (const [type, number, { questions }] of plays) {
      expect(await keep(alice, questions[0]?.id, 'quiz_zone')).toMatchObject({ error: true, message: 'document_not_found' })
      expect(await keep(alice, questions[0]?.id, number)).toMatchObject({ error: false })
      expect((await listOf(alice, type)).map(question => question.id)).toEqual([questions[0]?.id])
    }
    const { questions } = await quiz.open(alice, 'get_fun_n_learn_questions', { fun_n_learn_id: quiz.fixture.passages.en[0] })
    expect(await keep(alice, questions[0]?.id, 'quiz_zone')).toMatchObject({ message: 'document_not_found' })
    expect(await keep(alice, questions[0]?.id, 2)).toMatchObject({ status: 400 })
  })

  it('takes the kind from the category of the question when the call names none', async () => {
    const alice = await quiz.player()
    const { questions } = await quiz.begin(alice, { category: 'science' })
    const mixed = await quiz.open(alice, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 })
    for (const [list, met] of [
      ['quiz_zone', questions],
      ['multi_match', mixed.questions],
    ] as const) {
      const types = [...new Set(met.map(({ question_type }) => question_type))]
      expect(types).toHaveLength(4)
      const ids = types.flatMap(type => met.find(({ question_type }) => question_type === type)?.id ?? [])
      for (const question_id of ids) expect(await alice.call('set_bookmark', { question_id, status: 1 })).toMatchObject({ error: false })
      expect(new Set((await listOf(alice, list)).map(({ id }) => id))).toEqual(new Set(ids))
      for (const question_id of ids) await alice.call('set_bookmark', { question_id, status: 0 })
      expect(await alice.call('get_bookmark', { type: list })).toMatchObject({ message: 'no_data' })
    }
    const story = await quiz.open(alice, 'get_fun_n_learn_questions', { fun_n_learn_id: quiz.fixture.passages.en[0] })
    expect(await alice.call('set_bookmark', { question_id: story.questions[0]?.id, status: 1 })).toMatchObject({
      message: 'document_not_found',
    })
  })

  it('refuses a question the player was never shown', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const { questions } = await quiz.begin(bob)
    const never = [...quiz.fixture.known.values()].find(known => known.place === 'science')?.id
    for (const id of [questions[0]?.id, never, 999_999]) {
      expect(await keep(alice, id)).toMatchObject({ error: true, message: 'document_not_found' })
    }
    // Removing a bookmark that does not exist changes nothing and reveals nothing.
    expect(await keep(alice, 999_999, 'quiz_zone', 0)).toMatchObject({ error: false })
  })

  it('limits the bookmarks of each kind, also under parallel calls', async () => {
    await quiz.set('bookmarks_per_type', 3)
    const alice = await quiz.player()
    const { questions } = await missed(alice)
    const replies = await Promise.all(questions.map(question => keep(alice, question.id)))
    expect(replies.filter(reply => !reply.error)).toHaveLength(3)
    expect(new Set(replies.filter(reply => reply.error).map(reply => reply.message))).toEqual(new Set(['too_many_bookmarks']))
    const [kept] = await listOf(alice)
    expect(await keep(alice, kept?.id)).toMatchObject({ error: false })
    await quiz.set('bookmarks_per_type', 200)
  })

  it('ends either set or removed when parallel calls do both', async () => {
    const alice = await quiz.player()
    const { questions } = await missed(alice)
    const toggles = Array.from({ length: 20 }, (_, index) => keep(alice, questions[0]?.id, 'quiz_zone', index % 2))
    expect((await Promise.all(toggles)).every(reply => reply.status === 200 && !reply.error)).toBe(true)
    const rows = await quiz.database.db.selectFrom('bookmarks').selectAll().where('account_id', '=', alice.id).execute()
    expect(rows.length).toBeLessThan(2)
  })

  it('refuses to remove a bookmark that an open bookmark play asks', async () => {
    const alice = await quiz.player()
    const { questions } = await missed(alice)
    await keep(alice, questions[0]?.id)
    const { play } = await quiz.open(alice, 'get_bookmark_questions', { type: 'quiz_zone' })
    expect(await keep(alice, questions[0]?.id, 'quiz_zone', 0)).toMatchObject({ error: true, message: 'bookmark_in_use' })
    expect(await keep(alice, questions[1]?.id, 'quiz_zone', 0)).toMatchObject({ error: false })
    await alice.call('finish_play', { play_id: play.id })
    expect(await keep(alice, questions[0]?.id, 'quiz_zone', 0)).toMatchObject({ error: false })
  })
})

describe('get_bookmark', () => {
  it('shows a note once the player knows the answer, not while a play asks the question', async () => {
    const alice = await quiz.player()
    const first = await quiz.begin(alice)
    const id = first.questions[0]?.id
    await keep(alice, id)
    const note = async () => (await listOf(alice))[0]?.note
    expect(await note()).toBeNull()
    await quiz.playThrough(alice, first, 0)
    expect(await note()).toBe(quiz.fixture.known.get(id ?? 0)?.note)
    const play = await quiz.open(alice, 'get_bookmark_questions', { type: 'quiz_zone' })
    expect(await note()).toBeNull()
    await alice.call('finish_play', { play_id: play.play.id })
    expect(await note()).not.toBeNull()
  })

  it('shows the right answer together with the note, never while a play of the player asks the question', async () => {
    const alice = await quiz.player()
    const first = await quiz.begin(alice)
    const id = first.questions[0]?.id
    await keep(alice, id)
    const answer = async () => {
      const [kept] = await listOf(alice)
      return kept?.options.find(({ key }) => key === kept.correct_answer)?.text ?? null
    }
    expect(await answer()).toBeNull()
    await quiz.playThrough(alice, first, 0)
    const known = must(quiz.fixture.known.get(id ?? 0), 'it was asked')
    expect(await answer()).toBe(known.options[known.answer[0] ?? -1])
    await quiz.open(alice, 'get_bookmark_questions', { type: 'quiz_zone' })
    expect(await answer()).toBeNull()
  })

  it('shows no notes of a quiz of the day that was opened but not answered', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.open(alice, 'get_daily_quiz')
    await keep(alice, questions[0]?.id)
    await alice.call('finish_play', { play_id: play.id })
    expect((await listOf(alice))[0]?.note).toBeNull()
  })

  it('shows the notes once the quiz of the day is taken, also those of lapsed questions', async () => {
    const alice = await quiz.player()
    const looked = await quiz.open(alice, 'get_daily_quiz')
    await alice.call('finish_play', { play_id: looked.play.id })
    const { play, questions } = await quiz.open(alice, 'get_daily_quiz')
    for (const question of questions.slice(0, 2)) await keep(alice, question.id)
    quiz.clock.advance(32_000)
    await quiz.answer(alice, play, questions[1], 'right')
    const notes = async () => (await listOf(alice)).map(question => question.note)
    expect(await notes()).toEqual([null, null])
    await alice.call('finish_play', { play_id: play.id })
    const noted = questions.slice(0, 2).map(({ id }) => quiz.fixture.known.get(id)?.note)
    expect(new Set(await notes())).toEqual(new Set(noted))
  })

  it('shuffles options, so that their order does not reveal the right one', async () => {
    const alice = await quiz.player()
    const { questions } = await missed(alice)
    for (const { id } of questions) await keep(alice, id)
    await quiz.database.db
      .updateTable('questions')
      .set({ answer: [0] })
      .where('question_type', '=', 'multiple_choice')
      .execute()
    const places = [0, 0, 0, 0]
    for (let round = 0; round < 40; round++) {
      for (const { id, options } of await listOf(alice)) {
        const rightText = quiz.fixture.known.get(id)?.options[0]
        const place = options.findIndex(option => option.text === rightText)
        places[place] = (places[place] ?? 0) + 1
      }
    }
    expect(places.reduce((sum, count) => sum + count, 0)).toBe(400)
    // Chi-square test with 3 degrees of freedom: a fair shuffle exceeds 45 once in a billion runs.
    const unevenness = places.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    expect(unevenness, places.join()).toBeLessThan(45)
    for (const known of quiz.fixture.known.values()) if (known.question_type === 'multiple_choice') known.answer = [0]
  })
})

describe('get_bookmark_questions', () => {
  it('asks the bookmarks of one kind and language, with the clock of that kind', async () => {
    const alice = await quiz.player()
    const { words } = quiz.fixture.categories
    const started = await quiz.open(alice, 'get_guess_the_word', { type: 'category', type_id: words })
    for (const question of started.questions.slice(0, 3)) await keep(alice, question.id, 'guess_the_word')
    await alice.call('finish_play', { play_id: started.play.id })
    const { play, questions } = await quiz.open(alice, 'get_bookmark_questions', { type: 3 })
    expect(new Set(questions.map(question => question.id))).toEqual(new Set(started.questions.slice(0, 3).map(question => question.id)))
    expect(play).toMatchObject({ mode: 'bookmarks', total: 3, seconds_per_question: 60 })
    const inArabic = { type: 3, language_id: quiz.fixture.languages.ar }
    expect(await alice.call('get_bookmark_questions', inArabic)).toMatchObject({ message: 'no_questions' })
  })

  it('does not ask questions that another open play still asks', async () => {
    const alice = await quiz.player()
    const { play, questions } = await quiz.begin(alice)
    for (const question of questions) await keep(alice, question.id)
    expect(await alice.call('get_bookmark_questions', { type: 'quiz_zone' })).toMatchObject({ error: true, message: 'no_questions' })
    await quiz.answer(alice, play, questions[0], 'right')
    // The player already knows the answer to the answered question.
    const kept = await quiz.open(alice, 'get_bookmark_questions', { type: 'quiz_zone' })
    expect(kept.questions.map(question => question.id)).toEqual([questions[0]?.id])
    expect((await quiz.begin(alice)).play).toMatchObject({ id: play.id, resumed: true })
  })
})

describe('a question is asked in one open play at a time', () => {
  const overlap = (one: Started, other: Started) =>
    one.questions.filter(question => other.questions.some(({ id }) => id === question.id)).length

  it('a challenge asks only questions that no open play asks', async () => {
    const alice = await quiz.player()
    const level = await quiz.begin(alice, { category: 'science' })
    const asked = { category_slug: 'science', limit: 30, minutes: 30 }
    const challenge = await quiz.open(alice, 'get_questions_for_self_challenge', asked)
    expect(challenge.questions).toHaveLength(26)
    expect(overlap(level, challenge)).toBe(0)
    expect((await quiz.begin(alice, { category: 'science' })).play).toMatchObject({ id: level.play.id, resumed: true })
  })

  it('a level prefers questions that no other play asks, and ends plays that ask its questions', async () => {
    const alice = await quiz.player()
    const challenge = await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'scarce', limit: 5, minutes: 30 })
    const level = await quiz.begin(alice, { category: 'scarce' })
    expect(level.questions).toHaveLength(10)
    expect((await alice.call('get_play', { play_id: challenge.play.id })).result).toMatchObject({ answered: 0 })
  })

  it('holds when two plays start at the same moment, and when a skip draws', async () => {
    for (let round = 0; round < 5; round++) {
      const alice = await quiz.player()
      const started = await Promise.all([
        quiz.begin(alice, ancient),
        quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'history', limit: 30, minutes: 30 }),
        quiz.open(alice, 'get_daily_quiz'),
      ])
      const [level] = started
      await quiz.lifeline(alice, level.play, level.questions[0], 'skip')
      const open = await quiz.database.db
        .selectFrom('plays')
        .select('questions')
        .where('account_id', '=', alice.id)
        .where('state', '=', 'open')
        .execute()
      const ids = open.flatMap(row => row.questions.map(question => question.question_id))
      expect(new Set(ids).size).toBe(ids.length)
      expect(await coinsOf(alice)).toBeLessThanOrEqual(100)
    }
  })

  it('covers translations, because they reveal the same answer', async () => {
    const { categories, languages } = quiz.fixture
    // Each question has a translation with the same fact, as in starter content that is derived from facts.
    await sql`update questions q set fact = (select 'scarce:' || count(*) from questions o
      where o.category_id = q.category_id and o.language_id = q.language_id and o.id < q.id)
      where q.category_id = ${categories.scarce}`.execute(quiz.database.db)
    const alice = await quiz.player()
    const inArabic = { category_slug: 'scarce', limit: 5, minutes: 30, language_id: languages.ar }
    const level = await quiz.begin(alice, { category: 'scarce' })
    expect(await alice.call('get_questions_for_self_challenge', inArabic)).toMatchObject({ error: true, message: 'no_questions' })
    await alice.call('finish_play', { play_id: level.play.id })
    const challenge = await quiz.open(alice, 'get_questions_for_self_challenge', inArabic)
    await quiz.begin(alice, { category: 'scarce' })
    expect((await alice.call('get_play', { play_id: challenge.play.id })).result).toMatchObject({ answered: 0 })
  })

  it('a challenge does not ask the questions of a quiz of the day that was opened', async () => {
    const alice = await quiz.player()
    const daily = await quiz.open(alice, 'get_daily_quiz')
    await alice.call('finish_play', { play_id: daily.play.id })
    for (const category_slug of ['science', 'history', 'sets', 'scarce']) {
      const challenge = await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug, limit: 30, minutes: 3 })
      expect(overlap(daily, challenge)).toBe(0)
      await alice.call('finish_play', { play_id: challenge.play.id })
    }
  })
})

describe('get_bookmarked_ids', () => {
  it('returns the bookmarked questions of a play, only to its player', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const { play, questions } = await quiz.begin(alice)
    expect((await alice.call('get_bookmarked_ids', { play_id: play.id })).data).toEqual([])
    await keep(alice, questions[3]?.id)
    expect((await alice.call('get_bookmarked_ids', { play_id: play.id })).data).toEqual([questions[3]?.id])
    expect(await bob.call('get_bookmarked_ids', { play_id: play.id })).toMatchObject({ status: 403 })
    expect(await alice.call('get_bookmarked_ids', { play_id: 999_999 })).toMatchObject({ message: 'document_not_found' })
  })
})
