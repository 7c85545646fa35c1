// The building blocks of every input. Bodies arrive as text (multipart, urlencoded) or JSON, and both parse to the same values.

import { z } from 'zod'

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const toNumber = (value: unknown) => (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : value)

const clamp = (value: unknown, min: number, max: number) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : value

const toFlag = (value: unknown) => {
  if (value === '1' || value === 1 || value === 'true') return true
  if (value === '0' || value === 0 || value === 'false') return false
  return value
}

/** For a preprocess: turns the numbers of the seed's clients into our names. Other values pass unchanged; the schema refuses them. */
export const nameByNumber = (names: ReadonlyMap<string, string>) => (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? (names.get(String(value)) ?? value) : value

/** For a preprocess: accepts a name in upper or lower case. */
export const inSmallLetters = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

/** PostgreSQL text cannot hold NUL or lone surrogates: without this check the database would fault. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

/** Trimmed text of 1 to `max` characters. */
export const Text = (max: number) => z.string().trim().min(1).max(max).refine(isStorable, 'holds characters that cannot be stored')
/** Unchanged text (passwords, tokens, answers): may be empty, is never trimmed. */
export const RawText = (max: number) => z.string().max(max).refine(isStorable, 'holds characters that cannot be stored')
export const mostHtmlLength = 200_000
const mostTags = 5000
/** Limits the tags, because sanitising takes time for each. Counts `<`, because tags need not be closed. */
export const Html = RawText(mostHtmlLength).refine(html => html.split('<').length - 1 <= mostTags, 'has more than 5,000 tags')

/** Controls, characters that nobody sees, and those that turn the direction of writing. Joiners are part of words and emoji. */
const hidden = /(?!\n|\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
const shown = (text: string) => text.normalize('NFC').replaceAll('\t', ' ').replace(/\r\n?/g, '\n').replace(hidden, '')
const hasLetter = (text: string) => /[\p{L}\p{N}\p{S}]/u.test(text)
/** Lines that other people read, without hidden characters. */
export const ShownLines = (max: number) => z.string().transform(shown).pipe(Text(max)).refine(hasLetter, 'has no letter in it')
/** The same in one line. */
export const ShownText = (max: number) =>
  z
    .string()
    .transform(text => shown(text).replace(/\s+/g, ' '))
    .pipe(Text(max))
    .refine(hasLetter, 'has no letter in it')

/** Limits the number of an object's keys before the schema parses them. */
export function notMore<Schema extends z.ZodType>(most: number, schema: Schema) {
  return z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length <= most) return value
    context.addIssue(`are more than ${most.toLocaleString('en')}`)
    return z.NEVER
  }, schema)
}

export const Whole = (min: number, max: number) => z.preprocess(toNumber, z.int().min(min).max(max))
/** A whole number that is clamped to its bounds, where the seed's clients may send more or less. */
export const Clamped = (min: number, max: number) => z.preprocess(value => clamp(toNumber(value), min, max), z.int().min(min).max(max))
export const Decimal = (min: number, max: number) => z.preprocess(toNumber, z.number().min(min).max(max))
/** Steps of 0.25 are exact in binary. */
export const Marks = (min: number, max: number) => z.preprocess(toNumber, z.number().min(min).max(max).multipleOf(0.25))
export const Flag = z.preprocess(toFlag, z.boolean())
/** Row ids: positive 31-bit integers. */
export const Id = Whole(1, 2_147_483_647)
/** The version of a row that the caller saw: if it has changed, the server refuses with `changed_meanwhile`. */
export const Version = Whole(0, 1_000_000)
/** Such a version of what has no count of its changes: it follows from the content. */
export const ContentVersion = Text(64)
export const Slug = Text(120)

/** Absent, null and empty all count as "not sent". */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(value => (isBlank(value) ? undefined : value), schema.optional()).optional()
}

const isNone = (value: unknown) => isBlank(value) || value === 0 || (typeof value === 'string' && value.trim() === '0')

/** A slug or an id. The seed's clients say "none" by an absent field, an empty text or 0. */
export function orNone<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(value => (isNone(value) ? undefined : value), schema.optional()).optional()
}

/** The sort key of a list, in upper or lower case. An unknown name means the default. */
export function sorting<const Name extends string>(names: readonly [Name, ...Name[]], otherwise: NoInfer<Name>) {
  return optional(z.preprocess(inSmallLetters, z.enum(names).catch(otherwise)))
}
export const order = sorting(['asc', 'desc'], 'desc')

/** Replaces a claim that does not parse. The original value is dropped, because it may be personal data. */
export const notUnderstood = 'not understood'

/** A claim: the server only compares it with its own value, so an invalid claim does not fail the call. */
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
export const LanguageId = orNone(Id).meta({ minimum: 0, description: '0 counts as none' })

const longestPage = 100
const furthestOffset = 10_000_000
/** Page length of a player's list. Absent, 0 or less: the server's setting. More than 100: 100. */
export const limit = z
  .preprocess(value => {
    const asked = toNumber(value)
    return isNone(asked) || (typeof asked === 'number' && asked < 0) ? undefined : clamp(asked, 1, longestPage)
  }, z.int().min(1).max(longestPage).optional())
  .optional()
/** Start and length of a page of a player's list. */
export const page = { offset: optional(Clamped(0, furthestOffset)), limit }
/** The same for staff: values out of bounds are refused, because only the admin sends them. */
export const adminPage = { offset: optional(Whole(0, furthestOffset)), limit: optional(Whole(1, longestPage)) }

/** The seed's clients send their time zone with some calls. It is only a claim: the zone stored with the account counts. */
export const claimedZone = { timezone: claimed(Text(64)), gmt_format: claimed(Text(16)) }

export const Time = z.iso.datetime()

/** A date: 2026-11-21. */
export const Day = z.iso.date()

/** The name of a stored picture or sound; its path (`/media/<name>`) is accepted, too. */
export const MediaName = z
  .string()
  .trim()
  .transform(value => value.replace(/^\/media\//, ''))
  .pipe(z.string().regex(/^[a-z0-9-]{1,120}\.[a-z0-9]{1,8}$/, 'is no name of a file that is kept here'))

/** Identifies a submitted form: sending the form again creates nothing more. */
export const Once = optional(z.uuid())
