// Examiners search the bank and copy questions into an exam. The copies are the exam's own: a later change of one changes nothing in the
// other (docs/decisions/071).

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { examQuestionAdmin, OfferedQuestion } from '@trivium/contract/assess/exam-questions.admin'
import { nameIn } from '@trivium/rules/people/names'
import type { Context, StaffContext } from '../../../platform/api/handle.ts'
import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { type CategoryRow, readBankCategories, readLanguages } from '../../../bank/catalogue/index.ts'
import {
  type CachedQuestion,
  countOffered,
  type OfferedRow,
  readOffered,
  readOfferedById,
  readQuestions as readByIds,
  rightInWords,
} from '../../../bank/questions/index.ts'
import { lockUnstarted, managedExam } from '../board/managers.ts'
import type { ExamRow } from '../store.ts'
import { ExamQuestion } from './exam-question.ts'
import { addQuestions, type NewQuestions, type Origin, readQuestions } from './exam-questions-store.ts'
import { doublesIn } from './judge-paper.ts'
import { paperOf } from './paper.ts'
import { refuseTooMany } from './write-question.ts'

type Admin = typeof examQuestionAdmin
type Find = Admin['find_bank_questions']
type Take = Admin['take_bank_questions']
type TakenRow = ResultOf<Take>['rows'][number]

export interface Worth {
  marks: number
  minus_marks: number
  part_marks: boolean
}

export async function findBankQuestions(
  { exam_id, offset = 0, limit, ...filter }: InputOf<Find>,
  context: Context,
): Promise<ResultOf<Find>> {
  const { db, settings } = context
  const { language_id } = await managedExam(exam_id, context)
  const wanted = { ...filter, language_id }
  const page = { offset, limit: limit ?? settings.page_size }
  const [rows, total, categories] = await Promise.all([readOffered(db, wanted, page), countOffered(db, wanted), readBankCategories(db)])
  const code = await codeOf(db, language_id)
  const names = new Map(categories.map(category => [category.id, nameIn(category.names, code)]))
  const questions = await readByIds(
    db,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map(row => presentOffered(row, must(questions.get(row.id), 'it was just read'), names)),
    total,
    categories: categories.map(({ id, names: all, parent_id }: CategoryRow) => ({ id, name: nameIn(all, code), parent_id })),
  }
}

const codeOf = async (db: Db, languageId: number) =>
  must((await readLanguages(db)).find(({ id }) => id === languageId)?.code, 'a foreign key keeps the language')

function presentOffered(row: OfferedRow, question: CachedQuestion, names: ReadonlyMap<number, string>): OfferedQuestion {
  const { id, question_type, category_id, level, tags, b, is_calibrated } = row
  return {
    id,
    question_type,
    category_id,
    level,
    tags,
    is_calibrated,
    question: row.question,
    options: row.options.map(({ text, image_text = '' }) => text || image_text),
    answer: rightInWords(copied(question)),
    category: names.get(category_id) ?? '',
    has_picture: row.image !== null,
    has_sound: row.audio !== null,
    difficulty: Math.round(100 * b) / 100,
  }
}

export async function takeBankQuestions({ exam_id, source_ids, ...worth }: InputOf<Take>, context: StaffContext): Promise<ResultOf<Take>> {
  const { db, audit } = context
  const exam = await lockUnstarted(exam_id, context)
  const ids = [...new Set(source_ids)]
  const [offered, questions, paper] = await Promise.all([readOfferedById(db, ids), readByIds(db, ids), readQuestions(db, exam_id)])
  const judged = ids.map(id => judge(id, exam, { offered: offered.get(id), question: questions.get(id), worth }))
  const asked = judged.flatMap(one => ('question' in one ? [one] : []))
  const doubles = new Map(
    doublesIn(
      paper,
      asked.map(({ id, question }) => ({ name: `question ${id} of the bank`, question })),
    ).map((double, index) => [must(asked[index], 'there is one for each').id, double]),
  )
  const added = asked.filter(({ id }) => !doubles.get(id))
  refuseTooMany(paper.length + added.length)
  await addTo(
    context,
    exam,
    added.map(({ question, origin }) => ({ ...question, ...origin })),
  )
  audit({ subject: `exam:${exam_id}`, after: { taken: added.map(({ id }) => id), ...worth } })
  const rows = judged.map(one => {
    const double = doubles.get(one.id)
    const refused = 'problem' in one ? one.problem : null
    return { question_id: one.id, text: one.text, verdict: verdictOf(refused, double), problem: refused ?? double?.reason ?? '' }
  })
  return { rows, paper: await paperOf(db, exam_id) }
}

function verdictOf(refused: string | null, double: { outcome: string } | null | undefined): TakenRow['verdict'] {
  if (refused !== null) return 'refused'
  if (!double) return 'added'
  return double.outcome === 'contradiction' ? 'contradiction' : 'double'
}

export async function addTo({ db }: StaffContext, exam: ExamRow, questions: NewQuestions['questions']): Promise<void> {
  if (questions.length === 0) return
  const { id: examId, language_id: languageId, minus_marks: minusMarks } = exam
  await addQuestions(db, { examId, languageId, isSealed: exam.release_when !== 'hand_in', minusMarks, questions })
}

interface Candidate {
  offered: OfferedRow | undefined
  question: CachedQuestion | undefined
  worth: Worth
}

type Judged = { id: number; text: string } & ({ problem: string } | { question: ExamQuestion; origin: Origin })

/** Says nothing of a question that the bank does not offer, not even that it exists. */
export function judge(id: number, { language_id }: Pick<ExamRow, 'language_id'>, { offered, question, worth }: Candidate): Judged {
  if (!offered || !question) return { id, text: '', problem: 'is not offered by the bank' }
  const text = question.question.slice(0, 200)
  if (question.language_id !== language_id) return { id, text, problem: 'is in another language than the exam' }
  const { data, error } = ExamQuestion.safeParse(askedFrom(question, worth))
  if (!data) return { id, text, problem: error.issues[0]?.message ?? 'cannot be asked in an exam' }
  return { id, text, question: data, origin: { draw_id: null, source_id: id, b: offered.b, is_calibrated: offered.is_calibrated } }
}

/** The cache is shared, so its lists are copied. */
const copied = ({ question_type, answer, options, matches, word, number }: CachedQuestion) => ({
  question_type,
  answer: [...answer],
  options: [...options],
  matches: [...matches],
  word,
  number,
})

/** Fact, source, level and category stay in the bank. */
function askedFrom(question: CachedQuestion, { marks, minus_marks, part_marks }: Worth) {
  const { question_type: type, word, accepted, number, keeps_order, image, image_text, audio, audio_text, note, tags } = question
  const options = question.options.map(({ share, ...option }) => (part_marks && share !== undefined ? { ...option, share } : option))
  const asked = { type, question: question.question, options, answer: question.answer, note }
  return {
    ...asked,
    image,
    image_text,
    audio,
    audio_text,
    tags,
    marks,
    minus_marks,
    part_marks,
    ...(question.matches.length > 0 && { matches: question.matches }),
    ...(word !== null && { word }),
    ...(accepted.length > 0 && { accepted }),
    ...(number !== null && { number }),
    ...(keeps_order && type !== 'sequence' && { keeps_order }),
  }
}
