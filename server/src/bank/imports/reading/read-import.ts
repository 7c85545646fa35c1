// Reads the file of an import, judges its rows in portions, and stores the verdicts. Adds nothing to the bank.

import type { Scan } from '../../../platform/api/requests/scanner.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { findAttached } from './attached.ts'
import { libraryPrefix } from '../../../platform/media/index.ts'
import { ImportError } from '../judging/imported-question.ts'
import { type LookUp, openJudge, type Terms } from '../judging/judge.ts'
import { needsReviewNow } from '../judging/needs-review.ts'
import { createPause } from '../../../platform/api/http/pause.ts'
import { findInBank, listPlaces, readPassageIds } from '../judging/question-store.ts'
import type { OpenFile } from './read-apart.ts'
import { countLosses, countVerdicts, saveCells, readRefusedNumbers } from '../running/row-store.ts'
import { deleteRows, type ImportChange, type ImportRecord, insertRows, readLanguageCodes, stageMedia } from '../store.ts'
import { underWay } from '../running/under-way.ts'

export const mostRows = 200_000

/** Called after every portion; throws to stop. */
export type OnRowsRead = (done: number) => Promise<void>

export interface Reader {
  /** Null without a virus scanner. */
  scan: Scan | null
  onProgress: OnRowsRead
}

/** @returns the new state of the import. @throws ImportError when the file as a whole cannot be read */
export async function readImport(db: Db, record: ImportRecord, file: OpenFile, { scan, onProgress }: Reader): Promise<ImportChange> {
  await deleteRows(db, record.id)
  const terms = await termsOf(db, record)
  const attached = findAttached(db, file, { scan, prefix: libraryPrefix, keep: found => stageMedia(db, record.id, found) })
  const pause = createPause()
  const judge = openJudge(lookUpIn(db), { terms, attached, pause })
  let done = 0
  // Pipeline: one portion is being written while the next one is judged, and later ones are prepared and read.
  let writing: Promise<void> = Promise.resolve()
  try {
    for await (const judged of judge.judge(file.read({ language: terms.languageCode, mapping: record.mapping }))) {
      await writing
      writing = underWay(insertRows(db, record.id, judged))
      done += judged.length
      if (done > mostRows) throw new ImportError(`The file contains more than ${mostRows.toLocaleString('en')} questions: split the file.`)
      await onProgress(done)
      await pause()
    }
    await writing
  } finally {
    await Promise.allSettled([writing])
  }
  if (done === 0) throw new ImportError('The file contains no questions.')
  if (file.table) await saveRefusedCells(db, record.id, file)
  return {
    state: 'previewed',
    problem: null,
    progress: done,
    lost: JSON.stringify(await countLosses(db, record.id)),
    counts: JSON.stringify(await countVerdicts(db, record.id)),
  }
}

const lookUpIn = (db: Db): LookUp => ({ find: sought => findInBank(db, sought), passageIds: keys => readPassageIds(db, keys) })

/** Stores the original cells of refused rows, so that editors can correct them in their table. */
async function saveRefusedCells(db: Db, importId: number, file: OpenFile): Promise<void> {
  const numbers = await readRefusedNumbers(db, importId, mostRows)
  if (numbers.length === 0) return
  for await (const lines of file.lines(numbers)) await saveCells(db, importId, lines)
}

async function termsOf(db: Db, { language_id, category_id, level, source }: ImportRecord): Promise<Terms> {
  const languages = await readLanguageCodes(db)
  const [languageCode = ''] = [...languages].find(([, id]) => id === language_id) ?? []
  const categoryIds = new Set((await listPlaces(db)).map(({ id }) => id))
  return { languages, languageCode, categoryId: category_id, level, categoryIds, source, needsReview: await needsReviewNow(db) }
}
