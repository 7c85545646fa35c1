import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase, urlOf } from '../../../test/setup/database.ts'
import { type Database, openDatabase } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Scheduler, startScheduler } from './scheduler.ts'
import { hearWakes, wakeJob } from './wake.ts'

const { log } = Fastify()

const soon = () => new Date(Date.now() + 20_000)

/** Whether it would not look within 20 seconds. */
const rests = (scheduler: Scheduler) => Boolean(scheduler.runs()[0]?.endedAt) && scheduler.wake('imports', soon())

/** A process: its job has looked and rests. */
async function startProcess(database: Database, name = 'imports') {
  const looked = vi.fn(async () => null)
  const scheduler = startScheduler({ isOn: true, log, jobs: [{ name, everyMs: 1, run: looked, dueAt: looked }] })
  const stopHearing = await hearWakes(database, scheduler, { now: () => new Date(), log })
  await vi.waitFor(() => expect(rests(scheduler)).toBe(true))
  looked.mockClear()
  return { looked, scheduler, stop: () => Promise.all([stopHearing(), scheduler.stop()]) }
}

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

describe('work', () => {
  let here: Awaited<ReturnType<typeof startProcess>>
  beforeEach(async () => {
    here = await startProcess(database)
    return here.stop
  })

  it('wakes the job at the commit', async () => {
    await inTransaction(database.db, async tx => {
      wakeJob(tx, 'imports')
      await tx.selectFrom('settings').selectAll().execute()
      expect(here.looked).not.toHaveBeenCalled()
    })
    await vi.waitFor(() => expect(here.looked).toHaveBeenCalledOnce())
  })

  it('wakes nothing when it is rolled back, and no other job', async () => {
    const undone = inTransaction(database.db, async tx => {
      wakeJob(tx, 'imports')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    wakeJob(database.db, 'regrade')
    expect(here.scheduler.wake('imports', new Date(soon().getTime() - 10_000))).toBe(true)
    expect(here.looked).not.toHaveBeenCalled()
  })
})

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('work of one process', () => {
  it('wakes the job in the others, too', async () => {
    const other = await openDatabase({ databaseUrl: await urlOf(database), dataDir: '' })
    const [here, there] = [await startProcess(database), await startProcess(other)]
    await inTransaction(database.db, async tx => wakeJob(tx, 'imports'))
    await vi.waitFor(() => expect([here.looked.mock.calls.length, there.looked.mock.calls.length]).toEqual([1, 1]))
    await Promise.all([here.stop(), there.stop()])
    await other.close()
  })
})
