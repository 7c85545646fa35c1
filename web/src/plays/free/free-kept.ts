// What this browser keeps of a play in free order: which questions are marked for later, and drafts that could not be sent yet.
// Storage may be closed or full: then nothing is kept, and nothing breaks.

import { useCallback, useEffect, useState } from 'react'
import type { Drafts } from './free-play-state.ts'

const marks = 'marked:'
const marksKey = (playId: number) => marks + playId
const unsentKey = (playId: number) => `unsent:${playId}`

/** No play in free order is open for longer. */
const longestMs = 24 * 60 * 60 * 1000

export function keptMarks(playId: number): number[] {
  const ids = marksIn(read(() => localStorage, marksKey(playId)))?.ids
  return Array.isArray(ids) ? ids.filter(id => typeof id === 'number') : []
}

export const keepMarks = (playId: number, ids: readonly number[]) =>
  write(() => localStorage, marksKey(playId), ids.length > 0 ? { ids, keptAt: Date.now() } : null)

const marksIn = (kept: unknown) => (typeof kept === 'object' && kept !== null && 'ids' in kept && 'keptAt' in kept ? kept : null)

/** Plays may end where this browser hears nothing of it. */
export function forgetOldMarks(): void {
  const isOld = (key: string) => {
    const keptAt = marksIn(read(() => localStorage, key))?.keptAt
    return typeof keptAt !== 'number' || Date.now() - keptAt > longestMs
  }
  for (const key of keysOf(() => localStorage)) {
    if (key.startsWith(marks) && isOld(key)) write(() => localStorage, key, null)
  }
}

/** Questions marked for later; on this device only, the server knows nothing of them. */
export function useMarks(playId: number) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(() => new Set(keptMarks(playId)))
  useEffect(() => keepMarks(playId, [...marked]), [playId, marked])
  useEffect(forgetOldMarks, [])
  const toggle = useCallback((questionId: number) => {
    setMarked(before => new Set(before.has(questionId) ? [...before].filter(id => id !== questionId) : [...before, questionId]))
  }, [])
  return { marked, toggle }
}

/** Of this tab only: another one has drafts of its own. */
export function keptUnsent(playId: number): Drafts {
  const kept = read(() => sessionStorage, unsentKey(playId))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export const keepUnsent = (playId: number, drafts: Drafts) =>
  write(() => sessionStorage, unsentKey(playId), Object.keys(drafts).length > 0 ? drafts : null)

/** Once the play is over there is nothing to come back to. */
export function forgetKept(playId: number): void {
  keepMarks(playId, [])
  keepUnsent(playId, {})
}

function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function keysOf(storage: () => Storage): string[] {
  try {
    return Object.keys(storage())
  } catch {
    return []
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(value))
  } catch (error) {
    console.warn('nothing can be kept in this browser', error)
  }
}
