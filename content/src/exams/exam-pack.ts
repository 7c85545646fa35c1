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
  const questions = blocksOf(pack.questions, pack.language).map(withMarks)
  return { ...pack, ...terms, rules: pack.rules.trim(), questions, key: `x:${pack.language}:${slug}:${hash}` }
}

function withMarks({ number, ...block }: Block): ContentExamQuestion {
  if (number === null) throw new Error(`no marks: ${block.question}`)
  return { ...block, marks: number }
}
