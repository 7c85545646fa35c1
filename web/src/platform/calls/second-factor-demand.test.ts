import { beforeEach, expect, it, vi } from 'vitest'
import { call } from './api.ts'
import { savedReturnPath } from '../session/return-path.ts'
import { leadHome, watchSession } from '../session/session-end.ts'
import { useSession } from '../session/session.ts'

const went: string[] = []
let pathname = '/profile/badges/'

beforeEach(() => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  useSession.setState({ token: 'abc' })
  went.length = 0
  pathname = '/profile/badges/'
})

const router = {
  state: {
    get navigation() {
      return { location: { pathname, search: '?sort=new' } }
    },
  },
  navigate: (path: string) => {
    went.push(path)
    pathname = path
    return Promise.resolve()
  },
  revalidate: () => Promise.resolve(),
}
leadHome(router)
watchSession()

it('goes to the set-up of the second factor, once for several refused calls, and remembers the page for the way back', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: true, message: 'second_factor_needed' }))
  await Promise.all([call('get_user_by_id', {}), call('get_notifications', {})])
  expect(went).toEqual(['/settings/second-factor/'])
  expect(savedReturnPath()).toBe('/profile/badges/?sort=new')
})

it('does nothing if another sign-in has replaced the refused session', async () => {
  vi.stubGlobal('fetch', async () => {
    useSession.setState({ token: 'another' })
    return Response.json({ error: true, message: 'second_factor_needed' })
  })
  await call('get_user_by_id', {})
  expect(went).toEqual([])
})
