// Retries calls while the server is unreachable. Such calls must be idempotent, because they may arrive twice.

import { useEffect, useState } from 'react'
import { CallError } from '../../../platform/calls/actions.ts'

/** The first wait is short: when one server process dies in the middle of a reply, another one is already running. */
const soonMs = 500
const againMs = 2000
/** Limits the wait that the server asks for, because the clock of the question runs meanwhile. */
const longestMs = 30_000
/** Temporary failures: a starting server, too many calls at once. */
const passing = new Set([429, 502, 503, 504])

/** The wait before a retry; null when a retry would give the same result. It is shorter the first time, unless the server names one. */
export function waitMsAfter(error: unknown, isFirst = false): number | null {
  if (!(error instanceof CallError) || error.refusal !== null) return null
  const { status, retryAfterMs } = error.failure ?? { status: null, retryAfterMs: null }
  if (status !== null && !passing.has(status)) return null
  if (retryAfterMs === null) return isFirst ? soonMs : againMs
  return Math.min(longestMs, Math.max(againMs, retryAfterMs))
}

export type Patiently = <Reply>(question: () => Promise<Reply>) => Promise<Reply | null>

interface Waiting {
  /** Whether the result is still needed. */
  isWanted: () => boolean
  onSilence: (isSilent: boolean) => void
  wait: (ms: number) => Promise<unknown>
}

/** Returns null once the result is no longer needed. @throws CallError with a refusal, or with a failure that a retry cannot fix. */
export function patience({ isWanted, onSilence, wait }: Waiting): Patiently {
  return async question => {
    for (let isFirst = true; isWanted(); isFirst = false) {
      try {
        const reply = await question()
        onSilence(false)
        return isWanted() ? reply : null
      } catch (error) {
        const waitMs = waitMsAfter(error, isFirst)
        onSilence(waitMs !== null)
        if (waitMs === null) throw error
        await wait(waitMs)
      }
    }
    return null
  }
}

/**
 * Retries for as long as the component is mounted.
 * @param pauseMs the longest wait after a failure, unless the server asks for a longer one
 */
export function usePatience(pauseMs = againMs) {
  const [isSilent, setSilent] = useState(false)
  const [life] = useState(() => {
    let isOn = true
    const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms > againMs ? ms : Math.min(ms, pauseMs)))
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
