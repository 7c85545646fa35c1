// Whether the server can be reached, as far as we know: the browser says we are offline, or the last call got no answer.

import { useSyncExternalStore } from 'react'

let hasAnswered = true
const listeners = new Set<() => void>()

/** Whether the last call got an answer of any kind. */
export const hasServerAnswered = () => hasAnswered

/** Told by api.ts after every call. Any answer counts, whatever its status. */
export function noteAnswer(isAnswer: boolean): void {
  if (hasAnswered === isAnswer) return
  hasAnswered = isAnswer
  for (const listener of listeners) listener()
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    listeners.delete(onChange)
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

export const useConnected = () => useSyncExternalStore(subscribe, () => navigator.onLine && hasAnswered)
