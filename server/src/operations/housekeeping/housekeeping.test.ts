import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { addScore } from '../../rewards/leaderboards/index.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { housekeeping } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const dayMs = 86_400_000
const inDays = (days: number) => new Date(test.clock.now().getTime() + days * dayMs)
const boards = async () => {
  const rows = await test.database.db.selectFrom('leaderboard_entries').select('board').orderBy('board').execute()
  return rows.map(row => row.board)
}

describe('housekeeping', () => {
  it('ends sessions 30 days after their last use and deletes old idempotency keys', async () => {
    const alice = await test.player('Alice', { coins: 100 })
    await alice.call('set_user_coin_score', {}, { headers: { 'idempotency-key': 'once' } })
    await housekeeping(test.database.db, inDays(1))
    expect((await test.database.db.selectFrom('idempotency_keys').selectAll().execute()).length).toBe(1)
    expect((await alice.call('get_user_by_id')).status).toBe(200)
    await housekeeping(test.database.db, inDays(31))
    expect(await test.database.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
    expect((await alice.call('get_user_by_id')).status).toBe(401)
  })

  it('keeps recent leaderboards and the all-time one, and deletes old ones', async () => {
    const bob = await test.player('Bob')
    await addScore(
      test.database.db,
      { accountId: bob.id, score: 10, timezone: 'UTC', at: test.clock.now() },
      { settings: defaultSettings, now: test.clock.now() },
    )
    await housekeeping(test.database.db, inDays(39))
    expect(await boards()).toEqual(['all_time', 'daily', 'monthly'])
    await housekeeping(test.database.db, inDays(60))
    expect(await boards()).toEqual(['all_time', 'monthly'])
    await housekeeping(test.database.db, inDays(500))
    expect(await boards()).toEqual(['all_time'])
  })
})
