import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '../../platform/session/session.ts'
import { signOut } from './signed-in-row.tsx'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  useSession.setState({ token: 'abc' })
})

afterEach(() => vi.unstubAllGlobals())

it('signs out at once, and tells the server with the old token even if the page closes', () => {
  fetched.mockReturnValue(new Promise(() => {}))
  signOut()
  expect(useSession.getState().token).toBeNull()
  const [path, init] = fetched.mock.lastCall ?? []
  expect(path).toBe('/api/logout')
  expect(init?.keepalive).toBe(true)
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer abc')
})
