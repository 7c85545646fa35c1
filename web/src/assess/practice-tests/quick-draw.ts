// What a test in one tap asks: the questions the player misses, or, while there are none, new ones.

import type { Pool } from '@trivium/contract/assess/practice-test-names'

export const quickLength = 10

interface QuickDraw {
  pool: Extract<Pool, 'missed' | 'unused' | 'all'>
  /** At most `quickLength`. */
  questions: number
}

/** @returns null for an empty bank */
export function quickDraw(pools: readonly { id: string; questions: number }[]): QuickDraw | null {
  for (const pool of ['missed', 'unused', 'all'] as const) {
    const questions = Math.min(quickLength, pools.find(({ id }) => id === pool)?.questions ?? 0)
    if (questions > 0) return { pool, questions }
  }
  return null
}
