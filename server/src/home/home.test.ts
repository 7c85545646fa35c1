// The home page: every figure must equal the one on its own page.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../test/app.ts'
import { ancient, type Quiz, startQuiz } from '../../test/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const home = async (player: TestPlayer, input: { language_id?: number } = {}) => (await player.call('get_player_home', input)).data

describe('get_player_home', () => {
  it('is for players', async () => {
    expect(await quiz.stranger.call('get_player_home')).toMatchObject({ status: 401, message: 'unauthorized' })
  })

  it('has nothing to carry on with for somebody new', async () => {
    const seen = await home(await quiz.player())
    expect(seen).toMatchObject({ open_play: null, practice_due: 0, badges_to_claim: 0, unread_notifications: 0 })
    expect(seen.daily_quiz).toEqual({ state: 'open', streak: 0, coins: 4 })
  })

  it('names the newest open play, by its place in the language asked for, until it is over', async () => {
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
    })
    const drill = await quiz.open(alice, 'get_questions_by_type', { type: 'true_false' })
    expect((await home(alice)).open_play).toMatchObject({ id: drill.play.id, mode: 'true_and_false', category: null, level: null })
    await alice.call('finish_play', { play_id: drill.play.id })
    expect((await home(alice, { language_id: quiz.fixture.languages.ar })).open_play).toMatchObject({ category: 'ancient ar' })
    quiz.clock.advance(15 * 60_000)
    expect((await home(alice)).open_play).toBeNull()
  })

  it('follows the quiz of the day', async () => {
    quiz.clock.toNoon()
    const alice = await quiz.player()
    const started = await quiz.open(alice, 'get_daily_quiz')
    expect((await home(alice)).daily_quiz).toMatchObject({ state: 'playing', streak: 0 })
    await quiz.playThrough(alice, started, 10)
    expect((await home(alice)).daily_quiz).toEqual({ state: 'done', streak: 1, coins: 4 })
  })

  it('counts what is due for practice, in the language asked for', async () => {
    const alice = await quiz.player()
    await quiz.playLevel(alice, ancient, 3, 7)
    expect((await home(alice)).practice_due).toBe(0)
    quiz.clock.advance(11 * 60_000)
    expect((await home(alice)).practice_due).toBe(7)
    expect((await alice.call('get_practice')).data.due).toBe(7)
    expect((await home(alice, { language_id: quiz.fixture.languages.ar })).practice_due).toBe(0)
  })

  it('names the nearest badge, and counts those to claim and what is unread', async () => {
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

  it('shows what is new in the language asked for: texts, and categories that came later', async () => {
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
