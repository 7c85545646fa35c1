// Written exams: the number of each block says how many marks its question is worth.

import { createHash } from 'node:crypto'
import { blocksOf } from '../blocks.ts'
import type { Block } from '../blocks.ts'
import type { ContentLanguage } from '../types.ts'

export interface ExamPack {
  language: ContentLanguage
  title: string
  /** HTML, as in the texts to read. */
  rules: string
  /** Blocks (see blocks.ts). */
  questions: string
}

export interface ContentExamQuestion extends Omit<Block, 'number'> {
  marks: number
}

/** How an exam is sat. */
interface ExamTerms {
  /** `daily`: open every day. `coming`: begins some hours after it was loaded, and is open for a month. `past`: was sat before. */
  when: 'daily' | 'coming' | 'past'
  answerAgain: boolean
  strictAway: boolean
  releaseWhen: 'hand_in' | 'end'
  marksAtHandIn: boolean
  passPercent: number | null
}

export interface ContentExam extends Omit<ExamPack, 'questions'> {
  /** Stable, and another one when anything changes: an exam that somebody may have sat is not changed. */
  key: string
  slug: string
  examKey: string
  durationMinutes: number
  terms: ExamTerms
  questions: ContentExamQuestion[]
}

/** Those of the first sample, which is known by what it asks alone. */
const usualTerms: ExamTerms = {
  when: 'daily',
  answerAgain: true,
  strictAway: true,
  releaseWhen: 'hand_in',
  marksAtHandIn: false,
  passPercent: null,
}

type Sample = Pick<ContentExam, 'slug' | 'examKey' | 'durationMinutes'> & { terms?: Partial<ExamTerms> }

export function examOf(pack: ExamPack, { slug, examKey, durationMinutes, terms }: Sample): ContentExam {
  const hash = createHash('sha256')
    .update(JSON.stringify([pack, { examKey, durationMinutes }, ...(terms ? [terms] : [])]))
    .digest('hex')
    .slice(0, 12)
  return {
    ...pack,
    slug,
    examKey,
    durationMinutes,
    terms: { ...usualTerms, ...terms },
    rules: pack.rules.trim(),
    questions: blocksOf(pack.questions, pack.language).map(withMarks),
    key: `x:${pack.language}:${slug}:${hash}`,
  }
}

function withMarks({ number, ...block }: Block): ContentExamQuestion {
  if (number === null) throw new Error(`no marks: ${block.question}`)
  return { ...block, marks: number }
}
