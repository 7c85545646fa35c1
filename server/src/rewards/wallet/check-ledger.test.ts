import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { finishPlays } from '../../../test/app/payouts.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { checkLedger, stake } from './index.ts'

let test: TestApp
let rita: TestPlayer
beforeEach(async () => {
  test = await startApp({ rights: 'owner' })
  rita = await test.player('Rita', { coins: 9000 })
})
afterEach(() => test.close())

const db = () => test.database.db
const problems = () => checkLedger(db())

/** Switches the triggers off, which refuse all of this: the check must find changes that they could not stop. */
async function plant(...statements: string[]): Promise<void> {
  await sql`alter table ledger_accounts disable trigger user`.execute(db())
  await sql`alter table transfers disable trigger user`.execute(db())
  for (const statement of statements) await sql.raw(statement).execute(db())
}

describe('the check of the ledger', () => {
  it('finds nothing when coins were only earned, spent, staked and requested', async () => {
    await finishPlays(db(), rita.id)
    await test.set('payout_account_days', 0)
    await rita.call('set_payment_request', { payment_type: 'upi', payment_address: 'rita@bank', coin_used: 5000 })
    expect(await problems()).toEqual([])
  })

  it('finds a balance that was changed', async () => {
    await plant(`update ledger_accounts set balance = balance + 7 where owner_id = ${rita.id}`)
    expect(await problems()).toEqual([
      'The sum of all accounts is 7, not 0.',
      `player:${rita.id} has 9007, but its transfers add up to 9000.`,
    ])
  })

  it('finds coins that changed hands without a transfer, although the sum is 0', async () => {
    const eve = await test.player('Eve')
    await plant(
      `update ledger_accounts set balance = balance - 50 where owner_id = ${rita.id}`,
      `update ledger_accounts set balance = balance + 50 where owner_id = ${eve.id}`,
    )
    expect(await problems()).toHaveLength(2)
  })

  it('finds a transfer that was changed, removed, or added without its balances', async () => {
    await plant(`update transfers set amount = amount + 1 where title = 'welcome_bonus'`)
    expect(await problems()).toHaveLength(2)
    await plant(`update transfers set amount = amount - 1 where title = 'welcome_bonus'`)
    expect(await problems()).toEqual([])
    await plant(`delete from transfers where title = 'welcome_bonus'`)
    expect((await problems()).length).toBeGreaterThan(0)
  })

  it('finds coins held for a request that is no longer open', async () => {
    await finishPlays(db(), rita.id)
    await test.set('payout_account_days', 0)
    await rita.call('set_payment_request', { payment_type: 'upi', payment_address: 'rita@bank', coin_used: 5000 })
    await sql`update payouts set state = 'rejected', reason = 'x'`.execute(db())
    expect(await problems()).toEqual(['5000 coins are held for payouts, but open requests ask for 0.'])
  })

  it('finds coins that an escrow of a finished or unknown game still holds', async () => {
    const put = (escrow: `escrow:${string}`) =>
      inTransaction(db(), tx =>
        stake(tx, escrow, [{ accountId: rita.id, amount: 5, title: 'battle_entry', reference: escrow, idempotencyKey: escrow }]),
      )
    const { id: language } = await db().insertInto('languages').values({ code: 'xx', name: 'X' }).returning('id').executeTakeFirstOrThrow()
    const battle = async (ended: boolean) => {
      const { rows } = await sql<{ id: number }>`
        insert into battles (room_id, kind, owner_id, language_id, phase, seq, created_at, ended_at)
        values (gen_random_uuid()::text, 'group', ${rita.id}, ${language}, 'over', 1, now(), case when ${ended}::boolean then now() end)
        returning id`.execute(db())
      return rows[0]?.id ?? 0
    }
    const [over, running] = [await battle(true), await battle(false)]
    await put(`escrow:battle:${over}`)
    await put(`escrow:battle:${running}`)
    await put('escrow:contest:999999')
    expect(await problems()).toEqual([
      `escrow:battle:${over} still holds 5, but its game is over or unknown.`,
      'escrow:contest:999999 still holds 5, but its game is over or unknown.',
    ])
  })
})

describe('the daily check of the ledger', () => {
  const kept = () => db().selectFrom('ledger_checks').selectAll().orderBy('id').execute()

  it('checks once after the start, and once a day', async () => {
    await test.app.runJob('check_ledger')
    await test.app.runJob('check_ledger')
    expect(await kept()).toMatchObject([{ is_sound: true, problems: [] }])
    test.clock.advance(24 * 3_600_000 + 1000)
    await test.app.runJob('check_ledger')
    expect(await kept()).toHaveLength(2)
  })

  it('logs an error, and stores the problems for the console', async () => {
    const lines: string[] = []
    const own = await startApp({ rights: 'owner', env: { LOG_LEVEL: 'error' }, logTo: { write: line => void lines.push(line) } })
    try {
      await sql`alter table ledger_accounts disable trigger user`.execute(own.database.db)
      await sql`update ledger_accounts set balance = 3 where name = 'house:bonus:3'`.execute(own.database.db)
      await own.app.runJob('check_ledger')
      expect(lines.join('')).toContain('the ledger is not sound')
      const tess = await own.player('Tess', { roles: ['treasurer'] })
      const { data } = await tess.call('get_ledger_checks')
      expect(data[0]).toMatchObject({
        is_sound: false,
        problems: [expect.stringContaining('not 0'), expect.stringContaining('house:bonus:3')],
      })
      expect((await tess.call('check_ledger')).data.is_sound).toBe(false)
    } finally {
      await own.close()
    }
  })
})
