// Writes the judged rows into the bank in one transaction, all or none. Judges them again, because the bank may have changed.

import type { RowVerdict } from '@trivium/contract/bank/import-names'
import { errorCode } from '../../../platform/db/connection/lost.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { storeImported } from '../../../platform/media/index.ts'
import {
  awaitReviewOfImport,
  fingerprintOf,
  insertQuestions,
  lockContent,
  type NewQuestion,
  upsertQuestions,
} from '../../questions/index.ts'
import { needsReviewNow } from '../judging/needs-review.ts'
import type { Difficulty } from '../judging/imported-question.ts'
import { Bank, storedMatches, storedOptions } from '../judging/bank.ts'
import type { StagedQuestion } from '../judging/judge.ts'
import { levelsOf } from '../judging/levels.ts'
import { createPause } from '../../../platform/api/http/pause.ts'
import { openPlaces, type Places } from '../reading/places.ts'
import {
  type BankQuestion,
  claimReplacements,
  findInBank,
  saveBefore,
  readPlaces,
  readUnlevelled,
  type Unlevelled,
} from '../judging/question-store.ts'
import type { OnRowsRead } from '../reading/read-import.ts'
import { estimates } from './shown.ts'
import { correctVerdicts, countVerdicts } from './row-store.ts'
import { followIndexes, type ImportChange, type ImportRecord, readLanguageCodes, readRows } from '../store.ts'
import { underWay } from './under-way.ts'

/** At most so many rows, and fewer when they are large. */
const portion = { limit: 500, mostBytes: 512 * 1024 }

interface Running {
  now: () => Date
  onProgress: OnRowsRead
}

/** @returns the new state of the import */
export async function runImport(tx: Tx, given: ImportRecord, { now, onProgress }: Running): Promise<ImportChange> {
  await lockContent(tx)
  const needsReview = await needsReviewNow(tx)
  // What it brings waits for review as drafts.
  const record = needsReview ? { ...given, publishes: false } : given
  const codes = new Map([...(await readLanguageCodes(tx))].map(([code, id]) => [id, code]))
  const verdicts = record.with_contradictions ? (['new', 'changed', 'contradiction'] as const) : (['new', 'changed'] as const)
  const places = await openPlaces(tx, codes.get(record.language_id) ?? 'en', await readPlaces(tx, record.id, verdicts))
  const pause = createPause()
  const levels = await shareOutLevels(readUnlevelled(tx, record.id), pause)
  await storeImported(tx, record.id, now())
  const done = await bringAll(tx, record, verdicts, { where: { places, levels, pause, needsReview }, now, onProgress })
  if (needsReview) await awaitReviewOfImport(tx, record.id, record.account_id)
  const counts = JSON.stringify(await countVerdicts(tx, record.id))
  return { state: 'done', problem: null, progress: done, counts, created_categories: places.created }
}

interface Staged {
  row: number
  question: StagedQuestion
}

interface Where {
  places: Places
  levels: Map<string, number>
  /** Another editor has to accept what the import brings. Then it changes no question that was published. */
  needsReview: boolean
  /** Called after each row. */
  pause: () => Promise<void>
}

interface Known {
  staged: Staged[]
  found: BankQuestion[]
}

/**
 * Pipeline: PostgreSQL writes one portion while the next one is judged and the one after it is read. Statements of a transaction run one
 * after the other, so each portion is looked up before the previous one is written. That is safe because no row of a file depends on
 * another one.
 * @returns the number of rows processed
 */
async function bringAll(
  tx: Tx,
  record: ImportRecord,
  verdicts: readonly RowVerdict[],
  { where, now, onProgress }: Running & { where: Where },
): Promise<number> {
  let done = 0
  await followIndexes(tx, true)
  let writing: Promise<void> = Promise.resolve()
  let reading = underWay(readKnown(tx, record.id, verdicts, 0))
  try {
    for (;;) {
      const { staged, found } = await reading
      const last = staged.at(-1)
      if (!last) break
      reading = underWay(readKnown(tx, record.id, verdicts, last.row))
      const prepared = await prepare(staged, new Bank(found, where.needsReview), record, where)
      await bothOf(reading, writing)
      writing = underWay(write(tx, record.id, prepared, now()))
      done += staged.length
      await onProgress(done)
      await where.pause()
    }
    await writing
    await followIndexes(tx, false)
    return done
  } finally {
    // Even after a failure, no statement may be sent once the transaction has ended.
    await Promise.allSettled([reading, writing])
  }
}

/** After a failed statement, the later ones of the transaction fail with 25P02, which hides the cause: throw the first other error. */
async function bothOf(...works: Promise<unknown>[]): Promise<void> {
  const settled = await Promise.allSettled(works)
  const failures = settled.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
  if (failures.length > 0) throw failures.find(failure => errorCode(failure) !== '25P02') ?? failures[0]
}

