import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSame, startMindingClocks, useOtherClock } from './other-clock.ts'

const open = {
  id: 4,
  mode: 'quiz_zone',
  level: 2,
  category_slug: 'geography',
  subcategory_slug: 'capitals',
  deadline: '2026-11-22T12:00:00.000Z',
} as const
const wanted = { mode: 'quiz_zone', category: 'geography', subcategory: 'capitals', level: 2 } as const

function serverHas(play: object | null): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ error: false, message: 'ok', data: [], play, answers: [], result: null }))),
  )
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  useOtherClock.setState({ asked: null })
})
afterEach(() => vi.unstubAllGlobals())

describe('starting a game', () => {
  it("asks first while another play's clock runs, and starts the game if the player agrees", async () => {
    serverHas(open)
    const start = vi.fn()
    await startMindingClocks({ mode: 'true_and_false' }, start)
    expect(start).not.toHaveBeenCalled()
    expect(useOtherClock.getState().asked?.play.id).toBe(4)
    useOtherClock.getState().asked?.startAnyway()
    expect(start).toHaveBeenCalledOnce()
  })

  it.each([
    ['nothing is open', null],
    ['no clock runs', { ...open, deadline: null }],
    ['the wanted play is the open one', { ...open, mode: 'true_and_false' }],
  ])('does not ask if %s', async (_, play) => {
    serverHas(play)
    const start = vi.fn()
    await startMindingClocks({ mode: 'true_and_false' }, start)
    expect(start).toHaveBeenCalledOnce()
    expect(useOtherClock.getState().asked).toBeNull()
  })

  it('does not wait for a server that does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    const start = vi.fn()
    await startMindingClocks({ mode: 'true_and_false' }, start)
    expect(start).toHaveBeenCalledOnce()
  })
})

describe('the same game', () => {
  it.each([
    ['another level', { ...wanted, level: 3 }, false],
    ['another subcategory', { ...wanted, subcategory: 'rivers' }, false],
    ['the category itself', { ...wanted, subcategory: undefined }, false],
    ['another mode', { ...wanted, mode: 'audio' as const }, false],
    ['its place', wanted, true],
    ['a mode without places', { mode: 'quiz_zone' as const }, true],
  ])('is recognised by its place: %s', (_, other, expected) => expect(isSame(open, other)).toBe(expected))
})
