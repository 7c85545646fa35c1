import { interfaceLanguageNames, interfaceLanguages } from '@trivium/contract/platform/interface-languages'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { languagesIn } from '../../../plugins/before-paint.ts'
import { browserLanguage } from './languages.ts'

const script = readFileSync(new URL('../../../plugins/before-paint.js', import.meta.url), 'utf8')
const languages = languagesIn()

/** Runs before-paint.js on a page with the given stored state and browser languages. */
function pageWith(kept: string | null, wanted = ['en-US']) {
  const page = { lang: '', dir: '', setAttribute: () => {} }
  const document = { documentElement: page, currentScript: { dataset: { languages } } }
  const storage = { getItem: () => kept }
  const browser = { document, localStorage: storage, sessionStorage: storage, matchMedia: () => ({ matches: false }) }
  const asking = { fetch: async () => new Response(), location: { pathname: '/' }, FormData, AbortSignal, performance }
  runInNewContext(script, { ...browser, ...asking, navigator: { languages: wanted } })
  return [page.lang, page.dir]
}

describe('before the first paint', () => {
  it.each(interfaceLanguageNames)('the page is in %s, in its direction', interfaceLanguage => {
    const { code, rtl } = interfaceLanguages[interfaceLanguage]
    expect(pageWith(JSON.stringify({ state: { interfaceLanguage } }))).toEqual([code, rtl ? 'rtl' : 'ltr'])
  })

  it.each([null, '', '{', '{"state":{"interfaceLanguage":"klingon"}}'])('the page is in English with %j', kept =>
    expect(pageWith(kept)).toEqual(['en', 'ltr']),
  )

  it.each([
    [['ar-EG', 'en'], 'ar'],
    [['fr-FR', 'es-MX', 'ar'], 'es'],
    [['fr-FR'], 'en'],
    [[], 'en'],
  ])('the first visit in a browser that prefers %j is in %s, as the app will be', (wanted, code) => {
    vi.stubGlobal('navigator', { languages: wanted })
    expect(pageWith(null, wanted)[0]).toBe(code)
    expect(interfaceLanguages[browserLanguage()].code).toBe(code)
    vi.unstubAllGlobals()
  })

  it("a choice wins over the browser's languages", () =>
    expect(pageWith('{"state":{"interfaceLanguage":"english"}}', ['ar'])).toEqual(['en', 'ltr']))

  it.each([
    ['fa', { code: 'fa', name: 'فارسی', rtl: true }, ['fa', 'rtl']],
    ['es-MX', { code: 'es-MX', name: 'Español de México', rtl: false }, ['es-MX', 'ltr']],
    ['spanish', { code: 'fa', name: 'فارسی', rtl: true }, ['es', 'ltr']],
  ])('the page is in the language %s, which the operator may have added', (interfaceLanguage, addedLanguage, shown) => {
    expect(pageWith(JSON.stringify({ state: { interfaceLanguage, addedLanguage } }))).toEqual(shown)
  })
})
