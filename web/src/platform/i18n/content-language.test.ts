import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../session/session.ts'
import { followBrowserLanguage } from './content-language.ts'

const languages = [{ id: 7, code: 'ar', name: 'العربية', rtl: true, default: false }]
const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ error: false, message: 'ok', data: languages }))))

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  useSession.setState({
    token: null,
    interfaceLanguage: 'arabic',
    isLanguageChosen: false,
    contentLanguageId: null,
    systemConfig: { language_mode: '1' },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the question language of a guest', () => {
  it('is the language in which the app started', async () => {
    await followBrowserLanguage()
    expect(useSession.getState().contentLanguageId).toBe(7)
  })

  it.each([
    ['a player', { token: 'token' }],
    ['a guest who has chosen a language', { isLanguageChosen: true }],
    ['an English browser', { interfaceLanguage: 'english' as const }],
    ['a guest who has chosen a question language', { contentLanguageId: 2 }],
  ])('is not changed for %s', async (_, state) => {
    useSession.setState(state)
    await followBrowserLanguage()
    expect(useSession.getState().contentLanguageId).toBe('contentLanguageId' in state ? state.contentLanguageId : null)
    expect(asked).not.toHaveBeenCalled()
  })
})
