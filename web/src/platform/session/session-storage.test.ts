import { describe, expect, it, vi } from 'vitest'
import { patientStorage, persistTimeoutMs } from './session-storage.ts'

interface Kept {
  token: string
}
const text = JSON.stringify({ state: { token: 'abc' }, version: 1 })

describe('patientStorage', () => {
  it('returns the stored value', async () => {
    const storage = patientStorage<Kept>(async () => text)
    expect(await storage.getItem('root')).toEqual({ state: { token: 'abc' }, version: 1 })
  })

  it('starts with an empty store if reading takes longer than 5,000 ms', async () => {
    vi.useFakeTimers()
    const storage = patientStorage<Kept>(() => new Promise(() => {}))
    const read = storage.getItem('root')
    await vi.advanceTimersByTimeAsync(persistTimeoutMs)
    expect(await read).toBeNull()
    vi.useRealTimers()
  })

  it('starts with an empty store if the stored value is broken', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await patientStorage<Kept>(async () => '{nonsense').getItem('root')).toBeNull()
    warn.mockRestore()
  })
})
