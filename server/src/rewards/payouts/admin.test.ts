import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerOptions, TestPlayer } from '../../../test/app/app.ts'
import { finishPlays } from '../../../test/app/payouts.ts'
import { coinsOf, type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { checkLedger } from '../wallet/index.ts'

let quiz: Quiz
let tess: TestPlayer
let tom: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  await quiz.set('payout_account_days', 0)
  tess = await quiz.player('Tess', { roles: ['treasurer'] })
  tom = await quiz.player('Tom', { roles: ['treasurer'] })
})
afterAll(() => quiz.close())
afterEach(async () => {
  quiz.clock.reset()
  expect(await checkLedger(quiz.database.db)).toEqual([])
})

const db = () => quiz.database.db

async function rich(name = 'Rita', options: PlayerOptions = {}): Promise<TestPlayer> {
  const player = await quiz.player(name, { coins: 20_000, ...options })
  await finishPlays(db(), player.id)
  return player
}

/** @returns the number of a request for 5000 coins */
async function request(player: TestPlayer, more: object = {}): Promise<number> {
  const reply = await player.call('set_payment_request', {
    payment_type: 'paypal',
    payment_address: `rita${player.id}@example.com`,
    coin_used: 5000,
    ...more,
  })
  if (reply.error) throw new Error(reply.message)
  return reply.data.id
}

const approve = (payout_id: number, by = tess) => by.call('approve_payout', { payout_id })
/** Tom pays: the person who approved must not. */
const pay = (payout_id: number, by = tom) => by.call('pay_payout', { payout_id, reference: 'PP-77' })
const reject = (payout_id: number, by = tess) => by.call('reject_payout', { payout_id, reason: 'This address takes no money.' })
const noticesOf = async (player: TestPlayer) => (await player.call('get_notifications')).data.map(({ type }) => type)
const auditOf = (subject: string) => db().selectFrom('audit_entries').selectAll().where('subject', '=', subject).orderBy('id').execute()

