// The clock of a play on its page. It only shows the server's clock. When the clock runs out, when the page or its connection is back, and
// when the server has news, the page asks the server and acts on the reply. It never hands in by itself.

import { oneAtATime } from './one-at-a-time.ts'

export interface ClockDeps {
  /** The time at which the clock runs out; null while no clock runs. */
  deadline: () => string | null
  /** Shows that the clock has run out. Called repeatedly until `deadline` is later or null. */
  ranOut: () => void
  /** Asks the server for the state of the play, and acts on the reply. @returns whether the server replied */
  read: () => Promise<boolean>
  /** Starts a timer. @returns a function that stops it. */
  after: (ms: number, act: () => void) => () => void
  /** The server's time. */
  now: () => number
}

/** The server lets a question lapse, or ends a play, this much later: answers in flight still count. */
const lateMs = 1100
/** The wait after a read that failed although the connection works. */
const failedMs = 4000

export function keepTime({ deadline, ranOut, read, after, now }: ClockDeps) {
  let stopTimers = () => {}
  let isOn = false
  let hasFailed = false

  const ask = oneAtATime(async () => {
    hasFailed = !(await read())
    attend()
  })

  /** Resets the timers. Call after every change of the state. */
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

  /** @returns a function that stops the clock. */
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
