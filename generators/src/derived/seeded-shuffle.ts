// A deterministic shuffle: the same seed gives the same order everywhere, because content must not change between loads.

export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const start = hash32(seed)
  return items
    .map((item, index) => ({ item, weight: mixed(start + Math.imul(index + 1, 0x9e3779b9)) }))
    .toSorted((a, b) => a.weight - b.weight)
    .map(({ item }) => item)
}

/** FNV-1a. */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** The finalizer of MurmurHash3: without it, neighbouring numbers would get neighbouring weights. */
function mixed(number: number): number {
  let hash = number | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
