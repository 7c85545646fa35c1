import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../test/app.ts'
import { ancient, type Quiz, startQuiz } from '../../test/quiz.ts'
import { inTransaction } from '../db/transaction.ts'
import { readSettings } from '../settings/index.ts'
import { balanceOf, playerLedger } from '../wallet/index.ts'
import { deactivate, payReferralIfDue } from './index.ts'

let test: Quiz
beforeAll(async () => {
  test = await startQuiz()
})
afterAll(() => test.close())

const codeOf = async (player: TestPlayer) => (await player.call('get_user_by_id')).data.refer_code
const coinsOf = ({ id }: TestPlayer) => balanceOf(test.database.db, playerLedger(id))

async function invite(owner: TestPlayer): Promise<TestPlayer> {
  return test.player('Friend', { friendsCode: await codeOf(owner) })
}

async function finishPlays(player: TestPlayer, plays: number): Promise<void> {
  const at = test.clock.now()
  const row = {
    mode: 'quiz_zone',
    state: 'finished',
    questions: '[]',
    rules: '{}',
    opened_at: at,
    started_at: at,
    closes_at: at,
    correct: 1,
  } as const
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

  it('pays nothing for plays in which nothing was answered', async () => {
    const owner = await test.player('Owner')
    const friend = await invite(owner)
    const before = await coinsOf(friend)
    for (let play = 1; play <= 6; play += 1) await test.playLevel(friend, ancient, 0)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([before, 100])
    expect((await owner.call('get_referrals')).data[0]).toMatchObject({ plays: 0, qualified: false })
    for (let play = 1; play <= 4; play += 1) await test.playLevel(friend, ancient, 0, 1)
    expect(await coinsOf(owner)).toBe(100)
    await test.playLevel(friend, ancient, 0, 1)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([before + 50, 200])
    expect((await owner.call('get_referrals')).data[0]).toMatchObject({ plays: 5, qualified: true })
  })

  it('tells the owner once, and not who the friend is', async () => {
    const owner = await test.player('Owner', { webLanguage: 'en' })
    const friend = await invite(owner)
    await finishPlays(friend, 5)
    await Promise.all([settle(friend), settle(friend)])
    const { data, total } = await owner.call('get_notifications')
    expect([total, data[0]?.type]).toEqual([1, 'referral'])
    expect(data[0]?.message).toBe('A friend you invited has settled in. 100 coins are yours, thank you!')
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

describe('get_referrals', () => {
  it('lists who joined, newest first, by first name, and what it brought', async () => {
    const owner = await test.player('Owner')
    const friendsCode = await codeOf(owner)
    const ada = await test.player('Ada Lovelace', { friendsCode })
    test.clock.advance(1000)
    await test.player('Bo', { friendsCode })
    test.clock.advance(1000)
    const gone = await test.player('Cy Young', { friendsCode })
    await gone.call('delete_user_account')
    await finishPlays(ada, 7)
    await settle(ada)
    const { data, ...beside } = await owner.call('get_referrals')
    expect(data.map(({ name, qualified, plays, coins }) => ({ name, qualified, plays, coins }))).toEqual([
      { name: '', qualified: false, plays: 0, coins: 0 },
      { name: 'Bo', qualified: false, plays: 0, coins: 0 },
      { name: 'Ada', qualified: true, plays: 5, coins: 100 },
    ])
    expect(beside).toMatchObject({ total: 3, coins_earned: 100, refer_code: friendsCode, plays_needed: 5 })
    expect((await owner.call('get_referrals', { offset: 1, limit: 1 })).data.map(friend => friend.name)).toEqual(['Bo'])
  })

  it('is empty for somebody who invited nobody', async () => {
    const alone = await test.player('Alone')
    expect(await alone.call('get_referrals')).toMatchObject({ data: [], total: 0, coins_earned: 0 })
  })
})
