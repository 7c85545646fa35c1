// Which wins pay coins, and how often.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlaceSlug } from '../../../test/app/fixture.ts'
import { coinsOf, type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // Start at noon: daily limits must not run into the next day.
  quiz.clock.toNoon()
})
afterAll(() => quiz.close())

const category = (slug: PlaceSlug) => ({ type: 'category', type_id: quiz.fixture.categories[slug] })

describe('the reward of a play', () => {
  it('is paid once per category in all languages: guess the word', async () => {
    const player = await quiz.player()
    const english = await quiz.open(player, 'get_guess_the_word', category('words'))
    expect(await quiz.playThrough(player, english, 10)).toMatchObject({ coins_earned: 10 })
    const arabic = await quiz.open(player, 'get_guess_the_word', { ...category('words'), language_id: quiz.fixture.languages.ar })
    expect(arabic.play.id).not.toBe(english.play.id)
    expect(await quiz.playThrough(player, arabic, 10)).toMatchObject({ correct: 10, coins_earned: 0, coins_note: 'already_won' })
  })

  it('is paid once per category, whichever subcategories are played', async () => {
    const player = await quiz.player()
    const { numbers, primes, sums } = quiz.fixture.categories
    const paid: number[] = []
    for (const [type, type_id] of [
      ['subcategory', primes],
      ['subcategory', sums],
      ['category', numbers],
    ]) {
      const started = await quiz.open(player, 'get_maths_questions', { type, type_id })
      paid.push((await quiz.playThrough(player, started, 10)).coins_earned)
    }
    expect(paid).toEqual([4, 0, 0])
    const other = await quiz.player('Other')
    await quiz.playThrough(other, await quiz.open(other, 'get_maths_questions', category('numbers')), 10)
    const part = await quiz.open(other, 'get_maths_questions', { type: 'subcategory', type_id: sums })
    expect(await quiz.playThrough(other, part, 10)).toMatchObject({ coins_earned: 0, coins_note: 'already_won' })
  })

  it('is less below 80 percent: 7 of 10 words pay 9, 6 pay 8, 5 nothing', async () => {
    for (const [right, coins] of [
      [8, 10],
      [7, 9],
      [6, 8],
      [5, 0],
    ] as const) {
      const player = await quiz.player()
      expect(await quiz.playThrough(player, await quiz.open(player, 'get_guess_the_word', category('words')), right)).toMatchObject({
        coins_earned: coins,
      })
    }
  })

  it('is paid for each text separately', async () => {
    const player = await quiz.player()
    for (const fun_n_learn_id of quiz.fixture.passages.en) {
      const started = await quiz.open(player, 'get_fun_n_learn_questions', { fun_n_learn_id })
      expect(await quiz.playThrough(player, started, 6)).toMatchObject({ coins_earned: 4 })
    }
  })

  it('is paid once per text, in whichever language it is read', async () => {
    const player = await quiz.player()
    const { en, ar } = quiz.fixture.passages
    const pair = [en[1] ?? 0, ar[1] ?? 0]
    await quiz.database.db.updateTable('passages').set({ fact: 'fl:the-same' }).where('id', 'in', pair).execute()
    const paid: number[] = []
    for (const fun_n_learn_id of pair) {
      const started = await quiz.open(player, 'get_fun_n_learn_questions', { fun_n_learn_id })
      paid.push((await quiz.playThrough(player, started, 6)).coins_earned)
    }
    expect(paid).toEqual([4, 0])
  })

  it('is paid to one of two plays of a category that end at the same moment', async () => {
    const player = await quiz.player()
    const languages = [quiz.fixture.languages.en, quiz.fixture.languages.ar]
    const plays = await Promise.all(
      languages.map(language_id => quiz.open(player, 'get_guess_the_word', { ...category('words'), language_id })),
    )
    const results = await Promise.all(plays.map(started => quiz.playThrough(player, started, 10)))
    expect(new Set(results.map(result => result.coins_earned))).toEqual(new Set([0, 10]))
    expect(await coinsOf(player)).toBe(110)
  })

  it('stops at the daily cap', async () => {
    await quiz.set('daily_solo_coin_cap', 12)
    const player = await quiz.player()
    await quiz.playThrough(player, await quiz.open(player, 'get_guess_the_word', category('words')), 10)
    const second = await quiz.playThrough(player, await quiz.open(player, 'get_audio_questions', category('sounds')), 10)
    expect(second).toMatchObject({ coins_earned: 2, coins_note: 'daily_cap' })
    await quiz.set('daily_solo_coin_cap', 200)
  })
})
