// The notice of a regrade: one per player for all own plays, and one more per contest.

import type { NewNotice } from '../../rewards/notices/index.ts'
import type { Regrading } from './change-play.ts'
import type { Gain } from './store.ts'

const mostLetters = 80

/** @param contestId null: for all of the player's own plays together */
export function regradedNotice(
  { id, questions, at }: Regrading,
  accountId: number,
  gain: Gain,
  contestId: number | null = null,
): NewNotice {
  const [first] = questions.values()
  const params = { question: shortened(first?.question ?? ''), coins: gain.coins, points: gain.score }
  const key = contestId === null ? `regraded:${id}` : `regraded:${id}:contest:${contestId}`
  return {
    accountId,
    type: contestId === null ? 'regraded' : 'contest_regraded',
    key,
    params,
    ...(contestId !== null && { typeId: contestId }),
    at,
  }
}

function shortened(text: string): string {
  const letters = [...text]
  return letters.length <= mostLetters
    ? text
    : `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`
}
