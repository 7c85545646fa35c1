// The demo of DEMO=1: made at its first start, never mixed with other data.

import { rmSync } from 'node:fs'
import { type Config, ConfigError } from '../../platform/config/config.ts'
import { type Database, openDatabase } from '../../platform/db/connect.ts'
import { filesOf } from '../../platform/db/connection/data-directory.ts'
import { progressLine } from '../../platform/progress-line.ts'
import type { LoadApp } from '../app-types.ts'
import { countAccounts, readDemoState, storeDemoState } from './store.ts'

/** A demo's passwords are public, so its database never serves as anything else, and no other database as a demo. @throws ConfigError */
export async function refuseToMix({ db }: Database, { isDemo }: Config): Promise<void> {
  const state = await readDemoState(db)
  if (!isDemo && state !== null) {
    throw new ConfigError('The database belongs to a demo: start with DEMO=1, or name another database with DATA_DIR or DATABASE_URL.')
  }
  if (isDemo && state === null && (await countAccounts(db)) > 0) {
    throw new ConfigError('The database has players already: a demo needs one of its own. Name another one by DATA_DIR or DATABASE_URL.')
  }
}

/** Whether making the demo was interrupted, so that it is incomplete. */
export const isHalfMade = async ({ db }: Database): Promise<boolean> => (await readDemoState(db)) === 'unfinished'

/** Starts over after an interruption. @returns the new, empty database. @throws ConfigError for a PostgreSQL database, which we do not delete */
export async function startOver(database: Database, config: Config): Promise<Database> {
  if (database.kind === 'postgres') {
    throw new ConfigError('The making of the demo was interrupted. Drop the database of DATABASE_URL and create it again, then start.')
  }
  await database.close()
  rmSync(filesOf(config.dataDir).database, { recursive: true })
  return openDatabase(config)
}

/** @param signal aborts; the next start starts over. @returns whether a demo was made */
export async function prepareDemo(loadApp: LoadApp, database: Database, config: Config, signal?: AbortSignal): Promise<boolean> {
  if (!config.isDemo || (await readDemoState(database.db)) !== null) return false
  await storeDemoState(database.db, 'unfinished')
  const onProgress = progressLine(`Playing ${config.demoDays} ${config.demoDays === 1 ? 'day' : 'days'} of games for the demo`)
  const { makeDemo } = await import('./make-demo.ts')
  await makeDemo({ createApp: await loadApp(), database, config, days: config.demoDays, onProgress, signal })
  await storeDemoState(database.db, 'made')
  return true
}

/**
 * Plays the sample games of a development machine at its first start, before anybody signs up. Only on the embedded database, which has one
 * process: two processes that start together would play the same games twice.
 * @returns whether games were played
 */
export async function prepareSamples(loadApp: LoadApp, database: Database, config: Config): Promise<boolean> {
  if (database.kind === 'postgres' || (await countAccounts(database.db)) > 0) return false
  const { playSampleGames } = await import('./sample-games.ts')
  return playSampleGames(await loadApp(), database, config)
}
