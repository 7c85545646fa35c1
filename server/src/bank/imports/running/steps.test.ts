// The server looks up, judges, levels and writes rows in small steps. Needs PostgreSQL: the embedded database runs its statements in the
// same thread, and would be measured, too.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import { leastMs, watchLoop } from '../../../../test/app/loop-watch.ts'
import type { Database } from '../../../platform/db/connect.ts'
import { upsertLanguage } from '../../questions/store.ts'
import { importFile } from './import-file.ts'
import { countOutcomes } from './report.ts'

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('an import', () => {
  let database: Database
  const folder = mkdtempSync(join(tmpdir(), 'trivium-steps-'))
  beforeAll(async () => {
    database = await freshDatabase('owner')
    await upsertLanguage(database.db, { code: 'en', name: 'English', rtl: false, isDefault: true })
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const head = 'question,A,B,answer,category,note\n'
  const mostMs = 50
  /** `of` gives each question a new number in each turn, so that each turn imports new questions. */
  const files: [string, (of: (n: number) => string) => string[]][] = [
    [
      'questions as long as they may be',
      of => Array.from({ length: 600 }, (_, n) => `${of(n)}${'. '.repeat(950)}?,${'x'.repeat(480)},y,A,C,${'n '.repeat(990)}n`),
    ],
    ['texts with marks before their end', of => Array.from({ length: 300 }, (_, n) => `${of(n)}${'.'.repeat(1950)}x,x,y,A,C,`)],
    ['many small questions of one category', of => Array.from({ length: 20_000 }, (_, n) => `Small ${of(n)}?,x,y,A,One,`)],
    ['a category for each question', of => Array.from({ length: 1500 }, (_, n) => `Sorted ${of(n)}?,x,y,A,Category ${of(n)},`)],
    ['the same question again and again', of => Array.from({ length: 5000 }, () => `The same as ${of(0)}?,x,y,A,C,`)],
  ]
  it.each(files)(
    'does not block the event loop: %s',
    async (_, rows) => {
      const path = join(folder, 'questions.csv')
      const least = await leastMs(mostMs, async turn => {
        writeFileSync(path, head + rows(n => `${turn} ${n}`).join('\n'))
        const stop = watchLoop()
        const { lines } = await importFile(database.db, { path, language: 'en' }, () => new Date())
        const longest = stop()
        expect(countOutcomes(lines).refused).toBe(0)
        return longest
      })
      expect(least).toBeLessThan(mostMs)
    },
    120_000,
  )
})
