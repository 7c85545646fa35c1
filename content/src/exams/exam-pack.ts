// The format of written exams: blocks of lines, each with a mark.
//   ?3 question, worth 3 marks    + the right option    * the right ones of several    - wrong options    > a sequence in its order
//   ! true or false    = the note
// " | " separates several items in one line.

import { createHash } from 'node:crypto'
import type { ContentLanguage } from '../types.ts'
import { trueAndFalse } from '../written-questions.ts'

export interface ExamPack {
  language: ContentLanguage
  title: string
  /** HTML, as in the texts to read. */
  rules: string
  questions: string
}

export interface ContentExamQuestion {
  type: 'multiple_choice' | 'true_false' | 'multi_select' | 'sequence'
  question: string
  options: string[]
  answer: number[]
  note: string
  marks: number
}

export interface ContentExam extends Omit<ExamPack, 'questions'> {
  /** Stable, and another one when anything changes: an exam that somebody may have sat is not changed. */
  key: string
  examKey: string
  durationMinutes: number
  questions: ContentExamQuestion[]
}

export function examOf(pack: ExamPack, sample: Pick<ContentExam, 'examKey' | 'durationMinutes'> & { slug: string }): ContentExam {
  const { slug, ...terms } = sample
  const hash = createHash('sha256')
    .update(JSON.stringify([pack, terms]))
    .digest('hex')
    .slice(0, 12)
  const questions = pack.questions
    .trim()
    .split(/\n\s*\n/)
    .map(block => questionOf(block, pack.language))
  return { ...pack, ...terms, rules: pack.rules.trim(), questions, key: `x:${pack.language}:${slug}:${hash}` }
}

function questionOf(block: string, language: ContentLanguage): ContentExamQuestion {
  const lines = new Map(block.split('\n').map(line => [line.trim().charAt(0), line.trim().slice(1).trim()]))
  const itemsOf = (mark: string) => lines.get(mark)?.split(' | ') ?? []
  const [, marks, question] = /^(\d+) (.+)$/.exec(lines.get('?') ?? '') ?? []
  const note = lines.get('=')
  if (!marks || !question || !note) throw new Error(`no question, marks or note: ${block}`)
  return { question, note, marks: Number(marks), ...choicesOf(lines, itemsOf, language) }
}

function choicesOf(
  lines: Map<string, string>,
  itemsOf: (mark: string) => string[],
  language: ContentLanguage,
): Pick<ContentExamQuestion, 'type' | 'options' | 'answer'> {
  const [right, wrong] = [itemsOf('*'), itemsOf('-')]
  if (lines.has('!')) return { type: 'true_false', options: [...trueAndFalse[language]], answer: [lines.get('!') === 'true' ? 0 : 1] }
  if (lines.has('>')) return { type: 'sequence', options: itemsOf('>'), answer: itemsOf('>').map((_, index) => index) }
  if (right.length > 0) return { type: 'multi_select', options: [...right, ...wrong], answer: right.map((_, index) => index) }
  return { type: 'multiple_choice', options: [...itemsOf('+'), ...wrong], answer: [0] }
}
