// Exports an exam with its questions as a file for `npm run import` (docs/exam-file.md), or only its questions in the formats of the bank.
// We store only a hash of an exam's key, so the copy needs a new key.

import { strToU8, zipSync } from 'fflate'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import type { Context } from '../../../platform/api/handle.ts'
import { InvalidInput, must } from '../../../platform/api/refuse.ts'
import { readLanguages } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { offerPaper } from '../../../bank/imports/index.ts'
import { readMedia } from '../../../platform/media/index.ts'
import { managedExam } from '../board/managers.ts'
import { type ExamOption, type ExamQuestion, mediaOf, storedChoice } from '../paper/exam-question.ts'
import { readQuestions } from '../paper/exam-questions-store.ts'
import type { ExamRow } from '../store.ts'

type Export = typeof examAdmin.export_exam

export async function exportExam({ exam_id, exam_key, format }: InputOf<Export>, context: Context): Promise<ResultOf<Export>> {
  const exam = await managedExam(exam_id, context)
  if (format !== 'json') return { ...(await offerPaper({ exam_id, format }, context)), json: null, media: [] }
  if (exam_key === undefined) throw new InvalidInput([{ field: 'exam_key', problem: 'is missing' }])
  const { json, media } = await examFileOf(context.db, exam, exam_key)
  return { name: `exam-${exam_id}.json`, json, media, path: null, left_out: 0 }
}

/** @param examKey the key of the copy. @returns the file, and the names of its pictures and sounds */
export async function examFileOf(db: Db, exam: ExamRow, examKey: string): Promise<{ json: string; media: string[] }> {
  const { title, is_daily, duration_minutes, rules, answer_again, strict_away, is_for_all } = exam
  const { release_when, pass_percent, marks_at_hand_in, minus_marks } = exam
  const questions = await readQuestions(db, exam.id)
  const file = {
    exam: {
      id: `exam-${exam.id}`,
      language: must((await readLanguages(db)).find(({ id }) => id === exam.language_id)?.code, 'a foreign key keeps the language'),
      title,
      starts_at: exam.starts_at.toISOString(),
      ends_at: exam.ends_at.toISOString(),
      is_daily,
      duration_minutes,
      exam_key: examKey,
      rules,
      answer_again,
      strict_away,
      is_for_all,
      release_when,
      pass_percent,
      marks_at_hand_in,
      minus_marks,
    },
    questions: questions.map(asInFile),
  }
  return { json: JSON.stringify(file, null, 2), media: [...new Set(questions.flatMap(mediaOf))] }
}

/** Leaves out absent and default fields. Options are numbered from 1, and a word is the answer itself. */
function asInFile({ type, question, options, matches = [], answer, word = null, ...rest }: ExamQuestion) {
  const more = Object.entries(rest).filter(([, value]) => !isNothing(value))
  return {
    type,
    question,
    ...(options.length > 0 && { options: options.map(choiceInFile) }),
    ...(matches.length > 0 && { matches: matches.map(choiceInFile) }),
    ...(type !== 'number' && { answer: word ?? answer.map(index => index + 1) }),
    ...Object.fromEntries(more),
    minus_marks: rest.minus_marks ?? 0,
  }
}

/** The same file with its pictures and sounds in one archive. */
export async function examZipOf(db: Db, exam: ExamRow, examKey: string): Promise<Uint8Array> {
  const { json, media } = await examFileOf(db, exam, examKey)
  const files: Record<string, Uint8Array> = { 'exam.json': strToU8(json) }
  for (const name of media) {
    const found = must(await readMedia(db, name), 'a question of an exam shows what is stored')
    files[name] = new Uint8Array(found.bytes)
  }
  return zipSync(files)
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)

function choiceInFile(choice: ExamOption) {
  const { text, image, ...more } = storedChoice(choice)
  return image === null && Object.keys(more).length === 0 ? text : { text, ...(image !== null && { image }), ...more }
}
