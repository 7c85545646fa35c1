// Reads that the console makes once per page load.

const forgets = new Set<() => void>()

/** @returns a read that asks on the first call and keeps what came. After a failure the next call asks again. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | null = null
  const forget = () => void (asked = null)
  forgets.add(forget)
  return () => {
    if (!asked) {
      const asking = read()
      asked = asking
      asking.catch(() => asked === asking && forget())
    }
    return asked
  }
}

/** For tests, which share one page: the next of them has other answers. */
export function forgetReads(): void {
  for (const forget of forgets) forget()
}
