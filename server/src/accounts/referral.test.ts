import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../test/app.ts'
import { inTransaction } from '../db/transaction.ts'
import { readSettings } from '../settings/index.ts'
import { balanceOf, playerLedger } from '../wallet/index.ts'
import { deactivate, payReferralIfDue } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const codeOf = async (player: TestPlayer) => (await player.call('get_user_by_id')).data.refer_code
const coinsOf = ({ id }: TestPlayer) => balanceOf(test.database.db, playerLedger(id))

async function invite(owner: TestPlayer): Promise<TestPlayer> {
  return test.player('Friend', { friendsCode: await codeOf(owner) })
}

async function finishPlays(player: TestPlayer, plays: number): Promise<void> {
  const at = test.clock.now()
  const row = { mode: 'quiz_zone', state: 'finished', questions: '[]', rules: '{}', opened_at: at, started_at: at, closes_at: at } as const
  const rows = Array.from({ length: plays }, (_, index) => ({ ...row, account_id: player.id, target: `test:${index}` }))
  await test.database.db.insertInto('plays').values(rows).execute()
}

async function settle(player: TestPlayer, at = test.clock.now()): Promise<void> {
  const settings = await readSettings(test.database.db)
  await inTransaction(test.database.db, tx => payReferralIfDue(tx, player.id, settings, at))
}

describe('an invitation', () => {
  it('pays both when the friend has finished five plays, once', async () => {
    const owner = await test.player('Owner')
    const friend = await invite(owner)
    await finishPlays(friend, 4)
    await settle(friend)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([100, 100])
    await finishPlays(friend, 1)
    await Promise.all([settle(friend), settle(friend), settle(friend)])
    await settle(friend)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([150, 200])
  })

  it('pays nobody who came alone', async () => {
    const alone = await test.player('Alone')
    await finishPlays(alone, 9)
    await settle(alone)
    expect(await coinsOf(alone)).toBe(100)
  })

  it('pays nothing to an owner who is not active', async () => {
    const owner = await test.player('Owner')
    const friend = await invite(owner)
    await deactivate(test.database.db, owner.id)
    await finishPlays(friend, 5)
    await settle(friend)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([150, 100])
  })

  it('pays an owner for as many a month as the setting says, the rest later', async () => {
    await test.set('referrals_paid_per_month', 3)
    const owner = await test.player('Owner')
    const friends = await Promise.all([1, 2, 3, 4, 5].map(() => invite(owner)))
    for (const friend of friends) await finishPlays(friend, 5)
    await Promise.all(friends.map(friend => settle(friend)))
    expect(await coinsOf(owner)).toBe(100 + 3 * 100)
    expect(await Promise.all(friends.map(coinsOf))).toEqual([150, 150, 150, 150, 150])
    const nextMonth = new Date(test.clock.now().getTime() + 32 * 86_400_000)
    for (const friend of friends) await settle(friend, nextMonth)
    expect(await coinsOf(owner)).toBe(100 + 5 * 100)
  })
})
