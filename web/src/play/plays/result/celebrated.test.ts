import { afterEach, describe, expect, it, vi } from 'vitest'
import { isFirstCelebration } from './celebrated.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('celebrating a result', () => {
  it('happens once per play in this tab', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    expect([7, 7, 8, 8].map(isFirstCelebration)).toEqual([true, false, true, false])
  })

  it('happens if the browser blocks the storage', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const closed = () => {
      throw new Error('storage is closed')
    }
    vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed })
    expect(isFirstCelebration(7)).toBe(true)
  })
})
