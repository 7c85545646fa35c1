// The same seed gives the same order on every machine: content must not change from one load to the next.

export function shuffled<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, weight: hash32(`${seed}#${index}`) }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ item }) => item)
}

/** FNV-1a with a final mix, because neighbouring seeds must not give neighbouring weights. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
