// An exam with its questions as a file that `npm run import` takes back (docs/exam-file.md). The key of an exam is kept hashed, so that
// the copy has one of its own.

import type { InputOf, ResultOf } from '@trivium/contract/action'
import type { examOffice } from '@trivium/contract/exam-office'
import type { Context } from '../api/handle.ts'
import { must } from '../api/refuse.ts'
import { readLanguages } from '../catalogue/index.ts'
import { examInCare } from './care.ts'
import { type ExamOption, type ExamQuestion, storedChoice } from './exam-question.ts'
import { readQuestions } from './exam-questions-store.ts'

type Export = typeof examOffice.export_exam

export async function exportExam({ exam_id, exam_key }: InputOf<Export>, context: Context): Promise<ResultOf<Export>> {
  const { db } = context
  const exam = await examInCare(exam_id, context)
  const { title, is_daily, duration_minutes, rules, answer_again, strict_away, is_for_all } = exam
  const { release_when, pass_percent, marks_at_hand_in, minus_marks } = exam
  const questions = await readQuestions(db, exam_id)
  const file = {
    exam: {
      id: `exam-${exam_id}`,
      language: must((await readLanguages(db)).find(({ id }) => id === exam.language_id)?.code, 'a foreign key keeps the language'),
      title,
      starts_at: exam.starts_at.toISOString(),
      ends_at: exam.ends_at.toISOString(),
      is_daily,
      duration_minutes,
      exam_key,
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
  return { name: `exam-${exam_id}.json`, json: JSON.stringify(file, null, 2), media: [...new Set(questions.flatMap(mediaOf))] }
}

const mediaOf = ({ image = null, audio = null, options, matches = [] }: ExamQuestion): string[] =>
  [image, audio, ...[...options, ...matches].map(choice => storedChoice(choice).image)].filter(name => name !== null)

/** What is not there, or as everywhere, is left out. Numbers of options count from 1, and a word is the answer itself. */
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

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)

function choiceInFile(choice: ExamOption) {
  const { text, image, ...more } = storedChoice(choice)
  return image === null && Object.keys(more).length === 0 ? text : { text, ...(image !== null && { image }), ...more }
}
