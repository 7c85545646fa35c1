// Memoizes a function of one string: building the packs looks up facts and names thousands of times.

export function remembered<T>(workOut: (key: string) => T): (key: string) => T {
  const known = new Map<string, { value: T }>()
  return key => {
    const found = known.get(key)
    if (found) return found.value
    const value = workOut(key)
    known.set(key, { value })
    return value
  }
}
