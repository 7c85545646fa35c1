// How long this thread works without a pause, in time of its own on a processor: what other programs take counts little.

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

/**
 * Measures again and again, until it took less than that.
 *
 * The first time is for the compiler, and others are at work on the machine, too: what takes long takes long every time. A machine that
 * is slower than the one the bounds were set on gets as much more time.
 * @param measure gets the turn's number, and tells milliseconds
 * @returns the least, in milliseconds of the machine that the bounds were set on
 */
export async function leastMs(mostMs: number, measure: (turn: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < 2 || (turn < 8 && Math.min(...times) >= mostMs); turn++) times.push((await measure(turn)) / slowness())
  return Math.min(...times)
}

/** What the sample takes where the bounds were set, in milliseconds. */
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
