// Judges rows: each is new, changed, there, a double, a contradiction or refused, with a reason. Only reads the bank.

import { hash } from 'node:crypto'
import type { RowVerdict } from '@trivium/contract/bank/import-names'
import { fingerprintOf, type Likeness, likenessOf, printOfWords, rightInWords } from '../../questions/index.ts'
import { askedBy, Bank, keyWithin, storedMatches, storedOptions } from './bank.ts'
import type { AttachedMedia } from '../reading/attached.ts'
import { type MediaContext, mediaOf } from '../reading/media-of-row.ts'
import { groupOf, type ImportedQuestion, type ImportRow } from './imported-question.ts'
import { type RowPlace, rowInWords } from './row-place.ts'
import type { BankQuestion, Sought } from './question-store.ts'
import type { Portion } from '../reading/read-apart.ts'
import type { JudgedRow } from '../store.ts'
import { underWay } from '../running/under-way.ts'

/** A question as import_rows stores it. */
export interface StagedQuestion extends ImportedQuestion {
  languageId: number
  passageId: number | null
  fingerprint: string
  /** Questions with the same group share their levels. */
  group: string
  /** The file may change the question: it identifies it by a key of the bank, or by its name in a named source. */
  mayChange: boolean
}

export interface Terms {
  languages: ReadonlyMap<string, number>
  languageCode: string
  /** The category of questions that name none. */
  categoryId: number | null
  level: number | null
  categoryIds: ReadonlySet<number>
  /** Another editor has to accept what the import brings. */
  needsReview: boolean
  /** The named source, within which external ids count. */
  source: string | null
}

export interface Judged extends JudgedRow {
  question: StagedQuestion | null
}

export interface Judge {
  /** Prepares the next portion while one is being looked up. */
  judge: (portions: AsyncIterable<Portion> | Iterable<Portion>) => AsyncGenerator<Judged[]>
}

/** Reads the bank. */
export interface LookUp {
  find: (sought: Sought[]) => Promise<BankQuestion[]>
  passageIds: (keys: string[]) => Promise<Map<string, number>>
}

interface JudgeContext {
  terms: Terms
  attached: AttachedMedia
  /** Called after each row. */
  pause: () => Promise<void>
}

interface Named {
  rows: Read[]
  found: Promise<BankQuestion[]>
}

/** Remembers all rows of the file, to find doubles and contradictions within it. */
export function openJudge(lookUp: LookUp, { terms, attached: media, pause }: JudgeContext): Judge {
  const seen: Seen = { keys: new Map(), same: new Map(), words: new Map(), places: new Map() }
  async function name({ rows, attached }: Portion): Promise<Named> {
    const brought = Map.groupBy(attached, ({ index }) => index)
    const read: Read[] = []
    for (const [index, row] of rows.entries()) {
      read.push(await prepare(row, terms, { attached: media, own: brought.get(index) ?? [] }))
      await pause()
    }
    await addPassages(lookUp, read)
    const named = read.map(one => apart(one, seen))
    return { rows: named, found: underWay(lookUp.find(questionsOf(named))) }
  }
  async function judgeNamed({ rows, found }: Named): Promise<Judged[]> {
    const bank = new Bank(await found, terms.needsReview)
    const judged: Judged[] = []
    for (const row of rows) {
      judged.push(judgedRow(row, bank, seen))
      await pause()
    }
    return judged
  }
  return {
    async *judge(portions) {
      let before: Named | null = null
      try {
        for await (const portion of portions) {
          const named: Named = await name(portion)
          if (before) yield await judgeNamed(before)
          before = named
        }
        if (before) yield await judgeNamed(before)
      } finally {
        await Promise.allSettled([before?.found])
      }
    },
  }
}

interface Read extends RowPlace {
  text: string
  lost: string[]
  refused: string | null
  /** Also set for a row that was refused after reading, so that editors can correct it. */
  question: StagedQuestion | null
  likeness?: Likeness
}

const questionsOf = (read: Read[]) => read.flatMap(({ question, refused }) => (question && refused === null ? [question] : []))

async function prepare(row: ImportRow, terms: Terms, media: MediaContext): Promise<Read> {
  const start = { row: row.row, text: row.text, file: row.file ?? null, fileRow: row.fileRow ?? null }
  if ('refused' in row) return { ...start, lost: [], refused: row.refused, question: null }
  const { question } = row
  const code = question.language ?? terms.languageCode
  const languageId = terms.languages.get(code)
  const place = placeIn(question, terms)
  const found = await mediaOf(question, media)
  const problem =
    languageId === undefined
      ? `language: there is no ${code.slice(0, 40)}, only ${[...terms.languages.keys()].join(', ')}`
      : 'problem' in place
        ? place.problem
        : found.problem
  const whole = {
    ...question,
    // A refused row keeps the file's own names of its pictures, for the editor who corrects it.
    ...(problem === null && found.media),
    place: 'problem' in place ? question.place : place,
    level: question.level ?? terms.level,
  }
  const staged = {
    ...whole,
    ...keyOf(question, terms, code),
    languageId: languageId ?? 0,
    passageId: null,
    fingerprint: fingerprintOf({ ...whole, options: storedOptions(whole), matches: storedMatches(whole) }),
    group: groupOf(whole),
  }
  return { ...start, lost: [...row.lost, ...found.lost, ...(question.partMarks ? [partsInExams] : [])], refused: problem, question: staged }
}

