// Checks the ledger: the sum of all accounts is 0, every balance equals the sum of its transfers, the coins held for payouts equal those
// requested, and no finished game holds coins. The database enforces the first two; this checks that it did.

import { performance } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import { insertVerdict, readHeld, readLeftBehind, readVerdicts, readWrongBalances, sumOfBalances, type LedgerCheck } from './check-store.ts'

/** How many problems of a kind are listed. */
const most = 20
const dayMs = 86_400_000

/** @returns one sentence per problem; empty when the ledger is sound */
export async function checkLedger(db: Db): Promise<string[]> {
  const sum = await sumOfBalances(db)
  const wrong = await readWrongBalances(db, most)
  const { held, asked } = await readHeld(db)
  const left = await readLeftBehind(db, most)
  return [
    ...(sum === 0 ? [] : [`The sum of all accounts is ${sum}, not 0.`]),
    ...wrong.map(({ name, balance, moved }) => `${name} has ${balance}, but its transfers add up to ${moved}.`),
    ...(held === asked ? [] : [`${held} coins are held for payouts, but open requests ask for ${asked}.`]),
    ...left.map(({ name, balance }) => `${name} still holds ${balance}, but its game is over or unknown.`),
  ]
}

/** Checks the ledger and stores the result. */
export async function judgeLedger(db: Db, at: Date): Promise<LedgerCheck> {
  const start = performance.now()
  const problems = await checkLedger(db)
  return insertVerdict(db, { at, is_sound: problems.length === 0, problems, took_ms: Math.round(performance.now() - start) })
}

/** Checks once a day, and whenever `since` is later than the last check. */
export async function watchLedger(db: Db, { now, since, log }: { now: Date; since: Date; log: FastifyBaseLogger }): Promise<void> {
  const [last] = await readVerdicts(db, { offset: 0, limit: 1 })
  if (last && last.at >= since && now.getTime() - last.at.getTime() < dayMs) return
  const { is_sound, problems } = await judgeLedger(db, now)
  if (!is_sound) log.error({ problems }, 'the ledger is not sound')
}
