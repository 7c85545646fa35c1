// Our own JSON, as ../export/json.ts writes it: every field of a question, under its usual name.

import { z } from 'zod'
import { jsonElements } from '../files/json-objects.ts'
import { checked, type Draft, type ImportRow } from '../judging/imported-question.ts'
import type { Format } from './format.ts'

export const ownSign = 'trivium-questions'

const Text = z.string()
const optionalText = Text.nullish()
const Match = z.object({ text: Text, image: optionalText, image_text: optionalText })
const Amount = z.object({ value: z.number(), tolerance: z.number().default(0), unit: optionalText })
const Source = z.object({ name: Text, url: Text, licence: Text })
const Row = z.object({
  key: optionalText,
  language: optionalText,
  category_type: optionalText,
  category: optionalText,
  category_slug: optionalText,
  subcategory: optionalText,
  subcategory_slug: optionalText,
  level: z.number().nullish(),
  difficulty: z.union([z.number(), z.enum(['easy', 'medium', 'hard'])]).nullish(),
  type: optionalText,
  question: Text,
  options: z.array(Text).default([]),
  option_images: z.array(Text.nullable()).nullish(),
  option_image_texts: z.array(Text.nullable()).nullish(),
  remarks: z.array(Text.nullable()).nullish(),
  shares: z.array(z.number()).nullish(),
  matches: z.array(Match).nullish(),
  answer: z.array(z.int()).default([]),
  word: optionalText,
  accepted: z.array(Text).nullish(),
  number: Amount.nullish(),
  keeps_order: z.boolean().nullish(),
  tags: z.array(Text).nullish(),
  note: optionalText,
  image: optionalText,
  image_text: optionalText,
  audio: optionalText,
  audio_text: optionalText,
  fact: optionalText,
  passage: optionalText,
  source: Source.nullish(),
  marks: z.number().nullish(),
  minus_marks: z.number().nullish(),
  part_marks: z.boolean().nullish(),
  active: z.boolean().default(true),
  external_id: optionalText,
})
export type OwnRow = z.input<typeof Row>

export const ownJson: Format = {
  name: 'Trivium JSON',
  recognises: ({ text }) => /^\s*[[{]/.test(text) && text.includes(`"${ownSign}"`),
  async *read(pieces) {
    let number = 0
    for await (const element of jsonElements(pieces)) yield readRow(++number, element)
  },
}

function readRow(row: number, element: unknown): ImportRow {
  const read = Row.safeParse(element)
  if (!read.success) {
    const [issue] = read.error.issues
    return { row, text: '', refused: issue?.path.length ? `${issue.path.map(String).join('.')}: ${issue.message}` : 'is not a question' }
  }
  return checked(row, { ...draftOf(read.data), lost: unknownIn(Object(element), read.data) })
}

/** Names of unknown fields: mistyped, or of a later version. */
function unknownIn(element: object, { number, matches, source }: OwnQuestion): string[] {
  const written = new Map<string, unknown>(Object.entries(element))
  const names = [
    ...strangers(element, Row.shape),
    ...(number ? strangers(written.get('number'), Amount.shape, 'number') : []),
    ...(source ? strangers(written.get('source'), Source.shape, 'source') : []),
    ...(matches ? [written.get('matches')].flat().flatMap(match => strangers(match, Match.shape, 'matches')) : []),
  ]
  return [...new Set(names)].map(name => `Its field ${name.slice(0, 40)} is unknown, and is left out.`)
}

/** @param within the names of the fields around the element */
const strangers = (element: unknown, shape: object, ...within: string[]): string[] =>
  Object.keys(element ?? {}).flatMap(name => (name in shape ? [] : [[...within, name].join('.')]))

type OwnQuestion = z.output<typeof Row>

const draftOf = (row: OwnQuestion): Draft => ({ ...askedIn(row), ...attachedIn(row) })

function askedIn({ type, question, options, answer, word, number, ...row }: OwnQuestion): Draft {
  return {
    type,
    question,
    options,
    answer,
    word,
    number: number && { ...number, unit: number.unit ?? null },
    accepted: row.accepted ?? [],
    optionImages: row.option_images ?? [],
    optionImageTexts: row.option_image_texts ?? [],
    remarks: row.remarks ?? [],
    shares: row.shares ?? [],
    matches: row.matches?.map(({ text, image = null, image_text }) => ({ text, image, imageText: image_text })),
    keepsOrder: row.keeps_order ?? false,
    image: row.image,
    imageText: row.image_text,
    audio: row.audio,
    audioText: row.audio_text,
    note: row.note,
  }
}

function attachedIn({ category, subcategory, level, difficulty, language, fact, passage, source, marks, ...row }: OwnQuestion) {
  return {
    category,
    subcategory,
    level,
    difficulty,
    language,
    fact,
    passage,
    source,
    marks,
    minusMarks: row.minus_marks,
    partMarks: row.part_marks ?? false,
    tags: row.tags ?? [],
    ownKey: row.key,
    externalId: row.external_id,
    categoryType: row.category_type,
    slugs: row.category_slug ? { category: row.category_slug, subcategory: row.subcategory_slug ?? null } : null,
    isActive: row.active,
  }
}
