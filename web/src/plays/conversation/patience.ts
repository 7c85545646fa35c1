// Asks again while the server cannot be reached. What is asked this way may arrive twice, and must count once.

import { useEffect, useState } from 'react'
import { CallError } from '../../actions.ts'

const againMs = 2000
/** However long the server wants us away, the clock of the question runs. */
const longestMs = 30_000
/** These failures pass by themselves: a server that is starting, too many calls at once. */
const passing = new Set([429, 502, 503, 504])

/** How long to wait before asking again; null where asking again brings the same. */
export function waitMsAfter(error: unknown): number | null {
  if (!(error instanceof CallError) || error.refusal !== null) return null
  const { status, retryAfterMs } = error.failure ?? { status: null, retryAfterMs: null }
  if (status !== null && !passing.has(status)) return null
  return Math.min(longestMs, Math.max(againMs, retryAfterMs ?? 0))
}

export type Patiently = <Reply>(question: () => Promise<Reply>) => Promise<Reply | null>

interface Waiting {
  /** Whether anybody still waits for an answer. */
  isWanted: () => boolean
  onSilence: (isSilent: boolean) => void
  wait: (ms: number) => Promise<unknown>
}

/** Answers null once nobody waits any more. @throws CallError with a refusal, or with a failure that asking again would not mend. */
export function patience({ isWanted, onSilence, wait }: Waiting): Patiently {
  return async question => {
    while (isWanted()) {
      try {
        const reply = await question()
        onSilence(false)
        return isWanted() ? reply : null
      } catch (error) {
        const waitMs = waitMsAfter(error)
        onSilence(waitMs !== null)
        if (waitMs === null) throw error
        await wait(waitMs)
      }
    }
    return null
  }
}

/** Patient for as long as the screen is there. */
export function usePatience() {
  const [isSilent, setSilent] = useState(false)
  const [life] = useState(() => {
    let isOn = true
    const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
    return {
      patiently: patience({ isWanted: () => isOn, onSilence: setSilent, wait }),
      set: (value: boolean) => {
        isOn = value
      },
    }
  })
  useEffect(() => {
    life.set(true)
    return () => life.set(false)
  }, [life])
  return { isSilent, patiently: life.patiently }
}
