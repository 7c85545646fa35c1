import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPreference, useSession } from '../session/session.ts'
import { fetchSystemConfig } from './site-settings.ts'

const reply = { error: false, message: 'ok', data: { default_web_language: 'arabic' } }

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(reply))))
  useSession.setState({ systemConfig: null, interfaceLanguage: 'english', isLanguageChosen: false })
})

afterEach(() => vi.unstubAllGlobals())

describe('the default language of the server', () => {
  it('applies if the visitor has never chosen one', async () => {
    await fetchSystemConfig()
    expect(useSession.getState().interfaceLanguage).toBe('arabic')
  })

  it('does not replace a choice', async () => {
    setPreference('interfaceLanguage', 'english')
    await fetchSystemConfig()
    expect(useSession.getState().interfaceLanguage).toBe('english')
  })

  it("does not replace the browser's language", async () => {
    useSession.setState({ interfaceLanguage: 'spanish' })
    await fetchSystemConfig()
    expect(useSession.getState().interfaceLanguage).toBe('spanish')
  })
})
