// Whether the server seems reachable: false when the browser is offline or the last call got no reply.

import { useSyncExternalStore } from 'react'

/** The outcome of the last call: a reply, an error reply, or none. */
type Answer = 'ok' | 'error' | 'none'

let lastAnswer: Answer = 'ok'
const listeners = new Set<() => void>()

/** Whether the last call got a reply of any kind. */
export const hasServerAnswered = () => lastAnswer !== 'none'

/** api.ts calls this after every call. */
export function noteAnswer(answer: Answer): void {
  if (lastAnswer === answer) return
  lastAnswer = answer
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

export const useConnected = () => useSyncExternalStore(subscribe, () => navigator.onLine && hasServerAnswered())

/** Whether the server answered the last call with an error. */
export const useFailing = () => useSyncExternalStore(subscribe, () => lastAnswer === 'error')
