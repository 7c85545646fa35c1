import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { addScore } from './add-score.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'

let test: TestApp
const players: TestPlayer[] = []
const scores = [70, 60, 50, 40, 30, 20]

beforeAll(async () => {
  test = await startApp()
  // Start at noon, or the day could end between adding a score and reading its leaderboard.
  test.clock.toNoon()
  for (const [index, score] of scores.entries()) {
    const player = await test.player(`Player ${index + 1}`)
    await addScore(
      test.database.db,
      { accountId: player.id, score, timezone: 'UTC', at: test.clock.now() },
      { settings: defaultSettings, now: test.clock.now() },
    )
    players.push(player)
  }
})
afterAll(() => test.close())

const last = () => players.at(-1) ?? players[0]!

describe('the leaderboards', () => {
  it('show the first three and a page of the others, to guests too', async () => {
    const { data, total } = await test.stranger.call('get_globle_leaderboard', { offset: 1, limit: 2 })
    expect(data.top_three_ranks.map(ranked => [ranked.user_rank, ranked.name, ranked.score])).toEqual([
      [1, 'Player 1', 70],
      [2, 'Player 2', 60],
      [3, 'Player 3', 50],
    ])
    expect(data.other_users_rank.map(ranked => [ranked.user_rank, ranked.score])).toEqual([
      [5, 30],
      [6, 20],
    ])
    expect([data.my_rank, total]).toEqual([null, 6])
  })

  it('show the player’s own rank, also outside the page', async () => {
    const { data } = await last().call('get_daily_leaderboard', { limit: 1 })
    expect(data.my_rank).toEqual({ user_id: last().id, name: 'Player 6', profile: null, score: 20, user_rank: 6 })
    expect(data.other_users_rank.map(ranked => ranked.user_rank)).toEqual([4])
  })

  it('have the same pages for all players, whatever their rank', async () => {
    for (const offset of [0, 1, 2, 3]) {
      const { data } = await test.stranger.call('get_globle_leaderboard', { offset, limit: 2 })
      for (const player of players) {
        const own = await player.call('get_globle_leaderboard', { offset, limit: 2 })
        expect({ ...own.data, my_rank: null }).toEqual(data)
      }
    }
  })

  it('never show an address', async () => {
    const { data } = await test.stranger.call('get_monthly_leaderboard')
    expect(JSON.stringify(data)).not.toContain('@')
    expect(Object.keys(data.top_three_ranks[0] ?? {})).toEqual(['user_id', 'name', 'profile', 'score', 'user_rank'])
  })

  it("start anew with the player's day and month, except the all-time one", async () => {
    const afterwards = 32 * 86_400_000
    test.clock.advance(afterwards)
    const seen = { get_daily_leaderboard: 0, get_monthly_leaderboard: 0, get_globle_leaderboard: 6 } as const
    for (const name of ['get_daily_leaderboard', 'get_monthly_leaderboard', 'get_globle_leaderboard'] as const) {
      expect((await test.stranger.call(name)).total).toBe(seen[name])
    }
    test.clock.advance(-afterwards)
  })

  it('do not show players who deleted their account: the others move up', async () => {
    const before = await test.stranger.call('get_globle_leaderboard')
    await players[0]?.call('delete_user_account')
    const { data, total } = await test.stranger.call('get_globle_leaderboard')
    expect(total).toBe(before.total - 1)
    expect(data.top_three_ranks[0]).toMatchObject({ user_rank: 1, score: 60, name: 'Player 2' })
    const shown = [...data.top_three_ranks, ...data.other_users_rank].map(row => row.user_id)
    expect(shown).not.toContain(players[0]?.id)
  })
})
