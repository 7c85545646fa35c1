// The questions of the bank that match a portion of rows, and the verdict on each row.

import { fold, foldCase } from '@trivium/contract/platform/fold'
import type { RowVerdict } from '@trivium/contract/bank/import-names'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { StoredMatch, StoredOption } from '../../../platform/db/tables/play-tables.ts'
import { arranged, compare, likenessOf, printOfWords, rightInWords } from '../../questions/index.ts'
import type { ImportedPlace, ImportedQuestion } from './imported-question.ts'
import type { StagedQuestion } from './judge.ts'
import type { BankQuestion } from './question-store.ts'
import { slugOf } from './slug.ts'

export interface Judgement {
  verdict: RowVerdict
  reason: string
  /** The question of the bank that the row doubles, contradicts, changes or equals. */
  otherId: number | null
  /** Fields in which the file differs, but which stay as they are in the bank. */
  stays?: string[]
}

export class Bank {
  readonly #byKey: Map<string, BankQuestion>
  readonly #byPrint: Map<string, BankQuestion[]>
  readonly #byWords: Map<string, BankQuestion[]>

  readonly #needsReview: boolean

  /** @param needsReview another editor has to accept what an import brings, so it changes no published question */
  constructor(found: BankQuestion[], needsReview: boolean) {
    this.#needsReview = needsReview
    this.#byKey = new Map(found.map(question => [question.key, question]))
    const living = found.filter(({ fingerprint }) => fingerprint !== null)
    this.#byPrint = Map.groupBy(living, ({ language_id, fingerprint }) => `${language_id}:${fingerprint}`)
    this.#byWords = Map.groupBy(
      living.filter(({ word, number }) => word !== null || number !== null),
      question => `${question.language_id}:${printOfWords(question)}`,
    )
  }

  find(key: string): BankQuestion | undefined {
    return this.#byKey.get(key)
  }

  /** @returns the verdict on a question, given the bank */
  verdictOn(question: StagedQuestion): Judgement {
    const there = this.find(question.key)
    const twin = this.#twinOf(question, there)
    if (!there) return twin ?? { verdict: 'new', reason: '', otherId: null }
    const { id, key } = there
    const differs = differencesBetween(there, question)
    const stated = question.mayChange ? differs : differs.filter(name => name !== 'difficulty' && !isSilentOn(question, name))
    // A file without ids must not overwrite what staff has changed in the console since.
    const changes = question.mayChange || stated.every(name => isMedia(name)) ? stated : []
    const stays = [...(changes.length === 0 ? stated : []), ...placedOtherwise(there, question)]
    if (changes.length === 0) return { verdict: 'there', reason: `as ${key}`, otherId: id, stays }
    const problem = problemWithChange(there, question) ?? (this.#needsReview && !there.is_draft ? onlyByHand : null)
    if (problem) return { verdict: 'refused', reason: problem, otherId: id }
    return twin ?? { verdict: 'changed', reason: `changes ${key}: ${changes.join(', ')}`, otherId: id, stays }
  }

  /** Finds the same question under another key, else one that contradicts it. */
  #twinOf(question: StagedQuestion, there: BankQuestion | undefined): Judgement | null {
    const prints = this.#byPrint.get(`${question.languageId}:${question.fingerprint}`) ?? []
    const words =
      question.word === null && question.number === null
        ? []
        : (this.#byWords.get(`${question.languageId}:${printOfWords(askedBy(question, there))}`) ?? [])
    const others = new Set([...prints, ...words].filter(({ id }) => id !== there?.id))
    if (others.size === 0) return null
    const own = likenessOf(askedBy(question, there))
    let contradicted: BankQuestion | null = null
    for (const other of others) {
      const likeness = compare(own, likenessOf(other))
      if (likeness === 'same') return { verdict: 'double', reason: `the same question as ${other.key}`, otherId: other.id }
      if (likeness === 'contradiction') contradicted ??= other
    }
    if (!contradicted) return null
    const reason = `contradicts ${contradicted.key}: there the right answer is ${rightInWords(contradicted)}`
    return { verdict: 'contradiction', reason, otherId: contradicted.id }
  }
}

const onlyByHand = 'a published question changes only after a review, and a file cannot ask for one: change it under Questions'

/** Media belong to a question that is identified by its words, so another picture changes it. */
const isMedia = (name: string): boolean => ['image', 'audio', 'pictures of options', 'pictures of matches'].includes(name)

/** An import never moves, publishes or withdraws an existing question. */
const placedOtherwise = (there: BankQuestion, question: StagedQuestion): string[] => [
  ...(isElsewhere(there, question.place) ? ['category'] : []),
  ...(there.is_active && !question.isActive ? ['status'] : []),
]

/** Whether the file names another category. A category with subcategories holds its questions in them. */
function isElsewhere({ category_id, categories }: BankQuestion, { category, subcategory, slugs, categoryId }: ImportedPlace): boolean {
  if (slugs) {
    const wanted = slugs.subcategory ?? slugs.category
    return !categories.some(({ slug }, index) => slug === wanted && (index === 0 || slugs.subcategory === null))
  }
  if (category === null) return false
  if (categoryId !== null && categoryId === category_id) return false
  const wanted = subcategory === null ? [category] : [subcategory, `${category}: ${subcategory}`]
  const places = subcategory === null ? categories : categories.slice(0, 1)
  return !places.some(({ slug, names }) =>
    wanted.some(name => slug === slugOf(name) || names.some(own => foldCase(own) === foldCase(name))),
  )
}

