import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerOptions, TestPlayer } from '../../../test/app/app.ts'
import { finishPlays } from '../../../test/app/payouts.ts'
import { coinsOf, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { checkLedger } from '../wallet/index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())
afterEach(async () => {
  quiz.clock.reset()
  expect(await checkLedger(quiz.database.db)).toEqual([])
})

const db = () => quiz.database.db
const hourMs = 3_600_000

/** A player who meets all conditions for a payout. */
async function rich(name = 'Rita', options: PlayerOptions = {}): Promise<TestPlayer> {
  const player = await quiz.player(name, { coins: 20_000, ...options })
  await finishPlays(db(), player.id)
  await registered(player, 8)
  return player
}

const registered = ({ id }: TestPlayer, daysAgo: number) =>
  db()
    .updateTable('accounts')
    .set({ registered_at: new Date(quiz.clock.now().getTime() - daysAgo * 24 * hourMs) })
    .where('id', '=', id)
    .execute()

let addresses = 0
const newAddress = () => `rita${++addresses}@example.com`
const ask = (player: TestPlayer, more: object = {}) =>
  player.call('set_payment_request', { payment_type: 'paypal', payment_address: newAddress(), coin_used: 5000, ...more })

/** Sets a setting for one test. */
async function during<Name extends keyof Settings>(
  name: Name,
  [value, usual]: [Settings[Name], Settings[Name]],
  work: () => Promise<void>,
) {
  await quiz.set(name, value)
  try {
    await work()
  } finally {
    await quiz.set(name, usual)
  }
}

describe('set_payment_request', () => {
  it('computes the amount, holds the coins, and notifies the player', async () => {
    const rita = await rich()
    const { data } = await ask(rita, { coin_used: 7500, payment_amount: 1_000_000, details: 'Rita Rich' })
    expect(data).toMatchObject({
      payment_amount: 7.5,
      currency: 'USD',
      coin_used: 7500,
      status: 'pending',
      state: 'pending',
      details: 'Rita Rich',
    })
    expect(await coinsOf(rita)).toBe(12_500)
    const [notice] = (await rita.call('get_notifications')).data
    expect(notice).toMatchObject({ type: 'payout_requested', type_id: data.id })
    expect(notice?.message).toContain('7.50 USD')
    expect((await rita.call('get_tracker_data')).data[0]).toMatchObject({ title: 'payout', points: 7500, type: 'spent' })
  })

  it.each([
    ['PayPal', ' Some.Body@Example.COM ', 'some.body@example.com'],
    ['Mobile number', '+44 7911 123456', '+447911123456'],
    ['UPI ID', ' Rita.Rich-1@OkBank ', 'rita.rich-1@okbank'],
  ])('accepts the type that the original clients call %s, and cleans the address', async (payment_type, payment_address, clean) => {
    expect((await ask(await rich(), { payment_type, payment_address })).data.payment_address).toBe(clean)
  })

  it.each([
    ['paypal', 'no address', 'invalid_email'],
    ['paypal', 'a@b', 'invalid_email'],
    ['mobile', '12345', 'invalid_phone'],
    ['mobile', '+1 555', 'invalid_phone'],
    ['upi', 'rita', 'invalid_upi'],
    ['upi', 'rita@', 'invalid_upi'],
    ['upi', 'rita@bank.example', 'invalid_upi'],
    ['upi', '=cmd@bank', 'invalid_upi'],
  ])('refuses the %s "%s"', async (payment_type, payment_address, refusal) => {
    const rita = await rich()
    expect((await ask(rita, { payment_type, payment_address })).message).toBe(refusal)
    expect(await coinsOf(rita)).toBe(20_000)
  })

  it('refuses less than the minimum, more than the maximum, and more than the balance', async () => {
    const rita = await rich('Rita', { coins: 60_000 })
    expect((await ask(rita, { coin_used: 4999 })).message).toBe('payout_below_minimum')
    expect((await ask(rita, { coin_used: 50_001 })).message).toBe('payout_too_much')
    const poor = await rich('Poor', { coins: 5999 })
    expect((await ask(poor, { coin_used: 6000 })).message).toBe('not_enough_coins')
    expect((await ask(poor, { coin_used: 5999 })).error).toBe(false)
    for (const coin_used of [0, -5000, 5000.5, 'all', '']) expect((await ask(rita, { coin_used })).status).toBe(400)
  })

  it('refuses an account that is too new, and one that has played too little', async () => {
    const young = await rich('Young')
    await registered(young, 6.9)
    expect((await ask(young)).message).toBe('payout_account_too_new')
    const idle = await quiz.player('Idle', { coins: 20_000 })
    await registered(idle, 8)
    await finishPlays(db(), idle.id, 19)
    expect((await ask(idle)).message).toBe('payout_plays_needed')
    await finishPlays(db(), idle.id, 1, 4)
    expect((await ask(idle)).message, 'a play of which little was answered does not count').toBe('payout_plays_needed')
    await finishPlays(db(), idle.id, 1)
    expect((await ask(idle)).error).toBe(false)
  })

  it('refuses a player without a verified contact: a typed one does not count', async () => {
    const rita = await rich('Rita', { signInType: 'mobile', mobile: '+447911123400', email: 'typed@example.com' })
    await db().updateTable('accounts').set({ mobile: null }).where('id', '=', rita.id).execute()
    expect((await ask(rita)).message).toBe('payout_contact_unverified')
    await during('payout_needs_contact', [0, 1], async () => expect((await ask(rita)).error).toBe(false))
  })

  it('refuses the address of another player, in any spelling', async () => {
    const [rita, eve] = [await rich(), await rich('Eve')]
    await ask(rita, { payment_address: 'rita.rich@gmail.com' })
    for (const payment_address of ['rita.rich@gmail.com', 'RITA.RICH@GMAIL.COM', 'ritarich+eve@googlemail.com']) {
      expect((await ask(eve, { payment_address })).message).toBe('payout_address_taken')
    }
    await during('payout_address_once', [0, 1], async () =>
      expect((await ask(eve, { payment_address: 'rita.rich@gmail.com' })).error).toBe(false),
    )
  })

  it('accepts an address from only one of two players who ask at once', async () => {
    const [rita, eve] = [await rich(), await rich('Eve')]
    const payment_address = newAddress()
    const replies = await Promise.all([rita, eve].map(player => ask(player, { payment_address })))
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['ok', 'payout_address_taken'])
  })

  it('keeps the address of a request that was paid', async () => {
    const [rita, eve] = [await rich(), await rich('Eve')]
    const [tess, tom] = [await quiz.player('Tess', { roles: ['treasurer'] }), await quiz.player('Tom', { roles: ['treasurer'] })]
    const payment_address = newAddress()
    const { data } = await ask(rita, { payment_address })
    expect((await tess.call('approve_payout', { payout_id: data.id })).error).toBe(false)
    expect((await tom.call('pay_payout', { payout_id: data.id, reference: 'PP-1' })).error).toBe(false)
    expect((await ask(eve, { payment_address })).message).toBe('payout_address_taken')
  })

  it('frees the address of a request that was taken back', async () => {
    const [rita, eve] = [await rich(), await rich('Eve')]
    const payment_address = newAddress()
    const { data } = await ask(rita, { payment_address })
    await rita.call('delete_pending_payment_request', { payment_id: data.id })
    expect((await ask(eve, { payment_address })).error).toBe(false)
  })

  it('refuses the next request for 48 hours, whatever the state of the last, and while one is pending', async () => {
    const rita = await rich()
    const first = await ask(rita)
    expect((await ask(rita)).message).toBe('payout_too_soon')
    quiz.clock.advance(48 * hourMs - 60_000)
    expect((await ask(rita)).message).toBe('payout_too_soon')
    quiz.clock.advance(61_000)
    expect((await ask(rita)).message).toBe('payout_pending')
    await rita.call('delete_pending_payment_request', { payment_id: first.data.id })
    const second = await ask(rita)
    expect(second.error).toBe(false)
    expect((await ask(rita)).message).toBe('payout_too_soon')
    await rita.call('delete_pending_payment_request', { payment_id: second.data.id })
    expect((await ask(rita)).message).toBe('payout_too_soon')
  })

  it('is off by a setting, when coins are worth nothing, and in the demo', async () => {
    const rita = await rich()
    await during('payouts_off', [1, 0], async () => expect((await ask(rita)).message).toBe('payouts_off'))
    await during('per_coin', [0, 1000], async () => expect((await ask(rita)).message).toBe('payouts_off'))
    await during('coin_amount', [0, 1], async () => expect((await ask(rita)).message).toBe('payouts_off'))
    await during('demo_mode', [1, 0], async () => expect((await ask(rita)).message).toBe('not_allowed_in_demo'))
    expect((await rita.call('get_payment_request')).total).toBe(0)
  })

  it('is off in listed countries, by verified number or time zone', async () => {
    const [byZone, byNumber] = [
      await rich('Zoe', { timezone: 'Asia/Kolkata' }),
      await rich('Mo', { signInType: 'mobile', mobile: '+919876543210', email: null, timezone: 'UTC' }),
    ]
    const elsewhere = await rich('Else', { timezone: 'Europe/Berlin', mobile: '+919876543211' })
    await during('no_coin_countries', [['IN'], []], async () => {
      expect((await ask(byZone)).message).toBe('payouts_off')
      expect((await ask(byNumber)).message).toBe('payouts_off')
      expect((await ask(elsewhere)).error, 'a number that was merely typed says nothing').toBe(false)
    })
  })

  it('happens once per idempotency key, and two parallel calls leave one request', async () => {
    const rita = await rich()
    const payment_address = newAddress()
    const headers = { 'idempotency-key': 'pay-me-once' }
    const again = () => rita.call('set_payment_request', { payment_type: 'paypal', payment_address, coin_used: 5000 }, { headers })
    const [one, other] = await Promise.all([again(), again()])
    expect(one.data.id).toBe(other.data.id)
    expect(await coinsOf(rita)).toBe(15_000)
    const eager = await rich('Eager')
    const replies = await Promise.all([ask(eager), ask(eager), ask(eager)])
    expect(replies.filter(({ error }) => !error)).toHaveLength(1)
    expect(await coinsOf(eager)).toBe(15_000)
  })
})

