import { refusals } from '@trivium/contract/refusals'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

type Texts = Record<string, string>

const source = fileURLToPath(new URL('..', import.meta.url))
const textsOf = (code: string): Texts =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../content/texts/${code}.json`, import.meta.url)), 'utf8'))
const texts = { en: textsOf('en'), ar: textsOf('ar'), es: textsOf('es') }
const codes = ['en', 'ar', 'es'] as const

const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .map(file => readFileSync(source + file, 'utf8'))
  .join('\n')

const pluralSuffix = /_(zero|one|two|few|many|other)$/
/** A key that merely ends like a plural (`too_few`) is not one: every plural has an `other`. */
const isPlural = (key: string) => pluralSuffix.test(key) && `${key.replace(pluralSuffix, '')}_other` in texts.en
const base = (key: string) => (isPlural(key) ? key.replace(pluralSuffix, '') : key)
const basesOf = (language: Texts) => new Set(Object.keys(language).map(base))

/** The plural forms a language needs, as Intl tells them. Spanish `many` is only for round millions: `other` serves. */
function formsOf(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.filter(form => !(language === 'es' && form === 'many'))
}

const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').toSorted((a, b) => a.localeCompare(b))

/** Keys called with t('…'), and the beginnings of those put together in t(`…${`. */
const called = new Set([...code.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap(([, key]) => key ?? []))
const beginnings = [...code.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{/g)].flatMap(([, start]) => start ?? [])
const isUsed = (key: string) => code.includes(`'${key}'`) || beginnings.some(start => key.startsWith(start))

describe('the texts of the interface', () => {
  it.each(codes)('has every text in %s', language => {
    expect([...basesOf(texts.en)].filter(key => !basesOf(texts[language]).has(key))).toEqual([])
    expect([...basesOf(texts[language])].filter(key => !basesOf(texts.en).has(key))).toEqual([])
  })

  it.each(codes)('has every plural form in %s', language => {
    const plurals = new Set(Object.keys(texts.en).filter(isPlural).map(base))
    const needed = [...plurals].flatMap(key => formsOf(language).map(form => `${key}_${form}`))
    expect(needed.filter(key => !(key in texts[language]))).toEqual([])
  })

  it.each(['ar', 'es'] as const)('fills the same blanks in %s', language => {
    const differing = Object.keys(texts.en).filter(key => {
      const translated = texts[language][key]
      // Singular and dual may spell the number out.
      if (translated === undefined || isPlural(key)) return false
      return String(placeholdersIn(translated)) !== String(placeholdersIn(texts.en[key] ?? ''))
    })
    expect(differing).toEqual([])
  })

  it.each(codes)('has no empty text in %s', language => {
    expect(Object.entries(texts[language]).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('has every key the code asks for', () => {
    expect([...called].filter(key => !basesOf(texts.en).has(key))).toEqual([])
  })

  it('has a text for every refusal', () => {
    expect(refusals.filter(refusal => !(`refusal.${refusal}` in texts.en))).toEqual([])
  })

  it('has no text that nobody shows', () => {
    expect([...basesOf(texts.en)].filter(key => !isUsed(key))).toEqual([])
  })
})
