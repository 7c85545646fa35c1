// Which categories may be played, and which questions are drawn from them.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import type { PlaceSlug } from '../../../test/app/fixture.ts'
import { type Quiz, type Started, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const category = (slug: PlaceSlug) => ({ type: 'category', type_id: quiz.fixture.categories[slug] })

describe('the server refuses', () => {
  const said = async (player: TestPlayer, action: 'get_guess_the_word' | 'get_audio_questions' | 'get_maths_questions', input: object) =>
    (await player.call(action, input)).message

  it('an unknown category, one of another kind, and a subcategory named as a category', async () => {
    const player = await quiz.player()
    const { words, sounds, numbers, primes } = quiz.fixture.categories
    expect(await said(player, 'get_guess_the_word', { type: 'category', type_id: 99_999 })).toBe('document_not_found')
    expect(await said(player, 'get_guess_the_word', { type: 'category', type_id: sounds })).toBe('document_not_found')
    expect(await said(player, 'get_audio_questions', { type: 'category', type_id: words })).toBe('document_not_found')
    expect(await said(player, 'get_maths_questions', { type: 'category', type_id: primes })).toBe('document_not_found')
    expect(await said(player, 'get_maths_questions', { type: 'subcategory', type_id: numbers })).toBe('document_not_found')
    expect(await player.call('get_fun_n_learn_questions', { fun_n_learn_id: 99_999 })).toMatchObject({ message: 'document_not_found' })
    expect(await player.call('get_fun_n_learn', { type: 'category', type_id: words })).toMatchObject({ message: 'document_not_found' })
  })

  it('a category without questions in the language', async () => {
    const player = await quiz.player()
    const input = { ...category('sounds'), language_id: quiz.fixture.languages.ar }
    expect(await said(player, 'get_audio_questions', input)).toBe('no_questions')
  })

  it('a premium category until it is bought', async () => {
    const player = await quiz.player()
    expect(await said(player, 'get_audio_questions', category('rarities'))).toBe('category_locked')
    await player.call('unlock_premium_category', { category: String(quiz.fixture.categories.rarities) })
    expect(await said(player, 'get_audio_questions', category('rarities'))).toBe('ok')
  })

  it('bookmarks and practice when there is nothing to play', async () => {
    const player = await quiz.player()
    expect(await player.call('get_bookmark_questions', { type: 'audio' })).toMatchObject({ message: 'no_questions' })
    expect(await player.call('get_practice_questions')).toMatchObject({ message: 'no_questions' })
  })
})

describe('a category with subcategories', () => {
  it('draws from all of them', async () => {
    const drawn = new Set<string>()
    // Ten of 36 questions miss one of the two subcategories once in 130 draws, so six draws in a row practically never do.
    for (let round = 0; round < 6; round++) {
      const { questions } = await quiz.open(await quiz.player(), 'get_maths_questions', category('numbers'))
      for (const question of questions) drawn.add(question.subcategory?.slug ?? 'none')
    }
    expect(drawn).toEqual(new Set(['primes', 'sums']))
  })
})

describe('true and false', () => {
  it('never asks questions of a text, or of a premium category until it is bought', async () => {
    const { science, claims } = quiz.fixture.categories
    await quiz.database.db.updateTable('categories').set({ is_premium: true }).where('id', '=', claims).execute()
    const player = await quiz.player()
    const placesOf = ({ questions }: Started) => new Set(questions.map(question => question.category.slug))
    const before = await quiz.open(player, 'get_questions_by_type', { type: '2' })
    expect([...placesOf(before)]).toEqual(['science'])
    await player.call('finish_play', { play_id: before.play.id })
    await player.call('unlock_premium_category', { category: String(claims) })
    const after = await quiz.open(player, 'get_questions_by_type', { type: '2' })
    expect(placesOf(after)).toContain('claims')
    expect(placesOf(after)).not.toContain('stories')
    expect(science).toBeGreaterThan(0)
    await quiz.database.db.updateTable('categories').set({ is_premium: false }).where('id', '=', claims).execute()
  })
})
