import { describe, expect, it } from 'vitest'
import { composeDaily, type DailyCandidate } from './daily.ts'
import { seededRandom } from '../../platform/random.ts'

/** Twelve subjects with forty questions each, a fifth of them written; two subjects with pictures, one with sounds. */
const bank: DailyCandidate[] = Array.from({ length: 480 }, (_, id) => {
  const subject = id % 12
  return {
    id,
    subject,
    difficulty: (Math.floor(id / 12) + 0.5) / 40,
    isWritten: id % 5 === 0,
    isKept: false,
    shows: subject < 2 ? 'picture' : subject === 2 ? 'sound_or_word' : 'text',
  }
})

const days = Array.from({ length: 200 }, (_, seed) => {
  const ids = composeDaily(bank, 10, seededRandom(seed))
  return ids.map(id => bank.find(one => one.id === id)).filter(one => one !== undefined)
})

describe('composeDaily', () => {
  it('asks ten questions about ten subjects', () => {
    for (const day of days) {
      expect(day).toHaveLength(10)
      expect(new Set(day.map(({ subject }) => subject)).size).toBe(10)
    }
  })

  it('asks at least six written questions, one with a picture and one with a sound or a word', () => {
    for (const day of days) {
      expect(day.filter(({ isWritten, shows }) => isWritten && shows === 'text').length).toBeGreaterThanOrEqual(6)
      expect(day.filter(({ shows }) => shows === 'picture')).toHaveLength(1)
      expect(day.filter(({ shows }) => shows === 'sound_or_word')).toHaveLength(1)
    }
  })

  it('goes from easy to hard', () => {
    for (const day of days) {
      const difficulties = day.map(({ difficulty }) => difficulty)
      expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b))
      expect(difficulties[0]).toBeLessThan(0.2)
      expect(difficulties.at(-1)).toBeGreaterThan(0.8)
    }
  })

  it('asks the same questions for the same seed, and others for another', () => {
    const first = composeDaily(bank, 10, seededRandom(1))
    expect(composeDaily(bank, 10, seededRandom(1))).toEqual(first)
    expect(composeDaily(bank, 10, seededRandom(2))).not.toEqual(first)
  })

  it('prefers questions kept for it that have the same role', () => {
    const some = bank.map(one => ({ ...one, isKept: one.id % 3 === 0 }))
    for (let seed = 0; seed < 50; seed++) {
      const ids = composeDaily(some, 10, seededRandom(seed))
      expect(ids.filter(id => id % 3 !== 0 && (some[id]?.subject ?? 0) % 3 === 0)).toEqual([])
      expect(ids).toHaveLength(10)
    }
  })

  it('repeats a subject if there are too few, and asks a text question if there is no picture', () => {
    const plain = bank.filter(({ shows, subject }) => shows === 'text' && subject < 6)
    const ids = composeDaily(plain, 10, seededRandom(1))
    expect(new Set(ids).size).toBe(10)
    const subjects = ids.map(id => bank[id]?.subject ?? 0)
    expect([3, 4, 5].map(one => subjects.filter(subject => subject === one).length).toSorted((a, b) => a - b)).toEqual([3, 3, 4])
    expect(composeDaily(bank.slice(0, 4), 10, seededRandom(1))).toHaveLength(4)
    expect(composeDaily([], 10, seededRandom(1))).toEqual([])
  })
})
