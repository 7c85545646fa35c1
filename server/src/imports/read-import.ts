// Reads the file of an import, judges its rows in portions, and keeps the verdicts. Nothing of it is in the bank afterwards.

import { setImmediate as breathe } from 'node:timers/promises'
import type { Scan } from '../api/scanner.ts'
import type { Db } from '../db/connect.ts'
import { lookBeside } from './beside.ts'
import { ImportError, type ImportRow } from './imported-question.ts'
import { openJudge, type Terms } from './judge.ts'
import { listPlaces } from './question-store.ts'
import type { Source } from './source.ts'
import { countVerdicts, deleteRows, type ImportChange, type ImportRecord, insertRows, readLanguageCodes } from './store.ts'

const portion = 500
export const mostRows = 200_000

/** Called after every portion; throws to stop. */
export type Progress = (done: number) => Promise<void>

export interface Reader {
  /** Null: nobody looks for viruses. */
  scan: Scan | null
  onProgress: Progress
}

/** @returns what is now to be said of the import. @throws ImportError when the file as a whole cannot be read */
export async function readImport(db: Db, record: ImportRecord, source: Source, { scan, onProgress }: Reader): Promise<ImportChange> {
  await deleteRows(db, record.id)
  const terms = await termsOf(db, record)
  const beside = lookBeside(db, record.id, source, scan)
  const loses = new Set<string>()
  const judge = openJudge(db, terms, beside)
  const rows = source.read({ language: terms.languageCode, mapping: record.mapping, loses, attach: beside.attach })
  let done = 0
  for await (const some of portions(rows)) {
    await insertRows(db, record.id, await judge.judge(some))
    done += some.length
    if (done > mostRows) throw new ImportError(`It holds more than ${mostRows.toLocaleString('en')} questions: split it.`)
    await onProgress(done)
    await breathe()
  }
  return {
    state: 'previewed',
    problem: null,
    progress: done,
    loses: JSON.stringify([...loses].toSorted()),
    counts: JSON.stringify(await countVerdicts(db, record.id)),
  }
}

async function termsOf(db: Db, { language_id, category_id, level }: ImportRecord): Promise<Terms> {
  const languages = await readLanguageCodes(db)
  const [languageCode = ''] = [...languages].find(([, id]) => id === language_id) ?? []
  const categoryIds = new Set((await listPlaces(db)).map(({ id }) => id))
  return { languages, languageCode, categoryId: category_id, level, categoryIds }
}

async function* portions(rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow[]> {
  let some: ImportRow[] = []
  for await (const row of rows) {
    some.push(row)
    if (some.length < portion) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
