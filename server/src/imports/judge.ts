// Judges rows: what is new, changed, there already, double or refused, and why. Only reads the bank.

import type { NumberKey } from '@trivium/rules/numbers'
import type { Verdict } from '@trivium/contract/import-names'
import type { Db } from '../db/connect.ts'
import { arranged, fingerprintOf } from '../questions/index.ts'
import type { StoredMatch, StoredOption } from '../db/play-tables.ts'
import type { Beside } from './beside.ts'
import { groupOf, type ImportedQuestion, type ImportRow } from './imported-question.ts'
import { type BankQuestion, findInBank, readPassageIds } from './question-store.ts'
import type { JudgedRow } from './store.ts'

/** A question as it waits in import_rows. */
export interface StagedQuestion extends ImportedQuestion {
  languageId: number
  passageId: number | null
  fingerprint: string
  /** Questions of one group share their levels. */
  group: string
}

export interface Terms {
  languages: ReadonlyMap<string, number>
  languageCode: string
  /** Where questions go that name no category. */
  categoryId: number | null
  level: number | null
  categoryIds: ReadonlySet<number>
}

export interface Judge {
  judge: (rows: ImportRow[]) => Promise<JudgedRow[]>
}

interface Around {
  terms: Terms
  beside: Beside
  /** Called after each row. */
  pause: () => Promise<void>
}

/** Remembers what it has seen: a question that a file asks twice is double. */
export function openJudge(db: Db, { terms, beside, pause }: Around): Judge {
  const seen = { keys: new Map<string, number>(), prints: new Map<string, number>() }
  return {
    async judge(rows) {
      const read: Read[] = []
      for (const row of rows) {
        read.push(await prepare(row, terms, beside))
        await pause()
      }
      await addPassages(db, read)
      const staged = read.flatMap(({ question }) => (question ? [question] : []))
      const bank = new Bank(
        await findInBank(
          db,
          staged.map(({ key }) => key),
          printsOf(staged),
        ),
      )
      return read.map(one => verdictOn(one, bank, seen))
    },
  }
}

interface Read {
  row: number
  text: string
  refused: string | null
  question: StagedQuestion | null
}

async function prepare(row: ImportRow, terms: Terms, beside: Beside): Promise<Read> {
  const { row: number, text } = row
  const refuse = (refused: string): Read => ({ row: number, text, refused, question: null })
  if ('refused' in row) return refuse(row.refused)
  const { question } = row
  const code = question.language ?? terms.languageCode
  const languageId = terms.languages.get(code)
  if (languageId === undefined) return refuse(`language: there is no ${code.slice(0, 40)}, only ${[...terms.languages.keys()].join(', ')}`)
  const place = placeIn(question, terms)
  if (typeof place === 'string') return refuse(place)
  const media = await mediaOf(question, beside)
  if ('problem' in media) return refuse(media.problem)
  const whole = { ...question, ...media, place, level: question.level ?? terms.level }
  const key = question.isOwn ? question.key : `${question.key}:${code}`
  const fingerprint = fingerprintOf({ ...whole, options: storedOptions(whole), matches: storedMatches(whole) })
  return { row: number, text, refused: null, question: { ...whole, key, languageId, passageId: null, fingerprint, group: groupOf(whole) } }
}

function placeIn({ place }: ImportedQuestion, { categoryId, categoryIds }: Terms): ImportedQuestion['place'] | string {
  if (place.categoryId !== null && !place.slugs) {
    return categoryIds.has(place.categoryId) ? place : `category: there is no category ${place.categoryId}`
  }
  if (place.category !== null) return { ...place, categoryId: null }
  return categoryId === null ? 'category: is missing, and the import has none for such questions' : { ...place, categoryId }
}

type Media = Pick<ImportedQuestion, 'image' | 'audio' | 'optionImages' | 'matches'>

