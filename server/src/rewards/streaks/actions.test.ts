// The flame and the calendar of days played.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { ancient, type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
const dayMs = 86_400_000
beforeAll(async () => {
  quiz = await startQuiz()
  // The middle of a month, so that the days of a test are in one.
  quiz.clock.toNoon()
  while (quiz.clock.now().getUTCDate() !== 10) quiz.clock.advance(dayMs)
})
afterAll(() => quiz.close())

const today = () => quiz.clock.now().toISOString().slice(0, 10)
const flameOf = async (player: TestPlayer) => (await player.call('get_user_by_id')).data.streak
const takeDaily = async (player: TestPlayer) => quiz.playThrough(player, await quiz.open(player, 'get_daily_quiz'), 3)

describe('the flame', () => {
  it('sleeps, is lit by the daily quiz, waits for the next one, is kept by a freeze, and goes out', async () => {
    await quiz.set('streak_freeze_every', 2)
    const alice = await quiz.player('Alice')
    expect(await flameOf(alice)).toEqual({ days: 0, state: 'asleep' })
    await takeDaily(alice)
    expect(await flameOf(alice)).toEqual({ days: 1, state: 'lit' })
    quiz.clock.advance(dayMs)
    expect(await flameOf(alice)).toEqual({ days: 1, state: 'open' })
    await takeDaily(alice)
    quiz.clock.advance(2 * dayMs)
    expect(await flameOf(alice)).toEqual({ days: 2, state: 'frozen' })
    quiz.clock.advance(dayMs)
    expect(await flameOf(alice)).toEqual({ days: 0, state: 'asleep' })
    await quiz.set('streak_freeze_every', 7)
  })

  it('of a friend is a number, seen by friends only, and not after a block', async () => {
    const alice = await quiz.player('Alice')
    const bob = await quiz.player('Bob', { friendsCode: (await alice.call('get_user_by_id')).data.refer_code })
    const eve = await quiz.player('Eve')
    await takeDaily(bob)
    const seen = async (by: TestPlayer) => {
      const { top_three_ranks, other_users_rank } = (await by.call('get_friends_leaderboard')).data
      return new Map([...top_three_ranks, ...other_users_rank].map(({ user_id, streak }) => [user_id, streak]))
    }
    expect(await seen(alice)).toEqual(
      new Map([
        [alice.id, 0],
        [bob.id, 1],
      ]),
    )
    expect(await seen(eve)).toEqual(new Map([[eve.id, 0]]))
    expect(JSON.stringify((await eve.call('get_monthly_leaderboard')).data)).not.toContain('streak')
    await bob.call('block_player', { user_id: alice.id, status: true })
    expect((await seen(alice)).has(bob.id)).toBe(false)
  })
})

describe('get_played_days', () => {
  it('has the days with answers and the frozen ones, in the month that is asked for, and the day of the sign-up', async () => {
    expect((await quiz.stranger.call('get_played_days')).status).toBe(401)
    await quiz.set('streak_freeze_every', 1)
    const alice = await quiz.player('Alice')
    const since = today()
    const { play_id: daily_play_id } = await takeDaily(alice)
    await quiz.playLevel(alice, ancient, 4, 6)
    quiz.clock.advance(2 * dayMs)
    // A round that was left without an answer is no day.
    await quiz.playLevel(alice, ancient, 0)
    const { data } = await alice.call('get_played_days')
    const frozen = new Date(quiz.clock.now().getTime() - dayMs).toISOString().slice(0, 10)
    expect(data).toEqual({
      month: since.slice(0, 7),
      today: today(),
      since,
      days: [
        { day: since, answered: 20, frozen: false, daily_play_id },
        { day: frozen, answered: 0, frozen: true, daily_play_id: null },
      ],
    })
    expect((await alice.call('get_played_days', { month: '2025-01' })).data).toMatchObject({ month: '2025-01', since, days: [] })
    expect((await alice.call('get_played_days', { month: '2025-13' })).status).toBe(400)
    // Nobody else opens the review that it leads to.
    const eve = await quiz.player('Eve')
    expect((await alice.call('get_play_review', { play_id: daily_play_id })).data).toHaveLength(10)
    expect((await eve.call('get_play_review', { play_id: daily_play_id })).status).toBe(403)
    const others: object = { user_id: alice.id }
    expect((await eve.call('get_played_days', others)).data.days).toEqual([])
    await quiz.set('streak_freeze_every', 7)
  })
})
