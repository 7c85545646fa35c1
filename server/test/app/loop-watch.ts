// Measures how long this thread works without a pause, in processor time, so that other programs count little.

const msOnProcessor = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** @returns a function that ends the watch and returns the longest stretch, in ms */
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

/** @returns how long the work kept this thread busy, in ms */
export async function busyMs(work: () => Promise<unknown>): Promise<number> {
  const before = msOnProcessor()
  await work()
  return msOnProcessor() - before
}

/**
 * Measures two to eight times, until one measurement is below `mostMs`.
 * The first run includes compiling, and other programs use the machine, too: only slow code is slow every time. On a machine slower than
 * the one the bounds were set on, times are scaled down.
 * @param measure gets the number of the turn, returns ms
 * @returns the least, in ms of the machine that the bounds were set on
 */
export async function leastMs(mostMs: number, measure: (turn: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 2 || (turn < 8 && Math.min(...times) >= mostMs); turn++) times.push((await measure(turn)) / slowness())
  return Math.min(...times)
}

/** The time of the sample on the machine that the bounds were set on, in ms. */
const usualMs = 30

/** @returns 1, or more on a slower machine */
const slowness = () => Math.max(1, Math.min(sampleMs(), sampleMs()) / usualMs)

function sampleMs(): number {
  const before = msOnProcessor()
  for (let turn = 0; turn < 10; turn++) workThroughSample()
  return msOnProcessor() - before
}

const sample = Array.from({ length: 4000 }, (_, n) => ({ text: `The text of number ${n}` }))

function workThroughSample(): void {
  const copies: typeof sample = JSON.parse(JSON.stringify(sample))
  const byText = new Map(copies.map(row => [row.text.replaceAll(/[aeiou]/g, '').toUpperCase(), row]))
  ;[...byText.keys()].sort()
}
