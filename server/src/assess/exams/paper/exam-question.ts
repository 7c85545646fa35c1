// A question of an exam as its examiner enters it, and its validation. Optional fields may be left out. Indexes count from 0.

import { haveTwins } from '@trivium/contract/bank/choices'
import { questionTypes } from '@trivium/contract/bank/question-names'
import { foldCase } from '@trivium/contract/platform/fold'
import { lettersOf } from '@trivium/rules/play/plays/words'
import { z } from 'zod'
import type { StoredMatch } from '../../../platform/db/tables/play-tables.ts'

const isClean = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
const text = (max: number) => z.string().trim().max(max, `is longer than ${max} characters`).refine(isClean, 'contains control characters')
const words = (max: number) => text(max).min(1, 'is empty')
const inQuarters = z.number('is not a number').multipleOf(0.25, 'goes in steps of 0.25').max(100, 'is above 100')

/** An option, or a match for options: a plain text, or a text with a picture, named by its stored file. */
const Choice = z.object({
  text: text(500).default(''),
  image: words(500).nullable().optional(),
  /** Description of the picture. */
  image_text: words(500).nullable().optional(),
})
const Option = Choice.extend({
  /** Shown after the question is answered. */
  remark: words(1000).nullable().optional(),
  /** Percent of the marks, if the question gives marks in parts. */
  share: z.number().min(-100, 'is below -100').max(100, 'is above 100').optional(),
})

const Fields = z.object({
  type: z.enum(questionTypes, 'is not one of the types of questions'),
  question: words(2000),
  /** Empty if the answer is a word or a number. */
  options: z.array(z.union([words(500), Option])).max(10, 'are more than ten'),
  /** The matches for the options of a matching question. There may be more than options, and one may match several options. */
  matches: z
    .array(z.union([words(500), Choice]))
    .max(12, 'are more than twelve')
    .optional(),
  /** Indexes of the right option, set or order; for matching: the match of each option. */
  answer: z.array(z.int().min(0)),
  /** The word to guess. */
  word: words(60).nullable().optional(),
  /** Other right words. */
  accepted: z.array(words(60)).max(20, 'are more than twenty').optional(),
  number: z
    .object({
      value: z.number('is not a number'),
      tolerance: z.number('is not a number').min(0, 'is below 0').default(0),
      unit: words(20).nullable().default(null),
    })
    .nullable()
    .optional(),
  /** Shows the options in this order instead of a random one. */
  keeps_order: z.boolean().optional(),
  /** Names of stored media. */
  image: words(500).nullable().optional(),
  /** Description of the picture. */
  image_text: words(500).nullable().optional(),
  audio: words(500).nullable().optional(),
  /** Transcript of the sound, for people who cannot hear it. */
  audio_text: words(2000).nullable().optional(),
  note: words(2000).nullable(),
  tags: z.array(words(60)).max(20, 'are more than twenty').optional(),
  marks: inQuarters.min(0.25, 'is below 0.25'),
  /** Marks that a wrong answer costs. Default: the exam's. */
  minus_marks: inQuarters.min(0, 'is below 0').optional(),
  /** A partly right answer gets part of the marks (rules/src/play/plays/marks.ts). */
  part_marks: z.boolean().optional(),
})
type Fields = z.output<typeof Fields>

export const ExamQuestion = Fields.superRefine((question, context) => {
  for (const { path, message } of problemsOf(question)) context.addIssue({ code: 'custom', path: [path], message })
})
export type ExamQuestion = z.output<typeof ExamQuestion>
export type ExamOption = ExamQuestion['options'][number]

/** An option or a match as the question's row stores it: without absent fields. */
export function storedChoice(choice: ExamOption): StoredMatch & { remark?: string; share?: number } {
  if (typeof choice === 'string') return { text: choice, image: null }
  const { text: said, image = null, image_text, remark, share } = choice
  return {
    text: said,
    image,
    ...(image_text && { image_text }),
    ...(remark && { remark }),
    ...(share !== undefined && { share }),
  }
}

/** Names of the question's pictures and sounds. */
export const mediaOf = ({ image = null, audio = null, options, matches = [] }: ExamQuestion): string[] =>
  [image, audio, ...[...options, ...matches].map(choice => storedChoice(choice).image)].filter(name => name !== null)

interface Problem {
  path: keyof Fields
  message: string
}

const of = (path: Problem['path'], message: string, isSo: boolean): Problem[] => (isSo ? [{ path, message }] : [])

