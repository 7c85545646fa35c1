// Whether the server seems reachable: false when the browser is offline or the last call got no reply.

import { useSyncExternalStore } from 'react'

let hasAnswered = true
const listeners = new Set<() => void>()

/** Whether the last call got a reply of any kind. */
export const hasServerAnswered = () => hasAnswered

/** api.ts calls this after every call. A reply with any status counts. */
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
