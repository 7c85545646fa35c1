// The format of the written questions: blocks of lines, each with a mark, easiest question first.
//   ? question    + right options    - wrong options    > a sequence in its order    = the note
// " | " separates several items in one line.

import type { ContentLanguage, Draft } from '../types.ts'
import { selectDraft, sequenceDraft, spread } from './match-draft.ts'
import type { Place } from './match-draft.ts'

export interface MatchPack extends Place {
  language: ContentLanguage
  questions: string
}

export function writtenMatches(packs: MatchPack[]): Draft[] {
  return spread(packs.flatMap(pack => blocksOf(pack.questions).map((block, index) => draftOf(pack, block, index))))
}

function blocksOf(questions: string): string[] {
  return questions.trim().split(/\n\s*\n/)
}

function draftOf({ questions: _all, ...place }: MatchPack, block: string, difficulty: number): Draft {
  const lines = new Map(block.split('\n').map(line => [line.trim().charAt(0), line.trim().slice(2)]))
  const itemsOf = (mark: string) => lines.get(mark)?.split(' | ') ?? []
  const [question, note] = [lines.get('?'), lines.get('=')]
  if (!question || !note) throw new Error(`no question or no note: ${block}`)
  const statement = { ...place, difficulty, question, note, source: null }
  if (lines.has('>')) return sequenceDraft({ ...statement, inOrder: itemsOf('>') })
  return selectDraft({ ...statement, right: itemsOf('+'), wrong: itemsOf('-') })
}