async function readKnown(tx: Tx, importId: number, verdicts: readonly RowVerdict[], after: number): Promise<Known> {
  const rows = await readRows(tx, importId, { verdicts, after, ...portion })
  // judge.ts has written import_rows.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const staged = rows.map(({ row, question }) => ({ row, question: question as StagedQuestion }))
  const questions = staged.map(({ question }) => question)
  return { staged, found: staged.length === 0 ? [] : await findInBank(tx, questions) }
}

interface Prepared {
  /** Rows whose verdict has changed since the preview, so that they are not imported. */
  corrected: { row: number; verdict: RowVerdict; reason: string }[]
  fresh: NewQuestion[]
  changed: NewQuestion[]
}

async function prepare(staged: Staged[], bank: Bank, record: ImportRecord, where: Where): Promise<Prepared> {
  const prepared: Prepared = { corrected: [], fresh: [], changed: [] }
  for (const { row, question } of staged) {
    const there = bank.find(question.key)
    const { verdict, reason } = bank.verdictOn(question)
    const isBrought = verdict === 'new' || verdict === 'changed' || (verdict === 'contradiction' && record.with_contradictions)
    if (isBrought) prepared[there ? 'changed' : 'fresh'].push(await rowOf(question, record, where, there))
    else prepared.corrected.push({ row, verdict, reason })
    await where.pause()
  }
  return prepared
}

async function write(tx: Tx, importId: number, { corrected, fresh, changed }: Prepared, now: Date): Promise<void> {
  await correctVerdicts(tx, importId, corrected)
  if (fresh.length > 0) await insertQuestions(tx, fresh, importId)
  if (changed.length > 0) await change(tx, importId, changed, now)
}

/** A change by a file counts as staff's edit, like one in the console: a release leaves it alone. */
async function change(tx: Tx, importId: number, rows: NewQuestion[], now: Date): Promise<void> {
  const keys = rows.map(({ key }) => key)
  await saveBefore(tx, importId, keys)
  await upsertQuestions(
    tx,
    rows.map(row => ({ ...row, edited_at: now })),
  )
  await claimReplacements(tx, importId, keys)
}

async function rowOf(
  question: StagedQuestion,
  { publishes }: ImportRecord,
  { places, levels }: Where,
  there: BankQuestion | undefined,
): Promise<NewQuestion> {
  const { place, difficulty, word, image, audio } = question
  const choices = { options: storedOptions(question, there), matches: storedMatches(question) }
  const asked = { question: question.question, ...choices, word, number: question.number, image, audio }
  const isActive = publishes && question.isActive
  const row = {
    ...asked,
    accepted: question.accepted,
    keeps_order: question.keepsOrder,
    image_text: question.imageText,
    tags: question.tags,
    key: question.key,
    category_id: await places.idOf(place),
    language_id: question.languageId,
    level: question.level ?? levels.get(question.key) ?? 1,
    question_type: question.type,
    answer: question.answer,
    note: question.note,
    audio_text: question.audioText,
    fact: question.fact,
    passage_id: question.passageId,
    source: question.source,
    marks: question.marks ?? there?.marks ?? 1,
    minus_marks: question.minusMarks ?? there?.minus_marks ?? 0,
    difficulty: typeof difficulty === 'number' ? difficulty : estimates[difficulty],
    is_active: isActive,
    is_draft: !isActive,
    fingerprint: fingerprintOf(asked),
  }
  if (!there || question.mayChange) return row
  const kept = { ...row, ...keptOf(there, question) }
  return { ...kept, fingerprint: fingerprintOf(kept) }
}

/** A file without ids may change only a question's media; everything it does not state stays. */
function keptOf(there: BankQuestion, { note, fact, source, audioText, image, audio }: StagedQuestion) {
  return {
    category_id: there.category_id,
    level: there.level,
    difficulty: there.difficulty,
    note: note ?? there.note,
    fact: fact ?? there.fact,
    source: source ?? there.source,
    audio_text: audioText ?? there.audio_text,
    image: image ?? there.image,
    audio: audio ?? there.audio,
  }
}

async function shareOutLevels(portions: AsyncIterable<Unlevelled[]>, pause: () => Promise<void>): Promise<Map<string, number>> {
  const levels = new Map<string, number>()
  let members: { key: string; difficulty: Difficulty }[] = []
  let name: string | null = null
  const endGroup = async () => {
    for (const [key, level] of await levelsOf(members, pause)) {
      levels.set(key, level)
      await pause()
    }
    members = []
  }
  for await (const rows of portions) {
    for (const { key, difficulty, group } of rows) {
      if (group !== name) await endGroup()
      name = group
      members.push({ key, difficulty: bandOf(difficulty) })
    }
    await pause()
  }
  await endGroup()
  return levels
}

function bandOf(difficulty: string): Difficulty {
  if (difficulty === 'easy' || difficulty === 'medium' || difficulty === 'hard') return difficulty
  const number = Number(difficulty)
  return number < 0.35 ? 'easy' : number < 0.65 ? 'medium' : 'hard'
}
