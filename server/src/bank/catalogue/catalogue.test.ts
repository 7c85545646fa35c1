import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { type Fixture, loadFixture } from '../../../test/app/fixture.ts'
import { lockAccountRow } from '../../platform/db/lock-accounts.ts'
import { levelsOf, recordLevelResult } from './index.ts'

let test: TestApp
let fixture: Fixture
let alice: TestPlayer

beforeAll(async () => {
  test = await startApp()
  fixture = await loadFixture(test.database.db)
  alice = await test.player('Alice')
})
afterAll(() => test.close())

describe('get_languages', () => {
  it('offers players only languages with questions, the default, and the one they have chosen; staff see all', async () => {
    const ada = await test.player('Ada', { roles: ['administrator'] })
    const bob = await test.player('Bob')
    const { id } = (await ada.call('add_content_language', { code: 'sv' })).data
    const offered = async ({ call }: Pick<TestPlayer, 'call'>) => (await call('get_languages')).data.some(language => language.id === id)
    expect([await offered(test.stranger), await offered(alice), await offered(ada)]).toEqual([false, false, true])
    await test.database.db.updateTable('accounts').set({ language_id: id }).where('id', '=', bob.id).execute()
    expect([await offered(bob), await offered(alice)]).toEqual([true, false])
    const { science } = fixture.categories
    await test.database.db.insertInto('question_counts').values({ category_id: science, language_id: id, level: 1, questions: 1 }).execute()
    expect([await offered(test.stranger), await offered(alice)]).toEqual([true, true])
    await test.database.db.deleteFrom('question_counts').where('language_id', '=', id).execute()
    expect((await alice.call('get_languages')).data[0]).toMatchObject({ default: true })
  })
})

describe('get_categories', () => {
  it('lists main categories with their counts, also without a sign-in', async () => {
    const { data } = await test.stranger.call('get_categories', { type: 'quiz_zone' })
    const slugs = data.map(category => category.slug)
    expect(slugs).toEqual(['science', 'history', 'treasures', 'claims', 'sets', 'scarce'])
    expect(data[0]).toMatchObject({ questions: 36, max_level: 3, has_level: true, has_subcategories: false, unlocked: true, coins: 0 })
    expect(data[1]).toMatchObject({ questions: 60, has_level: false, has_subcategories: true })
  })

  it('counts each question once, also when several subcategories were played', async () => {
    const bob = await test.player('Bob')
    const { history, ancient, modern } = fixture.categories
    const played = [history, ancient, modern].map(category_id => ({ account_id: bob.id, category_id, last_played_at: new Date() }))
    await test.database.db.insertInto('category_plays').values(played).execute()
    const { data } = await bob.call('get_categories', { type: 'quiz_zone' })
    expect(data[1]).toMatchObject({ slug: 'history', questions: 60, played: true })
    expect(data[0]).toMatchObject({ slug: 'science', questions: 36, played: false })
  })

  it("accepts the type as the number that the seed's clients send", async () => {
    const byName = await alice.call('get_categories', { type: 'quiz_zone' })
    const byNumber = await alice.call('get_categories', { type: '1' })
    expect(byNumber.data).toEqual(byName.data)
  })

  it('lists the quiz zone for self-challenges and battles, whatever the type says', async () => {
    const quizZone = await alice.call('get_categories', { type: 'quiz_zone' })
    for (const sub_type of ['self_challenge', 'battle', 3]) {
      expect((await alice.call('get_categories', { type: 'audio', sub_type })).data).toEqual(quizZone.data)
    }
  })

  it('names categories in the content language and counts only its questions', async () => {
    const { data } = await alice.call('get_categories', { type: 'quiz_zone', language_id: fixture.languages.ar })
    expect(data[0]).toMatchObject({ name: 'science ar', questions: 12, max_level: 1 })
  })

  it('reads a language_id of 0 as none', async () => {
    const { data } = await alice.call('get_categories', { type: 'quiz_zone', language_id: '0' })
    expect(data[0]?.name).toBe('science')
  })

  it('shows a premium category with its price, locked', async () => {
    const { data } = await alice.call('get_categories', { type: 'quiz_zone' })
    expect(data.find(category => category.slug === 'treasures')).toMatchObject({ is_premium: true, coins: 30, unlocked: false })
  })

  it('refuses where no category has questions, and a language that does not exist', async () => {
    // The fixture has no audio questions in Arabic.
    const none = await alice.call('get_categories', { type: 'audio', language_id: fixture.languages.ar })
    expect(none).toMatchObject({ status: 200, error: true, message: 'no_categories' })
    expect(await test.stranger.call('get_categories', { type: 'quiz_zone', language_id: 999 })).toMatchObject({ error: true })
  })
})

