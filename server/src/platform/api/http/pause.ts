// Long work in steps of a few milliseconds: between two of them comes what players wait for.

import { setImmediate as breathe } from 'node:timers/promises'

const stepMs = 4

/** @returns what is called after each small part of the work */
export function createPause(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < stepMs) return
    await breathe()
    since = performance.now()
  }
}
