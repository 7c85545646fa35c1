// Splits long work into steps of a few milliseconds, so that calls of players run between them.

import { setImmediate as breathe } from 'node:timers/promises'

const stepMs = 4

/** @returns a function to await after each small part of the work */
export function createPause(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < stepMs) return
    await breathe()
    since = performance.now()
  }
}
