// Translations share the fact of the question (0011-facts.sql). A question without a fact gets one with its first translation.

import {
  type Translation,
  translationAdmin,
  type TranslationDifference,
  translationDifferences,
} from '@trivium/contract/bank/translations.admin'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { handle, type StaffContext } from '../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import type { StoredMatch } from '../../platform/db/tables/play-tables.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { readLanguages } from '../catalogue/index.ts'
import { lockQuestions, type QuestionRow, readForEditor } from './admin-store.ts'
import { bankQuestion } from './bank-question.ts'
import { createQuestion } from './change-question.ts'
import { isReplaced, isSealed } from './policy.ts'
import { lockFact, readOfFact, setFact } from './translation-store.ts'

type Admin = typeof translationAdmin

export const translationAdminActions = handle(translationAdmin, {
  async get_translations({ question_id }, { db }) {
    const question = (await readForEditor(db, question_id)) ?? refuse('document_not_found')
    const [others, languages] = await Promise.all([readOfFact(db, question), readLanguages(db)])
    const there = new Set([question, ...others].map(({ language_id }) => language_id))
    return {
      translations: [question, ...others].map(row => presentTranslation(row, question)),
      missing_language_ids: languages.flatMap(({ id }) => (there.has(id) ? [] : [id])),
      may_add: !isSealed(question) && !isReplaced(question) && question.passage_id === null,
    }
  },

  create_translation: createTranslation,
})

async function createTranslation(
  { translation_of, ...fields }: InputOf<Admin['create_translation']>,
  context: StaffContext,
): Promise<ResultOf<Admin['create_translation']>> {
  const { db } = context
  const [question = refuse('document_not_found')] = await lockQuestions(db, [translation_of])
  if (isSealed(question)) refuse('question_sealed')
  if (isReplaced(question)) refuse('question_replaced')
  if (question.passage_id !== null || fields.passage_id !== undefined)
    throw new InvalidInput([
      { field: 'passage_id', problem: 'is for the questions of one text: translate the text, and add questions to it' },
    ])
  if (fields.question_type !== question.question_type)
    throw new InvalidInput([{ field: 'question_type', problem: 'is that of the original' }])
  const fact = question.fact ?? `translation:${question.id}`
  await lockFact(db, fact)
  const others = await readOfFact(db, question)
  if ([question, ...others].some(({ language_id }) => language_id === fields.language_id)) refuse('translation_exists')
  const { id } = await createQuestion(fields, context)
  await setFact(db, [question.id, id], fact)
  return bankQuestion(db, id)
}

const path = (name: string | null) => (name === null ? null : mediaPath(name))
const choiceOf = ({ text, image, image_text }: StoredMatch) => ({ text, image: path(image), image_text: image_text ?? null })

function presentTranslation(row: QuestionRow, original: QuestionRow): Translation {
  const { id, language_id, state, question_type, question, level, answer, word, number, image_text, note } = row
  return {
    id,
    language_id,
    state,
    question_type,
    question,
    level,
    answer,
    word,
    number,
    image_text,
    note,
    options: row.options.map(choiceOf),
    matches: row.matches.map(choiceOf),
    image: path(row.image),
    audio: path(row.audio),
    differences: differencesOf(row, original),
  }
}

const numberOf = ({ number }: QuestionRow) => number && `${number.value} ${number.tolerance}`

function differencesOf(one: QuestionRow, other: QuestionRow): TranslationDifference[] {
  const differs: Record<TranslationDifference, boolean> = {
    type: one.question_type !== other.question_type,
    options: one.options.length !== other.options.length || one.matches.length !== other.matches.length,
    right_options: one.answer.length !== other.answer.length,
    number: numberOf(one) !== numberOf(other),
    level: one.level !== other.level,
    category: one.category_id !== other.category_id,
  }
  return translationDifferences.filter(name => differs[name])
}
