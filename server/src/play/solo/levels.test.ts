// Multi-match: levels as in the quiz zone, sets and sequences, points of its own. Also the claims about what was played.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // These tests play the first levels, where by default a wrong answer costs nothing.
  await quiz.set('deducts_from_level', 1)
})
afterAll(() => quiz.close())

const open = (player: TestPlayer, level = 1) => quiz.open(player, 'get_multi_match_questions_by_level', { category: 'mixes', level })
const start = (player: TestPlayer, input: object = {}) =>
  player.call('get_multi_match_questions_by_level', { category: 'mixes', level: 1, ...input })
const levelsOf = async (player: TestPlayer) => (await player.call('get_multi_match_level_data', { category_slug: 'mixes' })).data

describe('get_multi_match_questions_by_level', () => {
  it('asks sets, sequences, pairs and numbers', async () => {
    const { questions } = await open(await quiz.player())
    expect(new Set(questions.map(question => question.question_type))).toEqual(new Set(['multi_select', 'sequence', 'matching', 'number']))
  })

  it('gives 8 for a right answer and takes 4 for a wrong one', async () => {
    const alice = await quiz.player()
    const { play, questions } = await open(alice)
    expect((await quiz.answer(alice, play, questions[0], 'right')).data.score).toBe(8)
    expect((await quiz.answer(alice, play, questions[1], 'wrong')).data.score).toBe(4)
    expect((await quiz.answer(alice, play, questions[2], 'nothing')).data.score).toBe(4)
    expect((await alice.call('finish_play', { play_id: play.id })).data).toMatchObject({ score: 4, won: false })
  })

  it('accepts sets and pairs in any order, a sequence only in the right one, and counts half an answer as wrong', async () => {
    const alice = await quiz.player()
    const { play, questions } = await open(alice)
    for (const question of questions) {
      const keys = quiz.fixture.right(question).split(',')
      const answer = ['multi_select', 'matching'].includes(question.question_type) ? keys.toReversed().join(', ') : keys.join()
      const { data } = await alice.call('submit_answer', { play_id: play.id, question_id: question.id, answer: answer.toUpperCase() })
      expect(data.correct).toBe(true)
    }
    const bob = await quiz.player('Bob')
    const other = await open(bob)
    for (const question of other.questions) {
      const [first = ''] = quiz.fixture.right(question).split(',')
      const reply = await bob.call('submit_answer', { play_id: other.play.id, question_id: question.id, answer: first })
      if (question.question_type === 'number') expect(reply.data.correct).toBe(true)
      else if (question.question_type !== 'sequence') expect(reply.data.correct).toBe(false)
      else {
        expect(reply.status).toBe(400)
        await quiz.answer(bob, other.play, question, 'nothing')
      }
    }
  })

  it('opens the next level only after a win when the setting requires it, and ends with the last', async () => {
    await quiz.set('level_opens_when', 'won')
    const alice = await quiz.player()
    expect(await start(alice, { level: 2 })).toMatchObject({ error: true, message: 'level_locked' })
    expect(await start(alice, { level: 3 })).toMatchObject({ error: true, message: 'no_questions' })
    expect(await quiz.playThrough(alice, await open(alice), 5)).toMatchObject({ won: false, level_unlocked: null, score: 20 })
    expect(await start(alice, { level: 2 })).toMatchObject({ message: 'level_locked' })
    expect(await quiz.playThrough(alice, await open(alice), 6)).toMatchObject({ won: true, level_unlocked: 2, coins_earned: 2 })
    expect(await quiz.playThrough(alice, await open(alice, 2), 10)).toMatchObject({ won: true, level_unlocked: null, coins_earned: 4 })
    expect(await levelsOf(alice)).toMatchObject({
      unlocked: 2,
      max_level: 2,
      levels: [
        { level: 1, unlocked: true, best_percentage: 60, played: true },
        { level: 2, unlocked: true, best_percentage: 100, played: true },
      ],
    })
    await quiz.set('level_opens_when', 'played')
  })

  it('does not mix with the quiz zone', async () => {
    const alice = await quiz.player()
    expect(await start(alice, { category: 'sets' })).toMatchObject({ message: 'document_not_found' })
    expect(await alice.call('get_questions_by_level', { category: 'mixes', level: 1 })).toMatchObject({ message: 'document_not_found' })
  })

  it('refuses a premium category until it is bought', async () => {
    const { mixes } = quiz.fixture.categories
    await quiz.database.db.updateTable('categories').set({ is_premium: true }).where('id', '=', mixes).execute()
    const alice = await quiz.player()
    expect(await start(alice)).toMatchObject({ message: 'category_locked' })
    await alice.call('unlock_premium_category', { category: String(mixes) })
    expect(await start(alice)).toMatchObject({ error: false })
    await quiz.database.db.updateTable('categories').set({ is_premium: false }).where('id', '=', mixes).execute()
  })
})

