// A question of an exam as its examiner gives it, and what must be true of it.

import { z } from 'zod'

export const examQuestionTypes = ['multiple_choice', 'true_false', 'multi_select', 'sequence'] as const

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(max, `is longer than ${max} characters`)
    .refine(text => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text), 'holds control characters')

export const ExamQuestion = z
  .object({
    type: z.enum(examQuestionTypes, 'is none of the types of questions'),
    question: words(2000),
    options: z.array(words(500)).min(2, 'are fewer than two').max(5, 'are more than five'),
    /** Indexes of the right option, set or order. */
    answer: z.array(z.int().min(0)).min(1, 'is missing'),
    note: words(2000).nullable(),
    marks: z.int('is no whole number').min(1, 'is below 1').max(100, 'is above 100'),
  })
  .refine(({ options }) => new Set(options.map(text => text.toLowerCase())).size === options.length, {
    path: ['options'],
    message: 'repeat themselves',
  })
  .refine(({ answer, options }) => answer.every(index => index < options.length), {
    path: ['answer'],
    message: 'names an option that is not there',
  })
  .refine(({ answer }) => new Set(answer).size === answer.length, { path: ['answer'], message: 'names an option twice' })
  .refine(({ type, answer, options }) => fitsType(type, answer.length, options.length), {
    path: ['answer'],
    message: 'does not fit the type',
  })

export type ExamQuestion = z.output<typeof ExamQuestion>

function fitsType(type: (typeof examQuestionTypes)[number], answers: number, options: number): boolean {
  if (type === 'multi_select') return true
  if (type === 'sequence') return answers === options && options > 2
  return answers === 1 && (type !== 'true_false' || options === 2)
}