describe('a request', () => {
  it('is approved and paid; the original client reads pending, then completed', async () => {
    const rita = await rich()
    const id = await request(rita)
    expect((await approve(id)).data).toMatchObject({ state: 'approved', decided_by: { id: tess.id, name: 'Tess' } })
    const mine = async () => (await rita.call('get_payment_request')).data[0]
    expect(await mine()).toMatchObject({ status: 'pending', state: 'approved' })
    expect((await rita.call('delete_pending_payment_request', { payment_id: id })).message).toBe('payout_not_pending')
    expect((await pay(id, tom)).data).toMatchObject({ state: 'paid', reference: 'PP-77', paid_by: { id: tom.id } })
    expect(await mine()).toMatchObject({ status: 'completed', state: 'paid' })
    expect(await coinsOf(rita)).toBe(15_000)
    expect(await noticesOf(rita)).toEqual(['payout_paid', 'payout_approved', 'payout_requested'])
    expect(await auditOf(`payout:${id}`)).toMatchObject([
      { action: 'approve_payout', account_id: tess.id, before: { state: 'pending' }, after: { state: 'approved' } },
      { action: 'pay_payout', account_id: tom.id, before: { state: 'approved' }, after: { state: 'paid', reference: 'PP-77' } },
    ])
  })

  it('is rejected with a reason for the player, also after it was approved, and the coins return', async () => {
    for (const isApproved of [false, true]) {
      const rita = await rich()
      const id = await request(rita)
      if (isApproved) await approve(id)
      expect((await reject(id)).data.state).toBe('rejected')
      expect(await coinsOf(rita)).toBe(20_000)
      const [notice] = (await rita.call('get_notifications')).data
      expect(notice?.message).toContain('This address takes no money.')
      expect((await rita.call('get_payment_request')).data[0]).toMatchObject({ status: 'rejected', reason: 'This address takes no money.' })
      expect((await rita.call('get_tracker_data')).data[0]).toMatchObject({ title: 'payout_returned', type: 'income' })
    }
  })

  it('refuses repeated steps and steps out of order', async () => {
    const id = await request(await rich())
    expect((await pay(id)).message).toBe('payout_not_approved')
    await approve(id)
    expect((await approve(id)).message).toBe('payout_not_pending')
    await pay(id)
    expect([(await pay(id)).message, (await reject(id)).message, (await approve(id)).message]).toEqual([
      'payout_not_approved',
      'payout_not_pending',
      'payout_not_pending',
    ])
    expect((await approve(2_000_000_000)).message).toBe('document_not_found')
    expect((await auditOf(`payout:${id}`)).length).toBe(2)
  })

  it('is decided only by treasurers and administrators, not in the demo, and not with a stale sign-in', async () => {
    const id = await request(await rich())
    for (const roles of [[], ['editor'], ['examiner'], ['editor', 'examiner']] as const) {
      const other = await quiz.player('Eve', { roles: [...roles] })
      for (const reply of [await approve(id, other), await pay(id, other), await reject(id, other)]) expect(reply.status).toBe(403)
      expect((await other.call('get_payouts')).status).toBe(403)
      expect((await other.call('export_payouts')).status).toBe(403)
    }
    await quiz.set('demo_mode', 1)
    expect((await approve(id)).message).toBe('not_allowed_in_demo')
    await quiz.set('demo_mode', 0)
    quiz.clock.advance(16 * 60_000)
    expect((await approve(id)).message).toBe('sign_in_again')
    quiz.clock.reset()
    expect((await approve(id, await quiz.player('Ada', { roles: ['administrator'] }))).error).toBe(false)
  })

  it('is not decided by the player who made it', async () => {
    const own = await rich('Greedy', { roles: ['treasurer', 'administrator'] })
    const id = await request(own)
    expect([(await approve(id, own)).message, (await reject(id, own)).message]).toEqual(['own_payout', 'own_payout'])
    await approve(id)
    expect((await pay(id, own)).message).toBe('own_payout')
  })

  it('is not paid by the person who approved it, unless the operator has nobody else: then the audit says so', async () => {
    const id = await request(await rich())
    await approve(id)
    expect((await tess.call('get_payout', { payout_id: id })).data.why_not).toEqual({ approve: null, pay: 'second_person_pays' })
    expect((await tom.call('get_payout', { payout_id: id })).data.why_not).toEqual({ approve: null, pay: null })
    expect((await pay(id, tess)).message).toBe('second_person_pays')
    const alone = db()
      .updateTable('payouts')
      .set({ state: 'paid', reference: 'X', paid_by: tess.id, paid_at: new Date() })
      .where('id', '=', id)
    await expect(alone.execute()).rejects.toThrow(/payouts_second_person/)
    await quiz.set('payout_second_person', 0)
    expect((await pay(id, tess)).error).toBe(false)
    await quiz.set('payout_second_person', 1)
    expect((await auditOf(`payout:${id}`)).at(-1)).toMatchObject({ action: 'pay_payout', after: { by_who_approved: true } })
    const usual = await request(await rich())
    await approve(usual)
    await pay(usual)
    expect((await auditOf(`payout:${usual}`)).at(-1)).toMatchObject({ after: { by_who_approved: false } })
  })

  it('is rejected, but not approved or paid, by staff who lately corrected the player’s balance or confirmed a correction', async () => {
    const rita = await rich()
    const give = (coins: number) => tess.call('adjust_coins', { account_id: rita.id, coins, reason: 'A lost round.' })
    const id = await request(rita)
    await give(1)
    expect((await approve(id)).message).toBe('adjusted_lately')
    expect((await tess.call('get_payout', { payout_id: id })).data.why_not).toEqual({ approve: 'adjusted_lately', pay: 'adjusted_lately' })
    await approve(id, tom)
    const { data } = await give(2000)
    const confirmer = await quiz.player('Tim', { roles: ['treasurer'] })
    await confirmer.call('confirm_adjustment', { adjustment_id: data.id })
    expect([(await pay(id, tess)).message, (await pay(id, confirmer)).message]).toEqual(['adjusted_lately', 'adjusted_lately'])
    expect((await reject(id, confirmer)).error).toBe(false)
    await quiz.set('difference_hours', 0)
    const next = await request(rita)
    expect((await approve(next)).message).toBe('adjusted_lately')
    await sql`update adjustments set asked_at = asked_at - interval '30 days', decided_at = decided_at - interval '30 days'
      where account_id = ${rita.id}`.execute(db())
    expect((await approve(next)).message).toBe('ok')
    await quiz.set('difference_hours', 48)
  })

  it.each([{ reason: '' }, { reason: ' ' }, {}])('is not rejected without a reason: %j', async input => {
    const id = await request(await rich())
    expect((await tess.call('reject_payout', { payout_id: id, ...input })).status).toBe(400)
  })
})

