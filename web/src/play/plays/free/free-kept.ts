// Browser storage for a play in free order: the questions marked for later, and drafts that could not be sent yet.
// If the storage is blocked or full, nothing is stored, but the play still works.

import { useCallback, useEffect, useState } from 'react'
import type { Drafts } from './free-play-state.ts'

const marks = 'marked:'
const marksKey = (playId: number) => marks + playId
const unsentKey = (playId: number) => `unsent:${playId}`

/** The longest time that a play in free order can be open. */
const longestMs = 24 * 60 * 60 * 1000

export function keptMarks(playId: number): number[] {
  const ids = marksIn(read(() => localStorage, marksKey(playId)))?.ids
  return Array.isArray(ids) ? ids.filter(id => typeof id === 'number') : []
}

export const keepMarks = (playId: number, ids: readonly number[]) =>
  write(() => localStorage, marksKey(playId), ids.length > 0 ? { ids, keptAt: Date.now() } : null)

const marksIn = (kept: unknown) => (typeof kept === 'object' && kept !== null && 'ids' in kept && 'keptAt' in kept ? kept : null)

/** Deletes old marks, because a play may end without this browser noticing. */
export function forgetOldMarks(): void {
  const isOld = (key: string) => {
    const keptAt = marksIn(read(() => localStorage, key))?.keptAt
    return typeof keptAt !== 'number' || Date.now() - keptAt > longestMs
  }
  for (const key of keysOf(() => localStorage)) {
    if (key.startsWith(marks) && isOld(key)) write(() => localStorage, key, null)
  }
}

/** The questions marked for later. They are stored only on this device, not on the server. */
export function useMarks(playId: number) {
  const [marked, setMarked] = useState<ReadonlySet<number>>(() => new Set(keptMarks(playId)))
  useEffect(() => keepMarks(playId, [...marked]), [playId, marked])
  useEffect(forgetOldMarks, [])
  const toggle = useCallback((questionId: number) => {
    setMarked(before => new Set(before.has(questionId) ? [...before].filter(id => id !== questionId) : [...before, questionId]))
  }, [])
  return { marked, toggle }
}

/** The unsent drafts of this tab; each tab has its own. */
export function keptUnsent(playId: number): Drafts {
  const kept = read(() => sessionStorage, unsentKey(playId))
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

export const keepUnsent = (playId: number, drafts: Drafts) =>
  write(() => sessionStorage, unsentKey(playId), Object.keys(drafts).length > 0 ? drafts : null)

/** Deletes everything that is stored for a play, once it is over. */
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
