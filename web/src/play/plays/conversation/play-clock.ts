// The clock of a play on its page. It shows what the server has said, and decides nothing: when it runs out, when the page or its line
// is back, and when the server has news, the page asks and acts on the reply. It never hands in by itself.

import { oneAtATime } from './one-at-a-time.ts'

export interface ClockDeps {
  /** What the page waits for; null while nothing runs out. */
  deadline: () => string | null
  /** Shows that the clock has run out. Called again and again until `deadline` is later, or null. */
  ranOut: () => void
  /** Asks the server where the play stands, and acts on the reply. @returns whether there was one */
  read: () => Promise<boolean>
  /** Starts a timer. @returns a function that stops it. */
  after: (ms: number, act: () => void) => () => void
  /** The server's time. */
  now: () => number
}

/** So much later the server lets a question lapse, or a play end: what was on its way still counts. */
const lateMs = 1100
/** After a failure that is not of the line. */
const failedMs = 4000

export function keepTime({ deadline, ranOut, read, after, now }: ClockDeps) {
  let stopTimers = () => {}
  let isOn = false
  let hasFailed = false

  const ask = oneAtATime(async () => {
    hasFailed = !(await read())
    attend()
  })

  /** Sets the timer anew. Call after every change of the state. */
  function attend(): void {
    stopTimers()
    const endsAt = isOn ? deadline() : null
    if (endsAt === null) return
    const leftMs = Math.max(0, Date.parse(endsAt) - now())
    const stopAsking = after(leftMs + (hasFailed ? failedMs : lateMs), () => void ask())
    const stopShowing = leftMs > 0 ? after(leftMs, ranOut) : () => {}
    stopTimers = () => {
      stopAsking()
      stopShowing()
    }
    if (leftMs === 0) ranOut()
  }

  /** @returns a function that stops it. */
  function start(): () => void {
    isOn = true
    attend()
    return () => {
      isOn = false
      stopTimers()
    }
  }

  return { start, attend, ask }
}

export function startTimer(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
