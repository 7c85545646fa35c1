import { type Random, seededRandom, seedOf } from '@trivium/rules/platform/random'

/** The outlines of two rows of hills, far and near, as SVG paths of 400 × 120. */
export function hillsOf(seed: string): [far: string, near: string] {
  const random = seededRandom(seedOf(seed))
  return [rowOf(random, 62, 44), rowOf(random, 92, 36)]
}

/** A smooth line over four tops and valleys, `base` on average and up to half of `height` above and below, closed at the foot. */
function rowOf(random: Random, base: number, height: number): string {
  const at = () => Math.round(base + (random() - 0.5) * height)
  const points = [0, 100, 200, 300, 400].map(x => ({ x, y: at() }))
  const [first, ...rest] = points
  const curves = rest.map(({ x, y }, index) => {
    const from = points[index]?.y ?? y
    return `C${x - 50} ${from} ${x - 50} ${y} ${x} ${y}`
  })
  return `M0 ${first?.y ?? base}${curves.join('')}V120H0Z`
}
