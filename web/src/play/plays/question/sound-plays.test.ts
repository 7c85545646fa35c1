import { afterEach, describe, expect, it, vi } from 'vitest'
import { savePlaysUsed, playsUsed } from './sound-plays.ts'

function storage() {
  const kept = new Map<string, string>()
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
  return () => store
}
const full = () => {
  throw new DOMException('no storage')
}

afterEach(() => vi.restoreAllMocks())

describe('the number of times a sound was played', () => {
  it('is stored by play and question', () => {
    const store = storage()
    savePlaysUsed(7, 1, 2, store)
    expect(playsUsed(7, 1, store)).toBe(2)
    expect(playsUsed(7, 2, store)).toBe(0)
    expect(playsUsed(8, 1, store)).toBe(0)
  })

  it('is never above the limit, and never an invalid number', () => {
    const store = storage()
    savePlaysUsed(7, 1, 99, store)
    expect(playsUsed(7, 1, store)).toBe(3)
    store().setItem('sound-plays:7:2', 'many')
    expect(playsUsed(7, 2, store)).toBe(0)
  })

  it('is not stored if the browser blocks the storage', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    savePlaysUsed(7, 1, 2, full)
    expect(playsUsed(7, 1, full)).toBe(0)
    expect(warn).toHaveBeenCalledOnce()
  })
})