describe('the payouts of an account', () => {
  const setStatus = ({ id }: TestPlayer, status: 'active' | 'deactivated') =>
    db().updateTable('accounts').set({ status }).where('id', '=', id).execute()

  it('that is deactivated are held, but can be rejected', async () => {
    const rita = await rich()
    const id = await request(rita)
    await setStatus(rita, 'deactivated')
    expect((await approve(id)).message).toBe('payout_held')
    await setStatus(rita, 'active')
    await approve(id)
    await setStatus(rita, 'deactivated')
    expect((await pay(id)).message).toBe('payout_held')
    expect((await tess.call('export_payouts')).data.csv).not.toContain(`rita${rita.id}@`)
    expect((await reject(id)).error).toBe(false)
  })

  it('that is deleted: pending coins come back and are surrendered with the rest', async () => {
    const rita = await rich()
    const id = await request(rita)
    await rita.call('delete_user_account')
    expect(await db().selectFrom('payouts').select(['state', 'address', 'details']).where('id', '=', id).executeTakeFirst()).toEqual({
      state: 'deleted',
      address: '',
      details: null,
    })
    expect((await approve(id)).message).toBe('payout_not_pending')
  })

  it('that is deleted: an approved payout is still owed, and loses its address once it is paid', async () => {
    const rita = await rich()
    const id = await request(rita, { details: 'Rita Rich' })
    await approve(id)
    await rita.call('delete_user_account')
    expect((await tess.call('export_payouts')).data.csv).toContain(`rita${rita.id}@`)
    expect((await pay(id)).data).toMatchObject({ state: 'paid', address: '', details: null, account_status: 'deleted' })
    const notices = await db().selectFrom('notices').select('id').where('account_id', '=', rita.id).execute()
    expect(notices).toEqual([])
  })

  it('that is deleted: the coins of a rejected payout go to the house', async () => {
    const rita = await rich()
    const id = await request(rita)
    await approve(id)
    await rita.call('delete_user_account')
    expect((await reject(id)).error).toBe(false)
    const balance = await db().selectFrom('ledger_accounts').select('balance').where('owner_id', '=', rita.id).executeTakeFirst()
    expect(balance?.balance).toBe(0)
  })
})

describe('get_payouts', () => {
  it('finds by state, type, name, address and number, in the requested order', async () => {
    const [anna, boris] = [await rich('Anna Queue'), await rich('Boris Queue', { coins: 30_000 })]
    const [first, second] = [
      await request(anna),
      await request(boris, { coin_used: 9000, payment_type: 'upi', payment_address: 'boris@okbank' }),
    ]
    await approve(first)
    const idsOf = async (input: object) => (await tess.call('get_payouts', { limit: 100, ...input })).data.map(({ id }) => id)
    expect(await idsOf({ state: 'approved' })).toContain(first)
    expect(await idsOf({ state: 'approved' })).not.toContain(second)
    expect(await idsOf({ payment_type: 'upi', search: 'boris' })).toEqual([second])
    expect(await idsOf({ search: 'BORIS@OK' })).toEqual([second])
    expect(await idsOf({ search: 'anna q' })).toEqual([first])
    expect(await idsOf({ search: String(first) })).toEqual([first])
    expect(await idsOf({ search: '%' })).toEqual([])
    expect((await idsOf({ sort: 'coins', order: 'desc' }))[0]).toBe(second)
    const ids = await idsOf({ order: 'asc' })
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    expect((await tess.call('get_payouts', { limit: 1 })).total).toBe(ids.length)
  })
})

