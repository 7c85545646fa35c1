// Backups of the embedded database while players play, restored elsewhere: nothing acknowledged before is lost, the ledger balances, and a
// backup made at rest is equal row by row.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreDatabase } from '../../src/operations/commands/restore-database.ts'
import { writeBackup } from '../../src/platform/db/upkeep/backup-file.ts'
import { type Database, openDatabase } from '../../src/platform/db/connect.ts'
import { checkLedger } from '../../src/rewards/wallet/index.ts'
import { effort, tried } from '../setup/effort.ts'
import { expectPlayGoesOn, playOn } from './lost-database.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'

let quiz: Quiz
const folder = mkdtempSync(join(tmpdir(), 'trivium-restore-'))

/** A digest of the rows of every table. */
async function rowsOf({ db }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${sql.raw(name)} t`.execute(db)
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}

async function restored<Result>(name: string, look: (database: Database) => Promise<Result>): Promise<Result> {
  const dataDir = join(folder, name)
  await restoreDatabase({ file: join(folder, `${name}.zip`), dataDir, force: false })
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  try {
    return await look(database)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const answersIn = async ({ db }: Database) =>
  (await sql<{ count: number }>`select count(*)::int as count from answers where correct`.execute(db)).rows[0]?.count ?? 0

describe.skipIf(process.env.TEST_DATABASE_URL !== undefined)('a backup', () => {
  beforeAll(async () => {
    quiz = await startQuiz()
  })
  afterAll(async () => {
    await quiz.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const drills = effort(2, 10)
  it(`made under load and restored, ${drills} times, has everything acknowledged before`, { timeout: 1_200_000 }, async () => {
    const names = ['Ann', 'Ben', 'Cem', 'Dov']
    for (let drill = 0; drill < drills; drill++) {
      const course = playOn(quiz, await Promise.all(names.map(name => quiz.player(name))))
      await expectPlayGoesOn(course)
      const before = await answersIn(quiz.database)
      await writeBackup(join(folder, `load-${drill}.zip`), quiz.database, quiz.config.dataDir)
      await course.finish()
      await restored(`load-${drill}`, async database => {
        expect(await answersIn(database)).toBeGreaterThanOrEqual(before)
        expect(await checkLedger(database.db)).toEqual([])
      })
      const live = await rowsOf(quiz.database)
      await writeBackup(join(folder, `rest-${drill}.zip`), quiz.database, quiz.config.dataDir)
      expect(Object.keys(live).length).toBeGreaterThan(50)
      expect(await restored(`rest-${drill}`, rowsOf)).toEqual(live)
      tried('restore drills')
    }
  })
})
