// A process that stops (SIGSTOP, a machine that swaps) in the middle of a transaction keeps its locks. The embedded database has one
// process only, so the tests need a server.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlOf } from '../../../../test/setup/database.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { type Database, openDatabase, waitForWork } from '../../../platform/db/connect.ts'
import { isConnectionLost } from '../../../platform/db/connection/lost.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { moveServiceClock, waitShortly } from './presence-store.ts'
import { Heartbeat } from './heartbeat.ts'

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('a process that stops', () => {
  let quiz: Quiz
  let frozen: Database
  beforeAll(async () => {
    quiz = await startQuiz()
    frozen = await openDatabase({ databaseUrl: await urlOf(quiz.database), dataDir: '' })
  })
  afterAll(async () => {
    await frozen.close()
    await quiz.close()
  })

  const now = () => new Date()

  it('in its heartbeat delays the others by seconds only, and can beat again afterwards', async () => {
    const thawed = Promise.withResolvers<void>()
    const isStill = Promise.withResolvers<void>()
    const still = frozen.db.transaction().execute(async tx => {
      await waitShortly(tx, true)
      await moveServiceClock(tx, now())
      isStill.resolve()
      await thawed.promise
      await sql`select 1`.execute(tx)
    })
    const ended = still.then(
      () => null,
      (error: unknown) => error,
    )
    await isStill.promise
    const other = new Heartbeat(quiz.database.db, now)
    const began = performance.now()
    // The first beat may time out; the next one counts.
    await expect
      .poll(
        () =>
          other.beat().then(
            () => 'beats',
            () => 'waits',
          ),
        { timeout: 20_000 },
      )
      .toBe('beats')
    expect(performance.now() - began).toBeLessThan(10_000)
    thawed.resolve()
    expect(isConnectionLost(await ended)).toBe(true)
    await expect(new Heartbeat(frozen.db, now).beat()).resolves.toEqual([])
  })

  it('without being ended delays no heartbeat, which would hold one of the shared connections', async () => {
    const thawed = Promise.withResolvers<void>()
    const isStill = Promise.withResolvers<void>()
    const still = inTransaction(frozen.db, async tx => {
      await waitForWork(tx)
      await moveServiceClock(tx, now())
      isStill.resolve()
      await thawed.promise
    })
    await isStill.promise
    try {
      // PostgreSQL's code for lock_not_available: the lock timed out.
      await expect(new Heartbeat(quiz.database.db, now).beat()).rejects.toMatchObject({ code: '55P03' })
    } finally {
      thawed.resolve()
      await still
    }
  })

  it('may idle 15 seconds between two statements, and 3 minutes where it reads a file or draws', async () => {
    const patience = (prepare: (tx: Parameters<typeof waitForWork>[0]) => Promise<void>) =>
      inTransaction(frozen.db, async tx => {
        await prepare(tx)
        const { rows } = await sql<{ idle: string }>`select current_setting('idle_in_transaction_session_timeout') as idle`.execute(tx)
        return rows[0]?.idle
      })
    expect(await patience(async () => {})).toBe('15s')
    expect(await patience(waitForWork)).toBe('3min')
    // The setting belongs to the transaction, not to the connection.
    expect(await patience(async () => {})).toBe('15s')
  })
})
