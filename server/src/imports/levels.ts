// Maps difficulties to levels: easy 1 to 3, medium 4 to 7, hard 8 to 10. Players go from level to level, so levels have no gaps and
// at least ten questions each. A difficulty with too few questions gets fewer levels, and later levels move down.

import type { Difficulty } from './imported-question.ts'

const mostLevels: Record<Difficulty, number> = { easy: 3, medium: 4, hard: 3 }
const leastPerLevel = 10
const step = 1000

interface Levelled {
  key: string
  difficulty: Difficulty
}

/**
 * The levels of one category's questions, by key. Deterministic: questions are distributed in order of their keys, which are hashes.
 * @param pause is called between small steps
 */
export async function levelsOf(questions: Levelled[], pause: () => Promise<void>): Promise<Map<string, number>> {
  const levels = new Map<string, number>()
  let below = 0
  for (const members of bandsOf(questions)) {
    await pause()
    const count = Math.max(1, Math.min(members.most, Math.floor(members.keys.length / leastPerLevel)))
    for (const [index, key] of members.keys.entries()) {
      levels.set(key, below + 1 + Math.floor((index * count) / members.keys.length))
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

/** A difficulty with fewer questions than one level needs is merged with its neighbour. */
function bandsOf(questions: Levelled[]): Band[] {
  const bands: Band[] = []
  for (const [difficulty, most] of Object.entries(mostLevels)) {
    const keys = questions.flatMap(question => (question.difficulty === difficulty ? [question.key] : [])).sort()
    const easier = bands.at(-1)
    if (easier && Math.min(easier.keys.length, keys.length) < leastPerLevel) {
      easier.keys.push(...keys)
      easier.most = Math.max(easier.most, most)
    } else {
      bands.push({ most, keys })
    }
  }
  return bands
}
