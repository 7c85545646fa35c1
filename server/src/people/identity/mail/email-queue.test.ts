import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import type { Database } from '../../../platform/db/connect.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { claimEmail, dropEmail, queueEmail, queueEmails } from './email-queue-store.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

it('many emails wait behind one whose link is valid for an hour, and go out only with their transaction', async () => {
  const { db } = database
  const now = new Date('2026-11-21T12:00:00Z')
  const many = { now, lifeSeconds: 86_400 }
  await inTransaction(db, tx => queueEmails(tx, ['first', 'second'], many))
  await expect(inTransaction(db, tx => queueEmails(tx, ['never'], many).then(() => Promise.reject(new Error('undone'))))).rejects.toThrow()
  await queueEmail(db, 'urgent', now)
  const taken: string[] = []
  for (let next = await claimEmail(db, later(now)); next; next = await claimEmail(db, later(now))) {
    taken.push(next.sealed)
    await dropEmail(db, next)
  }
  expect(taken.at(0)).toBe('urgent')
  expect(taken.slice(1).toSorted()).toEqual(['first', 'second'])
})

const later = (now: Date) => new Date(now.getTime() + 30_000)