describe('get_payout', () => {
  it('shows the player’s connections, and how fast and from where the coins came', async () => {
    const inviter = await rich('Ivan')
    const { refer_code } = await db().selectFrom('accounts').select('refer_code').where('id', '=', inviter.id).executeTakeFirstOrThrow()
    const rita = await rich('Rita', { friendsCode: refer_code })
    const sibling = await rich('Sibling', { friendsCode: refer_code })
    await request(sibling)
    const other = await rich('Old Name')
    const taken = await request(other, { payment_address: `rita${rita.id}@example.com` })
    await reject(taken)
    const result = await quiz.playLevel(rita, { category: 'claims' }, 10)
    expect(result.coins).toBeGreaterThan(0)
    const { data } = await tess.call('get_payout', { payout_id: await request(rita) })
    expect(data.checks.pairs.invited_by).toMatchObject({ id: inviter.id, name: 'Ivan' })
    expect(data.checks.pairs.invited_along).toEqual([{ id: sibling.id, name: 'Sibling' }])
    expect(data.checks.pairs.same_address).toEqual([{ id: other.id, name: 'Old Name' }])
    expect(data.checks.conditions.map(({ is_met }) => is_met)).toEqual([true, true, true, true])
    const sources = new Map(data.checks.sources.map(({ title, coins }) => [title, coins]))
    expect(sources.get('level_won')).toBe(4)
    expect(sources.get('welcome_bonus')).toBe(100)
    // Corrections do not count as earnings.
    expect(data.checks.pace.days).toMatchObject([{ coins: 104 }])
    expect(data.checks.pace.per_day).toBeCloseTo(104 / 30)
    expect(data.checks.pace.median_per_day).toBeCloseTo(100 / 30)
    expect((await tess.call('get_payout', { payout_id: 2_000_000_000 })).message).toBe('document_not_found')
  })
})

describe('export_payouts', () => {
  it('contains the approved payouts as text that no spreadsheet runs, and the audit lists them', async () => {
    const eve = await rich('=cmd|calc')
    const id = await request(eve, { details: '@SUM(1+1)*cmd' })
    const pending = await request(await rich('Later'))
    await approve(id)
    const { data } = await tess.call('export_payouts')
    const [header, ...lines] = data.csv.split('\r\n')
    expect(header).toBe('id,account_id,name,payment_type,address,amount,currency,coins,approved_at,details')
    const line = lines.find(text => text.startsWith(`${id},`)) ?? ''
    expect(line).toContain(`'=cmd|calc`)
    expect(line).toContain(`'@SUM`)
    expect(line).toContain(',5.00,USD,5000,')
    expect(lines.some(text => text.startsWith(`${pending},`))).toBe(false)
    const [entry] = (await auditOf('payouts')).slice(-1)
    expect(entry).toMatchObject({ action: 'export_payouts', account_id: tess.id, after: { exported: expect.arrayContaining([id]) } })
  })

  it('is refused while the ledger is not sound', async () => {
    const own = await startQuiz({ rights: 'owner' })
    try {
      const treasurer = await own.player('Tess', { roles: ['treasurer'] })
      await sql`alter table ledger_accounts disable trigger user`.execute(own.database.db)
      await sql`update ledger_accounts set balance = balance + 1 where owner_id = ${treasurer.id}`.execute(own.database.db)
      expect((await treasurer.call('export_payouts')).message).toBe('ledger_unsound')
      expect(await own.database.db.selectFrom('audit_entries').select('id').execute()).toEqual([])
    } finally {
      await own.close()
    }
  })
})

