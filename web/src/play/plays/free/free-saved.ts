// Browser storage for a play in free order: the questions marked for later, and drafts that could not be sent yet.
// If the storage is blocked or full, nothing is stored, but the play still works.

import { useCallback, useEffect, useState } from 'react'
import type { Drafts } from './free-play-state.ts'

const marks = 'marked:'
const marksKey = (playId: number) => marks + playId
const unsentKey = (playId: number) => `unsent:${playId}`

/** The longest time that a play in free order can be open. */
const longestMs = 24 * 60 * 60 * 1000

export function savedMarks(playId: number): number[] {
  const ids = marksIn(read(() => localStorage, marksKey(playId)))?.ids
  return Array.isArray(ids) ? ids.filter(id => typeof id === 'number') : []
}

export const saveMarks = (playId: number, ids: readonly number[]) =>
  write(() => localStorage, marksKey(playId), ids.length > 0 ? { ids, savedAt: Date.now() } : null)

const marksIn = (kept: unknown) => (typeof kept === 'object' && kept !== null && 'ids' in kept && 'savedAt' in kept ? kept : null)

/** Deletes old marks, because a play may end without this browser noticing. */
export function clearOldMarks(): void {
  const isOld = (key: string) => {
    const savedAt = marksIn(read(() => localStorage, key))?.savedAt
    return typeof savedAt !== 'number' || Date.now() - savedAt > longestMs
  }
  for (const key of keysOf(() => localStorage)) {
    if (key.startsWith(marks) && isOld(key)) write(() => localStorage, key, null)
  }
}

/** The questions marked for later. They are stored only on this device, not on the server. */
export function useMarks(playId: number) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(() => new Set(savedMarks(playId)))
  useEffect(() => saveMarks(playId, [...marked]), [playId, marked])
  useEffect(clearOldMarks, [])
  const toggle = useCallback((questionId: number) => {
    setMarked(before => new Set(before.has(questionId) ? [...before].filter(id => id !== questionId) : [...before, questionId]))
  }, [])
  return { marked, toggle }
}

/** The unsent drafts of this tab; each tab has its own. */
export function savedUnsent(playId: number): Drafts {
  const kept = read(() => sessionStorage, unsentKey(playId))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export const saveUnsent = (playId: number, drafts: Drafts) =>
  write(() => sessionStorage, unsentKey(playId), Object.keys(drafts).length > 0 ? drafts : null)

/** Deletes everything that is stored for a play, once it is over. */
export function clearSaved(playId: number): void {
  saveMarks(playId, [])
  saveUnsent(playId, {})
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
    console.warn('the storage of this browser does not work', error)
  }
}
