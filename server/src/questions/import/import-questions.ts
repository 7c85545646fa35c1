// Imports the rows of a file: all valid ones in one transaction, or none. Repeating an import changes nothing.

import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { findKnown, listLanguages, lockContent, type NewQuestion, upsertQuestions } from '../store.ts'
import { type Difficulty, type ImportedQuestion, ImportError, type ImportRow } from './importer.ts'
import { levelsOf } from './levels.ts'
import { openPlaces } from './places.ts'
import type { ReportLine } from './report.ts'

const batch = 500
const difficulties: Record<Difficulty, number> = { easy: 0.2, medium: 0.5, hard: 0.8 }

export interface ImportOptions {
  rows: ImportRow[]
  /** Code of the questions' language. */
  language: string
  onProgress?: (done: number, total: number) => void
}

/** @throws ImportError when the language does not exist */
export function importQuestions(db: Db, { rows, language, onProgress = () => {} }: ImportOptions): Promise<ReportLine[]> {
  return inTransaction(db, async tx => {
    await lockContent(tx)
    const languageId = await findLanguage(tx, language)
    const { candidates, lines } = await sortOut(tx, rows, languageId, language)
    const fresh = await withPlaces(tx, candidates, languageId, language)
    for (let done = 0; done < fresh.length; done += batch) {
      onProgress(done, fresh.length)
      await upsertQuestions(tx, fresh.slice(done, done + batch))
      await breathe()
    }
    if (fresh.length > 0) onProgress(fresh.length, fresh.length)
    return lines
  })
}

async function findLanguage(db: Db, code: string): Promise<number> {
  const languages = await listLanguages(db)
  const language = languages.find(known => known.code === code)
  if (!language) throw new ImportError(`There is no language ${code}; there are ${languages.map(known => known.code).join(', ')}.`)
  return language.id
}

interface Candidate {
  question: ImportedQuestion
  isNew: boolean
}

/** Decides the outcome of each row. Existing questions remain candidates, because levels are assigned over all questions. */
async function sortOut(
  db: Db,
  rows: ImportRow[],
  languageId: number,
  language: string,
): Promise<{ candidates: Candidate[]; lines: ReportLine[] }> {
  const known = await readKnown(db, rows, languageId, language)
  const firstRows = new Map<string, number>()
  const candidates: Candidate[] = []
  const lines = rows.map((entry): ReportLine => {
    const { row, text } = entry
    if ('refused' in entry) return { row, text, outcome: 'refused', reason: entry.refused }
    const key = keyIn(language, entry.question)
    const fingerprint = fingerprintOfImport(entry.question)
    const first = firstRows.get(fingerprint)
    if (first !== undefined) return { row, text, outcome: 'duplicate', reason: `the same question as row ${first}` }
    firstRows.set(fingerprint, row)
    const isThere = known.keys.has(key)
    const same = known.keyOf.get(fingerprint)
    if (!isThere && same !== undefined) return { row, text, outcome: 'duplicate', reason: `the same question as ${same}` }
    candidates.push({ question: entry.question, isNew: !isThere })
    return { row, text, outcome: isThere ? 'already there' : 'imported', reason: isThere ? `as ${key}` : '' }
  })
  return { candidates, lines }
}

async function readKnown(db: Db, rows: ImportRow[], languageId: number, language: string) {
  const questions = rows.flatMap(row => ('question' in row ? [row.question] : []))
  const found = await findKnown(
    db,
    languageId,
    questions.map(question => keyIn(language, question)),
    questions.map(fingerprintOfImport),
  )
  return {
    keys: new Set(found.map(({ key }) => key)),
    keyOf: new Map(found.flatMap(({ key, fingerprint }) => (fingerprint === null ? [] : [[fingerprint, key]]))),
  }
}

const keyIn = (language: string, question: ImportedQuestion) => `${question.key}:${language}`
const fingerprintOfImport = ({ question, options }: ImportedQuestion) => fingerprintOf({ question, options, image: null })

async function withPlaces(db: Db, candidates: Candidate[], languageId: number, language: string): Promise<NewQuestion[]> {
  const places = await openPlaces(db, language)
  const levels = shareOutLevels(candidates.map(candidate => candidate.question))
  const fresh: NewQuestion[] = []
  for (const { question, isNew } of candidates) {
    if (!isNew) continue
    fresh.push({
      ...question,
      key: keyIn(language, question),
      fact: null,
      categoryId: await places.idOf(question.category, question.subcategory),
      languageId,
      level: levels.get(question.key) ?? 1,
      word: null,
      image: null,
      audio: null,
      audioText: null,
      passageId: null,
      difficulty: difficulties[question.difficulty],
    })
  }
  return fresh
}

function shareOutLevels(questions: ImportedQuestion[]): Map<string, number> {
  const groups = Map.groupBy(questions, question => JSON.stringify([question.category, question.subcategory]))
  return new Map([...groups.values()].flatMap(members => [...levelsOf(members)]))
}
