// Maps difficulties to levels: easy 1 to 3, medium 4 to 7, hard 8 to 10. Players go from level to level, so levels have no gaps and at
// least ten questions each. A difficulty with too few questions gets fewer levels, and later levels move down.

import type { Difficulty } from './imported-question.ts'

const mostLevels: Record<Difficulty, number> = { easy: 3, medium: 4, hard: 3 }
const leastPerLevel = 10
const step = 1000

interface Levelled {
  key: string
  difficulty: Difficulty
}

/**
 * The levels of one category's questions, by key. Deterministic: questions are distributed in the order of their keys, which are hashes.
 * @param questions may be all of a file; questions that come sorted by key are sorted fastest
 * @param pause is called between small steps
 */
export async function levelsOf(questions: Levelled[], pause: () => Promise<void>): Promise<Map<string, number>> {
  const levels = new Map<string, number>()
  let below = 0
  for (const { most, keys } of await bandsOf(questions, pause)) {
    const count = Math.max(1, Math.min(most, Math.floor(keys.length / leastPerLevel)))
    for (const [index, key] of keys.entries()) {
      levels.set(key, below + 1 + Math.floor((index * count) / keys.length))
      if (index % step === 0) await pause()
    }
    below += count
  }
  return levels
}

interface Band {
  most: number
  keys: string[]
}

/** Merges a difficulty with its neighbour when it has too few questions for a level. */
async function bandsOf(questions: Levelled[], pause: () => Promise<void>): Promise<Band[]> {
  const byDifficulty: Record<Difficulty, string[]> = { easy: [], medium: [], hard: [] }
  for (const [index, { key, difficulty }] of questions.entries()) {
    byDifficulty[difficulty].push(key)
    if (index % step === 0) await pause()
  }
  const bands: Band[] = []
  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    const most = mostLevels[difficulty]
    const keys = byDifficulty[difficulty].sort()
    await pause()
    const easier = bands.at(-1)
    if (easier && Math.min(easier.keys.length, keys.length) < leastPerLevel) {
      // Not `push(...keys)`: a file may have more questions than a call may have arguments.
      easier.keys = easier.keys.concat(keys)
      easier.most = Math.max(easier.most, most)
    } else {
      bands.push({ most, keys })
    }
  }
  return bands
}
