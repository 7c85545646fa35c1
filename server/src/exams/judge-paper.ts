// What becomes of the rows of a file that brings questions to an exam: what is refused and why, what asks the same as another one, and
// what each loses.

import type { FoundRow, Outcome } from '../imports/index.ts'
import { type Asked, compare, likenessOf, printOfWords, rightInWords } from '../questions/index.ts'
import { askedOf, type ExamTerms } from './asked-of-imported.ts'
import { type ExamQuestion, storedChoice } from './exam-question.ts'

export interface PaperRow extends FoundRow {
  outcome: Exclude<Outcome, 'already there'>
  reason: string
  /** Null where it does not come in. */
  asked: ExamQuestion | null
}

/** @param paper the questions that the exam has */
export function judgePaper(rows: readonly FoundRow[], paper: readonly ExamQuestion[], terms: ExamTerms): PaperRow[] {
  const seen = new Map<string, Seen[]>()
  for (const [index, question] of paper.entries()) remember(seen, `question ${index + 1} of the exam`, likeIn(question))
  return rows.map(row => {
    const read = readRow(row, terms)
    if ('problem' in read) return { ...row, outcome: 'refused', reason: read.problem, asked: null }
    const like = likeIn(read.question)
    const earlier = earlierLike(seen, like)
    if (earlier) return { ...row, ...earlier, asked: null }
    remember(seen, `row ${row.row}`, like)
    return { ...row, lost: [...row.lost, ...read.lost], outcome: 'imported', reason: '', asked: read.question }
  })
}

function readRow({ refused, question }: FoundRow, terms: ExamTerms): ReturnType<typeof askedOf> {
  if (refused !== null || question === null) return { problem: refused ?? 'is not a question' }
  return askedOf(question, terms)
}

interface Seen {
  name: string
  asked: Asked
}

function likeIn({ type, question, options, matches = [], answer, word = null, number = null, ...rest }: ExamQuestion): Asked {
  const { keeps_order = false, image = null, audio = null } = rest
  const choices = { options: options.map(storedChoice), matches: matches.map(storedChoice) }
  return { question_type: type, question, ...choices, answer, word, number, keeps_order, image, audio, passage_id: null }
}

function remember(seen: Map<string, Seen[]>, name: string, asked: Asked): void {
  const print = printOfWords(asked)
  seen.set(print, [...(seen.get(print) ?? []), { name, asked }])
}

function earlierLike(seen: ReadonlyMap<string, readonly Seen[]>, asked: Asked): Pick<PaperRow, 'outcome' | 'reason'> | null {
  const own = likenessOf(asked)
  const alike = (seen.get(printOfWords(asked)) ?? []).map(other => ({ ...other, is: compare(own, likenessOf(other.asked)) }))
  const same = alike.find(({ is }) => is === 'same')
  if (same) return { outcome: 'duplicate', reason: `asks the same as ${same.name}` }
  const other = alike.find(({ is }) => is === 'contradiction')
  if (!other) return null
  return { outcome: 'contradiction', reason: `contradicts ${other.name}: there the right answer is ${rightInWords(other.asked)}` }
}
