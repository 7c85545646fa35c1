// The questions written for this mode, as drafts. Their order sets the difficulty.

import { blocksOf } from '../blocks.ts'
import type { ContentLanguage, Draft } from '../types.ts'
import { matchDraft, spread } from './match-draft.ts'
import type { Place } from './match-draft.ts'

export interface MatchPack extends Place {
  language: ContentLanguage
  /** Blocks (see blocks.ts), easiest first. */
  questions: string
}

export function writtenMatches(packs: MatchPack[]): Draft[] {
  return spread(
    packs.flatMap(({ questions, ...place }) =>
      blocksOf(questions, place.language).map(({ number: _none, ...block }, difficulty) =>
        matchDraft({ ...place, ...block, difficulty, isWritten: true, source: null }),
      ),
    ),
  )
}
