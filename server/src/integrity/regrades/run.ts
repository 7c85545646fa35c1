// The job that regrades. Each player is one transaction, and so is each contest: it writes what has changed together with how far the regrade
// has come, so that it goes on where it was after a kill, and nothing happens twice. Several processes take turns.

import type { FastifyBaseLogger } from 'fastify'
import { readContestsAsking } from '../../compete/contests/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { readCorrected } from '../../bank/questions/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { regradeAccount, type Regraded } from './account.ts'
import type { Work } from './change-play.ts'
import { regradeContest } from './contest.ts'
import { advance, beginPass, finishRegrade, lockRegrade, readDueRegrades, readNextAccounts, type RegradeRow } from './store.ts'

const batch = 100
/** In one run: the clock comes again a second later. */
const mostBatches = 10
/** What was answered while the correction was made is seen by the second look; then only what is open keeps it waiting. */
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
      // Others shall not wait for one that fails.
      log.error({ err: error, regrade: regrade.id }, 'a regrade failed and is tried again')
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

/** @returns the work as it is now: corrections are read again in each transaction */
async function workOf(tx: Tx, { id, question_ids }: Pick<RegradeRow, 'id' | 'question_ids'>, settings: Settings, at: Date): Promise<Work> {
  return { id, questions: await readCorrected(tx, question_ids), settings, at }
}

function regradeNext({ db, settings, now }: Running, { id, pass }: RegradeRow, accountId: number): Promise<void> {
  return inTransaction(db, async tx => {
    const regrade = await lockRegrade(tx, id)
    // Another process was here meanwhile.
    if (regrade.state !== 'running' || regrade.pass !== pass || regrade.cursor_account >= accountId) return
    const gain = await regradeAccount(tx, await workOf(tx, regrade, settings, now), accountId)
    await advance(tx, id, gain, accountId)
  })
}

/** All players are done: now the contests, and then it is over, or waits for what has not ended. */
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