describe('adjust_coins', () => {
  const adjust = (account_id: number, coins: unknown, by = tess) => by.call('adjust_coins', { account_id, coins, reason: 'A lost round.' })

  it('gives and takes up to the limit at once, and notifies the player of the reason', async () => {
    const rita = await rich()
    expect((await adjust(rita.id, 500)).data).toMatchObject({ state: 'done', coins: 500, asked_by: { id: tess.id }, decided_by: null })
    expect((await adjust(rita.id, -500)).data.state).toBe('done')
    expect(await coinsOf(rita)).toBe(20_000)
    const [notice] = (await rita.call('get_notifications')).data
    expect(notice?.message).toMatch(/−500.*A lost round\./)
    expect((await auditOf(`account:${rita.id}`))[0]).toMatchObject({
      action: 'adjust_coins',
      after: { coins: 500, state: 'done', reason: 'A lost round.' },
    })
  })

  it('waits for a second person above the limit, also in several steps', async () => {
    const rita = await rich()
    const { data } = await adjust(rita.id, 1001)
    expect([data.state, await coinsOf(rita)]).toEqual(['waiting', 20_000])
    expect((await tess.call('confirm_adjustment', { adjustment_id: data.id })).message).toBe('own_adjustment')
    expect((await tom.call('confirm_adjustment', { adjustment_id: data.id })).data).toMatchObject({
      state: 'done',
      decided_by: { id: tom.id },
    })
    expect((await tom.call('confirm_adjustment', { adjustment_id: data.id })).message).toBe('adjustment_decided')
    expect((await tom.call('refuse_adjustment', { adjustment_id: data.id })).message).toBe('adjustment_decided')
    expect(await coinsOf(rita)).toBe(21_001)
    expect((await adjust(rita.id, 600)).data.state).toBe('done')
    expect((await adjust(rita.id, 401)).data.state).toBe('waiting')
    expect((await adjust(rita.id, 401, tom)).data.state).toBe('done')
  })

  it('waits above the limit of a person for all players together', async () => {
    const giver = await quiz.player('Gil', { roles: ['treasurer'] })
    const states = []
    for (let count = 1; count <= 6; count++) states.push((await adjust((await rich()).id, 900, giver)).data.state)
    expect(states).toEqual(['done', 'done', 'done', 'done', 'done', 'waiting'])
    expect((await adjust((await rich()).id, -900, tom)).data.state).toBe('done')
  })

  it('moves no coins when it is refused, and is listed', async () => {
    const rita = await rich()
    const { data } = await adjust(rita.id, -5000)
    expect((await tess.call('refuse_adjustment', { adjustment_id: data.id })).data.state).toBe('refused')
    expect(await coinsOf(rita)).toBe(20_000)
    const listed = await tom.call('get_adjustments', { account_id: rita.id, state: 'refused' })
    expect([listed.total, listed.data[0]?.name]).toEqual([1, 'Rita'])
  })

  it('is refused for the own account, an unknown or deleted one, and for more coins than there are', async () => {
    expect((await adjust(tess.id, 10)).message).toBe('own_account')
    const { data } = await adjust(tom.id, 5000)
    expect((await tom.call('confirm_adjustment', { adjustment_id: data.id })).message).toBe('own_account')
    expect((await adjust(2_000_000_000, 10)).message).toBe('user_not_found')
    const [poor, gone] = [await quiz.player('Poor', { coins: 9 }), await quiz.player('Gone')]
    expect((await adjust(poor.id, -10)).message).toBe('not_enough_coins')
    expect(await coinsOf(poor)).toBe(9)
    await gone.call('delete_user_account')
    expect((await adjust(gone.id, 10)).message).toBe('user_not_found')
    for (const coins of [0, 1.5, '', 'all', 1_000_001]) expect((await adjust(poor.id, coins)).status).toBe(400)
    for (const roles of [['editor'], ['examiner']] as const) {
      expect((await adjust(poor.id, 5, await quiz.player('Eve', { roles: [...roles] }))).status).toBe(403)
    }
  })
})
