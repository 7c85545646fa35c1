// Storage for the session that never delays the start: if reading takes too long, the app starts with an empty store.

import type { PersistStorage, StorageValue } from 'zustand/middleware'

export const persistTimeoutMs = 5000

/** Reading and writing may fail (private windows, full disks): then nothing is stored, but the app still works. */
export function patientStorage<State>(
  read: (name: string) => Promise<string | null> = readLocal,
  timeoutMs = persistTimeoutMs,
): PersistStorage<State> {
  return {
    async getItem(name) {
      const text = await firstOf(read(name), timeoutMs)
      return text === null ? null : parse<State>(text)
    },
    setItem: (name, value) => attempt(() => localStorage.setItem(name, JSON.stringify(value))),
    removeItem: name => attempt(() => localStorage.removeItem(name)),
  }
}

async function readLocal(name: string): Promise<string | null> {
  return attempt(() => localStorage.getItem(name)) ?? null
}

async function firstOf(reading: Promise<string | null>, timeoutMs: number): Promise<string | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), timeoutMs)
  try {
    return await Promise.race([reading, timeout])
  } finally {
    clearTimeout(timer)
  }
}

function parse<State>(text: string): StorageValue<State> | null {
  return attempt((): StorageValue<State> => JSON.parse(text)) ?? null
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch (error) {
    console.warn('the session storage does not work', error)
    return undefined
  }
}
