// Covers: pictures for categories and contests without one. Shapes on a gradient of the category's colour, the same for the same seed. Our
// pages draw them themselves; other clients get them as a file (server/src/platform/media/cover.ts).

import { seededRandom, seedOf } from '../../platform/random.ts'

const shapeKinds = ['circle', 'ring', 'triangle', 'stripes'] as const

export const coverSize = { width: 160, height: 100 } as const

export interface CoverShape {
  kind: (typeof shapeKinds)[number]
  x: number
  y: number
  size: number
  /** In degrees. */
  turn: number
  tone: 'deep' | 'light'
}

export function coverShapes(seed: string): CoverShape[] {
  const next = seededRandom(seedOf(seed))
  return Array.from({ length: 5 }, (_, index) => {
    const kind = shapeKinds[Math.floor(next() * shapeKinds.length)] ?? 'circle'
    const [x, y] = [Math.round(next() * coverSize.width), Math.round(next() * coverSize.height)]
    const size = Math.round(18 + next() * 34)
    return { kind, x, y, size, turn: Math.round(next() * 8) * 45, tone: index % 2 ? 'light' : 'deep' }
  })
}
