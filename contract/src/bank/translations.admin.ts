// Translations of a question: questions of the same fact in other languages.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Id } from '../platform/fields.ts'
import { checkQuestion, questionFields } from './question-form.ts'
import { questionStates, questionTypes } from './question-names.ts'
import { questionAdmin } from './questions.admin.ts'

/** What translations should have in common. The server sorts options itself, so that only the number of right ones can be compared. */
export const translationDifferences = ['type', 'options', 'right_options', 'number', 'level', 'category'] as const
export type TranslationDifference = (typeof translationDifferences)[number]

const Choice = z.object({ text: z.string(), image: z.string().nullable(), image_text: z.string().nullable() })

const Translation = z.object({
  id: z.int(),
  language_id: z.int(),
  state: z.enum(questionStates),
  question_type: z.enum(questionTypes),
  question: z.string(),
  level: z.int(),
  options: z.array(Choice),
  matches: z.array(Choice),
  /** Indexes of options; matching: the index of each option's match. */
  answer: z.array(z.int()),
  word: z.string().nullable(),
  number: z.object({ value: z.number(), tolerance: z.number(), unit: z.string().nullable() }).nullable(),
  image: z.string().nullable(),
  image_text: z.string().nullable(),
  audio: z.string().nullable(),
  note: z.string().nullable(),
  /** In what it differs from the question that was asked for. */
  differences: z.array(z.enum(translationDifferences)),
})
export type Translation = z.output<typeof Translation>

export const translationAdmin = {
  get_translations: action({
    summary: 'A question and its translations, without withdrawn ones, and the languages without any',
    access: 'editor',
    input: z.object({ question_id: Id }),
    output: z.object({
      /** The question itself first, then by language. */
      translations: z.array(Translation),
      missing_language_ids: z.array(z.int()),
      /** Nobody can add one now: a contest asks the question, it was replaced, or it belongs to a text. */
      may_add: z.boolean(),
    }),
    refusals: ['document_not_found'],
  }),
  create_translation: action({
    summary: 'Create a question as a draft that translates another one',
    access: 'editor',
    writes: true,
    input: z.object({ translation_of: Id, ...questionFields }).superRefine(checkQuestion),
    output: questionAdmin.create_question.output,
    refusals: ['document_not_found', 'question_sealed', 'question_replaced', 'translation_exists'],
  }),
}
