import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { addScore } from '../leaderboards/index.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'

let test: TestApp

beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

describe('get_user_coin_score', () => {
  it('answers balance and all-time score', async () => {
    const alice = await test.player('Alice')
    expect((await alice.call('get_user_coin_score')).data).toEqual({ coins: 100, score: 0, all_time_score: 0 })
    await addScore(
      test.database.db,
      { accountId: alice.id, score: 34, timezone: 'UTC', at: test.clock.now() },
      { settings: defaultSettings, now: test.clock.now() },
    )
    expect((await alice.call('get_user_coin_score')).data).toEqual({ coins: 100, score: 34, all_time_score: 34 })
  })
})

describe('set_user_coin_score', () => {
  it('is a claim: it answers with the server’s values and changes nothing', async () => {
    const alice = await test.player('Alice')
    const claim = { coins: 1_000_000, score: 9999, type: 'no_badge', title: 'badge_reward', status: 0 }
    const { data } = await alice.call('set_user_coin_score', claim)
    expect(data).toEqual({ coins: 100, score: 0, all_time_score: 0 })
    expect((await alice.call('get_user_coin_score')).data).toEqual({ coins: 100, score: 0, all_time_score: 0 })
    expect((await alice.call('get_tracker_data')).total).toBe(1)
  })
})

describe('get_tracker_data', () => {
  it("lists the player's own transfers, titles as codes", async () => {
    const alice = await test.player('Alice', { coins: 70 })
    await test.player('Bob', { coins: 500 })
    const { data, total } = await alice.call('get_tracker_data')
    expect(data.map(({ title, points, type, balance_after }) => [title, points, type, balance_after])).toEqual([
      ['adjustment', 30, 'spent', 70],
      ['welcome_bonus', 100, 'income', 100],
    ])
    expect(total).toBe(2)
    expect((await alice.call('get_tracker_data', { type: 'income', limit: '1' })).data).toHaveLength(1)
    expect((await alice.call('get_tracker_data', { offset: 2 })).data).toEqual([])
    for (const type of ['history', 'History', 1, '1', '', 'anything', 0])
      expect((await alice.call('get_tracker_data', { type })).total).toBe(2)
    for (const type of ['income', 2, '2', 'INCOME']) expect((await alice.call('get_tracker_data', { type })).total).toBe(1)
  })

  it('needs a sign-in', async () => {
    expect((await test.stranger.call('get_tracker_data')).status).toBe(401)
  })
})
