// Open Trivia DB (opentdb.com): JSON from its API, in any of its four encodings.

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { jsonElements } from '../files/json-objects.ts'
import { lostOfMarkup } from '../files/markup-in-plain.ts'
import { asPlainText } from '../files/plain-text.ts'
import { checked, type ImportRow } from '../judging/imported-question.ts'
import { decode, detectEncoding, type Encoding } from './encodings.ts'
import type { Format } from './format.ts'

const source = { name: 'Open Trivia Database', url: 'https://opentdb.com', licence: 'CC BY-SA 4.0' }
/** This many rows decide the encoding of the file. */
const sample = 2000

/** A longer text is refused in any encoding. Two thousand rows wait in memory until the encoding is known. */
const longestEncoded = 30_000
const encoded = z.string().max(longestEncoded, `is longer than ${longestEncoded.toLocaleString('en')} characters`)

const RawRow = z.object({
  category: encoded,
  type: encoded,
  difficulty: encoded,
  question: encoded,
  correct_answer: encoded,
  incorrect_answers: z.array(encoded).min(1).max(4),
})
type RawRow = z.output<typeof RawRow>

const isStorable = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
const storable = z.string().refine(isStorable, 'contains control characters')
const words = (max: number) => storable.trim().min(1, 'is empty').max(max, `is longer than ${max} characters`)

const Row = z.object({
  category: words(120),
  type: z.enum(['multiple', 'boolean'], 'is neither multiple nor boolean'),
  difficulty: z.enum(['easy', 'medium', 'hard'], 'is not one of easy, medium, hard'),
  question: words(2000),
  correct_answer: words(500),
  incorrect_answers: z.array(words(500)),
})
type Row = z.output<typeof Row>

export const openTrivia: Format = {
  name: 'Open Trivia DB',
  recognises: ({ text }) => /^\s*[[{]/.test(text) && text.includes('"correct_answer"') && text.includes('"incorrect_answers"'),
  async *read(pieces) {
    let early: z.ZodSafeParseResult<RawRow>[] | null = []
    let encoding: Encoding = 'html'
    let number = 0
    const decided = function* (rows: z.ZodSafeParseResult<RawRow>[]) {
      encoding = detectEncoding(rows.flatMap(row => (row.success ? [textsOf(row.data)] : [])))
      for (const row of rows) yield readRow(++number, row, encoding)
    }
    for await (const element of jsonElements(pieces)) {
      const row = RawRow.safeParse(element)
      if (early === null) yield readRow(++number, row, encoding)
      else {
        early.push(row)
        if (early.length < sample) continue
        yield* decided(early)
        early = null
      }
    }
    if (early) yield* decided(early)
  },
}

function textsOf(row: RawRow): string[] {
  return [row.category, row.type, row.difficulty, row.question, row.correct_answer, ...row.incorrect_answers]
}

function readRow(row: number, raw: z.ZodSafeParseResult<RawRow>, encoding: Encoding): ImportRow {
  if (!raw.success) return { row, text: '', refused: problemOf(raw.error) }
  const decoded = decodeRow(raw.data, encoding)
  if (!decoded) return { row, text: raw.data.question.slice(0, 200), refused: `is not encoded like the rest of the file (${encoding})` }
  const parsed = Row.safeParse(decoded)
  if (!parsed.success) return { row, text: decoded.question.slice(0, 200), refused: problemOf(parsed.error) }
  const problem = problemWithAnswers(parsed.data)
  const text = parsed.data.question
  return problem ? { row, text, refused: problem } : questionOf(row, parsed.data)
}

function decodeRow(raw: RawRow, encoding: Encoding): RawRow | null {
  const plain = (text: string) => decode(encoding, text)
  try {
    return {
      category: plain(raw.category),
      type: plain(raw.type),
      difficulty: plain(raw.difficulty),
      question: plain(raw.question),
      correct_answer: plain(raw.correct_answer),
      incorrect_answers: raw.incorrect_answers.map(plain),
    }
  } catch {
    return null
  }
}

function problemOf(error: z.ZodError): string {
  const issue = error.issues[0]
  const field = issue?.path.join('.')
  return field ? `${field}: ${issue?.message}` : 'is not a question'
}

function problemWithAnswers({ type, correct_answer, incorrect_answers }: Row): string | null {
  const options = [correct_answer, ...incorrect_answers]
  if (new Set(options).size < options.length) return 'two of its answers are the same'
  if (type === 'boolean') return options.toSorted().join() === 'False,True' ? null : 'its answers are not True and False'
  return options.length < 3 ? 'has fewer than three answers to choose from' : null
}

function questionOf(row: number, { category, type, difficulty, question, correct_answer, incorrect_answers }: Row): ImportRow {
  const isChoice = type === 'multiple'
  const options = isChoice ? [correct_answer, ...incorrect_answers] : ['True', 'False']
  const read = checked(row, {
    ...placeOf(category),
    difficulty,
    type: isChoice ? 'multiple_choice' : 'true_false',
    question: asPlainText(question),
    options: options.map(asPlainText),
    answer: [options.indexOf(correct_answer)],
    source,
    lost: lostOfMarkup([category, question, ...options]),
  })
  // Hash the site's own texts, so that our conversions never change the key.
  const key = `opentdb:${hashOf([question, correct_answer, ...incorrect_answers.toSorted()])}`
  return 'question' in read ? { ...read, question: { ...read.question, key } } : read
}

/** "Entertainment: Music" becomes the subcategory Music of Entertainment. */
function placeOf(category: string): { category: string; subcategory: string | null } {
  const [, parent, child] = /^([^:]+):\s*(.+)$/.exec(category) ?? []
  return parent && child ? { category: parent.trim(), subcategory: child } : { category, subcategory: null }
}

function hashOf(texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 24)
}
