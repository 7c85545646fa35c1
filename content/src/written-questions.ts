// Converts the written packs to drafts. Their order sets the difficulty.

import { createHash } from 'node:crypto'
import { blocksOf } from './blocks.ts'
import { draftDefaults } from './derived/draft.ts'
import type { Draft, WrittenPack } from './types.ts'

export function writtenQuestions(packs: WrittenPack[]): Draft[] {
  return packs.flatMap(draftsOf)
}

function draftsOf({ category, language, questions, ...place }: WrittenPack): Draft[] {
  const subcategory = place.subcategory ?? null
  const blocks = blocksOf(questions, language)
  return blocks.map(({ number: _none, ...block }, index) => {
    const hash = createHash('sha256').update(block.question).digest('hex').slice(0, 16)
    const key = `w:${language}:${category}:${hash}`
    return {
      ...draftDefaults,
      ...block,
      key,
      isWritten: true,
      category,
      subcategory,
      language,
      difficulty: index / blocks.length,
      image: null,
      source: null,
    }
  })
}
