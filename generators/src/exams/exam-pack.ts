// Converts written exams. The number of a block says how many marks its question is worth.

import { createHash } from 'node:crypto'
import { blocksOf } from '../blocks.ts'
import type { QuestionBlock } from '../blocks.ts'
import type { ContentExam, ContentExamQuestion, ContentLanguage, ExamTerms } from '@trivium/content/types'

export interface ExamPack {
  language: ContentLanguage
  title: string
  /** HTML with the tags that reading texts may use. */
  rules: string
  /** Blocks (see blocks.ts). */
  questions: string
}

/** Default terms. The key of an exam hashes only terms that its sample states. */
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

function withMarks({ number, ...block }: QuestionBlock): ContentExamQuestion {
  if (number === null) throw new Error(`no marks: ${block.question}`)
  return { ...block, marks: number }
}
