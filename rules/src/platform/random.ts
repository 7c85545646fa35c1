// Rules take a random generator as an argument: a seeded one for repeatable draws, a secure one for draws that nobody may predict.

export type Random = () => number

/** mulberry32: numbers in [0, 1) from a 32-bit seed. Not for secrets: a few outputs reveal the seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Fisher–Yates; returns a new array. */
export function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  const result = [...values]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [result[last], result[other]]
    if (a !== undefined && b !== undefined) {
      result[last] = b
      result[other] = a
    }
  }
  return result
}

/** FNV-1a: the same text gives the same 32-bit seed everywhere. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash >>> 0
}
