// The form of a question. Each question type has a row of checks; every problem names its field.

import { z } from 'zod'
import { areRepeated } from './choices.ts'
import { Decimal, Flag, Id, MediaName, optional, Text, Whole } from '../platform/fields.ts'
import { questionTypes, type QuestionType } from './question-names.ts'

const Media = optional(MediaName)
/** The limit for files. The admin's form offers five, or as many as the question has. */
export const mostOptions = 10
export const mostMatches = 12
/** A picture without text needs `image_text` for screen readers. Players see the remark after their answer. */
const Option = z.object({ text: optional(Text(500)), image: Media, image_text: optional(Text(500)), remark: optional(Text(500)) })
const Match = z.object({ text: optional(Text(500)), image: Media, image_text: optional(Text(500)) })
export const greatestNumber = 1e15
const NumberAnswer = z.object({
  value: Decimal(-greatestNumber, greatestNumber),
  /** An answer off by at most this is right. */
  tolerance: Decimal(0, greatestNumber).default(0),
  unit: optional(Text(20)),
})
const Address = Text(500).refine(value => /^https?:\/\/[^\s]+$/i.test(value), 'must begin with http:// or https://')
const Source = z.preprocess(
  value => (isEmptySource(value) ? undefined : value),
  z.object({ name: Text(200), url: Address, licence: Text(100) }).optional(),
)

/** A form sends an empty field as null or ''. */
const isEmptySource = (value: unknown) =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(part => part === null || part === ''))

export const questionFields = {
  question_type: z.enum(questionTypes),
  category_id: Id,
  language_id: Id,
  level: Whole(1, 1000),
  /** The author's estimate: 0 easy to 1 hard. */
  difficulty: Decimal(0, 1),
  question: Text(2000),
  options: z.array(Option).max(mostOptions, `has at most ${mostOptions} options`).default([]),
  /** Matching: the right-hand side. */
  matches: z.array(Match).max(mostMatches, `has at most ${mostMatches} matches`).default([]),
  /** Indexes in `options`, from 0: the right one, all right ones, or the right order; matching: each option's index in `matches`. */
  answer: z
    .array(Whole(0, mostMatches - 1))
    .max(mostOptions)
    .default([]),
  word: optional(Text(60)),
  /** Guess the word: further right words. */
  accepted: z.array(Text(60)).max(20).default([]),
  number: z.preprocess(value => (value === '' || value === null ? undefined : value), NumberAnswer.optional()).optional(),
  note: optional(Text(2000)),
  image: Media,
  /** Text alternative of the picture, for screen readers. */
  image_text: optional(Text(500)),
  audio: Media,
  /** Text alternative of the sound, for players who cannot hear it. */
  audio_text: optional(Text(2000)),
  /** Fun and learn: the passage that the question is about. */
  passage_id: optional(Id),
  source: Source,
  /** The options keep this order, because one of them refers to others or to their order. */
  keeps_order: Flag.default(false),
  tags: z.array(Text(60)).max(20).default([]),
}

const shownChoice = { text: z.string(), image: z.string().nullable(), image_text: z.string().nullable() }

/** What a question asks and how it is answered, as a form shows it. */
export const shownQuestion = {
  question_type: z.enum(questionTypes),
  question: z.string(),
  options: z.array(z.object({ ...shownChoice, remark: z.string().nullable() })),
  matches: z.array(z.object(shownChoice)),
  answer: z.array(z.int()),
  word: z.string().nullable(),
  accepted: z.array(z.string()),
  number: z.object({ value: z.number(), tolerance: z.number(), unit: z.string().nullable() }).nullable(),
  keeps_order: z.boolean(),
  tags: z.array(z.string()),
  note: z.string().nullable(),
  image: z.string().nullable(),
  image_text: z.string().nullable(),
  audio: z.string().nullable(),
  audio_text: z.string().nullable(),
}
const ShownQuestion = z.object(shownQuestion)
export type ShownQuestion = z.output<typeof ShownQuestion>

const Fields = z.object(questionFields)
export type QuestionFields = z.output<typeof Fields>

interface Problem {
  field: (string | number)[]
  problem: string
}
type Check = (fields: QuestionFields) => Problem[]

const when = (isWrong: boolean, field: string, problem: string): Problem[] => (isWrong ? [{ field: [field], problem }] : [])

