import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Difficulty } from './imported-question.ts'
import { leastMs, watchLoop } from '../../../../test/app/loop-watch.ts'
import { levelsOf as levelsInSteps } from './levels.ts'
import { createPause } from '../../../platform/api/http/pause.ts'
import { mostRows } from '../reading/read-import.ts'

const levelsOf = (all: Parameters<typeof levelsInSteps>[0]) => levelsInSteps(all, async () => {})

function questions(easy: number, medium: number, hard: number) {
  const some = (difficulty: Difficulty, count: number) =>
    Array.from({ length: count }, (_, index) => ({ key: `${difficulty}${index}`, difficulty }))
  return [...some('easy', easy), ...some('medium', medium), ...some('hard', hard)]
}

function sizes(levels: Map<string, number>): number[] {
  const counts: number[] = []
  for (const level of levels.values()) counts[level - 1] = (counts[level - 1] ?? 0) + 1
  return counts
}

function difficultiesOf(levels: Map<string, number>, level: number): string[] {
  return [...new Set([...levels].filter(entry => entry[1] === level).map(([key]) => key.replace(/\d+$/, '')))]
}

describe('levels of imported questions', () => {
  it('are 1 to 3 for easy, 4 to 7 for medium and 8 to 10 for hard ones', async () => {
    const levels = await levelsOf(questions(30, 40, 30))
    expect(sizes(levels)).toEqual(Array(10).fill(10))
    expect([1, 2, 3].map(level => difficultiesOf(levels, level))).toEqual([['easy'], ['easy'], ['easy']])
    expect([4, 5, 6, 7].map(level => difficultiesOf(levels, level))).toEqual([['medium'], ['medium'], ['medium'], ['medium']])
    expect([8, 9, 10].map(level => difficultiesOf(levels, level))).toEqual([['hard'], ['hard'], ['hard']])
  })

  it.each([
    [
      [13, 32, 8],
      [13, 10, 10, 10, 10],
    ],
    [
      [5, 30, 0],
      [12, 12, 11],
    ],
    [[3, 4, 2], [9]],
    [
      [9, 9, 9],
      [14, 13],
    ],
  ])('are fewer when there are few questions: %j', async ([easy = 0, medium = 0, hard = 0], expected) => {
    expect(sizes(await levelsOf(questions(easy, medium, hard)))).toEqual(expected)
  })

  it('have no gaps, ten questions each, never more than ten levels, and do not depend on the order of the file', async () => {
    const count = fc.nat(120)
    await fc.assert(
      fc.asyncProperty(count, count, count, fc.func(fc.integer()), async (easy, medium, hard, order) => {
        const all = questions(easy, medium, hard)
        const levels = await levelsOf(all)
        const counts = sizes(levels)
        expect(counts.length).toBeLessThanOrEqual(10)
        if (all.length >= 10) expect(Math.min(...Array.from(counts, size => size ?? 0))).toBeGreaterThanOrEqual(10)
        expect(await levelsOf(all.toSorted((a, b) => order(a.key) - order(b.key)))).toEqual(levels)
      }),
      { numRuns: 100 },
    )
  })

  it('never block the event loop, even for the largest file', async () => {
    const all = Array.from({ length: mostRows }, (_, index) => ({
      key: `k${String(index).padStart(9, '0')}`,
      difficulty: 'medium' as const,
    }))
    const least = await leastMs(50, async () => {
      const stop = watchLoop()
      const levels = await levelsInSteps(all, createPause())
      expect(sizes(levels)).toEqual(Array(4).fill(mostRows / 4))
      return stop()
    })
    expect(least).toBeLessThan(50)
  })
})
