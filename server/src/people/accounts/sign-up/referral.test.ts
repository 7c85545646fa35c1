import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { insertFinishedPlays } from '../../../../test/games/finished-plays.ts'
import { ancient, type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import { lockWithInviter } from '../../../platform/db/lock-accounts.ts'
import { coinsOf as balanceOf, earn } from '../../../rewards/wallet/index.ts'
import { deactivate, referralEarnings } from '../index.ts'

let test: Quiz
beforeAll(async () => {
  test = await startQuiz()
})
afterAll(() => test.close())
afterEach(() => test.clock.reset())

const codeOf = async (player: TestPlayer) => (await player.call('get_user_by_id')).data.refer_code
const coinsOf = ({ id }: TestPlayer) => balanceOf(test.database.db, id)

async function invite(owner: TestPlayer): Promise<TestPlayer> {
  return test.player('Friend', { friendsCode: await codeOf(owner) })
}

const dayMs = 86_400_000

const finishPlays = (player: TestPlayer, plays: number, options = {}) => insertFinishedPlays(test, player, plays, options)

async function settle(player: TestPlayer, at = test.clock.now()): Promise<void> {
  const settings = await readSettings(test.database.db)
  await inTransaction(test.database.db, async tx => {
    const accounts = await lockWithInviter(tx, player.id)
    const { earnings, ...meta } = await referralEarnings(tx, { accountId: player.id, endingAt: null, settings, now: at })
    await earn(tx, accounts, earnings, { settings, at, ...meta })
  })
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

  it('counts only plays that are mostly answered, on at least two days', async () => {
    test.clock.toNoon()
    const owner = await test.player('Owner')
    const friend = await invite(owner)
    const before = await coinsOf(friend)
    const standing = async () => {
      const { plays, days, qualified } = (await owner.call('get_referrals')).data[0] ?? {}
      return { plays, days, qualified }
    }
    const play = async (times: number, right: number, wrong: number) => {
      for (let turn = 1; turn <= times; turn += 1) await test.playLevel(friend, ancient, right, wrong)
    }
    const { questions } = await test.begin(friend)
    const half = Math.floor(questions.length / 2)
    await play(6, 0, 1)
    await play(2, 0, half)
    expect(await standing()).toEqual({ plays: 0, days: 0, qualified: false })
    await play(6, 0, half + 1)
    expect(await standing()).toEqual({ plays: 5, days: 1, qualified: false })
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([before, 100])
    test.clock.advance(dayMs)
    await play(1, 0, half)
    expect(await coinsOf(owner)).toBe(100)
    await play(1, 0, half + 1)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([before + 50, 200])
    expect(await standing()).toEqual({ plays: 5, days: 2, qualified: true })
  })

  it('does not count two days that are seconds apart, around midnight or by another time zone', async () => {
    test.clock.toNoon()
    const owner = await test.player('Owner')
    const friend = await invite(owner)
    await finishPlays(friend, 5)
    await test.database.db
      .updateTable('plays')
      .set({ finished_at: new Date(test.clock.now().getTime() - 19 * 3_600_000) })
      .where('account_id', '=', friend.id)
      .where('target', '=', 'test:4')
      .execute()
    await settle(friend)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([100, 100])
    expect((await owner.call('get_referrals')).data[0]).toMatchObject({ plays: 5, days: 1, qualified: false })
    test.clock.advance(2 * 3_600_000)
    await finishPlays(friend, 1, { isOneDay: true })
    await settle(friend)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([150, 200])
  })

  it('pays nothing for five plays on one day', async () => {
    const owner = await test.player('Owner')
    const friend = await invite(owner)
    await finishPlays(friend, 9, { isOneDay: true })
    await settle(friend)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([100, 100])
    await finishPlays(friend, 1)
    await settle(friend)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([150, 200])
  })

  it('counts a friend for the badge when they join, once, however many join at once', async () => {
    const owner = await test.player('Owner')
    const progress = async () => (await owner.call('get_user_badges')).data.find(({ type }) => type === 'sharing_caring')?.progress
    expect(await progress()).toBe(0)
    const [first] = await Promise.all([1, 2, 3].map(() => invite(owner)))
    if (!first) throw new Error('three players were invited')
    expect(await progress()).toBe(3)
    await finishPlays(first, 5)
    await settle(first)
    expect(await progress()).toBe(3)
  })

  it('does not count a returning person for the badge', async () => {
    const owner = await test.player('Owner')
    const back = { friendsCode: await codeOf(owner), fingerprints: [Buffer.alloc(32, 7)] }
    const progress = async () => (await owner.call('get_user_badges')).data.find(({ type }) => type === 'sharing_caring')?.progress
    await (await test.player('Friend', back)).call('delete_user_account')
    expect(await progress()).toBe(1)
    await test.player('Friend', back)
    expect(await progress()).toBe(1)
  })

  it('unlocks the badge with the fifty-first friend', async () => {
    const owner = await test.player('Owner')
    const badge = async () => (await owner.call('get_user_badges')).data.find(({ type }) => type === 'sharing_caring')?.status
    for (let joined = 0; joined < 50; joined += 1) await invite(owner)
    expect(await badge()).toBe('locked')
    await invite(owner)
    expect(await badge()).toBe('unlocked')
    expect((await owner.call('get_notifications')).data[0]?.type).toBe('badge')
  })

  it('needs plays on as many days as the setting says', async () => {
    await test.set('referral_days_needed', 1)
    const owner = await test.player('Owner')
    const friend = await invite(owner)
    await finishPlays(friend, 5, { isOneDay: true })
    await settle(friend)
    expect((await owner.call('get_referrals')).days_needed).toBe(1)
    await test.set('referral_days_needed', 2)
    expect([await coinsOf(friend), await coinsOf(owner)]).toEqual([150, 200])
  })

  it('notifies the owner once, without naming the friend', async () => {
    const owner = await test.player('Owner', { webLanguage: 'en' })
    const friend = await invite(owner)
    await finishPlays(friend, 5)
    await Promise.all([settle(friend), settle(friend)])
    const { data, total } = await owner.call('get_notifications')
    expect([total, data[0]?.type]).toEqual([1, 'referral'])
    expect(data[0]?.message).toBe('A friend you invited has played enough. 100 coins are yours, thank you!')
  })

  it('pays nothing without an inviter', async () => {
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

  it('pays an owner up to the monthly limit of the setting, and the rest later', async () => {
    await test.set('referrals_paid_per_month', 3)
    const owner = await test.player('Owner')
    const friends = await Promise.all([1, 2, 3, 4, 5].map(() => invite(owner)))
    for (const friend of friends) await finishPlays(friend, 5)
    await Promise.all(friends.map(friend => settle(friend)))
    expect(await coinsOf(owner)).toBe(100 + 3 * 100)
    expect(await Promise.all(friends.map(coinsOf))).toEqual([150, 150, 150, 150, 150])
    const now = test.clock.now()
    const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    for (const friend of friends) await settle(friend, nextMonth)
    expect(await coinsOf(owner)).toBe(100 + 5 * 100)
  })
})

describe('plays of an inviter and an invited player', () => {
  it('can end at the same moment, also when one of them pays for the invitation', async () => {
    test.clock.toNoon()
    for (let round = 0; round < 8; round++) {
      const owner = await test.player('Owner')
      const friend = await invite(owner)
      await finishPlays(friend, 4)
      const last = await Promise.all(
        [owner, friend].map(async player => {
          const { play, questions } = await test.begin(player)
          for (const question of questions.slice(0, -1)) await test.answer(player, play, question, 'right')
          return () => test.answer(player, play, questions.at(-1), 'right')
        }),
      )
      const replies = await Promise.all(last.map(answer => answer()))
      expect(replies.map(({ data }) => data.result?.coins_earned)).toEqual([4, 4])
      expect([await coinsOf(owner), await coinsOf(friend)]).toEqual([100 + 4 + 100, 100 + 4 + 50])
    }
    expect(await test.ledgerSum()).toBe(0)
  })
})

describe('get_referrals', () => {
  it('lists the invited friends by first name, newest first, with the coins they brought', async () => {
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
    const { data, ...meta } = await owner.call('get_referrals')
    expect(data.map(({ name, qualified, plays, days, coins }) => ({ name, qualified, plays, days, coins }))).toEqual([
      { name: '', qualified: false, plays: 0, days: 0, coins: 0 },
      { name: 'Bo', qualified: false, plays: 0, days: 0, coins: 0 },
      { name: 'Ada', qualified: true, plays: 5, days: 2, coins: 100 },
    ])
    expect(meta).toMatchObject({ total: 3, coins_earned: 100, refer_code: friendsCode, plays_needed: 5, days_needed: 2 })
    expect((await owner.call('get_referrals', { offset: 1, limit: 1 })).data.map(friend => friend.name)).toEqual(['Bo'])
  })

  it('is empty for a player who invited nobody', async () => {
    const alone = await test.player('Alone')
    expect(await alone.call('get_referrals')).toMatchObject({ data: [], total: 0, coins_earned: 0 })
  })
})
