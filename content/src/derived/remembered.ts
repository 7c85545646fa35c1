// Facts and names are looked up thousands of times while packs are built; each is worked out once.

export function remembered<T>(workOut: (key: string) => T): (key: string) => T {
  const known = new Map<string, { value: T }>()
  return key => {
    const found = known.get(key) ?? { value: workOut(key) }
    known.set(key, found)
    return found.value
  }
}