async function mediaOf({ image, audio, optionImages, matches }: ImportedQuestion, beside: Beside): Promise<Media | { problem: string }> {
  const media: Media = { image: null, audio: null, optionImages: [], matches: [] }
  if (image) {
    const found = await beside.image(image)
    if ('problem' in found) return { problem: `image: ${found.problem}` }
    media.image = found.media
  }
  if (audio) {
    const found = await beside.sound(audio)
    if ('problem' in found) return { problem: `audio: ${found.problem}` }
    media.audio = found.media
  }
  for (const picture of optionImages) {
    const found = picture === null ? { media: null } : await beside.image(picture)
    if ('problem' in found) return { problem: `option: ${found.problem}` }
    media.optionImages.push(found.media)
  }
  for (const match of matches) {
    const found = match.image === null ? { media: null } : await beside.image(match.image)
    if ('problem' in found) return { problem: `match: ${found.problem}` }
    media.matches.push({ ...match, image: found.media })
  }
  return media
}

async function addPassages(db: Db, read: Read[]): Promise<void> {
  const ids = await readPassageIds(db, [...new Set(read.flatMap(({ question }) => question?.passage ?? []))])
  for (const one of read) {
    if (!one.question?.passage) continue
    const id = ids.get(one.question.passage)
    if (id === undefined) Object.assign(one, { refused: `passage: there is no text ${one.question.passage}`, question: null })
    else one.question.passageId = id
  }
}

const printsOf = (questions: StagedQuestion[]) =>
  questions.map(({ languageId, fingerprint }) => ({ language: languageId, print: fingerprint }))

/** @param there what the bank has: a file that says nothing of pictures leaves those of the same words */
export function storedOptions(question: ImportedQuestion, there?: BankQuestion): StoredOption[] {
  const { options, optionImages, optionImageTexts, remarks, shares } = question
  const pictures = new Map(there?.options.map(({ text, image }) => [text, image]))
  const pictureOf = (text: string, index: number) => (optionImages.length > 0 ? optionImages[index] : pictures.get(text)) ?? null
  return options.map((text, index) => ({
    text,
    image: pictureOf(text, index),
    ...(optionImageTexts[index] && { image_text: optionImageTexts[index] }),
    ...(remarks[index] && { remark: remarks[index] }),
    ...(shares[index] !== undefined && { share: shares[index] }),
  }))
}

export const storedMatches = ({ matches }: Pick<ImportedQuestion, 'matches'>): StoredMatch[] =>
  matches.map(({ text, image, imageText }) => ({ text, image, ...(imageText && { image_text: imageText }) }))

/** What the bank holds of a portion of rows. */
export class Bank {
  readonly #byKey: Map<string, BankQuestion>
  readonly #byPrint: Map<string, BankQuestion>

  constructor(found: BankQuestion[]) {
    this.#byKey = new Map(found.map(question => [question.key, question]))
    this.#byPrint = new Map(
      found.flatMap(question => (question.fingerprint === null ? [] : [[`${question.language_id}:${question.fingerprint}`, question]])),
    )
  }

  find(key: string): BankQuestion | undefined {
    return this.#byKey.get(key)
  }

  /** @returns what is to be done with a question, by what is there */
  verdictOn(question: StagedQuestion): { verdict: Verdict; reason: string } {
    const there = this.find(question.key)
    const same = this.#byPrint.get(`${question.languageId}:${question.fingerprint}`)
    if (!there) return same ? { verdict: 'double', reason: `the same question as ${same.key}` } : { verdict: 'new', reason: '' }
    if (!question.isOwn || isUnchanged(there, question)) return { verdict: 'there', reason: `as ${there.key}` }
    const problem = problemWithChange(there, question)
    if (problem) return { verdict: 'refused', reason: problem }
    if (same && same.id !== there.id) return { verdict: 'double', reason: `the same question as ${same.key}` }
    return { verdict: 'changed', reason: `changes ${there.key}: ${differencesBetween(there, question).join(', ')}` }
  }
}

