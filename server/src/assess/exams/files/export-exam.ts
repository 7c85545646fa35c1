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
import { readDraws } from '../paper/draw-store.ts'
import { type Origin, readQuestions } from '../paper/exam-questions-store.ts'
import type { ExamRow } from '../store.ts'

type Export = typeof examAdmin.export_exam

export async function exportExam({ exam_id, exam_key, format }: InputOf<Export>, context: Context): Promise<ResultOf<Export>> {
  const exam = await managedExam(exam_id, context)
  if (format !== 'json') return { ...(await offerPaper({ exam_id, format }, context)), json: null, media: [] }
  if (exam_key === undefined) throw new InvalidInput([{ field: 'exam_key', problem: 'is missing' }])
  const { json, media } = await examFileOf(context.db, exam, exam_key)
  return { name: `exam-${exam_id}.json`, json, media, path: null, left_out: 0 }
}

/** The whole exam in one file. @param examKey the key of the copy. @returns the file, and the names of its pictures and sounds */
export async function examFileOf(db: Db, exam: ExamRow, examKey: string): Promise<{ json: string; media: string[] }> {
  const { media: names, ...file } = await fileOf(db, exam, examKey)
  const media: Record<string, string> = {}
  let bytes = 0
  for (const name of names) {
    const found = must(await readMedia(db, name), 'a question of an exam shows what is stored')
    bytes += found.bytes.length
    if (bytes > mostMediaBytes)
      throw new InvalidInput([
        { field: 'format', problem: `cannot hold more than ${mostMediaBytes / 1024 / 1024} MB of pictures and sounds: use npm run export` },
      ])
    media[name] = Buffer.from(found.bytes).toString('base64')
  }
  return { json: JSON.stringify(names.length === 0 ? file : { ...file, media }, null, 2), media: names }
}

/** As text in the file a third more, which stays below what the import takes. */
const mostMediaBytes = 40 * 1024 * 1024

async function fileOf(db: Db, exam: ExamRow, examKey: string) {
  const { title, is_daily, duration_minutes, rules, answer_again, strict_away, is_for_all } = exam
  const { release_when, pass_percent, marks_at_hand_in, minus_marks } = exam
  const [questions, draws] = await Promise.all([readQuestions(db, exam.id), readDraws(db, exam.id)])
  return {
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
    ...(draws.length > 0 && { draws: draws.map(({ id: _id, ...draw }) => draw) }),
    questions: questions.map(({ draw_id, source_id: _source, b, is_calibrated, ...question }) => ({
      ...asInFile(question),
      ...drawnInFile(
        draws.findIndex(({ id }) => id === draw_id),
        { b, is_calibrated },
      ),
    })),
    media: [...new Set(questions.flatMap(mediaOf))],
  }
}

/** Draws are numbered from 1. A question that is for all has no draw, and needs no difficulty. */
const drawnInFile = (draw: number, { b, is_calibrated }: Pick<Origin, 'b' | 'is_calibrated'>) =>
  draw < 0 ? {} : { draw: draw + 1, difficulty: b ?? 0, is_calibrated: is_calibrated ?? false }

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
  const { media, ...file } = await fileOf(db, exam, examKey)
  const files: Record<string, Uint8Array> = { 'exam.json': strToU8(JSON.stringify(file, null, 2)) }
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
