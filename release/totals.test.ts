import { expect, it } from 'vitest'
import { type Part, parts } from './parts.ts'
import type { Round } from './rounds.ts'
import { totalsOf } from './totals.ts'
import { upperBound } from './upper-bound.ts'
import { writeSheet } from './write-sheet.ts'

const part: Part = { name: 'walk', counts: 'inputs', goal: 100, per: 'call', databases: ['embedded'], share: 1, files: [] }
const round = (seed: number, ...tried: Round['tried']): Round => ({
  commit: 'abc',
  machine: 'a machine',
  database: 'embedded',
  seed,
  startedAt: '2026-11-27T01:00:00.000Z',
  seconds: 90,
  tried,
  failures: [],
})
const count = (of: string, count: number) => ({ what: 'inputs', count, of })
const lineOf = (rounds: Round[]) =>
  writeSheet([{ part, rounds }])
    .split('\n')
    .find(line => line.startsWith('| walk'))

it('compares the goal with the call that has the fewest trials, and ignores other counts', () => {
  const rounds = [round(7, count('a', 60), count('b', 50), { what: 'other', count: 999 }), round(8, count('a', 60), count('b', 30))]
  expect(totalsOf(part, rounds)).toEqual({ tried: 200, least: 80, ones: 2, failed: 0, bound: upperBound(0, 80), seconds: 180 })
})

it('shows the number of trials, and marks a part that was not run', () => {
  expect(lineOf([round(7, count('a', 99))])).toContain('| 99: 99 or more for each call of 1 | 0 | 3 % |')
  expect(lineOf([])).toContain('**not run on this commit**')
})

it('lists each failed test with its seed, and counts it', () => {
  const rounds = [{ ...round(7, count('a', 100)), failures: ['an attacker gains nothing: expected 1 to be 0'] }]
  expect(totalsOf(part, rounds)).toMatchObject({ failed: 1, bound: upperBound(1, 100) })
  expect(writeSheet([{ part, rounds }])).toContain('- walk, seed 7: an attacker gains nothing: expected 1 to be 0')
})

it('lists every commit and machine once, the oldest first', () => {
  const later = { ...round(8), commit: 'def', startedAt: '2026-11-28T01:00:00.000Z' }
  const sheet = writeSheet([{ part, rounds: [later, round(7), round(9)] }])
  expect(sheet).toContain('- Measured: 2026-11-27 · 2026-11-28\n- Commit: `abc` · `def`\n- Machine: a machine\n')
})

it('has parts with different names', () => {
  expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
})
