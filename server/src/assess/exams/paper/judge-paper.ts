// Judges the rows of a file of questions for an exam: which are refused and why, which repeat another question, and what each loses.

import { type FoundRow, type RowOutcome, type RowPlace, rowInWords } from '../../../bank/imports/index.ts'
import { type ComparedContent, compare, likenessOf, printOfWords, rightInWords } from '../../../bank/questions/index.ts'
import { askedOf, type ExamTerms } from '../files/asked-of-imported.ts'
import { type ExamQuestion, storedChoice } from './exam-question.ts'

export interface PaperRow extends FoundRow {
  outcome: Exclude<RowOutcome, 'already there'>
  reason: string
  /** The question as the exam would ask it; null if the row is refused. */
  like: ExamQuestion | null
  /** The question to import; null if it is not imported. */
  asked: ExamQuestion | null
  /** The question that this one repeats or contradicts. */
  other: Other | null
}

interface Other {
  /** Null: it is in the exam already. */
  place: RowPlace | null
  question: ExamQuestion
}

/** @param paper the questions that the exam already has */
export function judgePaper(rows: readonly FoundRow[], paper: readonly ExamQuestion[], terms: ExamTerms): PaperRow[] {
  const seen = new Map<string, Seen[]>()
  for (const [index, question] of paper.entries()) remember(seen, { name: `question ${index + 1} of the exam`, place: null, question })
  return rows.map(row => {
    const read = readRow(row, terms)
    if ('problem' in read) return { ...row, outcome: 'refused', reason: read.problem, like: null, asked: null, other: null }
    const { question } = read
    const found = { ...row, lost: [...row.lost, ...read.lost], like: question }
    const earlier = earlierLike(seen, likeIn(question))
    if (earlier) return { ...found, ...earlier, asked: null }
    remember(seen, { name: rowInWords(row), place: row, question })
    return { ...found, outcome: 'imported', reason: '', asked: question, other: null }
  })
}

export type Double = Pick<PaperRow, 'outcome' | 'reason'>

/** For questions that come from no file: why each would be a double in the paper; null if it would not. */
export function doublesIn(paper: readonly ExamQuestion[], asked: readonly { name: string; question: ExamQuestion }[]): (Double | null)[] {
  const seen = new Map<string, Seen[]>()
  for (const [index, question] of paper.entries()) remember(seen, { name: `question ${index + 1} of the exam`, place: null, question })
  return asked.map(({ name, question }) => {
    const earlier = earlierLike(seen, likeIn(question))
    if (!earlier) remember(seen, { name, place: null, question })
    return earlier
  })
}

function readRow({ refused, question }: FoundRow, terms: ExamTerms): ReturnType<typeof askedOf> {
  if (refused !== null || question === null) return { problem: refused ?? 'is not a question' }
  return askedOf(question, terms)
}

interface Seen extends Other {
  name: string
  asked: ComparedContent
}

function likeIn({ type, question, options, matches = [], answer, word = null, number = null, ...rest }: ExamQuestion): ComparedContent {
  const { keeps_order = false, image = null, audio = null } = rest
  const choices = { options: options.map(storedChoice), matches: matches.map(storedChoice) }
  return { question_type: type, question, ...choices, answer, word, number, keeps_order, image, audio, passage_id: null }
}

function remember(seen: Map<string, Seen[]>, other: Omit<Seen, 'asked'>): void {
  const asked = likeIn(other.question)
  const print = printOfWords(asked)
  seen.set(print, [...(seen.get(print) ?? []), { ...other, asked }])
}

function earlierLike(
  seen: ReadonlyMap<string, readonly Seen[]>,
  asked: ComparedContent,
): Pick<PaperRow, 'outcome' | 'reason' | 'other'> | null {
  const own = likenessOf(asked)
  const alike = (seen.get(printOfWords(asked)) ?? []).map(other => ({ ...other, is: compare(own, likenessOf(other.asked)) }))
  const same = alike.find(({ is }) => is === 'same')
  if (same) return { outcome: 'duplicate', reason: `asks the same as ${same.name}`, other: same }
  const other = alike.find(({ is }) => is === 'contradiction')
  if (!other) return null
  const reason = `contradicts ${other.name}: there the right answer is ${rightInWords(other.asked)}`
  return { outcome: 'contradiction', reason, other }
}