/** Every choice needs a text, or a picture with a text for screen readers. */
const problemsOfChoices = (field: 'options' | 'matches', choices: QuestionFields['options'] | QuestionFields['matches']): Problem[] => {
  const repeated = areRepeated(choices)
  return choices.flatMap(({ text, image, image_text }, index) => {
    const isNothing = text === undefined && image === undefined
    const isMute = text === undefined && image !== undefined && image_text === undefined
    return [
      ...(isNothing ? [{ field: [field, index, 'text'], problem: 'needs a text or a picture' }] : []),
      ...(isMute ? [{ field: [field, index, 'image_text'], problem: 'is needed where a picture stands alone' }] : []),
      ...(repeated[index] ? [{ field: [field, index, 'text'], problem: 'is there already' }] : []),
    ]
  })
}

const hasOptions =
  (least: number, most = mostOptions): Check =>
  ({ options, word }) => [
    ...when(
      options.length < least || options.length > most,
      'options',
      least === most ? `needs ${least} options` : `needs ${least} to ${most} options`,
    ),
    ...when(word !== undefined, 'word', 'is for guess the word only'),
    ...problemsOfChoices('options', options),
  ]

const answersWith =
  (isRight: (answer: readonly number[], options: number) => boolean, problem: string): Check =>
  ({ answer, options }) => {
    const isThere = new Set(answer).size === answer.length && answer.every(index => index < options.length)
    return when(!isThere || !isRight(answer, options.length), 'answer', problem)
  }

const one = answersWith(answer => answer.length === 1, 'needs one right option')
const some = answersWith(answer => answer.length > 0, 'needs at least one right option')
const order = answersWith((answer, options) => answer.length === options, 'needs a place for every option')

/** Each option has one match; a match may belong to several options or to none. */
const pairs: Check = ({ answer, options, matches }) => [
  ...when(matches.length < 2, 'matches', `needs 2 to ${mostMatches} matches`),
  ...when(answer.length !== options.length || answer.some(place => place >= matches.length), 'answer', 'needs a match for every option'),
  ...problemsOfChoices('matches', matches),
]
const hasNoMatches: Check = ({ matches }) => when(matches.length > 0, 'matches', 'belong to questions of the type matching')

const isNumber: Check = ({ number, options, answer, word }) => [
  ...when(number === undefined, 'number', 'is needed'),
  ...when(options.length > 0 || answer.length > 0, 'options', 'a number to find has no options'),
  ...when(word !== undefined, 'word', 'is for guess the word only'),
]
const hasNoNumber: Check = ({ number }) => when(number !== undefined, 'number', 'belongs to questions of the type number')
const hasOneWord: Check = ({ accepted }) => when(accepted.length > 0, 'accepted', 'is for guess the word only')
const isPlain: Check = fields => [...hasNoMatches(fields), ...hasNoNumber(fields), ...hasOneWord(fields)]

const lettersIn = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const isWord: Check = ({ word, accepted, options, answer }) => [
  ...when(word === undefined, 'word', 'is needed'),
  ...when(word !== undefined && lettersIn(word) < 2, 'word', 'needs at least two letters'),
  ...when(options.length > 0 || answer.length > 0, 'options', 'a word to guess has no options'),
  ...accepted.flatMap((other, index) =>
    lettersIn(other) < 2 ? [{ field: ['accepted', index], problem: 'needs at least two letters' }] : [],
  ),
]

const hasSound: Check = ({ audio }) => when(audio === undefined, 'audio', 'is needed')
const isSilent: Check = ({ audio, audio_text }) => [
  ...when(audio !== undefined, 'audio', 'only a question of the type audio has a sound'),
  ...when(audio_text !== undefined, 'audio_text', 'only a question of the type audio has a sound'),
]

const checks: Record<QuestionType, readonly Check[]> = {
  multiple_choice: [hasOptions(2), one, isSilent, isPlain],
  true_false: [hasOptions(2, 2), one, isSilent, isPlain],
  multi_select: [hasOptions(2), some, isSilent, isPlain],
  sequence: [hasOptions(3), order, isSilent, isPlain],
  matching: [hasOptions(2), pairs, isSilent, hasNoNumber, hasOneWord],
  number: [isNumber, isSilent, hasNoMatches, hasOneWord],
  guess_the_word: [isWord, isSilent, hasNoMatches, hasNoNumber],
  audio: [hasOptions(2), one, hasSound, isPlain],
  maths: [hasOptions(2), one, isSilent, isPlain],
}

/** The problems of a question by its type; each names its field. */
export const problemsOfQuestion = (fields: QuestionFields): Problem[] => checks[fields.question_type].flatMap(check => check(fields))

/** For an action's input: adds the checks of the question type. */
export function checkQuestion(fields: QuestionFields, context: z.core.$RefinementCtx<QuestionFields>): void {
  for (const { field, problem } of problemsOfQuestion(fields)) {
    context.addIssue({ code: 'custom', path: field, message: problem })
  }
}
