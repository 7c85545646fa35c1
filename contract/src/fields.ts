// The building blocks of every input. Bodies arrive as text (multipart, urlencoded) or JSON: both parse to the same values.

import { z } from 'zod'

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const toNumber = (value: unknown) => (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : value)

const toFlag = (value: unknown) => {
  if (value === '1' || value === 1 || value === 'true') return true
  if (value === '0' || value === 0 || value === 'false') return false
  return value
}

/** For a preprocess: the seed's clients send a number where we have a name. What is neither goes on as it is, to be refused. */
export const nameByNumber = (names: ReadonlyMap<string, string>) => (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? (names.get(String(value)) ?? value) : value

/** For a preprocess: what names a choice may be written in large and small letters. */
export const inSmallLetters = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** PostgreSQL text holds no NUL and no lone surrogates: refusing them here keeps them from becoming faults there. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** Trimmed text of 1 to `max` characters. */
export const Text = (max: number) => z.string().trim().min(1).max(max).refine(isStorable, 'holds characters that cannot be stored')
/** Text taken as it is (passwords, tokens, answers): may be empty, is never trimmed. */
export const RawText = (max: number) => z.string().max(max).refine(isStorable, 'holds characters that cannot be stored')
export const Whole = (min: number, max: number) => z.preprocess(toNumber, z.int().min(min).max(max))
export const Decimal = (min: number, max: number) => z.preprocess(toNumber, z.number().min(min).max(max))
export const Flag = z.preprocess(toFlag, z.boolean())
/** Row ids: positive 31-bit integers. */
export const Id = Whole(1, 2_147_483_647)
export const Slug = Text(120)

/** Absent, null and empty all count as "not sent". */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(value => (isBlank(value) ? undefined : value), schema.optional()).optional()
}

/** Stands for what a claim said that cannot be read. The words themselves are not kept: they could be anything. */
export const notUnderstood = 'not understood'

/** A value that the server only compares with the truth: whatever it is, it is no reason to refuse the call. */
export function claimed<Schema extends z.ZodType>(schema: Schema) {
  return optional(z.union([schema, z.unknown().transform((): typeof notUnderstood => notUnderstood)]))
}

/** Seconds, also written mm:ss. */
export const Seconds = (max: number) =>
  z.preprocess(
    value => {
      const [, minutes, seconds] = /^\s*(\d{1,5}):([0-5]\d)\s*$/.exec(String(value)) ?? []
      return minutes === undefined ? value : Number(minutes) * 60 + Number(seconds)
    },
    Whole(0, max),
  )

/** "A language_id of 0 or empty counts as none": the default content language. */
export const LanguageId = z
  .preprocess(value => (isBlank(value) || value === 0 || value === '0' ? undefined : value), Id.optional())
  .optional()

/** Where a list starts and how long it is; the server's setting decides the length when none is sent. */
export const page = { offset: optional(Whole(0, 10_000_000)), limit: optional(Whole(1, 100)) }

/** The seed's clients send their zone with some calls. It is a claim: the zone stored with the account counts. */
export const claimedZone = { timezone: optional(Text(64)), gmt_format: optional(Text(16)) }

export const Time = z.iso.datetime()
