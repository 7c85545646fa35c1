// A question as an editor fills it in: what each type needs is a row here, and every problem names its field.

import { z } from 'zod'
import { Decimal, Id, MediaName, optional, Text, Whole } from './fields.ts'
import { questionTypes, type QuestionType } from './play-names.ts'

const Media = optional(MediaName)
const Option = z.object({ text: Text(500), image: Media })
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
  /** What the author thinks: 0 easy to 1 hard. */
  difficulty: Decimal(0, 1),
  question: Text(2000),
  options: z.array(Option).max(5, 'has at most five options').default([]),
  /** Places in `options`, from 0: the right one, all right ones, or the right order. */
  answer: z.array(Whole(0, 4)).max(5).default([]),
  word: optional(Text(60)),
  note: optional(Text(2000)),
  image: Media,
  audio: Media,
  /** The sound in words, for whoever does not hear it. */
  audio_text: optional(Text(2000)),
  /** Fun and learn: the text that the question is about. */
  passage_id: optional(Id),
  source: Source,
}

const Fields = z.object(questionFields)
export type QuestionFields = z.output<typeof Fields>

interface Problem {
  field: (string | number)[]
  problem: string
}
type Check = (fields: QuestionFields) => Problem[]

const when = (isWrong: boolean, field: string, problem: string): Problem[] => (isWrong ? [{ field: [field], problem }] : [])

const folded = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim()

const hasOptions =
  (least: number, most: number): Check =>
  ({ options, word }) => [
    ...when(
      options.length < least || options.length > most,
      'options',
      least === most ? `needs ${least} options` : `needs ${least} to ${most} options`,
    ),
    ...when(word !== undefined, 'word', 'is for guess the word only'),
    ...options.flatMap(({ text, image }, index) => {
      const isTwice = options.slice(0, index).some(other => folded(other.text) === folded(text) && other.image === image)
      return isTwice ? [{ field: ['options', index, 'text'], problem: 'is there already' }] : []
    }),
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

const lettersIn = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0

const isWord: Check = ({ word, options, answer }) => [
  ...when(word === undefined, 'word', 'is needed'),
  ...when(word !== undefined && lettersIn(word) < 2, 'word', 'needs at least two letters'),
  ...when(options.length > 0 || answer.length > 0, 'options', 'a word to guess has no options'),
]

const hasSound: Check = ({ audio }) => when(audio === undefined, 'audio', 'is needed')
const isSilent: Check = ({ audio, audio_text }) => [
  ...when(audio !== undefined, 'audio', 'only a question of the type audio has a sound'),
  ...when(audio_text !== undefined, 'audio_text', 'only a question of the type audio has a sound'),
]

const checks: Record<QuestionType, readonly Check[]> = {
  multiple_choice: [hasOptions(2, 5), one, isSilent],
  true_false: [hasOptions(2, 2), one, isSilent],
  multi_select: [hasOptions(2, 5), some, isSilent],
  sequence: [hasOptions(3, 5), order, isSilent],
  guess_the_word: [isWord, isSilent],
  audio: [hasOptions(2, 5), one, hasSound],
  maths: [hasOptions(2, 5), one, isSilent],
}

/** For the input of an action: adds what each type of question needs. */
export function checkQuestion(fields: QuestionFields, context: z.core.$RefinementCtx<QuestionFields>): void {
  for (const { field, problem } of checks[fields.question_type].flatMap(check => check(fields))) {
    context.addIssue({ code: 'custom', path: field, message: problem })
  }
}
