// Converts one of our rows into a question for the formats of other systems.

import type { OwnRow } from '../../formats/own-json.ts'
import { questionTypes } from '@trivium/contract/bank/question-names'
import type { ForeignOption, ForeignQuestion } from './foreign-question.ts'

export function foreignOf(row: OwnRow): ForeignQuestion {
  const { options = [], answer = [], number, shares, part_marks } = row
  const hasParts = Boolean(part_marks)
  const type = questionTypes.find(name => name === row.type) ?? 'multiple_choice'
  // Right options minus wrong ones (rules/src/play/plays/item-points.ts).
  const shareOf = (index: number) =>
    evenShare(answer, index) || (type === 'multi_select' && hasParts ? 0 - evenShare(answer, answer[0] ?? 0) : 0)
  return {
    id: row.key ?? '',
    type,
    language: row.language ?? 'en',
    category: [row.category, row.subcategory].flatMap(name => (name ? [name] : [])),
    question: row.question,
    options: options.map((text, index) => ({ ...optionAt(row, index), text, share: shares?.[index] ?? shareOf(index) })),
    hasShares: Boolean(shares),
    hasParts,
    matches: (row.matches ?? []).map(({ text, image = null, image_text = null }) => ({ text, image, imageText: image_text })),
    answer,
    words: row.word ? [row.word, ...(row.accepted ?? [])] : [],
    number: number ? { tolerance: 0, ...number, unit: number.unit ?? null } : null,
    keepsOrder: row.keeps_order ?? false,
    tags: row.tags ?? [],
    note: row.note ?? null,
    image: row.image ?? null,
    imageText: row.image_text ?? null,
    audio: row.audio ?? null,
    audioText: row.audio_text ?? null,
    marks: row.marks ?? 1,
    minusMarks: row.minus_marks ?? 0,
    isActive: row.active ?? true,
  }
}

const optionAt = ({ option_images, option_image_texts, remarks }: OwnRow, index: number): Omit<ForeignOption, 'text' | 'share'> => ({
  image: option_images?.[index] ?? null,
  imageText: option_image_texts?.[index] ?? null,
  remark: remarks?.[index] ?? null,
})

/** In percent. Course systems expect thirds with five digits. */
const evenShare = (answer: readonly number[], index: number) => (answer.includes(index) ? Math.round((100 / answer.length) * 1e5) / 1e5 : 0)
