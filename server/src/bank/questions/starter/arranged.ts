// The order in which options are stored. It depends only on the texts of all options, so it does not reveal the right one, whatever order
// the author had (docs/decisions/049). Every writer of questions arranges them first.

import { createHash } from 'node:crypto'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import type { LaterKey } from '@trivium/rules/play/plays/grading'
import { must } from '../../../platform/api/refuse.ts'
import type { StoredOption } from '../../../platform/db/tables/play-tables.ts'

interface WithOptions {
  question_type: QuestionType
  options: readonly StoredOption[]
  answer: readonly number[]
  keeps_order?: boolean
}

interface Row extends WithOptions {
  options: StoredOption[]
  answer: number[]
  corrections: LaterKey[]
  is_arranged: boolean
  former_order: number[] | null
}

/** The current index of the option at each place of the stored order. */
export function storedOrderOf({ question_type, options, answer, keeps_order = false }: WithOptions): number[] {
  const places = options.map((_, index) => index)
  // True always comes before false. For matching, the order of the options reveals nothing.
  if (question_type === 'true_false' || question_type === 'matching' || keeps_order) return places
  const texts = options.map(({ text, image }) => JSON.stringify([text, image]))
  const all = texts.toSorted().join()
  const hashes = texts.map(text => hashOf(all, text))
  // Equal options can only be told apart by the answer; hash it, so that their order does not follow the author's either.
  const rankOf = (index: number) => (question_type === 'sequence' ? answer.indexOf(index) : Math.min(0, answer.indexOf(index)))
  const isDouble = new Set(texts).size < texts.length
  const keys = isDouble ? hashes.map((hash, index) => hash + hashOf(hash, String(rankOf(index)))) : hashes
  return places.toSorted((one, other) => compare(keys[one] ?? '', keys[other] ?? ''))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const hashOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The same question with its options in the stored order. Arranging it again changes nothing. */
export const arranged = <Question extends WithOptions>(question: Question): Question & Pick<Row, 'options' | 'answer'> => ({
  ...question,
  ...inOrder(question, storedOrderOf(question)),
})

/** @param order the index of the option at each new place */
export function inOrder({ question_type, options, answer }: WithOptions, order: readonly number[]): Pick<Row, 'options' | 'answer'> {
  return {
    options: order.map(index => must(options[index], 'the order has only indexes of options')),
    answer: answerIn(question_type, answer, order),
  }
}

/** Indexes of options, converted to another order. */
export function answerIn(type: QuestionType, answer: readonly number[], order: readonly number[]): number[] {
  // For matching, each option keeps its match: the options move, the matches do not.
  if (type === 'matching') return answer.length === 0 ? [] : order.map(index => must(answer[index], 'each option has its match'))
  const places = answer.map(index => order.indexOf(index))
  return type === 'multi_select' ? places.toSorted((one, other) => one - other) : places
}

/** A stored answer or choice ('2', '0,3'), converted to another order. Values that are no indexes stay. */
export function choiceIn(type: QuestionType, choice: string, order: readonly number[]): string {
  if (choice === '' || type === 'number' || type === 'guess_the_word') return choice
  // An option may have no match yet.
  if (type === 'matching') return order.map(index => choice.split(',')[index] ?? '').join(',')
  return answerIn(type, choice.split(',').map(Number), order).join(',')
}

/** Arranges a row that was written before there was a stored order, and records its former order. */
export function rearranged<Question extends Row>(question: Question): Question {
  const order = storedOrderOf(question)
  const isSame = order.every((index, place) => index === place)
  return { ...permuted(question, order), is_arranged: true, former_order: isSame ? null : order }
}

function permuted<Question extends Row>(question: Question, order: readonly number[]): Question {
  const { question_type, corrections } = question
  const later = corrections.map(correction => ({ ...correction, answer: answerIn(question_type, correction.answer, order) }))
  return { ...question, ...inOrder(question, order), corrections: later }
}

export const inverse = (order: readonly number[]): number[] => order.map((_, index) => order.indexOf(index))

/** Whether the question was frozen from a row that was already rearranged. */
type Frozen = Pick<FrozenQuestion, 'arranged'>

/**
 * The question with its options in the order in which a play, a battle or a guest's key froze it. Frozen data and answers are never
 * rewritten. A process whose cache does not have the rearranged row yet computes the new order itself.
 */
export function asFrozen<Question extends Row>(question: Question, { arranged: isNew = false }: Frozen): Question {
  if (isNew) return question.is_arranged ? question : rearranged(question)
  return question.former_order === null ? question : permuted(question, inverse(question.former_order))
}

/** The mark of the current order, to be stored with a frozen question. */
export const orderOf = ({ former_order }: Pick<Row, 'former_order'>): Frozen => (former_order === null ? {} : { arranged: true })

/** A choice made in a frozen question, converted to the row's current order. */
export const choiceNow = (
  { question_type, former_order }: Pick<Row, 'question_type' | 'former_order'>,
  choice: string,
  { arranged: isNew = false }: Frozen,
): string => (former_order === null || isNew ? choice : choiceIn(question_type, choice, former_order))
