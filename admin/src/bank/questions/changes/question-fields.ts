// The fields of a question as the dialog about two changes and the history show them.

import { keyAt } from '@trivium/rules/play/plays/grading'
import { type Fields, type FieldGroup, inWords } from '../../../platform/conflicts.ts'
import { typeWords } from '../../../platform/ui/question-types.ts'

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const numbersIn = (value: unknown): number[] => listIn(value).filter(item => typeof item === 'number')
const rowIn = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

const choiceIn = (value: unknown): string => {
  const { text, image, image_text, remark } = rowIn(value)
  const main = [text, image_text, image].find(part => typeof part === 'string' && part !== '') ?? ''
  return `${inWords(main)}${typeof remark === 'string' && remark !== '' ? ` (${remark})` : ''}`
}

/** The options with the right ones marked, or the words or the number that are right. */
function showAnswer({ question_type, options, matches, answer, word, accepted, number, keeps_order }: Fields): string {
  const [right, pairs] = [numbersIn(answer), listIn(matches)]
  const partOf = (index: number) => {
    if (pairs.length > 0) return ` = ${choiceIn(pairs[right[index] ?? -1])}`
    if (question_type === 'sequence') return ` (place ${right.indexOf(index) + 1})`
    return right.includes(index) ? ' ✓ right' : ''
  }
  const { value, tolerance, unit } = rowIn(number)
  return [
    Object.entries(typeWords).find(([type]) => type === question_type)?.[1] ?? '',
    ...listIn(options).map((option, index) => `${keyAt(index).toUpperCase()}. ${choiceIn(option)}${partOf(index)}`),
    ...(pairs.length > 0 ? [`Choices: ${pairs.map(choiceIn).join(', ')}`] : []),
    ...(typeof word === 'string' && word !== '' ? [[word, ...listIn(accepted).map(inWords)].join(' or ')] : []),
    ...(value === undefined ? [] : [`${inWords(value)} ${unit ? inWords(unit) : ''} ± ${inWords(tolerance)}`]),
    ...(keeps_order === true ? ['The options keep this order'] : []),
  ].join('\n')
}

/** A change of these makes another question (docs/decisions/016). */
export const answerGroup: FieldGroup = {
  label: 'Type, options and right answer',
  fields: ['question_type', 'options', 'matches', 'answer', 'word', 'accepted', 'number', 'keeps_order'],
  show: showAnswer,
}

export const questionGroups: readonly FieldGroup[] = [
  { label: 'Question', fields: ['question'] },
  answerGroup,
  { label: 'Note', fields: ['note'] },
  { label: 'Category, language and level', fields: ['category_id', 'language_id', 'level'] },
  { label: 'Difficulty', fields: ['difficulty'] },
  { label: 'Picture', fields: ['image', 'image_text'] },
  { label: 'Sound', fields: ['audio', 'audio_text'] },
  { label: 'Text to read', fields: ['passage_id'] },
  { label: 'Tags', fields: ['tags'] },
  { label: 'Source', fields: ['source'] },
]