function problemWithChange(there: BankQuestion, question: StagedQuestion): string | null {
  if (there.category_type === 'exam' || there.language_id !== question.languageId) return 'key: belongs to another question'
  if (there.sealed_by !== null) return 'key: belongs to a question that a contest or exam is asking'
  return null
}

const isUnchanged = (there: BankQuestion, question: StagedQuestion) => differencesBetween(there, question).length === 0

/** Marks, level and difficulty count where the file states them. */
function differencesBetween(there: BankQuestion, question: StagedQuestion): string[] {
  const before = arranged(there)
  const after = arranged({
    question_type: question.type,
    options: storedOptions(question, there),
    answer: question.answer,
    keeps_order: question.keepsOrder,
  })
  const choicesIn = (choices: readonly StoredMatch[]) => choices.map(({ text, image, image_text }) => [text, image, image_text])
  const numberIn = ({ value, tolerance, unit }: NumberKey) => [value, tolerance, unit]
  const pairs: [string, unknown, unknown][] = [
    ['type', there.question_type, question.type],
    ['question', there.question, question.question],
    ['options', choicesIn(before.options), choicesIn(after.options)],
    ['remarks', before.options.map(({ remark }) => remark), after.options.map(({ remark }) => remark)],
    ['shares', before.options.map(({ share }) => share), after.options.map(({ share }) => share)],
    ['answer', rightTexts(before), rightTexts(after)],
    ['matches', choicesIn(there.matches), choicesIn(storedMatches(question))],
    ['word', there.word, question.word],
    ['other words', there.accepted, question.accepted],
    ['number', there.number && numberIn(there.number), question.number && numberIn(question.number)],
    ['order', there.keeps_order, question.keepsOrder],
    ['tags', there.tags, question.tags],
    ['picture in words', there.image_text, question.imageText],
    ['note', there.note, question.note],
    ['image', there.image, question.image],
    ['audio', there.audio, question.audio],
    ['audio text', there.audio_text, question.audioText],
    ['fact', there.fact, question.fact],
    ['marks', there.marks, question.marks ?? there.marks],
    ['minus marks', there.minus_marks, question.minusMarks ?? there.minus_marks],
    ['level', there.level, question.level ?? there.level],
    [
      'difficulty',
      Math.fround(there.difficulty),
      typeof question.difficulty === 'number' ? Math.fround(question.difficulty) : Math.fround(there.difficulty),
    ],
    [
      'source',
      there.source && [there.source.name, there.source.url, there.source.licence],
      question.source && [question.source.name, question.source.url, question.source.licence],
    ],
  ]
  return pairs.flatMap(([name, was, is]) => (JSON.stringify(was) === JSON.stringify(is) ? [] : [name]))
}

/** What is right, whatever pictures the options have. */
function rightTexts({ question_type, options, answer }: Pick<BankQuestion, 'question_type' | 'options' | 'answer'>): string[] {
  const texts = answer.map(index => (question_type === 'matching' ? String(index) : (options[index]?.text ?? '')))
  return question_type === 'sequence' || question_type === 'matching' ? texts : texts.toSorted()
}

interface Seen {
  keys: Map<string, number>
  prints: Map<string, number>
}

function verdictOn({ row, text, refused, question }: Read, bank: Bank, seen: Seen): JudgedRow {
  const say = (verdict: Verdict, reason: string): JudgedRow => ({
    row,
    verdict,
    reason,
    text,
    question: verdict === 'refused' ? null : question,
  })
  if (!question) return say('refused', refused ?? 'is not a question')
  const print = `${question.languageId}:${question.fingerprint}`
  const first = seen.prints.get(print) ?? seen.keys.get(question.key)
  if (first !== undefined) return say('double', `the same question as row ${first}`)
  seen.prints.set(print, row)
  seen.keys.set(question.key, row)
  const { verdict, reason } = bank.verdictOn(question)
  return say(verdict, reason)
}
