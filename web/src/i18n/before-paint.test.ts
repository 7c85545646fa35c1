import { interfaceLanguageNames, interfaceLanguages } from '@trivium/contract/interface-languages'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { nameLanguages } from '../../languages-plugin.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const script = read('../../public/before-paint.js')
const languages = /before-paint\.js" data-languages="([^"]+)"/.exec(nameLanguages(read('../../index.html')))?.[1]

/** The page before its first paint, with what was kept on this device. */
function pageWith(kept: string | null) {
  const page = { lang: '', dir: '', setAttribute: () => {} }
  const document = { documentElement: page, currentScript: { dataset: { languages } } }
  runInNewContext(script, { document, localStorage: { getItem: () => kept }, matchMedia: () => ({ matches: false }) })
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
})
