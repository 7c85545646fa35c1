import { expect, it } from 'vitest'
import { z } from 'zod'
import { plainProblem } from './plain-problems.ts'

const problemsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainProblem }).error?.issues.map(({ message }) => message)

it.each<[z.ZodType, unknown, string]>([
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(4), 'abc', 'must have at least 4 characters'],
  [z.string().max(8), 'a'.repeat(9), 'is longer than 8 characters'],
  [z.string().regex(/^x/), 'abc', 'has a form that is not accepted here'],
  [z.string(), undefined, 'is missing'],
  [z.string(), 7, 'must be a text'],
  [z.email(), 'ada', 'is no email address'],
  [z.int().min(1), 0, 'must be at least 1'],
  [z.number().max(100), 101, 'must be at most 100'],
  [z.number().positive(), 0, 'must be above 0'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.number().multipleOf(0.25), 0.3, 'must be a multiple of 0.25'],
  [z.array(z.int()).min(1), [], 'must have at least 1 entry'],
  [z.array(z.int()).max(2), [1, 2, 3], 'has more than 2 entries'],
  [z.enum(['a', 'b']), 'c', 'must be one of: a, b'],
  [z.string().min(2, 'is no name'), 'x', 'is no name'],
])('%#: says in plain words what is wrong', (schema, value, problem) => {
  expect(problemsOf(schema, value)).toEqual([problem])
})
