// What the server itself does with the rows of a file: it looks them up, judges, levels and writes them in steps. On the embedded database
// its statements run in the same thread, and would be measured with it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { watchLoop } from '../../test/loop-watch.ts'
import type { Database } from '../db/connect.ts'
import { upsertLanguage } from '../questions/store.ts'
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
  const files: [string, string[]][] = [
    [
      'questions as long as they may be',
      Array.from({ length: 600 }, (_, n) => `${n}${'. '.repeat(950)}?,${'x'.repeat(480)},y,A,C,${'n '.repeat(990)}n`),
    ],
    ['texts with marks before their end', Array.from({ length: 300 }, (_, n) => `${n}${'.'.repeat(1950)}x,x,y,A,C,`)],
    ['many small questions of one category', Array.from({ length: 20_000 }, (_, n) => `Small ${n}?,x,y,A,One,`)],
    ['a category for each question', Array.from({ length: 1500 }, (_, n) => `Sorted ${n}?,x,y,A,Category ${n},`)],
    ['the same question again and again', Array.from({ length: 5000 }, () => `The same?,x,y,A,C,`)],
  ]
  it.each(files)(
    'holds nobody up: %s',
    async (_, rows) => {
      const path = join(folder, 'questions.csv')
      writeFileSync(path, head + rows.join('\n'))
      const stop = watchLoop()
      const { lines } = await importFile(database.db, { path, language: 'en' })
      const longest = stop()
      expect(countOutcomes(lines).refused).toBe(0)
      expect(longest).toBeLessThan(50)
    },
    120_000,
  )
})
