// Questions of the bank or of an exam as rows of our own files. bank/imports/formats/own-json.ts and bank/imports/formats/table/table.ts
// read them.

import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../../../platform/db/connect.ts'
import type { OwnRow } from '../formats/own-json.ts'
import { type AskedRow, type ExamRow, type ExportedQuestion, readPaper, readPortion, type ExportFilter } from './store.ts'

const portion = 500

export async function* exportedRows(db: Db, wanted: ExportFilter): AsyncGenerator<OwnRow[]> {
  if (wanted.exam_id !== undefined) {
    const examId = wanted.exam_id
    yield (await readPaper(db, examId)).map(row => rowOfExam(row, examId))
    return
  }
  let after = 0
  for (;;) {
    const rows = await readPortion(db, wanted, after, portion)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield rows.map(rowOf)
    await breathe()
  }
}

const nameIn = (names: Record<string, string>, language: string) => names[language] ?? names['en'] ?? Object.values(names)[0] ?? ''

const someOf = (texts: (string | null)[]) => (texts.some(text => text !== null) ? texts : null)

function rowOf({ id: _id, category_names, subcategory_names, is_active, ...question }: ExportedQuestion): OwnRow {
  const { key, language, category_type, category_slug, subcategory_slug, level, difficulty, fact, passage, source } = question
  return {
    key,
    language,
    category_type,
    category_slug,
    subcategory_slug,
    level,
    difficulty,
    fact,
    passage,
    source,
    ...askedIn(question),
    category: nameIn(category_names, language),
    subcategory: subcategory_names && nameIn(subcategory_names, language),
    minus_marks: question.minus_marks || null,
    active: is_active,
  }
}

/** The title of the exam replaces the category. Minus marks are the question's own, also when it enters another exam. */
const rowOfExam = ({ language, title, position, ...question }: ExamRow, examId: number): OwnRow => ({
  key: `paper:${examId}:${position}`,
  language,
  category: title,
  ...askedIn(question),
  minus_marks: question.minus_marks,
  part_marks: question.part_marks || null,
})

function askedIn({ options, matches, accepted, keeps_order, tags, ...question }: AskedRow): Omit<OwnRow, 'key' | 'language'> {
  return {
    type: question.question_type,
    question: question.question,
    options: options.map(({ text }) => text),
    option_images: someOf(options.map(({ image }) => image)),
    option_image_texts: someOf(options.map(({ image_text = null }) => image_text)),
    remarks: someOf(options.map(({ remark = null }) => remark)),
    shares: options.some(({ share }) => share !== undefined) ? options.map(({ share = 0 }) => share) : null,
    // Empty values are left out.
    matches: matches.length > 0 ? matches : null,
    answer: question.answer,
    word: question.word,
    accepted: accepted.length > 0 ? accepted : null,
    number: question.number,
    keeps_order: keeps_order || null,
    tags: tags.length > 0 ? tags : null,
    note: question.note,
    image: question.image,
    image_text: question.image_text,
    audio: question.audio,
    audio_text: question.audio_text,
    marks: question.marks,
  }
}
