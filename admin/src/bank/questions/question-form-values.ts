// The values of the question form, the part that is sent, and the question that players would see.

import type { Language } from '@trivium/contract/platform/settings'
import type { AnswerOutcome, Q } from '@trivium/contract/play/plays'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { BankQuestion } from '@trivium/contract/bank/questions.admin'
import { type AnswerKey, keyAt } from '@trivium/rules/play/plays/grading'
import { lettersAmong } from '@trivium/rules/play/plays/words'

type Filled = Omit<BankQuestion, 'source' | 'options' | 'matches' | 'number' | 'versions' | 'stats'>

type Gaps<Whole> = { [Field in keyof Whole]?: Whole[Field] | null | undefined }

/** A form that is being filled in may have gaps. */
export type Values = { [Field in keyof Filled]?: Filled[Field] | undefined } & {
  options?: (Gaps<BankQuestion['options'][number]> | undefined)[] | undefined
  matches?: (Gaps<BankQuestion['matches'][number]> | undefined)[] | undefined
  number?: Gaps<NonNullable<BankQuestion['number']>> | null | undefined
  source?: Gaps<NonNullable<BankQuestion['source']>> | null | undefined
}

export const hasOneAnswer = (type: QuestionType) => type !== 'multi_select' && type !== 'sequence' && type !== 'matching'

/** Players write the answer instead of choosing it. */
const isWritten = (type: QuestionType | undefined) => type === 'guess_the_word' || type === 'number'

/** The most options that can be added by hand. A question that has more keeps them. */
export const offeredOptions = 5
export const mostMatches = 12

export const emptyOption = { text: '', image: null, image_text: null, remark: null }
export const emptyMatch = { text: '', image: null, image_text: null }

export const freshValues: Values = {
  question_type: 'multiple_choice',
  level: 1,
  difficulty: 0.5,
  question: '',
  options: [emptyOption, emptyOption, emptyOption, emptyOption],
  answer: [0],
  matches: [],
  accepted: [],
  tags: [],
  keeps_order: false,
}

/** Drops the values that the type does not use. */
export function toSend(values: Values): Values {
  const { question_type: type } = values
  const [isWord, isSound, isMatching] = [type === 'guess_the_word', type === 'audio', type === 'matching']
  return {
    ...values,
    options: isWritten(type) ? [] : (values.options ?? []),
    answer: isWritten(type) ? [] : (values.answer ?? []),
    matches: isMatching ? (values.matches ?? []) : [],
    number: type === 'number' ? (values.number ?? null) : null,
    word: isWord ? (values.word ?? null) : null,
    accepted: isWord ? (values.accepted ?? []) : [],
    audio: isSound ? (values.audio ?? null) : null,
    audio_text: isSound ? (values.audio_text ?? null) : null,
    keeps_order: !isWritten(type) && (values.keeps_order ?? false),
  }
}

/** The options, matches and answer that remain after a change to another type. */
export function forType(type: QuestionType, values: Values): Pick<Values, 'options' | 'matches' | 'answer'> {
  if (isWritten(type)) return { options: [], matches: [], answer: [] }
  const options = values.options ?? []
  if (type === 'true_false') {
    const kept = [0, 1].map(index => (options.length === 2 && options[index]) || { ...emptyOption, text: index === 0 ? 'True' : 'False' })
    return { options: kept, matches: [], answer: [values.answer?.[0] === 1 ? 1 : 0] }
  }
  const enough = options.length >= 3 ? options : [...options, ...Array.from({ length: 4 - options.length }, () => emptyOption)]
  if (type === 'matching') return { options: enough, matches: enough.map(() => emptyMatch), answer: enough.map((_, index) => index) }
  if (type === 'sequence') return { options: enough, matches: [], answer: enough.map((_, index) => index) }
  const places = (values.answer ?? []).filter(place => place < enough.length)
  const answer = [...new Set(places)].slice(0, type === 'multi_select' ? undefined : 1)
  return { options: enough, matches: [], answer: answer.length > 0 ? answer : [0] }
}

interface Seen {
  question: Q
  key: AnswerKey
  note: string | null
  feedback: Pick<AnswerOutcome, 'remarks' | 'also_right' | 'tolerance'>
}

/** The question as the server would show it (server/src/play/questions/present.ts), with the options in the author's order. */
export function seenBy(values: Values, place: Place): Seen {
  const sent = toSend(values)
  const { question_type = 'multiple_choice', options = [], matches = [], answer = [], word, accepted = [] } = sent
  const number = numberOf(sent)
  return {
    question: shownOf(sent, place),
    key: { question_type, options: options.length, answer, word: word ?? null, accepted, matches: matches.length, number },
    note: values.note || null,
    feedback: {
      remarks: options.flatMap((option, index) => (option?.remark ? [{ key: keyAt(index), text: option.remark }] : [])),
      also_right: accepted,
      tolerance: number?.tolerance ?? null,
    },
  }
}

interface Place {
  language: Language | undefined
  place: string
}

function shownOf(values: Values, { language, place }: Place): Q {
  const { question_type = 'multiple_choice', options = [], matches = [], word, accepted = [], source } = values
  const isWhole = source?.name && source.url && source.licence
  return {
    id: 0,
    category: { slug: '', name: place },
    subcategory: null,
    language_id: language?.id ?? 0,
    level: values.level ?? 1,
    question_type,
    question: values.question ?? '',
    image: values.image ?? null,
    image_text: values.image_text || null,
    audio: values.audio ?? null,
    audio_text: values.audio_text ?? null,
    passage_id: null,
    options: options.map((option, index) => ({ key: keyAt(index), ...shownChoice(option) })),
    matches: matchKeys.slice(0, matches.length).map((key, index) => ({ key, ...shownChoice(matches[index]) })),
    unit: numberOf(values)?.unit ?? null,
    letters: question_type === 'guess_the_word' ? lettersAmong(word ?? '', accepted) : null,
    seconds: null,
    difficulty: 'medium',
    marks: 1,
    minus_marks: 0,
    part_marks: false,
    source: isWhole ? { name: String(source.name), url: String(source.url), licence: String(source.licence) } : null,
  }
}

const matchKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

const shownChoice = (choice: Gaps<BankQuestion['matches'][number]> | undefined) => ({
  text: choice?.text ?? '',
  image: choice?.image ?? null,
  image_text: choice?.image_text || null,
})

function numberOf({ question_type, number }: Values): AnswerKey['number'] {
  if (question_type !== 'number') return null
  return { value: Number(number?.value ?? 0), tolerance: Number(number?.tolerance ?? 0), unit: number?.unit || null }
}
