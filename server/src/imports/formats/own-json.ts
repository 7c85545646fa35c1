// Our own JSON, as export.ts writes it: everything a question is, under the names it has everywhere else.

import { z } from 'zod'
import { jsonElements } from '../files/json-objects.ts'
import { checked, type ImportRow } from '../imported-question.ts'
import type { Format } from './format.ts'

export const ownSign = 'trivium-questions'

const Text = z.string()
const optionalText = Text.nullish()
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
  answer: z.array(z.int()).default([]),
  word: optionalText,
  note: optionalText,
  image: optionalText,
  audio: optionalText,
  audio_text: optionalText,
  fact: optionalText,
  passage: optionalText,
  source: z.object({ name: Text, url: Text, licence: Text }).nullish(),
  marks: z.number().nullish(),
  active: z.boolean().default(true),
  image_text: optionalText,
  option_image_texts: z.array(Text.nullable()).nullish(),
  remarks: z.array(Text.nullable()).nullish(),
  matches: z.array(z.object({ text: Text, image: optionalText, image_text: optionalText })).nullish(),
  number: z.object({ value: z.number(), tolerance: z.number().default(0), unit: optionalText }).nullish(),
  accepted: z.array(Text).nullish(),
  keeps_order: z.boolean().nullish(),
  tags: z.array(Text).nullish(),
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
  const { key, audio_text, option_images, category_type, category_slug, subcategory_slug, active, ...told } = read.data
  const { image_text, option_image_texts, keeps_order, external_id, remarks, matches, number, accepted, tags, ...rest } = told
  return checked(row, {
    ...rest,
    ownKey: key,
    optionImages: option_images ?? [],
    optionImageTexts: option_image_texts ?? [],
    imageText: image_text,
    remarks: remarks ?? [],
    matches: matches?.map(match => ({ text: match.text, image: match.image ?? null, imageText: match.image_text ?? null })) ?? [],
    number: number && { ...number, unit: number.unit ?? null },
    accepted: accepted ?? [],
    keepsOrder: keeps_order ?? false,
    tags: tags ?? [],
    externalId: external_id,
    audioText: audio_text,
    categoryType: category_type,
    slugs: category_slug ? { category: category_slug, subcategory: subcategory_slug ?? null } : null,
    isActive: active,
  })
}