describe('get_subcategory_by_maincategory', () => {
  it('lists the subcategories and names their category', async () => {
    const { data, category } = await alice.call('get_subcategory_by_maincategory', { category_slug: 'history' })
    expect(data.map(entry => [entry.slug, entry.max_level])).toEqual([
      ['ancient', 3],
      ['modern', 2],
    ])
    expect(category.slug).toBe('history')
  })

  it('refuses an unknown category and one without subcategories', async () => {
    expect((await alice.call('get_subcategory_by_maincategory', { category_slug: 'nowhere' })).message).toBe('document_not_found')
    expect((await alice.call('get_subcategory_by_maincategory', { category_slug: 'science' })).message).toBe('no_categories')
  })
})

describe('get_level_data', () => {
  it('opens only the first level', async () => {
    const { data } = await alice.call('get_level_data', { category_slug: 'science' })
    expect(data).toMatchObject({ unlocked: 1, max_level: 3, subcategory: null })
    expect(data.levels.map(level => level.unlocked)).toEqual([true, false, false])
  })

  it('shows the levels of a premium category before it is bought', async () => {
    expect((await alice.call('get_level_data', { category_slug: 'treasures' })).data.category.unlocked).toBe(false)
  })

  it('requires the subcategory where the category has any', async () => {
    expect((await alice.call('get_level_data', { category_slug: 'history' })).message).toBe('document_not_found')
    const { data } = await alice.call('get_level_data', { category_slug: 'history', subcategory_slug: 'modern' })
    expect(data).toMatchObject({ max_level: 2, subcategory: { slug: 'modern' } })
  })
})

describe('set_level_data', () => {
  it('is only a claim: the server answers with the stored progress and opens nothing', async () => {
    const { data } = await alice.call('set_level_data', { category: 'science', level: 3 })
    expect(data.unlocked).toBe(1)
    expect((await alice.call('get_level_data', { category_slug: 'science' })).data.unlocked).toBe(1)
  })
})

describe('recordLevelResult', () => {
  const result = (level: number, won: boolean) => ({
    accountId: alice.id,
    leafId: fixture.categories.modern,
    level,
    percentage: won ? 90 : 30,
    won,
    isPlayed: false,
    at: new Date(),
  })
  const record = (level: number, won: boolean) =>
    test.database.db.transaction().execute(async tx => {
      await lockAccountRow(tx, alice.id)
      return recordLevelResult(tx, result(level, won), 'won')
    })

  it('opens the next level at the first win only, and keeps the best percentage', async () => {
    expect(await record(1, false)).toEqual({ isFirstWin: false, hasOpened: false, bestBefore: null })
    expect(await record(1, true)).toEqual({ isFirstWin: true, hasOpened: true, bestBefore: 30 })
    expect(await record(1, true)).toEqual({ isFirstWin: false, hasOpened: false, bestBefore: 90 })
    await record(1, false)
    const { unlocked, levels } = await levelsOf(
      test.database.db,
      { accountId: alice.id, leafId: fixture.categories.modern, languageId: fixture.languages.en },
      'won',
    )
    expect(unlocked).toBe(2)
    expect(levels[0]).toMatchObject({ best_percentage: 90, played: true })
  })

  it('counts only one of many parallel wins as the first', async () => {
    const wins = await Promise.all(Array.from({ length: 10 }, () => record(2, true)))
    expect(wins.filter(win => win.isFirstWin)).toHaveLength(1)
  })
})

describe('unlock_premium_category', () => {
  it('charges once for many parallel requests', async () => {
    const bob = await test.player('Bob', { coins: 100 })
    const replies = await Promise.all(Array.from({ length: 20 }, () => bob.call('unlock_premium_category', { category: 'treasures' })))
    expect(replies.filter(reply => !reply.error)).toHaveLength(1)
    expect(new Set(replies.filter(reply => reply.error).map(reply => reply.message))).toEqual(new Set(['already_unlocked']))
    expect((await bob.call('get_user_coin_score')).data.coins).toBe(70)
    expect((await bob.call('get_level_data', { category_slug: 'treasures' })).data.category.unlocked).toBe(true)
  })

  it('refuses without enough coins and changes nothing', async () => {
    const carol = await test.player('Carol', { coins: 29 })
    expect((await carol.call('unlock_premium_category', { category: 'treasures' })).message).toBe('not_enough_coins')
    expect((await carol.call('get_user_coin_score')).data.coins).toBe(29)
    expect((await carol.call('get_level_data', { category_slug: 'treasures' })).data.category.unlocked).toBe(false)
  })

  it('unlocks a category with price 0 for free', async () => {
    const dave = await test.player('Dave', { coins: 0 })
    await test.set('premium_category_price', 0)
    await test.database.db.updateTable('categories').set({ price: null }).where('slug', '=', 'treasures').execute()
    const { data } = await dave.call('unlock_premium_category', { category: String(fixture.categories.treasures) })
    expect(data).toMatchObject({ coins: 0, category: { slug: 'treasures', unlocked: true } })
  })

  it('refuses a free category and one that does not exist', async () => {
    expect((await alice.call('unlock_premium_category', { category: 'science' })).message).toBe('already_unlocked')
    expect((await alice.call('unlock_premium_category', { category: 'nowhere' })).message).toBe('document_not_found')
  })
})
