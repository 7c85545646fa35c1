import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSaved, clearOldMarks, saveMarks, savedMarks } from './free-saved.ts'

const day = 24 * 60 * 60 * 1000
let kept: Record<string, string>

/** A storage as in browsers: its keys are own properties. */
function freshStorage(): Record<string, string> {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  return Object.create(methods)
}

beforeEach(() => {
  kept = freshStorage()
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', freshStorage())
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

describe('marks for later', () => {
  it('are restored in the same play', () => {
    saveMarks(7, [3, 5])
    expect(savedMarks(7)).toEqual([3, 5])
    expect(savedMarks(8)).toEqual([])
  })

  it('are deleted when the play is over', () => {
    saveMarks(7, [3])
    clearSaved(7)
    expect(Object.keys(kept)).toEqual([])
  })

  it('are deleted when they are old, and nothing else is', () => {
    kept['root'] = '{}'
    kept['marked:5'] = '[1,2]'
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    saveMarks(6, [1])
    now.mockReturnValue(day + 1)
    saveMarks(7, [3])
    clearOldMarks()
    expect(Object.keys(kept)).toEqual(['root', 'marked:7'])
  })
})
