import { type BadgeType, badgeTypes } from '@trivium/contract/rewards/badges'
import { badgesOfFacts, badgeTable, type BadgeChange } from '@trivium/rules/rewards/badges'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readSettings } from '../../platform/settings/index.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { must } from '../../platform/api/refuse.ts'
import { claimReward } from '../wallet/actions.ts'
import { earn as earnCoins, type Earning } from '../wallet/index.ts'
import { badgeSummary, type Earner, recordProgress } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const db = () => test.database.db
const earner = async ({ id }: { id: number }) => ({ accountId: id, settings: await readSettings(db()), at: test.clock.now() })
const move = async (player: TestPlayer, ...changes: BadgeChange[]) => recordProgress(db(), await earner(player), changes)
const badgeOf = async (player: TestPlayer, type: BadgeType) => (await player.call('set_badges', { type })).data
const noticesOf = async (player: TestPlayer) => (await player.call('get_notifications', { limit: 100 })).data
const whole = (type: BadgeChange['type']) => ({ type, add: badgeTable[type].counter })

async function ledgerSum(): Promise<number> {
  const rows = await db().selectFrom('ledger_accounts').select('balance').execute()
  return rows.reduce((sum, row) => sum + row.balance, 0)
}

describe('get_user_badges', () => {
  it('lists all fifteen in their order, with the player’s progress', async () => {
    const alice = await test.player('Alice', { webLanguage: 'en' })
    await move(alice, { type: 'big_thing', add: 12 })
    const { data } = await alice.call('get_user_badges')
    expect(data.map(badge => badge.type)).toEqual([...badgeTypes])
    // The welcome coins count as earned, too.
    const begun = { big_thing: 12, elite: 100 }
    for (const { type, progress, counter, reward, status, unlocked_at } of data) {
      const expected = { progress: Object.entries(begun).find(([name]) => name === type)?.[1] ?? 0, ...numbersOf(type) }
      expect({ progress, counter, reward, status, unlocked_at }).toEqual({ ...expected, status: 'locked', unlocked_at: null })
    }
  })

  it.each([
    ['en', 'Earn more than 5,000 coins.', 'Have more than 50 friends join with your code.', 'Quiz zone'],
    ['es', 'Gana más de 5000 monedas.', 'Consigue que más de 50 amigos se unan con tu código.', 'Zona de preguntas'],
    ['ar', 'اكسب أكثر من 5,000 عملة.', 'أن ينضم أكثر من 50 صديقًا برمزك.', 'منطقة الأسئلة'],
  ])('says what each badge requires, in numbers and in the language %s', async (webLanguage, elite, sharing, mode) => {
    const alice = await test.player('Alice', { webLanguage })
    const { data } = await alice.call('get_user_badges')
    const noteOf = (type: BadgeType) => data.find(badge => badge.type === type)?.note
    expect([noteOf('elite'), noteOf('sharing_caring')]).toEqual([elite, sharing])
    expect(noteOf('brainiac')).toContain(mode)
    expect(noteOf('brainiac')).toContain('5')
    expect(noteOf('super_sonic')).toContain('25')
    expect(noteOf('flashback')).toContain('8')
    for (const { name, note } of data) expect(`${name} ${note}`).not.toMatch(/\{\{|\$t|badge\./)
    expect(new Set(data.map(badge => badge.name)).size).toBe(15)
  })

  it('uses the current settings', async () => {
    const alice = await test.player()
    const { badges } = await readSettings(db())
    await test.set('badges', { ...badges, streak: { counter: 7, reward: 12 } })
    expect(await badgeOf(alice, 'streak')).toMatchObject({ counter: 7, reward: 12, note: 'Come by 7 days in a row.' })
    await test.set('badges', badges)
  })
})

const numbersOf = (type: BadgeType) => ({ counter: badgeTable[type].counter, reward: badgeTable[type].reward })

describe('a badge', () => {
  it.each(badgesOfFacts)('unlocks when its progress reaches the counter, and not before: %s', async type => {
    const alice = await test.player()
    const { counter } = badgeTable[type]
    const missing = counter - 1 - (await badgeOf(alice, type)).progress
    if (missing > 0) expect(await move(alice, { type, add: missing })).toEqual([])
    expect(await badgeOf(alice, type)).toMatchObject({ status: 'locked', progress: counter - 1 })
    expect(await move(alice, { type, add: 1 })).toEqual([type])
    expect(await badgeOf(alice, type)).toMatchObject({ status: 'unlocked', progress: counter })
    expect((await badgeOf(alice, type)).unlocked_at).not.toBeNull()
  })

  it('that counts the others unlocks with the eleventh of them, and its notice comes last', async () => {
    const alice = await test.player()
    const { counter } = badgeTable.power_elite
    const [last = 'streak', ...others] = badgesOfFacts.slice(-counter).toReversed()
    expect(await move(alice, ...others.map(whole))).toEqual(others.toSorted())
    expect(await move(alice, ...others.map(whole))).toEqual([])
    expect(await badgeOf(alice, 'power_elite')).toMatchObject({ status: 'locked', progress: counter - 1 })
    expect(await move(alice, whole(last))).toEqual([last, 'power_elite'])
    expect(await badgeOf(alice, 'power_elite')).toMatchObject({ status: 'unlocked', progress: counter })
    const told = (await noticesOf(alice)).filter(notice => notice.type === 'badge')
    expect(told).toHaveLength(counter + 1)
    expect(told[0]?.title).toContain((await badgeOf(alice, 'power_elite')).name)
    expect(await move(alice, ...badgesOfFacts.map(whole))).not.toContain('power_elite')
  })

  it('moves forward for several players in one payment, each by their own changes', async () => {
    const [alice, bob, gone] = [await test.player('Alice'), await test.player('Bob'), await test.player('Gone')]
    await move(bob, whole('thirsty'))
    await gone.call('delete_user_account')
    const ids = [alice, bob, gone].map(({ id }) => id)
    const progress = new Map(ids.map(id => [id, [whole('thirsty'), whole('brainiac')]]))
    const { settings, at } = await earner(alice)
    const earned = await inTransaction(db(), async tx => earnCoins(tx, await lockAccounts(tx, ids), [], { settings, at, progress }))
    expect(ids.map(id => earned.get(id)?.badges)).toEqual([['brainiac', 'thirsty'], ['brainiac'], []])
    expect([(await badgeOf(alice, 'power_elite')).progress, (await badgeOf(bob, 'power_elite')).progress]).toEqual([2, 2])
    const told = async (player: TestPlayer) => (await noticesOf(player)).filter(notice => notice.type === 'badge').length
    expect([await told(alice), await told(bob)]).toEqual([2, 2])
  })

  it('never loses progress: the longest run still counts after it ended', async () => {
    const alice = await test.player()
    await move(alice, { type: 'quiz_warrior', atLeast: 2 })
    await move(alice, { type: 'quiz_warrior', atLeast: 1 })
    expect((await badgeOf(alice, 'quiz_warrior')).progress).toBe(2)
    expect(await move(alice, { type: 'quiz_warrior', atLeast: 3 })).toEqual(['quiz_warrior'])
  })

  it('unlocks once and sends one notice when twenty calls complete it at the same moment', async () => {
    const alice = await test.player()
    const changes: BadgeChange[] = [whole('thirsty'), whole('brainiac'), { type: 'big_thing', add: 5 }]
    const calls = Array.from({ length: 20 }, (_, index) => move(alice, ...(index % 2 ? changes : changes.toReversed())))
    const unlocked = (await Promise.all(calls)).flat()
    expect(unlocked.toSorted()).toEqual(['brainiac', 'thirsty'])
    expect((await badgeOf(alice, 'big_thing')).progress).toBe(100)
    expect((await badgeOf(alice, 'power_elite')).progress).toBe(2)
    expect((await noticesOf(alice)).filter(notice => notice.type === 'badge')).toHaveLength(2)
    expect(await move(alice, whole('thirsty'))).toEqual([])
  })

  it('is not lost when twenty calls add a different step each', async () => {
    const alice = await test.player()
    const steps = badgesOfFacts.slice(0, 11)
    const unlocked = (await Promise.all(steps.map(type => move(alice, whole(type))))).flat()
    expect(unlocked.toSorted()).toEqual([...steps, 'power_elite'].toSorted())
    const { data } = await alice.call('get_user_by_id')
    expect([data.badges_unlocked, data.unread_notifications]).toEqual([12, 12])
  })

  it('is rolled back with its transaction', async () => {
    const alice = await test.player()
    const one = await earner(alice)
    const broken = inTransaction(db(), async tx => {
      await recordProgress(tx, one, [whole('brainiac')])
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    expect((await badgeOf(alice, 'brainiac')).progress).toBe(0)
    expect(await noticesOf(alice)).toEqual([])
  })

  it('is not given to a deleted account', async () => {
    const alice = await test.player()
    await alice.call('delete_user_account')
    expect(await move(alice, whole('brainiac'))).toEqual([])
    const one = await earner(alice)
    const coins = { from: 'house:rewards', amount: 10, title: 'level_won', reference: 'test', idempotencyKey: 'to-nobody' } as const
    expect(await pay(one, coins)).toEqual({ earned: 0, coins: null, badges: [] })
  })
})

const pay = (one: Earner, earning: Omit<Earning, 'accountId'>) =>
  inTransaction(db(), async tx => {
    const accounts = await lockAccounts(tx, [one.accountId])
    const earned = await earnCoins(tx, accounts, [{ ...earning, accountId: one.accountId }], one)
    return must(earned.get(one.accountId), 'there is an earning')
  })

describe('the badges other domains move', () => {
  it('counts days in the app for streak', async () => {
    test.clock.toNoon()
    const alice = await test.player()
    for (let day = 0; day < 3; day++) {
      await Promise.all([alice.call('get_user_by_id'), alice.call('get_user_by_id')])
      test.clock.advance(86_400_000)
    }
    test.clock.reset()
    expect((await badgeOf(alice, 'streak')).progress).toBe(3)
  })

  it('counts coins earned for elite, once for each idempotency key', async () => {
    const alice = await test.player()
    const one = await earner(alice)
    const earn = (amount: number, idempotencyKey: string) =>
      pay(one, { from: 'house:rewards', amount, title: 'level_won', reference: 'test', idempotencyKey })
    const same = await Promise.all(Array.from({ length: 5 }, () => earn(40, `elite:${alice.id}:a`)))
    expect(same.filter(({ earned }) => earned > 0)).toHaveLength(1)
    expect((await badgeOf(alice, 'elite')).progress).toBe(140)
    expect((await earn(4860, `elite:${alice.id}:b`)).badges).toEqual([])
    expect((await earn(1, `elite:${alice.id}:c`)).badges).toEqual(['elite'])
    expect((await alice.call('get_user_coin_score')).data.coins).toBe(5001)
  })
})

describe('the reward', () => {
  it('is paid once, however many claims come at the same moment', async () => {
    const alice = await test.player()
    await move(alice, whole('thirsty'))
    const claims = await Promise.all(Array.from({ length: 8 }, () => alice.call('set_user_coin_score', { type: 'thirsty' })))
    expect(claims.filter(claim => !claim.error)).toHaveLength(1)
    expect(claims.filter(claim => claim.message === 'already_claimed')).toHaveLength(7)
    const { data } = await alice.call('get_user_coin_score')
    expect(data.coins).toBe(100 + badgeTable.thirsty.reward)
    expect(await badgeOf(alice, 'thirsty')).toMatchObject({ status: 'claimed' })
    const history = (await alice.call('get_tracker_data', { type: 'income' })).data
    expect(history[0]).toMatchObject({ title: 'badge_reward', points: badgeTable.thirsty.reward })
    expect(await ledgerSum()).toBe(0)
  })

  it('answers with the new balance', async () => {
    const alice = await test.player()
    await move(alice, whole('brainiac'))
    const { data } = await alice.call('set_user_coin_score', { type: 'brainiac', coins: 999_999 })
    expect(data.coins).toBe(100 + badgeTable.brainiac.reward)
  })

  it('is refused for a badge that is locked', async () => {
    const alice = await test.player()
    await move(alice, { type: 'big_thing', add: 4999 })
    expect(await alice.call('set_user_coin_score', { type: 'big_thing' })).toMatchObject({ error: true, message: 'badge_locked' })
    expect(await alice.call('set_user_coin_score', { type: 'clash_winner' })).toMatchObject({ error: true, message: 'badge_locked' })
    expect((await alice.call('get_user_coin_score')).data.coins).toBe(100)
  })

  it('marks the badge as claimed when its reward is 0', async () => {
    const alice = await test.player()
    const { badges } = await readSettings(db())
    const one = await earner(alice)
    await move(alice, whole('brainiac'))
    await claimReward(db(), { ...one, settings: { badges: { ...badges, brainiac: { counter: 1, reward: 0 } } } }, 'brainiac')
    expect(await badgeOf(alice, 'brainiac')).toMatchObject({ status: 'claimed' })
    expect((await alice.call('get_user_coin_score')).data.coins).toBe(100)
  })
})

describe('set_badges', () => {
  it('answers with the server’s values, whatever the client claims', async () => {
    const alice = await test.player()
    expect((await alice.call('set_badges', { type: 'brainiac' })).data).toMatchObject({ type: 'brainiac', status: 'locked', progress: 0 })
    expect(await alice.call('set_badges', { type: 'invented' })).toMatchObject({ error: true, message: 'document_not_found' })
  })
})

describe('badgeSummary', () => {
  it('names the nearest locked badge, by the share of its counter that is done', async () => {
    const alice = await test.player()
    const { settings } = await earner(alice)
    await move(alice, whole('brainiac'), whole('flashback'), { type: 'streak', atLeast: 20 }, { type: 'big_thing', add: 3000 })
    await claimReward(db(), await earner(alice), 'brainiac')
    const summary = await badgeSummary(db(), alice.id, settings)
    expect(summary).toEqual({ unlocked: 2, toClaim: 1, next: { type: 'streak', progress: 20, counter: 30 } })
  })

  it('has no next badge when all are unlocked', async () => {
    const alice = await test.player()
    const { settings } = await earner(alice)
    await move(alice, ...badgesOfFacts.map(whole))
    expect(await badgeSummary(db(), alice.id, settings)).toEqual({ unlocked: 15, toClaim: 15, next: null })
  })
})

describe('the words of badges', () => {
  it('are in the language of the page that asks, even if the account has another; anything else is ignored', async () => {
    const alice = await test.player()
    await alice.call('update_profile', { web_language: 'en' })
    const nameIn = async (language: string) => {
      const headers = { authorization: `Bearer ${alice.token}`, 'x-web-language': language }
      const reply = await test.app.http.inject({ method: 'POST', url: '/api/get_user_badges', headers })
      return reply.json<{ data: { name: string }[] }>().data[0]?.name
    }
    const own = (await badgeOf(alice, 'dashing_debut')).name
    expect(await nameIn('en')).toBe(own)
    const [arabic, spanish] = [await nameIn('ar'), await nameIn('es')]
    expect(new Set([own, arabic, spanish]).size).toBe(3)
    expect(await nameIn("'; drop table accounts")).toBe(own)
  })
})
