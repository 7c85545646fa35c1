import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '../session.ts'
import { enter } from './sign-in.ts'

const player = { id: 1, name: 'ada', language: 'ar', api_token: 'abc' }

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  useSession.setState({ token: null, contentLanguageId: null, untold: {}, systemConfig: { language_mode: '1' } })
})

afterEach(() => vi.unstubAllGlobals())

it('waits for nothing but the account itself', async () => {
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

it("brings the account's languages along", async () => {
  const languages = [{ id: 2, code: 'ar' }]
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ error: false, message: 'ok', data: path === '/api/get_languages' ? languages : { ...player, web_language: 'es' } }),
  )
  await enter({ firebaseId: 'a', idToken: 'b', mobile: null }, 'email')
  expect(useSession.getState().interfaceLanguage).toBe('spanish')
  await vi.waitFor(() => expect(useSession.getState().contentLanguageId).toBe(2))
})
