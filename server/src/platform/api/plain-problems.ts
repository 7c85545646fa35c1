// What is wrong with a field, for the person who typed it: these sentences replace Zod's own, which speak of types and patterns. They follow
// the name of the field: “title: is longer than 120 characters”.

import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const counted = (count: number | bigint, one: string, many: string) => `${count} ${Number(count) === 1 ? one : many}`

/** A length or a number. */
function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') return minimum === 1 ? 'must not be empty' : `must have at least ${counted(minimum, 'character', 'characters')}`
  if (origin === 'array' || origin === 'set') return `must have at least ${counted(minimum, 'entry', 'entries')}`
  return inclusive === false ? `must be above ${minimum}` : `must be at least ${minimum}`
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `is longer than ${counted(maximum, 'character', 'characters')}`
  if (origin === 'array' || origin === 'set') return `has more than ${counted(maximum, 'entry', 'entries')}`
  return inclusive === false ? `must be below ${maximum}` : `must be at most ${maximum}`
}

const kinds: Partial<Record<string, string>> = {
  string: 'must be a text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be yes or no',
  array: 'must be a list',
  object: 'must have fields of its own',
  record: 'must have fields of its own',
}
const formats: Partial<Record<string, string>> = {
  email: 'is no email address',
  url: 'is no web address',
  datetime: 'is no date with a time',
  date: 'is no date',
}

/** For `error` of a parse: schemas that say it themselves come first. @returns undefined where Zod's own sentence stays */
export function plainProblem(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : kinds[issue.expected]
    case 'invalid_format':
      return formats[issue.format] ?? 'has a form that is not accepted here'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be one of: ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return `has fields that are not known here: ${issue.keys.join(', ')}`
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
      return undefined
  }
}
