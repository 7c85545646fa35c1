// Turns an imported question into a question of an exam, and says what of it an exam cannot hold.

import type { ImportedQuestion } from '../../../bank/imports/index.ts'
import { ExamQuestion } from '../paper/exam-question.ts'

export interface ExamTerms {
  /** Language code. */
  language: string
  /** Marks of a question whose row states none. Null: such a row is refused. */
  marks: number | null
}

/** @returns the question and what it loses, or why it is refused */
export function askedOf(imported: ImportedQuestion, terms: ExamTerms): { question: ExamQuestion; lost: string[] } | { problem: string } {
  const marks = imported.marks ?? terms.marks
  const problem = problemIn(imported, terms)
  if (problem) return { problem }
  if (marks === null) return { problem: 'marks: is missing' }
  const { data: question, error } = ExamQuestion.safeParse({ ...askedIn(imported), marks })
  if (question) return { question, lost: lostIn(imported) }
  const [issue] = error.issues
  return { problem: `${String(issue?.path[0] ?? 'the row')}: ${issue?.message ?? 'cannot be read'}` }
}

function problemIn({ passage, language }: ImportedQuestion, terms: ExamTerms): string | null {
  if (passage !== null) return 'passage: is about a text to read, which an exam cannot show'
  if (language !== null && language !== terms.language) return `language: is ${language.slice(0, 40)}, and the exam is in ${terms.language}`
  return null
}

/** Category, level and difficulty are lost too, but every row of a bank has them, so we do not report them. */
const lostIn = ({ fact, source, isActive }: ImportedQuestion): string[] => [
  ...(fact === null ? [] : ['Its fact is left out: an exam has none.']),
  ...(source === null ? [] : ['Its source and licence are left out: an exam has none.']),
  ...(isActive ? [] : ['Its file marks it as not active, but the exam asks it.']),
]

/** In the shape of the examiner's form: fields that the row does not state are left out. */
function askedIn(imported: ImportedQuestion) {
  const { type, question, answer, word, number, note, image, audio, matches } = imported
  const shares = sharesIn(imported)
  return {
    type,
    question,
    answer,
    note,
    image,
    audio,
    options: imported.options.map((_, index) => optionAt(imported, index, shares[index])),
    ...((imported.partMarks || imported.shares.length > 0) && { part_marks: true }),
    ...(imported.minusMarks !== null && { minus_marks: imported.minusMarks }),
    ...(word !== null && { word }),
    ...(imported.accepted.length > 0 && { accepted: imported.accepted }),
    ...(matches.length > 0 && { matches: matches.map(({ imageText, ...match }) => plainest({ ...match, image_text: imageText })) }),
    ...(number !== null && { number }),
    ...(imported.keepsOrder && type !== 'sequence' && { keeps_order: true }),
    ...(imported.tags.length > 0 && { tags: imported.tags }),
    ...(imported.imageText !== null && { image_text: imported.imageText }),
    ...(imported.audioText !== null && { audio_text: imported.audioText }),
  }
}

function optionAt({ options, optionImages, optionImageTexts, remarks }: ImportedQuestion, index: number, share: number | undefined) {
  const [image, image_text, remark] = [optionImages, optionImageTexts, remarks].map(each => each[index])
  return plainest({ text: options[index] ?? '', image, image_text, remark, share })
}

/** A plain text if there is nothing else. */
function plainest({ text, ...more }: { text: string } & Record<string, string | number | null | undefined>) {
  const said = Object.entries(more).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return said.length === 0 ? text : { text, ...Object.fromEntries(said) }
}

const slack = 0.01
const isAbout = (one: number, other: number) => Math.abs(one - other) < slack

/** A set's shares say nothing new where each wrong option costs what a right one brings: they follow from the right answer
 * (rules/src/play/plays/item-points.ts). */
function sharesIn({ type, shares, answer }: ImportedQuestion): readonly number[] {
  const even = 100 / answer.length
  const followsFromRight = type === 'multi_select' && shares.every((share, index) => isAbout(share, answer.includes(index) ? even : -even))
  return followsFromRight ? [] : shares
}
