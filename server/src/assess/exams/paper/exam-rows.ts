// The questions of an exam in its own file format (docs/exam-file.md). Options count from 1; for a word, the word is the answer itself.

import { z } from 'zod'
import { checked, type Draft, type ImportRow } from '../../../bank/imports/index.ts'

const Text = z.string()
const Choice = z.union([
  Text.transform(text => ({ text })),
  z.object({
    text: Text.default(''),
    image: Text.nullish(),
    image_text: Text.nullish(),
    remark: Text.nullish(),
    share: z.number().nullish(),
  }),
])
const Row = z.object({
  type: Text.nullish(),
  question: Text,
  options: z.array(Choice).default([]),
  matches: z.array(Choice).nullish(),
  answer: z.union([Text, z.array(z.number())]).default([]),
  accepted: z.array(Text).nullish(),
  number: z.object({ value: z.number(), tolerance: z.number().default(0), unit: Text.nullable().default(null) }).nullish(),
  keeps_order: z.boolean().nullish(),
  image: Text.nullish(),
  image_text: Text.nullish(),
  audio: Text.nullish(),
  audio_text: Text.nullish(),
  note: Text.nullish(),
  tags: z.array(Text).nullish(),
  marks: z.number().nullish(),
  minus_marks: z.number().nullish(),
  part_marks: z.boolean().nullish(),
})
type Row = z.output<typeof Row>
type Choice = z.output<typeof Choice> & { image?: string | null | undefined; image_text?: string | null | undefined }

export function readExamRow(row: number, written: unknown): ImportRow {
  const { data, error } = Row.safeParse(written)
  if (error) return { row, text: textOf(written), refused: sentenceOf(error) }
  const problem = problemIn(data)
  return problem
    ? { row, text: data.question.slice(0, 200), refused: problem }
    : checked(row, { ...draftOf(data), lost: unknownIn(written) })
}

/** Known fields. A file of refused rows adds `reason`, which is not part of the question; exam-file-draws.ts reads those of draws. */
const known = new Set([...Object.keys(Row.shape), 'reason', 'draw', 'difficulty', 'is_calibrated'])
const unknownIn = (written: unknown) =>
  Object.keys(z.looseObject({}).parse(written))
    .filter(name => !known.has(name))
    .map(name => `The field ${name.slice(0, 40)} is left out, because it is unknown.`)

const textOf = (written: unknown): string => z.looseObject({ question: Text }).safeParse(written).data?.question.slice(0, 200) ?? ''

export const sentenceOf = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.map(String).join('.') || 'it'}: ${issue.message}` : ''

const sharesIn = ({ options }: Row) => options.map(option => ('share' in option ? (option.share ?? null) : null))

function problemIn(row: Row): string | null {
  const hasShares = sharesIn(row).some(share => share !== null)
  if (hasShares && !row.part_marks) return 'options: have shares, but the question gives no part marks'
  return hasShares && (row.type === 'sequence' || row.type === 'matching')
    ? 'options: have shares, but the question has no options to choose'
    : null
}

function draftOf({ options, matches, answer, number, ...row }: Row): Draft {
  const shares = sharesIn({ options, answer, ...row })
  return {
    type: row.type,
    question: row.question,
    note: row.note,
    number,
    marks: row.marks,
    minusMarks: row.minus_marks,
    image: row.image,
    imageText: row.image_text,
    audio: row.audio,
    audioText: row.audio_text,
    options: options.map(({ text }) => text),
    optionImages: options.map(({ image }: Choice) => image ?? null),
    optionImageTexts: options.map(({ image_text }: Choice) => image_text ?? null),
    remarks: options.map(option => ('remark' in option ? (option.remark ?? null) : null)),
    shares: shares.some(share => share !== null) ? shares.map(share => share ?? 0) : [],
    matches: matches?.map(({ text, image, image_text }: Choice) => ({ text, image: image ?? null, imageText: image_text ?? null })) ?? [],
    ...(typeof answer === 'string' ? { word: answer } : { answer: answer.map(place => place - 1) }),
    accepted: row.accepted ?? [],
    ...(typeof row.keeps_order === 'boolean' && { keepsOrder: row.keeps_order }),
    tags: row.tags ?? [],
    partMarks: row.part_marks ?? false,
  }
}
