import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../../platform/session/session.ts'
import { IdentityError } from '../provider.ts'
import { enter, enterWithLink, identity } from './sign-in.ts'

const player = { id: 1, name: 'ada', language: 'ar', api_token: 'abc' }

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  useSession.setState({ token: null, contentLanguageId: null, untold: {}, systemConfig: { language_mode: '1' } })
})

afterEach(() => vi.unstubAllGlobals())

it('waits only for the account', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return path === '/api/user_signup'
      ? Promise.resolve(Response.json({ error: false, message: 'ok', data: player }))
      : new Promise(() => {})
  })
  await enter({ firebaseId: 'a', idToken: 'b', mobile: null }, 'email')
  expect(useSession.getState().token).toBe('abc')
  expect(asked).toEqual(['/api/user_signup', '/api/get_languages', '/identity/sign-out'])
})

it("sets the account's languages", async () => {
  const languages = [{ id: 2, code: 'ar' }]
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ error: false, message: 'ok', data: path === '/api/get_languages' ? languages : { ...player, web_language: 'es' } }),
  )
  await enter({ firebaseId: 'a', idToken: 'b', mobile: null }, 'email')
  expect(useSession.getState().interfaceLanguage).toBe('spanish')
  await vi.waitFor(() => expect(useSession.getState().contentLanguageId).toBe(2))
})

it('reports that a second factor is needed before it opens a session', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ status: true, twoFactorRedirect: true })
  })
  const ways = [
    () => identity.signInWithEmail({ email: 'ada@example.com', password: 'secret' }),
    () => identity.verifyCode('+34600000000', '123456'),
  ]
  for (const way of ways) await expect(way()).rejects.toThrow(new IdentityError('second_factor_asked'))
  expect(asked).toEqual(['/identity/sign-in/email', '/identity/phone-number/verify'])
})

describe('the link of an email', () => {
  const jwt = (subject: string) => `x.${btoa(JSON.stringify({ sub: subject }))}.x`
  const link = jwt('ada')
  const code = (status: number, problem: string) => Response.json({ code: problem }, { status })

  /** @param session owner of the provider's session */
  function answering({ press, session = 'ada', signUps }: { press: Response; session?: string; signUps: Response[] }) {
    const asked: string[] = []
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path)
      if (path === '/identity/verify-email') return press
      if (path === '/identity/token') return Response.json({ token: jwt(session) })
      return (path === '/api/user_signup' && signUps.shift()) || Response.json({ error: false, message: 'ok', data: [] })
    })
    return asked
  }
  const signedUp = () => Response.json({ error: false, message: 'ok', data: player })
  const unknownCode = () => Response.json({ error: true, message: 'invalid_friends_code' })

  afterEach(() => vi.restoreAllMocks())

  it('signs in without the password', async () => {
    answering({ press: Response.json({ opened: true }), signUps: [signedUp()] })
    expect(await enterWithLink(link)).toBe(true)
    expect(useSession.getState().token).toBe('abc')
  })

  it('leads to the login when it opens no session, even if another person has a session at the provider', async () => {
    const asked = answering({ press: Response.json({ opened: false }), signUps: [signedUp()] })
    expect(await enterWithLink(link)).toBe(false)
    expect(asked).toEqual(['/identity/verify-email'])
  })

  it('works even if this browser has stored an unknown referral code', async () => {
    answering({ press: Response.json({ opened: true }), signUps: [unknownCode(), signedUp()] })
    expect(await enterWithLink(link)).toBe(true)
  })

  it('can be opened again after a successful press, but only by the same person', async () => {
    answering({ press: code(400, 'LINK_USED'), signUps: [signedUp()] })
    expect(await enterWithLink(link)).toBe(true)
    answering({ press: code(400, 'LINK_USED'), session: 'eve', signUps: [signedUp()] })
    await expect(enterWithLink(link)).rejects.toMatchObject({ problem: 'link_used' })
    answering({ press: code(400, 'INVALID_TOKEN'), signUps: [signedUp()] })
    await expect(enterWithLink(link)).rejects.toMatchObject({ problem: 'link_invalid' })
  })
})
