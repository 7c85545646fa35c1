// While the server is unreachable, polls until it is back, and then refetches the failed queries.

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../platform/calls/actions.ts'
import { noteAnswer } from '../platform/calls/connection.ts'

const firstWaitMs = 1000
const longestWaitMs = 30_000

export function useReturn(isConnected: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isConnected) return probe()
    void client.refetchQueries({
      type: 'active',
      predicate: query => query.state.error instanceof CallError && !query.state.error.refusal,
    })
  }, [isConnected, client])
}

/** Polls less and less often, and never from a hidden tab. @returns a function that stops it. */
function probe(): () => void {
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const look = async () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    if (await isBack()) noteAnswer('ok')
    if (isOver) return
    clearTimeout(timer)
    timer = setTimeout(() => void look(), waitMs)
    waitMs = Math.min(longestWaitMs, waitMs * 2)
  }
  const lookNow = () => void look()
  timer = setTimeout(lookNow, waitMs)
  addEventListener('online', lookNow)
  document.addEventListener('visibilitychange', lookNow)
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', lookNow)
    document.removeEventListener('visibilitychange', lookNow)
  }
}

/** Checks the content type, too: an HTML page instead of JSON comes from a proxy or a captive portal. */
async function isBack(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    return response.ok && (response.headers.get('content-type') ?? '').includes('json')
  } catch {
    return false
  }
}
