// How long this thread works without a pause, in time of its own on a processor: what other programs take does not count.

const msOnProcessor = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** @returns what ends the watch and tells the longest stretch, in milliseconds */
export function watchLoop(): () => number {
  let longest = 0
  let before = msOnProcessor()
  const look = () => {
    const now = msOnProcessor()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}

/** @returns how long the work kept this thread busy, in milliseconds */
export async function busyMs(work: () => Promise<unknown>): Promise<number> {
  const before = msOnProcessor()
  await work()
  return msOnProcessor() - before
}