/** Questions of the bank have shares of options, but no marks for partly right answers. */
const partsInExams = 'Part marks are left out: only exams use them.'

function keyOf({ isOwn, key, externalId }: ImportedQuestion, { source }: Terms, code: string): { key: string; mayChange: boolean } {
  if (isOwn) return { key, mayChange: true }
  if (externalId !== null && source !== null) return { key: `${keyWithin(source, externalId)}:${code}`, mayChange: true }
  return { key: `${key}:${code}`, mayChange: false }
}

function placeIn({ place }: ImportedQuestion, { categoryId, categoryIds }: Terms): ImportedQuestion['place'] | { problem: string } {
  if (place.categoryId !== null && !place.slugs) {
    return categoryIds.has(place.categoryId) ? place : { problem: `category: there is no category ${place.categoryId}` }
  }
  if (place.category !== null) return { ...place, categoryId: null }
  return categoryId === null ? { problem: 'category: is missing, and the import has none for such questions' } : { ...place, categoryId }
}

async function addPassages({ passageIds }: LookUp, read: Read[]): Promise<void> {
  const ids = await passageIds([...new Set(read.flatMap(({ question }) => question?.passage ?? []))])
  for (const one of read) {
    if (!one.question?.passage) continue
    const id = ids.get(one.question.passage)
    if (id === undefined) one.refused ??= `passage: there is no text ${one.question.passage}`
    else one.question.passageId = id
  }
}

const shortOf = (text: string): string => hash('sha256', text, 'binary')

/** Kept for every row, so it must be small. A file may ask for thousands of words with the same question text. */
interface Seen {
  keys: Map<string, { row: number; substance: string }>
  /** Row numbers by question and right answer. */
  same: Map<string, number>
  /** The first row of each question text. */
  words: Map<string, { row: number; right: string }>
  /** Of rows of an archive of several files, by their number. */
  places: Map<number, RowPlace>
}

const nameOf = (row: number, { places }: Seen): string => rowInWords(places.get(row) ?? { row, file: null, fileRow: null })

/**
 * Rows with the same words and other pictures are different questions: the second gets the key with `~2`, and so on. Two different rows
 * with the same name in one source are refused, because only one can be meant.
 */
function apart(read: Read, seen: Seen): Read {
  const { question, row, file, fileRow } = read
  if (!question || read.refused !== null) return read
  const { key, fingerprint, mayChange } = question
  if (file !== null) seen.places.set(row, { row, file, fileRow })
  const likeness = likenessOf(askedBy(question))
  const substance = shortOf(`${fingerprint}${likeness.plainRight ?? likeness.right}`)
  for (let number = 1; ; number++) {
    const tried = number === 1 ? key : `${key}~${number}`
    const there = seen.keys.get(tried)
    if (there && there.substance !== substance) {
      if (mayChange) return { ...read, refused: `key: ${nameOf(there.row, seen)} has it, too, and asks something else` }
      continue
    }
    if (!there) seen.keys.set(tried, { row, substance })
    return { ...read, likeness, question: { ...question, key: tried } }
  }
}

function judgedRow({ refused, question, likeness, ...read }: Read, bank: Bank, seen: Seen): Judged {
  const say = (
    verdict: RowVerdict,
    reason: string,
    other: { otherId?: number | null; otherRow?: number; stays?: string[] } = {},
  ): Judged => ({
    ...read,
    lost: [...read.lost, ...(other.stays?.length ? [`In the bank it has another ${other.stays.join(', ')}, which stays.`] : [])],
    verdict,
    reason,
    question,
    otherId: other.otherId ?? null,
    otherRow: other.otherRow ?? null,
  })
  if (!question || !likeness || refused !== null) return say('refused', refused ?? 'is not a question')
  const names = namesOf(question, likeness)
  const same = names.same.map(name => seen.same.get(name)).find(found => found !== undefined)
  if (same !== undefined) return say('double', `the same question as ${nameOf(same, seen)}`, { otherRow: same })
  const { verdict, reason, otherId, stays = [] } = bank.verdictOn(question)
  // A refused row does not make later rows doubles.
  if (verdict === 'refused') return say(verdict, reason, { otherId })
  const asked = seen.words.get(names.words)
  remember(seen, names, { row: read.row, right: rightInWords(askedBy(question)) })
  if (!asked || verdict === 'there' || verdict === 'double') return say(verdict, reason, { otherId, stays })
  return say('contradiction', `contradicts ${nameOf(asked.row, seen)}: there the right answer is ${asked.right}`, { otherRow: asked.row })
}

interface Names {
  /** Hashes of the question and its right answer, with and without case. */
  same: string[]
  words: string
}

function namesOf(question: StagedQuestion, { words, right, plainRight }: Likeness): Names {
  // The fingerprint includes the word or number, but another word or number may contradict, so leave it out.
  const isOpen = question.word !== null || question.number !== null
  const print = `${question.languageId}:${isOpen ? printOfWords(askedBy(question)) : question.fingerprint}`
  const same = [shortOf(`${print}=${right}`), ...(plainRight === null ? [] : [shortOf(`${print}~${plainRight}`)])]
  return { same, words: shortOf(`${print}${words}`) }
}

function remember(seen: Seen, { same, words }: Names, first: { row: number; right: string }): void {
  for (const name of same) seen.same.set(name, first.row)
  if (!seen.words.has(words)) seen.words.set(words, first)
}
