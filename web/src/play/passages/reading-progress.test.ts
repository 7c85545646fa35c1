import { expect, it } from 'vitest'
import { readShare } from './reading-progress.tsx'

it.each([
  ['at its beginning', 80, 2000, 0],
  ['half way', -600, 2000, 0.5],
  ['at its end', -1200, 2000, 1],
  ['past its end', -1500, 2000, 1],
  ['for a text shorter than the window', 80, 500, 1],
])('readShare %s', (_, top, height, share) => expect(readShare({ top, height }, 800)).toBe(share))