describe('get_payment_request', () => {
  it('shows only the player’s own, and says what the next one needs', async () => {
    const rita = await rich()
    await ask(rita)
    const mine = await rita.call('get_payment_request')
    expect(mine.total).toBe(1)
    expect(mine.terms).toMatchObject({ coins: 15_000, per_coin: 1000, least_coins: 5000, most_coins: 50_000, is_waiting: true })
    expect(Date.parse(mine.terms.next_at ?? '')).toBeGreaterThan(quiz.clock.now().getTime() + 47 * hourMs)
    const { data, terms } = await (await quiz.player('Eve')).call('get_payment_request')
    expect(data).toEqual([])
    expect(terms.conditions).toEqual([
      { name: 'open', needed: 1, has: 1, is_met: true },
      { name: 'contact', needed: 1, has: 1, is_met: true },
      { name: 'age', needed: 7, has: 0, is_met: false },
      { name: 'plays', needed: 20, has: 0, is_met: false },
    ])
  })
})

describe('delete_pending_payment_request', () => {
  it('gives the coins back once, and the request is gone', async () => {
    const rita = await rich()
    const { data } = await ask(rita)
    const replies = await Promise.all([1, 2, 3].map(() => rita.call('delete_pending_payment_request', { payment_id: data.id })))
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['ok', 'payout_not_pending', 'payout_not_pending'])
    expect(await coinsOf(rita)).toBe(20_000)
    expect((await rita.call('get_payment_request')).total).toBe(0)
  })

  it('is refused for another player’s request, for an unknown one, and in the demo', async () => {
    const [rita, eve] = [await rich(), await rich('Eve')]
    const { data } = await ask(rita)
    expect((await eve.call('delete_pending_payment_request', { payment_id: data.id })).message).toBe('document_not_found')
    expect((await eve.call('delete_pending_payment_request', { payment_id: 2_000_000_000 })).message).toBe('document_not_found')
    await during('demo_mode', [1, 0], async () =>
      expect((await rita.call('delete_pending_payment_request', { payment_id: data.id })).message).toBe('not_allowed_in_demo'),
    )
  })
})

describe('a payout in the database', () => {
  it.each([
    ['returns to pending', sql`update payouts set state = 'pending' where state = 'deleted'`],
    ['changes its coins', sql`update payouts set coins = coins + 1`],
    ['changes its account', sql`update payouts set account_id = account_id + 1`],
    ['is removed', sql`delete from payouts`],
    ['is paid without an approval', sql`update payouts set state = 'paid', reference = 'x' where state = 'pending'`],
  ])('never %s', async (_what, statement) => {
    const [rita, other] = [await rich(), await rich()]
    await ask(rita)
    const { data } = await ask(other)
    await other.call('delete_pending_payment_request', { payment_id: data.id })
    await expect(statement.execute(db())).rejects.toThrow(/never|kept/)
  })
})