function problemsOf(question: Fields): Problem[] {
  const { type, audio = null, image = null, image_text = null, matches = [], number = null, accepted = [], keeps_order } = question
  return [
    ...problemsByType(question),
    ...problemsOfMarks(question),
    ...of('matches', 'belong to questions of the type matching', type !== 'matching' && matches.length > 0),
    ...of('number', 'belongs to questions of the type number', type !== 'number' && number !== null),
    ...of('accepted', 'belong to words that are to be guessed', type !== 'guess_the_word' && accepted.length > 0),
    ...of('keeps_order', 'tells the right order', type === 'sequence' && keeps_order === true),
    ...of('image_text', 'has no picture', image_text !== null && image === null),
    ...of('audio', 'is missing', type === 'audio' && audio === null),
    ...of('audio', 'belongs to questions of the type audio', type !== 'audio' && audio !== null),
  ]
}

function problemsByType(question: Fields): Problem[] {
  if (question.type === 'guess_the_word') return problemsOfWord(question)
  return question.type === 'number' ? problemsOfNumber(question) : problemsOfOptions(question)
}

function problemsOfMarks({ type, options, marks, minus_marks = 0, part_marks = false }: Fields): Problem[] {
  const shares = options.flatMap(option => (typeof option === 'string' || option.share === undefined ? [] : [option.share]))
  const isOrder = type === 'sequence' || type === 'matching'
  return [
    ...of('minus_marks', 'is above the marks of the question', minus_marks > marks),
    ...of('options', 'have shares, but the question gives no part marks', shares.length > 0 && !part_marks),
    ...of('options', 'have shares, but the question has no options to choose', shares.length > 0 && isOrder),
    ...of('options', 'have no share that is above 0', shares.length > 0 && !shares.some(share => share > 0)),
  ]
}

const letters = (word: string) => {
  const { count, blanks } = lettersOf(word)
  return count - blanks.length
}

const problemsOfWord = ({ word = null, accepted = [], options, answer }: Fields): Problem[] => [
  ...of('answer', 'is not a word of two letters or more', letters(word ?? '') < 2),
  ...of(
    'accepted',
    'repeat the word',
    accepted.some(other => foldCase(other) === foldCase(word ?? '')),
  ),
  ...of('options', 'must be empty where the answer is a word', options.length + answer.length > 0),
]

const problemsOfNumber = ({ word = null, number = null, options, answer }: Fields): Problem[] => [
  ...of('number', 'is missing', number === null),
  ...of('answer', 'is a word, but the answer must be a number', word !== null),
  ...of('options', 'must be empty where the answer is a number', options.length + answer.length > 0),
]

function problemsOfOptions({ type, word = null, options, matches = [], answer }: Fields): Problem[] {
  const named = type === 'matching' ? matches.length : options.length
  return [
    ...of('options', 'are fewer than two', options.length < 2),
    ...problemsOfChoices('options', options),
    ...(type === 'matching' ? [...of('matches', 'are fewer than two', matches.length < 2), ...problemsOfChoices('matches', matches)] : []),
    ...of('answer', 'is a word, but the question does not ask for one', word !== null),
    ...of('answer', 'is missing', answer.length === 0 && word === null),
    ...of(
      'answer',
      'names an option that is not there',
      answer.some(index => index >= named),
    ),
    ...of('answer', 'names an option twice', type !== 'matching' && new Set(answer).size < answer.length),
    ...of('answer', 'does not fit the type', !fitsType(type, answer.length, options.length)),
  ]
}

function problemsOfChoices(path: 'options' | 'matches', choices: readonly ExamOption[]): Problem[] {
  const stored = choices.map(storedChoice)
  const isSilent = stored.some(({ text: said, image, image_text }) => said === '' && (image === null || image_text === undefined))
  return [
    ...of(path, 'are empty, or are a picture without a text and a description', isSilent),
    ...of(path, 'repeat themselves', haveTwins(stored)),
  ]
}

function fitsType(type: Fields['type'], answers: number, options: number): boolean {
  if (type === 'multi_select') return true
  if (type === 'matching') return answers === options
  if (type === 'sequence') return answers === options && options > 2
  return answers === 1 && (type !== 'true_false' || options === 2)
}

/** Indexes of options from numbers as people write them: those count from 1. */
export const placesIn = (numbers: string): number[] =>
  numbers
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(number => Number(number) - 1)
