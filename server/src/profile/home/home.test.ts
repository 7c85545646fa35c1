// The home page: every stat must equal the one on its own page.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { examRoom } from '../../../test/games/exam-room.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const home = async (player: TestPlayer, input: { language_id?: number } = {}) => (await player.call('get_player_home', input)).data

describe('get_player_home', () => {
  it('needs a sign-in', async () => {
    expect(await quiz.stranger.call('get_player_home')).toMatchObject({ status: 401, message: 'unauthorized' })
  })

  it('has nothing to resume for a new player', async () => {
    const seen = await home(await quiz.player())
    expect(seen).toMatchObject({ open_play: null, practice_due: 0, badges_to_claim: 0, unread_notifications: 0 })
    expect(seen.daily_quiz).toEqual({ state: 'open', streak: 0, coins: 4 })
  })

  it('names the newest open play, with its category in the requested language, until it is over', async () => {
    const alice = await quiz.player()
    const level = await quiz.begin(alice)
    await quiz.answer(alice, level.play, level.questions[0], 'right')
    expect((await home(alice)).open_play).toEqual({
      id: level.play.id,
      mode: 'quiz_zone',
      category: 'ancient',
      level: 1,
      answered: 1,
      total: 10,
      order: 'one_by_one',
      has_clocks: true,
      title: null,
      ends_at: null,
    })
    const drill = await quiz.open(alice, 'get_questions_by_type', { type: 'true_false' })
    expect((await home(alice)).open_play).toMatchObject({ id: drill.play.id, mode: 'true_and_false', category: null, level: null })
    await alice.call('finish_play', { play_id: drill.play.id })
    expect((await home(alice, { language_id: quiz.fixture.languages.ar })).open_play).toMatchObject({ category: 'ancient ar' })
    quiz.clock.advance(15 * 60_000)
    expect((await home(alice)).open_play).toBeNull()
  })

  it('names a running exam, and says until when it runs', async () => {
    const room = await examRoom(quiz)
    const alice = await quiz.player()
    const { play } = await room.sit(alice, await room.prepare({ title: 'Biology, May' }))
    expect((await home(alice)).open_play).toMatchObject({ id: play.id, title: 'Biology, May', ends_at: play.deadline })
  })

  it('recognises a first day: no play is finished, and it offers the first level of the first free category', async () => {
    const alice = await quiz.player()
    const first = { mode: 'quiz_zone', category: 'science', category_slug: 'science', subcategory: null, subcategory_slug: null }
    const seen = await home(alice)
    expect(seen).toMatchObject({ rounds_finished: 0, days_in_a_row: 1, best_yesterday: null })
    expect(seen.continue).toEqual({ ...first, level: 1, best_percentage: null })
    expect((await home(alice, { language_id: quiz.fixture.languages.ar })).continue).toMatchObject({ category: 'science ar' })
    // An open play does not count as finished.
    const { play } = await quiz.begin(alice, { category: 'science' })
    expect((await home(alice)).rounds_finished).toBe(0)
    await alice.call('finish_play', { play_id: play.id })
    for (let times = 0; times < 11; times++) await quiz.playLevel(alice, { category: 'science' }, 1)
    expect((await home(alice)).rounds_finished).toBe(10)
  })

  it('counts the days in a row including today, before and after the visit is counted', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const days = async () => (await home(alice)).days_in_a_row
    const comes = async () => [await days(), (await alice.call('get_user_by_id')) && (await days())]
    expect(await comes()).toEqual([1, 1])
    for (const day of [2, 3]) {
      quiz.clock.toNoon()
      expect(await comes()).toEqual([day, day])
    }
    quiz.clock.toNoon()
    quiz.clock.toNoon()
    expect(await comes()).toEqual([1, 1])
  })

  it('shows the best result of yesterday, among plays whose result is revealed', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const { play_id } = await quiz.playLevel(alice, ancient, 8)
    await quiz.playLevel(alice, { category: 'claims' }, 6)
    const best = async () => (await home(alice)).best_yesterday
    expect(await best()).toBeNull()
    quiz.clock.toNoon()
    await quiz.playLevel(alice, { category: 'science' }, 10)
    expect(await best()).toBe(80)
    // Results of contests and exams are not revealed here.
    for (const mode of ['contest', 'exam', 'quiz_zone'] as const) {
      await quiz.database.db.updateTable('plays').set({ mode }).where('id', '=', play_id).execute()
      expect(await best()).toBe(mode === 'quiz_zone' ? 80 : 60)
    }
    quiz.clock.toNoon()
    expect(await best()).toBe(100)
    quiz.clock.toNoon()
    expect(await best()).toBeNull()
  })

  it('continues where the player was: the lost level, then the one that a win opened, then another category', async () => {
    const alice = await quiz.player()
    const next = async () => {
      const { continue: level } = await home(alice)
      return level && [level.subcategory_slug ?? level.category_slug, level.level, level.best_percentage]
    }
    await quiz.playLevel(alice, { category: 'history', subcategory: 'modern' }, 3, 7)
    expect(await next()).toEqual(['modern', 1, 30])
    await quiz.playLevel(alice, { category: 'history', subcategory: 'modern' }, 10)
    expect(await next()).toEqual(['modern', 2, null])
    await quiz.playLevel(alice, { category: 'claims' }, 2, 8)
    expect(await next()).toEqual(['claims', 1, 20])
    // The whole subcategory is won: another one of the same category comes first.
    await quiz.playLevel(alice, { category: 'history', subcategory: 'modern', level: 2 }, 10)
    expect(await next()).toEqual(['ancient', 1, null])
    const place = { category: 'history', subcategory: 'modern', level: 1 } as const
    await quiz.playLevel(alice, place, 2, 8)
    expect(await next()).toEqual(['ancient', 1, null])
    // In Arabic each category has one level.
    expect((await home(alice, { language_id: quiz.fixture.languages.ar })).continue).toMatchObject({ subcategory: 'ancient ar', level: 1 })
  })

  it('offers no locked premium category, and nothing to a player who has started all', async () => {
    const alice = await quiz.player()
    const { db } = quiz.database
    const places = db
      .selectFrom('categories')
      .select('id')
      .where('type', 'in', ['quiz_zone', 'multi_match'])
      .where('slug', '!=', 'treasures')
    const won = (await places.execute()).flatMap(({ id }) =>
      [1, 2, 3].map(level => ({
        level,
        category_id: id,
        account_id: alice.id,
        best_percentage: 100,
        won_at: new Date(),
        last_played_at: new Date(),
      })),
    )
    await db.insertInto('level_progress').values(won).execute()
    expect((await home(alice)).continue).toBeNull()
    await db
      .insertInto('category_unlocks')
      .values({ account_id: alice.id, category_id: quiz.fixture.categories.treasures, unlocked_at: new Date() })
      .execute()
    expect((await home(alice)).continue).toMatchObject({ category_slug: 'treasures', level: 1 })
  })

  it('follows the quiz of the day', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const started = await quiz.open(alice, 'get_daily_quiz')
    expect((await home(alice)).daily_quiz).toMatchObject({ state: 'playing', streak: 0 })
    await quiz.playThrough(alice, started, 10)
    expect((await home(alice)).daily_quiz).toEqual({ state: 'done', streak: 1, coins: 4 })
  })

  it('counts the questions due for practice, in the requested language', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 3, 7)
    expect((await home(alice)).practice_due).toBe(0)
    quiz.clock.advance(11 * 60_000)
    expect((await home(alice)).practice_due).toBe(7)
    expect((await alice.call('get_practice')).data.due).toBe(7)
    expect((await home(alice, { language_id: quiz.fixture.languages.ar })).practice_due).toBe(0)
  })

  it('names the nearest badge, and counts badges to claim and unread notices', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 10)
    const seen = await home(alice)
    const { data: badges } = await alice.call('get_user_badges')
    const { data: user } = await alice.call('get_user_by_id')
    expect(seen.badges_to_claim).toBe(badges.filter(badge => badge.status === 'unlocked').length)
    expect(seen.badges_to_claim).toBe(2)
    expect(seen.unread_notifications).toBe(user.unread_notifications)
    const next = badges.find(badge => badge.type === seen.next_badge?.type)
    expect(next).toMatchObject({ status: 'locked', progress: seen.next_badge?.progress, counter: seen.next_badge?.counter })
    await alice.call('set_user_coin_score', { coins: 0, score: 0, type: 'dashing_debut', title: 'x', status: 1 })
    expect((await home(alice)).badges_to_claim).toBe(1)
  })

  it('shows news in the requested language: texts, and categories that were added later', async () => {
    const alice = await quiz.player()
    expect((await home(alice)).news.map(({ kind, title, slug }) => [kind, title, slug])).toEqual([
      ['text', 'Story 1 en', 'stories'],
      ['text', 'Story 0 en', 'stories'],
    ])
    const later = {
      type: 'maths',
      slug: 'later',
      names: JSON.stringify({ en: 'Later', ar: 'لاحق' }),
      created_at: new Date(Date.now() + 7_200_000),
    } as const
    const { ar } = quiz.fixture.languages
    const { id } = await quiz.database.db.insertInto('categories').values(later).returning('id').executeTakeFirstOrThrow()
    const newsIn = async (language_id?: number) => (await home(alice, { language_id })).news.map(({ kind, title }) => [kind, title])
    expect(await newsIn(ar)).toEqual([
      ['text', 'Story 1 ar'],
      ['text', 'Story 0 ar'],
    ])
    await quiz.database.db.insertInto('question_counts').values({ category_id: id, language_id: ar, level: 1, questions: 10 }).execute()
    expect(await newsIn(ar)).toEqual([
      ['category', 'لاحق'],
      ['text', 'Story 1 ar'],
      ['text', 'Story 0 ar'],
    ])
    // In English, the new category has no questions.
    expect(await newsIn()).toEqual([
      ['text', 'Story 1 en'],
      ['text', 'Story 0 en'],
    ])
  })
})
