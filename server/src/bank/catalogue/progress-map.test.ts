import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const mapOf = async (player: TestPlayer, language_id?: number) => (await player.call('get_progress_map', { language_id })).data
const subject = async (player: TestPlayer, slug: string) => (await mapOf(player)).find(one => one.slug === slug)
const states = (stop: { levels: { state: string }[] } | undefined) => stop?.levels.map(({ state }) => state)

describe('get_progress_map', () => {
  it('lists the subjects of the quiz zone with their stops; for a new player only the first level of each is open', async () => {
    const map = (await mapOf(await quiz.player())).filter(({ type }) => type === 'quiz_zone')
    expect(map.map(({ slug }) => slug)).toEqual(['science', 'history', 'treasures', 'claims', 'sets', 'scarce'])
    const { data: categories } = await quiz.stranger.call('get_categories', { type: 'quiz_zone' })
    expect(map.map(({ slug, questions }) => [slug, questions])).toEqual(categories.map(({ slug, questions }) => [slug, questions]))
    expect(map[0]).toMatchObject({ name: 'science', is_premium: false, unlocked: true })
    expect(map[0]?.stops).toHaveLength(1)
    expect(map[0]?.stops[0]).toMatchObject({ slug: null, name: 'science', won: 0, played: 0, stars: 0, next_level: 1 })
    expect(map[1]?.stops.map(({ slug, levels }) => [slug, levels.length])).toEqual([
      ['ancient', 3],
      ['modern', 2],
    ])
    expect(states(map[1]?.stops[0])).toEqual(['open', 'locked', 'locked'])
  })

  it('shows won levels with stars, levels only played, and the next level', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, { ...ancient, level: 1 }, 8, 2)
    await quiz.playLevel(alice, { ...ancient, level: 2 }, 3, 7)
    const [first, second] = (await subject(alice, 'history'))?.stops ?? []
    expect(first).toMatchObject({ won: 1, played: 2, stars: 2, next_level: 2 })
    expect(first?.levels).toEqual([
      { level: 1, state: 'won', stars: 2 },
      { level: 2, state: 'played', stars: 0 },
      { level: 3, state: 'open', stars: 0 },
    ])
    expect(second).toMatchObject({ won: 0, next_level: 1 })
    // Another player's wins do not count.
    expect((await subject(await quiz.player('Bob'), 'history'))?.stops[0]).toMatchObject({ won: 0, played: 0, stars: 0 })
  })

  it('has no next level once all are won', async () => {
    const alice = await quiz.player()
    for (const level of [1, 2]) await quiz.playLevel(alice, { category: 'history', subcategory: 'modern', level }, 10)
    expect((await subject(alice, 'history'))?.stops[1]).toMatchObject({ won: 2, played: 2, stars: 6, next_level: null })
  })

  it('uses the requested language and shows its levels; wins count in every language', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, { ...ancient, level: 1 }, 10)
    const { ar } = quiz.fixture.languages
    const map = await mapOf(alice, ar)
    const history = map.find(({ slug }) => slug === 'history')
    expect(history?.name).toBe('history ar')
    // Only the first level has questions in Arabic.
    expect(history?.stops[0]).toMatchObject({ won: 1, stars: 3, next_level: null, levels: [{ level: 1, state: 'won' }] })
    expect(await alice.call('get_progress_map', { language_id: 999 })).toMatchObject({ error: true, message: 'document_not_found' })
  })

  it('shows guests everything that is open to begin with, and nothing as played', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, { ...ancient, level: 1 }, 10)
    const map = (await quiz.stranger.call('get_progress_map', {})).data
    const history = map.find(({ slug }) => slug === 'history')
    expect(states(history?.stops[0])).toEqual(['open', 'locked', 'locked'])
    expect(map.flatMap(({ stops }) => stops).filter(({ is_played, played }) => is_played || played > 0)).toEqual([])
    expect(map.filter(({ is_premium, unlocked }) => is_premium && unlocked)).toEqual([])
  })

  it('has the other types, too: those without levels as stops of one round', async () => {
    const map = await mapOf(await quiz.player())
    const kinds = map.filter(({ type }) => type === 'audio' || type === 'maths' || type === 'guess_the_word')
    expect(kinds.length).toBeGreaterThan(0)
    for (const { stops } of kinds) {
      expect(stops.map(({ levels, next_level }) => [levels, next_level])).toEqual(stops.map(() => [[], null]))
    }
  })

  it('shows a premium subject locked until it is bought', async () => {
    const alice = await quiz.player()
    const locked = await subject(alice, 'treasures')
    expect(locked).toMatchObject({ is_premium: true, unlocked: false, stops: [{ next_level: null }] })
    expect(states(locked?.stops[0])).toEqual(['locked', 'locked'])
    await alice.call('unlock_premium_category', { category: 'treasures' })
    expect(await subject(alice, 'treasures')).toMatchObject({ unlocked: true, stops: [{ next_level: 1 }] })
  })

  it('leaves out a level without questions, which blocks nothing, and a subject without any', async () => {
    const { db } = quiz.database
    const alice = await quiz.player()
    await quiz.playLevel(alice, { ...ancient, level: 1 }, 10)
    await quiz.playLevel(alice, { ...ancient, level: 2 }, 10)
    const { ancient: leaf, scarce } = quiz.fixture.categories
    const gone = (isActive: boolean) =>
      db
        .updateTable('questions')
        .set({ is_active: isActive })
        .where(eb => eb.or([eb('category_id', '=', scarce), eb.and([eb('category_id', '=', leaf), eb('level', '=', 2)])]))
        .execute()
    await gone(false)
    const map = await mapOf(alice)
    expect(map.map(({ slug }) => slug)).not.toContain('scarce')
    expect(map.find(({ slug }) => slug === 'history')?.stops[0]).toMatchObject({ won: 1, stars: 3, next_level: 3 })
    await gone(true)
    expect((await subject(alice, 'history'))?.stops[0]).toMatchObject({ won: 2, stars: 6, next_level: 3 })
  })
})
