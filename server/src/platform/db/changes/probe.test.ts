import { expect, it, onTestFinished, vi } from 'vitest'
import { Probe } from './probe.ts'

it('trusts an echo from the time it was sent, not from the time it arrived', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const said: string[] = []
  const echo = new Probe({ publish: async (_channel, payload) => void said.push(payload), onSilence: () => undefined })
  expect(echo.isCurrent()).toBe(false)
  vi.advanceTimersByTime(700)
  echo.receive(said[0] ?? '')
  expect(echo.isCurrent()).toBe(true)
  vi.advanceTimersByTime(300)
  expect(echo.isCurrent()).toBe(false)
})
