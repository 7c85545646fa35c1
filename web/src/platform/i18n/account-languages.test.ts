import type { User } from '@trivium/contract/people/accounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../calls/actions.ts'
import { logout, useSession } from '../session/session.ts'
import { notify } from '../ui/feedback/notify.ts'
import { agreeWithAccount, saveToAccount } from './account-languages.ts'

const user = { id: 1, name: 'Ada', web_language: 'ar', language: 'ar' } as User
const languages = [
  { id: 1, code: 'en' },
  { id: 2, code: 'ar' },
]
const told = vi.fn<(change: object) => Response | Promise<Response>>()
const ok = (data: object) => Response.json({ error: false, message: 'ok', data })

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) =>
    path === '/api/get_languages' ? ok(languages) : told(Object.fromEntries(body)),
  )
  told.mockReset().mockImplementation(change => ok({ ...user, ...change }))
  const device = { interfaceLanguage: 'english', isLanguageChosen: false, contentLanguageId: null, untold: {} } as const
  useSession.setState({ ...device, token: null, user: null, systemConfig: { language_mode: '1' } })
})

afterEach(() => vi.unstubAllGlobals())

const signIn = (account: User) => {
  useSession.setState({ token: 'abc', user: account })
  return agreeWithAccount(account)
}
const device = () => {
  const { interfaceLanguage, contentLanguageId } = useSession.getState()
  return [interfaceLanguage, contentLanguageId]
}

describe('signing in', () => {
  it("applies the account's languages to the device", async () => {
    await signIn(user)
    expect(device()).toEqual(['arabic', 2])
    expect(told).not.toHaveBeenCalled()
  })

  it("takes the account's choice of sounds, unless this device has its own", async () => {
    useSession.setState({ sound: false, isSoundAsked: false })
    await signIn({ ...user, sound: true })
    expect(useSession.getState()).toMatchObject({ sound: true, isSoundAsked: true })
    await signIn({ ...user, sound: false })
    expect(useSession.getState().sound).toBe(true)
  })

  it("saves a guest's choices to the account", async () => {
    useSession.setState({ interfaceLanguage: 'spanish', contentLanguageId: 1 })
    saveToAccount({ web_language: 'es' })
    saveToAccount({ language: 'en' })
    expect(told).not.toHaveBeenCalled()
    await signIn(user)
    expect(told.mock.calls).toEqual([[{ web_language: 'es', language: 'en' }]])
    expect(device()).toEqual(['spanish', 1])
    expect(useSession.getState()).toMatchObject({ untold: {}, user: { web_language: 'es', language: 'en' } })
  })

  it("saves the device's languages to an account without any", async () => {
    useSession.setState({ contentLanguageId: 2 })
    await signIn({ ...user, web_language: null, language: null })
    expect(told.mock.calls).toEqual([[{ web_language: 'en', language: 'ar' }]])
  })

  it('takes the questions along with the language of the account, so that a page has one language', async () => {
    useSession.setState({ interfaceLanguage: 'arabic', contentLanguageId: 2 })
    await signIn({ ...user, web_language: 'en', language: null })
    expect(device()).toEqual(['english', 1])
    expect(told.mock.calls).toEqual([[{ language: 'en' }]])
  })

  it('keeps questions in a language that is not the one of the interface', async () => {
    useSession.setState({ interfaceLanguage: 'spanish', contentLanguageId: 2 })
    await signIn({ ...user, web_language: 'en', language: null })
    expect(device()).toEqual(['english', 2])
  })

  it('ignores the choice that another player left on the device', async () => {
    told.mockResolvedValue(new Response(null, { status: 503 }))
    vi.spyOn(notify, 'error').mockImplementation(() => {})
    await signIn({ ...user, web_language: 'en', language: 'en' })
    saveToAccount({ web_language: 'en', language: 'en' })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    logout()
    await signIn(user)
    expect(device()).toEqual(['arabic', 2])
    expect(told).toHaveBeenCalledOnce()
  })
})

describe('a choice of a player', () => {
  beforeEach(() => useSession.setState({ token: 'abc', user }))

  it('invalidates the replies worded in the old language', async () => {
    queryClient.setQueryData(['get_user_badges', {}], 'in Arabic')
    saveToAccount({ language: 'en' })
    expect(queryClient.getQueryState(['get_user_badges', {}])?.isInvalidated).toBe(false)
    saveToAccount({ web_language: 'en' })
    await vi.waitFor(() => expect(queryClient.getQueryState(['get_user_badges', {}])?.isInvalidated).toBe(true))
  })

  it('is reported if the call fails, and is sent with the next choice', async () => {
    const notified = vi.spyOn(notify, 'error').mockImplementation(() => {})
    told.mockRejectedValueOnce(new TypeError('offline'))
    saveToAccount({ web_language: 'en' })
    await vi.waitFor(() => expect(notified).toHaveBeenCalledOnce())
    saveToAccount({ language: 'en' })
    await vi.waitFor(() => expect(useSession.getState().untold).toEqual({}))
    expect(told).toHaveBeenLastCalledWith({ web_language: 'en', language: 'en' })
  })

  it('reports nothing in a demo, where the choice applies only on the device', async () => {
    const notified = vi.spyOn(notify, 'error').mockImplementation(() => {})
    told.mockResolvedValue(Response.json({ error: true, message: 'not_allowed_in_demo' }))
    saveToAccount({ web_language: 'en' })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    await new Promise(resolve => setImmediate(resolve))
    expect(notified).not.toHaveBeenCalled()
  })

  it('waits for the call before, so that the last choice wins', async () => {
    const first = Promise.withResolvers<Response>()
    told.mockReturnValueOnce(first.promise)
    saveToAccount({ web_language: 'en' })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    saveToAccount({ web_language: 'es' })
    await new Promise(resolve => setImmediate(resolve))
    expect(told).toHaveBeenCalledOnce()
    first.resolve(ok({ ...user, web_language: 'en' }))
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith({ web_language: 'es' }))
    await vi.waitFor(() => expect(useSession.getState().untold).toEqual({}))
  })
})
