// The job that regrades. Each player and each contest is one transaction, which also saves how far the regrade has come. So after a kill it
// resumes there, and nothing happens twice. Several processes take turns.

import type { FastifyBaseLogger } from 'fastify'
import { readContestsAsking } from '../../compete/contests/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { readCorrected } from '../../bank/questions/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { regradeAccount, type Regraded } from './account.ts'
import type { Regrading } from './change-play.ts'
import { regradeContest } from './contest.ts'
import { advance, beginPass, finishRegrade, lockRegrade, readDueRegrades, readNextAccounts, type RegradeRow } from './store.ts'

const batch = 100
/** Limit per run: the scheduler starts the job again a second later. */
const mostBatches = 10
/** The second pass finds answers given while the correction was made; after it only open plays keep the regrade waiting. */
const leastPasses = 2
const waitMs = 60_000

interface Running {
  db: Db
  settings: Settings
  now: Date
}

export async function runRegrades(db: Db, settings: Settings, now: Date, log?: FastifyBaseLogger): Promise<void> {
  for (const regrade of await readDueRegrades(db, now)) {
    try {
      await runRegrade({ db, settings, now }, regrade)
    } catch (error) {
      if (!log) throw error
      // A failing regrade must not delay the others.
      log.error({ err: error, regrade: regrade.id }, 'cannot regrade, will try again')
    }
  }
}

async function runRegrade(running: Running, { id }: RegradeRow): Promise<void> {
  for (let batches = 0; batches < mostBatches; batches++) {
    const regrade = await running.db.transaction().execute(tx => lockRegrade(tx, id))
    const accounts = regrade.state === 'running' ? await readNextAccounts(running.db, regrade, batch) : []
    if (accounts.length === 0) return endPass(running, regrade)
    for (const accountId of accounts) await regradeNext(running, regrade, accountId)
  }
}

/** @returns the work with the current corrections, read again in each transaction */
async function workOf(
  tx: Tx,
  { id, question_ids }: Pick<RegradeRow, 'id' | 'question_ids'>,
  settings: Settings,
  at: Date,
): Promise<Regrading> {
  return { id, questions: await readCorrected(tx, question_ids), settings, at }
}

function regradeNext({ db, settings, now }: Running, { id, pass }: RegradeRow, accountId: number): Promise<void> {
  return inTransaction(db, async tx => {
    const regrade = await lockRegrade(tx, id)
    // Another process has regraded this account meanwhile.
    if (regrade.state !== 'running' || regrade.pass !== pass || regrade.cursor_account >= accountId) return
    const gain = await regradeAccount(tx, await workOf(tx, regrade, settings, now), accountId)
    await advance(tx, id, gain, accountId)
  })
}

/** After all players come the contests; then the regrade ends, or waits for plays and contests that have not ended. */
async function endPass(running: Running, { id, question_ids, pass }: RegradeRow): Promise<void> {
  const { db, now } = running
  let waiting = 0
  for (const contest of await readContestsAsking(db, question_ids)) {
    waiting += (await regradeOneContest(running, id, contest.id)).still_open
  }
  await inTransaction(db, async tx => {
    const regrade = await lockRegrade(tx, id)
    if (regrade.state !== 'running' || regrade.pass !== pass) return
    const isWaiting = regrade.still_open + waiting > 0
    if (pass < leastPasses) await beginPass(tx, id, now)
    else if (isWaiting) await beginPass(tx, id, new Date(now.getTime() + waitMs))
    else await finishRegrade(tx, id, now)
  })
}

function regradeOneContest({ db, settings, now }: Running, id: number, contestId: number): Promise<Regraded> {
  return inTransaction(db, async tx => {
    const regrade = await lockRegrade(tx, id)
    const gain = await regradeContest(tx, await workOf(tx, regrade, settings, now), contestId)
    await advance(tx, id, { ...gain, still_open: 0 })
    return gain
  })
}
