import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/setup/database.ts'
import { plansOf } from '../../../test/app/plans.ts'
import type { Database } from './connect.ts'
import { lockWithInviter, lockWithInviters } from './lock-accounts.ts'
import { inTransaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('owner')
  await sql`
    insert into accounts (subject, sign_in_type, name, refer_code, referred_by)
    select 'many:' || n, 'email', 'Somebody', 'M' || n, case when n % 2 = 0 then n - 1 end from generate_series(1, 5000) n`.execute(
    database.db,
  )
  await sql`analyze accounts`.execute(database.db)
})
afterAll(() => database.close())

it('locks an account and the account that invited it', async () => {
  const locked = await inTransaction(database.db, tx => lockWithInviters(tx, [10, 21]))
  expect([locked.of(9).id, locked.of(10).id, locked.of(21).id]).toEqual([9, 10, 21])
  expect(() => locked.of(20)).toThrow('locked before')
})

it('reads no other account, however many exist', async () => {
  const plans = await plansOf(database.db, db => inTransaction(db, tx => lockWithInviter(tx, 10)))
  expect(plans.join()).toContain('accounts_pkey')
  expect(plans.join()).not.toContain('Seq Scan')
})
