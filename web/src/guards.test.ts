import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guard, plainPath } from './guards.ts'
import { useSession } from './session.ts'

vi.mock('./ui/notify.ts', () => ({ notify: { error: () => {} } }))

const visit = (path: string) => {
  const url = new URL(`http://localhost${path}`)
  return (
    guard({ request: new Request(url), url, params: {}, pattern: '/', context: new RouterContextProvider() })?.headers.get('Location') ??
    null
  )
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  useSession.setState({ token: null })
})

describe('guard', () => {
  it.each(['/quiz-zone/', '/quiz-zone', '/Quiz-Zone/flags/', '/%71uiz-zone/', '/PROFILE/statistics/', '/practice/'])(
    'sends guests from %s to sign in',
    path => expect(visit(path)).toBe('/auth/login/'),
  )

  it.each(['/', '/leaderboard/', '/quiz-zones/', '/%E0%A4%A/'])('lets guests see %s', path => expect(visit(path)).toBeNull())

  it('keeps players from the pages of guests, however they are written', () => {
    useSession.setState({ token: 'abc' })
    expect(visit('/AUTH/login/')).toBe('/')
    expect(visit('/quiz-zone/')).toBeNull()
  })
})

it('plainPath survives what cannot be decoded', () => expect(plainPath('/%E0%A4%A/A')).toBe('/%e0%a4%a/a'))
