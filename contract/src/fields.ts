// The building blocks of every input. Bodies arrive as text (multipart, urlencoded) or JSON, and both parse to the same values.

import { z } from 'zod'

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const toNumber = (value: unknown) => (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : value)

const toFlag = (value: unknown) => {
  if (value === '1' || value === 1 || value === 'true') return true
  if (value === '0' || value === 0 || value === 'false') return false
  return value
}

/** For a preprocess: turns the numbers of the seed's clients into our names. Other values pass unchanged, so the schema refuses them. */
export const nameByNumber = (names: ReadonlyMap<string, string>) => (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? (names.get(String(value)) ?? value) : value

/** For a preprocess: the name of a choice may be in upper or lower case. */
export const inSmallLetters = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** PostgreSQL text cannot hold NUL or lone surrogates: without this check they would cause faults in the database. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** Trimmed text of 1 to `max` characters. */
export const Text = (max: number) => z.string().trim().min(1).max(max).refine(isStorable, 'holds characters that cannot be stored')
/** Unchanged text (passwords, tokens, answers): may be empty, is never trimmed. */
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

/** Replaces a claim that does not parse. The original value is dropped, because it could be anything, even personal data. */
export const notUnderstood = 'not understood'

/** A claim: the server only compares it with its own value, so an invalid claim never refuses the call. */
export function claimed<Schema extends z.ZodType>(schema: Schema) {
  return optional(z.union([schema, z.unknown().transform((): typeof notUnderstood => notUnderstood)]))
}

/** Seconds, as a number or as mm:ss. */
export const Seconds = (max: number) =>
  z.preprocess(
    value => {
      const [, minutes, seconds] = /^\s*(\d{1,5}):([0-5]\d)\s*$/.exec(typeof value === 'string' ? value : '') ?? []
      return minutes === undefined ? value : Number(minutes) * 60 + Number(seconds)
    },
    Whole(0, max),
  )

/** "A language_id of 0 or empty counts as none": the default content language. */
export const LanguageId = z
  .preprocess(value => (isBlank(value) || value === 0 || value === '0' ? undefined : value), Id.optional())
  .optional()
  .meta({ minimum: 0, description: '0 counts as none' })

/** The start and length of a list; without a limit the server's setting decides the length. */
export const page = { offset: optional(Whole(0, 10_000_000)), limit: optional(Whole(1, 100)) }

/** The seed's clients send their time zone with some calls. It is only a claim: the zone stored with the account counts. */
export const claimedZone = { timezone: claimed(Text(64)), gmt_format: claimed(Text(16)) }

export const Time = z.iso.datetime()

/** A day without its time: 2026-11-21. */
export const Day = z.iso.date()

/** A stored picture or sound, by its name or by the path that shows it. */
export const MediaName = z
  .string()
  .trim()
  .transform(value => value.replace(/^\/media\//, ''))
  .pipe(z.string().regex(/^[a-z0-9-]{1,120}\.[a-z0-9]{1,8}$/, 'is no name of a file that is kept here'))

/** Of the form that is sent: what makes something new makes it once, however often the form is sent. */
export const Once = optional(z.uuid())
