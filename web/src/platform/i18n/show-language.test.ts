import i18next from 'i18next'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { setPreference, useSession } from '../session/session.ts'
import { startTexts } from './texts.ts'

const page = { lang: '', dir: '' }
const texts = { 'home.hello_player': 'Hello, {{name}}!', 'board.place': 'Place {{place}}' }
/** English texts load at once; Arabic ones only when this resolves. */
const arabic = Promise.withResolvers<void>()

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('ar.json')) await arabic.promise
    return Response.json(texts)
  })
  useSession.setState({ interfaceLanguage: 'english' })
  await startTexts()
})

afterAll(() => vi.unstubAllGlobals())

const settle = () => new Promise(resolve => setImmediate(resolve))

describe('the language on screen', () => {
  it('stays the chosen one if another language loads late', async () => {
    setPreference('interfaceLanguage', 'arabic')
    setPreference('interfaceLanguage', 'english')
    arabic.resolve()
    await vi.waitFor(() => expect(i18next.hasResourceBundle('ar', 'texts')).toBe(true))
    await settle()
    expect([i18next.language, page.lang, page.dir]).toEqual(['en', 'en', 'ltr'])
  })

  it('isolates names and addresses in right-to-left text', async () => {
    expect(i18next.t('home.hello_player', { name: 'Ada' })).toBe('Hello, Ada!')
    setPreference('interfaceLanguage', 'arabic')
    await vi.waitFor(() => expect(page.dir).toBe('rtl'))
    expect(i18next.t('home.hello_player', { name: '<Ada>' })).toBe('Hello, \u2068<Ada>\u2069!')
    expect(i18next.t('board.place', { place: '٣' })).toBe('Place ٣')
  })
})
