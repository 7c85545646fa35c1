// Converts the questions written for this mode to drafts. Their order sets the difficulty.

import { blocksOf } from '../blocks.ts'
import type { Draft } from '../draft-types.ts'
import { placeOf, writtenFiles } from '../written-files.ts'
import { matchDraft, spread } from './match-draft.ts'

export function writtenMatches(): Draft[] {
  const drafts = writtenFiles('matches').flatMap(({ name, language, text }) =>
    blocksOf(text, language).map(({ number: _none, ...block }, difficulty) =>
      matchDraft({ ...placeOf(name), ...block, language, difficulty, isWritten: true, source: null }),
    ),
  )
  return spread(drafts)
}
