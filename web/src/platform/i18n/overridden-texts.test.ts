import i18next from 'i18next'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage, useSession } from '../session/session.ts'
import { fetchWebSettings } from '../settings/site-settings.ts'
import { allTexts, startTexts } from './texts.ts'

const kept = new Map<string, string>()
const page = { lang: '', dir: '' }
const shipped = { 'action.retry': 'Try again', 'action.close': 'Close', 'coins.n_one': 'One', 'coins.n_other': '{{count}} coins' }
let over: Record<string, Record<string, string>> = {}
let asked: string[] = []
const versions = () => Object.fromEntries(Object.entries(over).map(([code, texts]) => [code, JSON.stringify(texts)]))
const ok = (data: unknown) => Response.json({ error: false, message: 'ok', data })

beforeAll(async () => {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: () => {},
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: FormData } = {}) => {
    if (url.endsWith('.json')) return Response.json(shipped)
    asked.push(url.replace('/api/', ''))
    if (url === '/api/get_web_settings') return ok({ texts: versions() })
    const asks = body?.get('language')
    const code = typeof asks === 'string' ? asks : ''
    return ok({ rtl: false, version: versions()[code], texts: over[code] })
  })
  useSession.setState({ interfaceLanguage: 'english' })
  await startTexts()
})

beforeEach(() => {
  asked = []
})

const retry = () => i18next.t('action.retry')

describe('texts of the operator', () => {
  it('cause no call if there are none', async () => {
    await fetchWebSettings()
    expect([asked, retry()]).toEqual([['get_web_settings'], 'Try again'])
  })

  it('apply before the page is drawn, are stored, and are fetched again only after a change', async () => {
    over = { en: { 'action.retry': 'Once more' } }
    await fetchWebSettings()
    expect(retry()).toBe('Once more')
    await allTexts()
    expect(retry()).toBe('Once more')
    expect(JSON.parse(kept.get('texts en') ?? '{}').texts).toEqual(over.en)
    asked = []
    await fetchWebSettings()
    expect(asked).toEqual(['get_web_settings'])
    over = { en: { 'action.retry': 'And again' } }
    await fetchWebSettings()
    expect([retry(), i18next.t('action.close')]).toEqual(['And again', 'Close'])
  })

  it('disappear when the operator removes them', async () => {
    over = {}
    await fetchWebSettings()
    expect(retry()).toBe('Try again')
  })

  it('form an added language over the English texts, with its direction and its plural forms', async () => {
    over = { en: { 'action.close': 'Shut' }, uk: { 'action.retry': 'Ще раз', 'coins.n_few': '{{count}} монети' } }
    await fetchWebSettings()
    chooseLanguage({ interfaceLanguage: 'uk', addedLanguage: { code: 'uk', name: 'Українська', rtl: true } })
    await vi.waitFor(() => expect(page).toEqual({ lang: 'uk', dir: 'rtl' }))
    const counted = (count: number) => String(Reflect.apply(i18next.t, i18next, ['coins.n', { count }]))
    expect([i18next.t('action.retry'), i18next.t('action.close'), counted(3), counted(8)]).toEqual([
      'Ще раз',
      'Shut',
      '3 монети',
      '8 coins',
    ])
  })

  it('end with their language when the operator switches it off', async () => {
    vi.stubGlobal('navigator', { languages: ['en'] })
    over = {}
    await fetchWebSettings()
    await vi.waitFor(() => expect(page).toEqual({ lang: 'en', dir: 'ltr' }))
    expect(useSession.getState().interfaceLanguage).toBe('english')
  })
})
