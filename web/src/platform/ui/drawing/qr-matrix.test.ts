import { expect, it } from 'vitest'
import { qrMatrix } from './qr-matrix.ts'

/** As other encoders draw it and decoders read it. */
const trivium = [
  '#######..#.##.#######',
  '#.....#.##.#..#.....#',
  '#.###.#.##..#.#.###.#',
  '#.###.#..#.#..#.###.#',
  '#.###.#.#...#.#.###.#',
  '#.....#.#..##.#.....#',
  '#######.#.#.#.#######',
  '........#####........',
  '##.#..##.##...###.##.',
  '..##.#.#..#...##.#...',
  '.#.##.#.#.#.##......#',
  '..###....###.....#.##',
  '.#.#.###..#.#.##..###',
  '........####...#####.',
  '#######.#....#.##.##.',
  '#.....#..#.###......#',
  '#.###.#..###..##.##.#',
  '#.###.#.##.#.....#.##',
  '#.###.#..#..#..##...#',
  '#.....#.#.#..##.#....',
  '#######.##.##....###.',
]

it('draws a text as the standard says', () => {
  expect(qrMatrix('TRIVIUM')?.map(row => row.map(isDark => (isDark ? '#' : '.')).join(''))).toEqual(trivium)
})

it.each([
  [17, 21],
  [18, 25],
  [32, 25],
  [53, 29],
  [78, 33],
  [79, 37],
  [106, 37],
])('takes the smallest code for %i bytes: %i modules wide', (bytes, size) => expect(qrMatrix('x'.repeat(bytes))).toHaveLength(size))

it('counts bytes, and gives up where a text is too long', () => {
  expect(qrMatrix('é'.repeat(53))).toHaveLength(37)
  expect(qrMatrix('é'.repeat(54))).toBeNull()
})
