import { type LoaderFunctionArgs, matchRoutes, RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routesWith } from '../../router.tsx'
import { pages } from '../../routes.tsx'
import { useSession } from './session.ts'

vi.mock('../ui/feedback/notify.ts', async original => ({ ...(await original<object>()), notify: { blank: () => {} } }))

/** The redirect of the page's guard; null when the page opens. */
async function visit(path: string): Promise<string | null> {
  const url = new URL(`http://localhost${path}`)
  const matches = matchRoutes(routesWith(pages), url.pathname) ?? []
  const args: LoaderFunctionArgs = { request: new Request(url), url, params: {}, pattern: '/', context: new RouterContextProvider() }
  for (const { route } of matches) {
    const answer: unknown = typeof route.loader === 'function' ? await route.loader(args) : null
    if (answer instanceof Response) return answer.headers.get('Location')
  }
  return null
}

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  useSession.setState({ token: null })
})

/** The seed's list plus our own pages: coin history and practice. */
const forPlayers = [
  '/quiz-zone/',
  '/fun-and-learn/',
  '/guess-the-word/',
  '/self-learning/',
  '/contest-play/',
  '/random-battle/',
  '/group-battle/',
  '/audio-questions/',
  '/math-mania/',
  '/exam-module/',
  '/quiz-play/daily-quiz-dashboard/',
  '/quiz-play/true-and-false-play/',
  '/profile/',
  '/play-bookmark-questions/',
  '/multi-match-questions/',
  '/create-test-questions/',
  '/coin-history/',
  '/practice/',
]

describe('guests', () => {
  it.each(forPlayers)('are redirected from %s and the pages below it to the sign-in', async path => {
    expect(await visit(path)).toBe('/auth/login/')
    expect(await visit(`${path}play/7/`)).toBe(path === '/coin-history/' ? null : '/auth/login/')
    expect(await visit(`${path}a/b/c/d/`)).toBe(path === '/coin-history/' ? null : '/auth/login/')
  })

  it.each(['/quiz-zone', '/Quiz-Zone/flags/', '/%71uiz-zone/', '/PROFILE/statistics/', '/quiz-zone/result/7/', '/quiz-zone/review/7/'])(
    'are redirected from %s, in any spelling',
    async path => expect(await visit(path)).toBe('/auth/login/'),
  )

  it.each(['/', '/leaderboard/', '/settings/', '/faq/', '/auth/login/', '/quiz-zones/', '/%E0%A4%A/'])('see %s', async path =>
    expect(await visit(path)).toBeNull(),
  )
})

describe('players', () => {
  beforeEach(() => useSession.setState({ token: 'abc' }))

  it.each(['/auth/login/', '/AUTH/login/', '/auth/sign-up/', '/auth/reset-password/', '/auth/otp-verify/'])(
    'are redirected from %s',
    async path => expect(await visit(path)).toBe('/'),
  )

  it('who signed in with another tab are redirected once to the page that this tab requested', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    useSession.setState({ token: null })
    await visit('/quiz-zone/food/?level=2')
    useSession.setState({ token: 'abc' })
    expect(await visit('/auth/sign-up/')).toBe('/quiz-zone/food/?level=2')
    expect(await visit('/auth/sign-up/')).toBe('/')
  })

  it.each([...forPlayers, '/'])('see %s', async path => expect(await visit(path)).toBeNull())
})
