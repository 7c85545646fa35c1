// A question of an exam as its examiner gives it, and what must be true of it.

import { questionTypes } from '@trivium/contract/play-names'
import { lettersOf } from '@trivium/rules/words'
import { z } from 'zod'

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(max, `is longer than ${max} characters`)
    .refine(text => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text), 'holds control characters')

const Fields = z.object({
  type: z.enum(questionTypes, 'is none of the types of questions'),
  question: words(2000),
  /** None where a word is to be guessed. */
  options: z.array(words(500)).max(5, 'are more than five'),
  /** Indexes of the right option, set or order. */
  answer: z.array(z.int().min(0)),
  /** The word to be guessed. */
  word: words(60).nullable().optional(),
  /** Names of stored media. */
  image: words(500).nullable().optional(),
  audio: words(500).nullable().optional(),
  /** The sound in words, for who cannot hear it. */
  audio_text: words(500).nullable().optional(),
  note: words(2000).nullable(),
  marks: z.int('is no whole number').min(1, 'is below 1').max(100, 'is above 100'),
})
type Fields = z.output<typeof Fields>

export const ExamQuestion = Fields.superRefine((question, context) => {
  for (const { path, message } of problemsOf(question)) context.addIssue({ code: 'custom', path: [path], message })
})
export type ExamQuestion = z.output<typeof ExamQuestion>

interface Problem {
  path: keyof Fields
  message: string
}

function problemsOf(question: Fields): Problem[] {
  const { type, audio = null } = question
  const isHeard = type === 'audio'
  return [
    ...(type === 'guess_the_word' ? problemsOfWord(question) : problemsOfOptions(question)),
    ...(isHeard && audio === null ? [{ path: 'audio' as const, message: 'is missing' }] : []),
    ...(!isHeard && audio !== null ? [{ path: 'audio' as const, message: 'belongs to questions of the type audio' }] : []),
  ]
}

function problemsOfWord({ word = null, options, answer }: Fields): Problem[] {
  const letters = lettersOf(word ?? '')
  return [
    ...(letters.count - letters.blanks.length < 2 ? [{ path: 'answer' as const, message: 'is no word of two letters or more' }] : []),
    ...(options.length + answer.length > 0 ? [{ path: 'options' as const, message: 'are none where a word is to be guessed' }] : []),
  ]
}

function problemsOfOptions({ type, word = null, options, answer }: Fields): Problem[] {
  const of = (path: Problem['path'], message: string, isSo: boolean): Problem[] => (isSo ? [{ path, message }] : [])
  return [
    ...of('options', 'are fewer than two', options.length < 2),
    ...of('options', 'repeat themselves', new Set(options.map(text => text.toLowerCase())).size < options.length),
    ...of('answer', 'is a word, and this is not to be guessed', word !== null),
    ...of('answer', 'is missing', answer.length === 0 && word === null),
    ...of(
      'answer',
      'names an option that is not there',
      answer.some(index => index >= options.length),
    ),
    ...of('answer', 'names an option twice', new Set(answer).size < answer.length),
    ...of('answer', 'does not fit the type', !fitsType(type, answer.length, options.length)),
  ]
}

function fitsType(type: Fields['type'], answers: number, options: number): boolean {
  if (type === 'multi_select') return true
  if (type === 'sequence') return answers === options && options > 2
  return answers === 1 && (type !== 'true_false' || options === 2)
}

/** Numbers of options, as people write them: they count from 1. */
export const placesIn = (numbers: string): number[] =>
  numbers
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(number => Number(number) - 1)
