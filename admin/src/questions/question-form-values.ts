// The values of the form, what is sent of them, and the question that players would see.

import type { Language } from '@trivium/contract/catalogue'
import type { Q } from '@trivium/contract/plays'
import type { QuestionType } from '@trivium/contract/play-names'
import type { BankQuestion } from '@trivium/contract/question-office'
import { type AnswerKey, keyAt } from '@trivium/rules/grading'
import { lettersOf } from '@trivium/rules/words'

type Filled = Omit<BankQuestion, 'source' | 'options' | 'versions' | 'figures'>

/** A form may be filled in part. */
export type Values = { [Field in keyof Filled]?: Filled[Field] | undefined } & {
  /** While the form is being filled in there may be gaps. */
  options?: ({ text?: string | undefined; image?: string | null | undefined } | undefined)[] | undefined
  source?: { name?: string | null | undefined; url?: string | null | undefined; licence?: string | null | undefined } | null | undefined
}

export const hasOneAnswer = (type: QuestionType) => type !== 'multi_select' && type !== 'sequence'

export const mostOptions = 5

export const emptyOption = { text: '', image: null }

export const freshValues: Values = {
  question_type: 'multiple_choice',
  level: 1,
  difficulty: 0.5,
  question: '',
  options: [emptyOption, emptyOption, emptyOption, emptyOption],
  answer: [0],
}

/** What the type has no use for stays behind. */
export function toSend(values: Values): Values {
  const isWord = values.question_type === 'guess_the_word'
  const isSound = values.question_type === 'audio'
  return {
    ...values,
    options: isWord ? [] : (values.options ?? []),
    answer: isWord ? [] : (values.answer ?? []),
    word: isWord ? (values.word ?? null) : null,
    audio: isSound ? (values.audio ?? null) : null,
    audio_text: isSound ? (values.audio_text ?? null) : null,
  }
}

/** What another type keeps of options and answer. */
export function forType(type: QuestionType, values: Values): Pick<Values, 'options' | 'answer'> {
  if (type === 'guess_the_word') return { options: [], answer: [] }
  const options = values.options ?? []
  if (type === 'true_false') {
    const kept = [0, 1].map(index => (options.length === 2 && options[index]) || { text: index === 0 ? 'True' : 'False', image: null })
    return { options: kept, answer: [values.answer?.[0] === 1 ? 1 : 0] }
  }
  const enough = options.length >= 3 ? options : [...options, ...Array.from({ length: 4 - options.length }, () => emptyOption)]
  if (type === 'sequence') return { options: enough, answer: enough.map((_, index) => index) }
  const answer = values.answer?.slice(0, type === 'multi_select' ? undefined : 1) ?? []
  return { options: enough, answer: answer.length > 0 ? answer : [0] }
}

interface Seen {
  question: Q
  key: AnswerKey
  note: string | null
}

/** As the server would show it (server/src/plays/views.ts), in the order of the author. */
export function seenBy(values: Values, { language, place }: { language: Language | undefined; place: string }): Seen {
  const { question_type = 'multiple_choice', options = [], answer = [], word, source } = toSend(values)
  const isWhole = source?.name && source.url && source.licence
  return {
    question: {
      id: 0,
      category: { slug: '', name: place },
      subcategory: null,
      language_id: language?.id ?? 0,
      level: values.level ?? 1,
      question_type,
      question: values.question ?? '',
      image: values.image ?? null,
      audio: question_type === 'audio' ? (values.audio ?? null) : null,
      audio_text: values.audio_text ?? null,
      passage_id: null,
      options: options
        .slice(0, mostOptions)
        .map((option, index) => ({ key: keyAt(index), text: option?.text ?? '', image: option?.image ?? null })),
      letters: question_type === 'guess_the_word' ? lettersOf(word ?? '') : null,
      seconds: null,
      difficulty: 'medium',
      marks: 1,
      source: isWhole ? { name: String(source.name), url: String(source.url), licence: String(source.licence) } : null,
    },
    key: { question_type, options: options.length, answer, word: word ?? null },
    note: values.note || null,
  }
}
