// Converts the questions written for the quiz zone to drafts. Their order sets the difficulty.

import { createHash } from 'node:crypto'
import { blocksOf } from './blocks.ts'
import { draftDefaults } from './derived/draft.ts'
import type { Draft } from './draft-types.ts'
import { placeOf, writtenFiles } from './written-files.ts'
import type { WrittenFile } from './written-files.ts'

export function writtenQuestions(): Draft[] {
  return writtenFiles('quiz-zone').flatMap(draftsOf)
}

function draftsOf({ name, language, text }: WrittenFile): Draft[] {
  const place = placeOf(name)
  const blocks = blocksOf(text, language)
  return blocks.map(({ number: _none, ...block }, index) => {
    const hash = createHash('sha256').update(block.question).digest('hex').slice(0, 16)
    const key = `w:${language}:${place.category}:${hash}`
    const rank = { difficulty: index / blocks.length, isWritten: true }
    return { ...draftDefaults, ...block, ...place, ...rank, key, language, image: null, source: null }
  })
}
