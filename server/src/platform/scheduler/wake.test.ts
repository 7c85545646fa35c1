import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase, urlOf } from '../../../test/setup/database.ts'
import { type Database, openDatabase } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { startScheduler } from './scheduler.ts'
import { hearWakes, wakeJob } from './wake.ts'

const { log } = Fastify()

const aTime = expect.any(Date)

async function startProcess(database: Database, name = 'imports') {
  const scheduler = startScheduler({ isOn: true, log, jobs: [{ name, everyMs: 1, run: async () => {}, dueAt: async () => null }] })
  const wake = vi.spyOn(scheduler, 'wake')
  const stopHearing = await hearWakes(database, scheduler, { now: () => new Date(), log })
  return { wake, stop: () => Promise.all([stopHearing(), scheduler.stop()]) }
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
      expect(here.wake).not.toHaveBeenCalledWith('imports', aTime)
    })
    expect(here.wake).toHaveBeenCalledWith('imports', aTime)
  })

  it('wakes nothing when it is rolled back, and no other job', async () => {
    const undone = inTransaction(database.db, async tx => {
      wakeJob(tx, 'imports')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    wakeJob(database.db, 'regrade')
    expect(here.wake).toHaveBeenCalledWith('regrade', aTime)
    expect(here.wake).not.toHaveBeenCalledWith('imports', aTime)
  })
})

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('work of one process', () => {
  it('wakes the job in the others, too', async () => {
    const other = await openDatabase({ databaseUrl: await urlOf(database), dataDir: '' })
    const [here, there] = [await startProcess(database), await startProcess(other)]
    await inTransaction(database.db, async tx => wakeJob(tx, 'imports'))
    await vi.waitFor(() => expect(there.wake).toHaveBeenCalledWith('imports', aTime, 'of another'))
    expect(there.wake).not.toHaveBeenCalledWith('imports', aTime)
    expect(here.wake).toHaveBeenCalledWith('imports', aTime)
    expect(here.wake).not.toHaveBeenCalledWith('imports', aTime, 'of another')
    await Promise.all([here.stop(), there.stop()])
    await other.close()
  })
})
