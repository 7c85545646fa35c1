// Describes a row's question in words.

import type { ShownQuestion } from '@trivium/contract/bank/imports.admin'
import { typeWords } from '../../../platform/ui/question-types.ts'

export const placeOf = ({ category, subcategory }: ShownQuestion): string => [category, subcategory].filter(Boolean).join(' › ')

/** Without a level, the import derives one from the difficulty. */
export const levelOf = ({ level, difficulty }: ShownQuestion): string =>
  level === null ? `level by difficulty (${percentOf(difficulty)})` : `level ${level}`

export const marksOf = ({ marks, minus_marks, part_marks }: ShownQuestion): string =>
  `${marks} ${marks === 1 ? 'mark' : 'marks'}${part_marks ? ', in parts' : ''}${minus_marks > 0 ? `, minus ${minus_marks} if wrong` : ''}`

const percentOf = (difficulty: number) => `${Math.round(difficulty * 100)} %`

export function numberIn({ value, tolerance, unit }: NonNullable<ShownQuestion['number']>): string {
  return [String(value), ...(tolerance > 0 ? [`± ${tolerance}`] : []), ...(unit === null ? [] : [unit])].join(' ')
}

export interface Difference {
  /** The field's name. */
  name: string
  /** Null when words cannot describe it, such as a picture. */
  there: string | null
  here: string | null
}

const none = '(none)'
const yes = (is: boolean) => (is ? 'yes' : 'no')
const listed = (texts: readonly string[]) => texts.join(' · ') || none
const choices = (of: ShownQuestion['matches']) => listed(of.map(({ text, image_text }) => text || (image_text ?? 'a picture')))

/** Fields that can differ, keyed by the names of get_import_rows: those of the bank, and those of two rows of a file. */
const known: Record<string, { name: string; value?: (shown: ShownQuestion) => string }> = {
  type: { name: 'Type', value: ({ question_type }) => typeWords[question_type] },
  question: { name: 'Question', value: ({ question }) => question },
  options: { name: 'Options', value: ({ options }) => choices(options) },
  'pictures of options': { name: 'Pictures of options' },
  remarks: { name: 'Remarks', value: ({ options }) => listed(options.flatMap(({ remark }) => remark ?? [])) },
  shares: { name: 'Share of the marks', value: ({ options }) => listed(options.map(({ share }) => `${share ?? 0} %`)) },
  answer: { name: 'Right answer', value: ({ right }) => listed(right) },
  matches: { name: 'Matches', value: ({ matches }) => choices(matches) },
  word: { name: 'Word', value: ({ word }) => word ?? none },
  'other words': { name: 'Other right words', value: ({ accepted }) => listed(accepted) },
  number: { name: 'Number', value: ({ number }) => (number ? numberIn(number) : none) },
  order: { name: 'Options keep their order', value: ({ keeps_order }) => yes(keeps_order) },
  tags: { name: 'Tags', value: ({ tags }) => listed(tags) },
  'picture description': { name: 'Picture description', value: ({ image_text }) => image_text ?? none },
  note: { name: 'Explanation', value: ({ note }) => note ?? none },
  image: { name: 'Picture' },
  audio: { name: 'Sound' },
  'audio text': { name: 'Sound description', value: ({ audio_text }) => audio_text ?? none },
  fact: { name: 'Fact', value: ({ fact }) => fact ?? none },
  passage: { name: 'Text it is about', value: ({ passage }) => passage ?? none },
  marks: { name: 'Marks', value: ({ marks }) => String(marks) },
  'part marks': { name: 'Part marks', value: ({ part_marks }) => yes(part_marks) },
  'minus marks': { name: 'Marks lost for a wrong answer', value: ({ minus_marks }) => String(minus_marks) },
  level: { name: 'Level', value: levelOf },
  difficulty: { name: 'Difficulty', value: ({ difficulty }) => percentOf(difficulty) },
  source: { name: 'Source', value: ({ source }) => source ?? none },
  language: { name: 'Language', value: ({ language }) => language },
  category: { name: 'Category', value: ({ category }) => category },
  subcategory: { name: 'Subcategory', value: ({ subcategory }) => subcategory ?? none },
  'is active': { name: 'Active', value: ({ is_active }) => yes(is_active) },
}

const alias: Record<string, string> = {
  question_type: 'type',
  right: 'answer',
  accepted: 'other words',
  keeps_order: 'order',
  image_text: 'picture description',
}

/** The differences between two questions, each once. Skips fields with equal words: pictures or another line show the difference. */
export function differencesIn(differs: readonly string[], there: ShownQuestion, here: ShownQuestion): Difference[] {
  const names = new Set(differs.map(name => alias[name] ?? name.replaceAll('_', ' ')))
  return [...names].flatMap((field): Difference[] => {
    const { name, value } = known[field] ?? { name: field }
    if (!value) return [{ name, there: null, here: null }]
    const [was, is] = [value(there), value(here)]
    return was === is ? [] : [{ name, there: was, here: is }]
  })
}