describe('claims', () => {
  it('set_multi_match_level_data unlocks nothing and says what is open', async () => {
    const alice = await quiz.player()
    const { data } = await alice.call('set_multi_match_level_data', { category: 'mixes', level: 2 })
    expect(data).toMatchObject({ unlocked: 1, max_level: 2 })
    expect(await start(alice, { level: 2 })).toMatchObject({ message: 'level_locked' })
  })

  it('set_quiz_categories says whether a play was finished there, whatever is claimed', async () => {
    const alice = await quiz.player()
    const { words, primes } = quiz.fixture.categories
    const claim = async (input: object) => (await alice.call('set_quiz_categories', input)).data
    const aboutWords = { type: 'guess_the_word', category: 'words' }
    const aboutPrimes = { type: 5, category: 'numbers', subcategory: 'primes' }
    expect(await claim(aboutWords)).toEqual({ played: false, last_played_at: null })
    expect(await claim(aboutPrimes)).toEqual({ played: false, last_played_at: null })
    const started = await quiz.open(alice, 'get_guess_the_word', { type: 'category', type_id: words })
    expect((await claim(aboutWords)).played).toBe(false)
    const { finished_at } = await quiz.playThrough(alice, started, 0)
    expect(await claim(aboutWords)).toEqual({ played: true, last_played_at: finished_at })
    expect(await claim({ ...aboutWords, type_id: 0 })).toMatchObject({ played: true })
    await quiz.playThrough(alice, await quiz.open(alice, 'get_maths_questions', { type: 2, type_id: primes }), 0)
    expect((await claim(aboutPrimes)).played).toBe(true)
    expect(await alice.call('set_quiz_categories', { type: 'audio', category: 'words' })).toMatchObject({ message: 'document_not_found' })
    const listed = await alice.call('get_categories', { type: 'guess_the_word' })
    expect(listed.data).toMatchObject([{ slug: 'words', played: true }])
  })

  it('set_quiz_categories says whether a text of fun and learn was read and answered, in any language', async () => {
    const alice = await quiz.player()
    const { passages, categories } = quiz.fixture
    const [text, other] = passages.en
    const about = { type: 'fun_and_learn', category: String(categories.stories) }
    const claim = async (type_id: unknown) => (await alice.call('set_quiz_categories', { ...about, type_id })).data
    expect(await claim(text)).toEqual({ played: false, last_played_at: null })
    const started = await quiz.open(alice, 'get_fun_n_learn_questions', { fun_n_learn_id: text })
    const { finished_at } = await quiz.playThrough(alice, started, 2)
    expect(await claim(text)).toEqual({ played: true, last_played_at: finished_at })
    expect(await claim(other)).toEqual({ played: false, last_played_at: null })
    for (const none of [0, '0', '']) expect(await claim(none)).toEqual({ played: true, last_played_at: finished_at })
    expect(await alice.call('set_quiz_categories', { ...about, type_id: 999_999 })).toMatchObject({ message: 'document_not_found' })
  })
})