const isSilentOn = ({ note, fact, source, audioText, image, audio }: StagedQuestion, name: string): boolean =>
  ({
    image: image === null,
    audio: audio === null,
    note: note === null,
    fact: fact === null,
    source: source === null,
    'audio text': audioText === null,
  })[name] ?? false

export const askedBy = (question: StagedQuestion, there?: BankQuestion) => ({
  question_type: question.type,
  question: question.question,
  options: storedOptions(question, there),
  matches: storedMatches(question),
  answer: question.answer,
  word: question.word,
  number: question.number,
  keeps_order: question.keepsOrder,
  image: question.image,
  audio: question.audio,
  passage_id: question.passageId,
})

/** @param there the question of the bank: when the file has no pictures, options with the same text keep theirs */
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

function problemWithChange(there: BankQuestion, question: StagedQuestion): string | null {
  if (there.category_type === 'exam' || there.language_id !== question.languageId) return 'key: belongs to another question'
  if (there.sealed_by !== null) return 'key: belongs to a question that a contest or exam is asking'
  return null
}

/** Marks, level and difficulty count only when the file states them. */
export function differencesBetween(there: BankQuestion, question: StagedQuestion): string[] {
  const before = arranged(there)
  const after = arranged({
    question_type: question.type,
    options: storedOptions(question, there),
    answer: question.answer,
    keeps_order: question.keepsOrder,
  })
  const pairs: [string, unknown, unknown][] = [
    ['type', there.question_type, question.type],
    ['question', there.question, question.question],
    ['options', textsIn(before), textsIn(after)],
    ['pictures of options', picturesIn(before.options), picturesIn(after.options)],
    ['remarks', remarksIn(before.options), remarksIn(after.options)],
    ['shares', before.options.map(({ share }) => share), after.options.map(({ share }) => share)],
    ['answer', rightTexts(before), rightTexts(after)],
    ['matches', there.matches.map(({ text }) => text), question.matches.map(({ text }) => text)],
    ['pictures of matches', matchesIn(there.matches), matchesIn(storedMatches(question))],
    ['text to read', there.passage_id, question.passageId],
    ['word', there.word, question.word],
    ['other words', there.accepted, question.accepted],
    ['number', there.number && numberIn(there.number), question.number && numberIn(question.number)],
    ['order', there.keeps_order, question.keepsOrder],
    ['tags', there.tags, question.tags],
    ['picture description', there.image_text, question.imageText],
    ['note', there.note, question.note],
    ['image', there.image, question.image],
    ['audio', there.audio, question.audio],
    ['audio text', there.audio_text, question.audioText],
    ['fact', there.fact, question.fact],
    ['marks', there.marks, question.marks ?? there.marks],
    ['minus marks', there.minus_marks, question.minusMarks ?? there.minus_marks],
    ['level', there.level, question.level ?? there.level],
    ['difficulty', Math.fround(there.difficulty), difficultyIn(question, there)],
    ['source', sourceIn(there.source), sourceIn(question.source)],
  ]
  return pairs.flatMap(([name, was, is]) => (JSON.stringify(was) === JSON.stringify(is) ? [] : [name]))
}

type Arranged = Pick<BankQuestion, 'question_type' | 'options' | 'answer' | 'keeps_order'>

/** In order when players see that order. */
function textsIn({ question_type, options, keeps_order }: Arranged): string[] {
  const texts = options.map(({ text }) => text)
  return keeps_order || question_type === 'matching' ? texts : texts.toSorted()
}

/** Includes pictures only when the texts alone are not unique, because another picture does not change the answer. */
function namesIn(options: readonly StoredOption[]): string[] {
  const texts = options.map(({ text }) => text)
  return new Set(texts).size === texts.length ? texts : options.map(({ text, image }) => JSON.stringify([text, image]))
}

const picturesIn = (options: StoredOption[]) =>
  options.flatMap(({ text, image, image_text }) => (image === null ? [] : [JSON.stringify([text, image, image_text])])).toSorted()

const remarksIn = (options: StoredOption[]) => {
  const names = namesIn(options)
  return options.flatMap(({ remark }, index) => (remark ? [JSON.stringify([names[index], remark])] : [])).toSorted()
}
const matchesIn = (matches: readonly StoredMatch[]) => matches.map(({ text, image, image_text }) => [text, image, image_text])
const numberIn = ({ value, tolerance, unit }: NumberKey) => [value, tolerance, unit]

const difficultyIn = ({ difficulty }: StagedQuestion, there: BankQuestion) =>
  Math.fround(typeof difficulty === 'number' ? difficulty : there.difficulty)

const sourceIn = (source: BankQuestion['source']) => source && [source.name, source.url, source.licence]

function rightTexts({ question_type, options, answer }: Arranged): string[] {
  const names = namesIn(options)
  const texts = answer.map(index => (question_type === 'matching' ? String(index) : (names[index] ?? '')))
  return question_type === 'sequence' || question_type === 'matching' ? texts : texts.toSorted()
}

/** The key of a question from a source that the editor has named. Names that look the same give the same key. */
export const keyWithin = (source: string, externalId: string): string => `source:${foldCase(source)}:${fold(externalId)}`
