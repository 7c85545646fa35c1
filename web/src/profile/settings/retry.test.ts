import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '../../platform/session/session.ts'
import { fetchSystemConfig } from '../../platform/settings/site-settings.ts'
import { retry } from './retry.ts'

const browser = new EventTarget()
const isThere = vi.fn<() => Promise<boolean>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  isThere.mockReset().mockResolvedValue(false)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks again every three seconds until the answer is yes', async () => {
  const onDone = vi.fn<() => void>()
  retry(isThere, onDone)
  await vi.advanceTimersByTimeAsync(6000)
  expect(isThere).toHaveBeenCalledTimes(3)
  isThere.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isThere).toHaveBeenCalledTimes(4)
  expect(onDone).toHaveBeenCalledOnce()
})

it('asks at once when the browser is back online, and stops when told to', async () => {
  const stop = retry(isThere)
  await vi.advanceTimersByTimeAsync(100)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(100)
  expect(isThere).toHaveBeenCalledTimes(2)
  stop()
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isThere).toHaveBeenCalledTimes(2)
})

it('gets the system configuration even if the server failed at first', async () => {
  const reply = { error: false, message: 'ok', data: { maximum_coins: 4 } }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal(
    'fetch',
    vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response('', { status: 500 }))
      .mockResolvedValueOnce(Response.json(reply)),
  )
  useSession.setState({ systemConfig: null })
  retry(fetchSystemConfig)
  await vi.advanceTimersByTimeAsync(3000)
  expect(useSession.getState().systemConfig).toEqual({ maximum_coins: 4 })
})
