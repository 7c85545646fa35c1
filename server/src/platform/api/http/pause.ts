// Splits long work into steps of a few milliseconds, so that calls of players run between them.

import { setImmediate as breathe } from 'node:timers/promises'

const stepMs = 4

/** Splits rows into portions for one statement each, with a pause between them where it is time. */
export async function* inPortions<Row>(rows: readonly Row[], size: number): AsyncGenerator<Row[]> {
  const pause = createPause()
  for (let start = 0; start < rows.length; start += size) {
    yield rows.slice(start, start + size)
    await pause()
  }
}

/** @returns a function to await after each small part of the work */
export function createPause(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < stepMs) return
    await breathe()
    since = performance.now()
  }
}
