import { interfaceLanguageNames, interfaceLanguages, type LanguageCode } from '@trivium/contract/platform/interface-languages'
import { playerRefusals } from '@trivium/contract/platform/refusals'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

type Texts = Record<string, string>

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const textsOf = (code: string): Texts => JSON.parse(readFileSync(folder(`../../../../content/texts/${code}.json`), 'utf8'))
const codes = interfaceLanguageNames.map(name => interfaceLanguages[name].code)
const texts = new Map(codes.map(code => [code, textsOf(code)]))
const english = textsOf('en')
const of = (code: LanguageCode) => texts.get(code) ?? {}

const sourceIn = (source: string) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map(file => readFileSync(source + file, 'utf8'))
    .join('\n')
const code = sourceIn(folder('../..'))
/** The server also uses some of the texts. */
const serverCode = sourceIn(folder('../../../../server/src/'))

const pluralSuffix = /_(zero|one|two|few|many|other)$/
/** A real plural also has a key with `other`, unlike a key that only ends like a plural (`too_few`). */
const isPlural = (key: string) => pluralSuffix.test(key) && `${key.replace(pluralSuffix, '')}_other` in english
const base = (key: string) => (isPlural(key) ? key.replace(pluralSuffix, '') : key)
const basesOf = (language: Texts) => new Set(Object.keys(language).map(base))

/** The plural forms of a language according to Intl. Spanish `many` is only for round millions, so `other` replaces it. */
function formsOf(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.filter(form => !(language === 'es' && form === 'many'))
}

const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').toSorted((a, b) => a.localeCompare(b))

/** Keys used as t('…'), and the prefixes of keys built as t(`…${`. */
const called = new Set([...code.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap(([, key]) => key ?? []))
const beginnings = [...`${code}${serverCode}`.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{/g)].flatMap(([, start]) => start ?? [])
const isUsed = (key: string) =>
  code.includes(`'${key}'`) || serverCode.includes(`'${key}'`) || beginnings.some(start => key.startsWith(start))

describe('the texts of the interface', () => {
  it('have one file and one row per language', () => {
    const files = readdirSync(folder('../../../../content/texts/')).map(file => file.replace(/\.json$/, ''))
    expect(files.toSorted()).toEqual([...codes].toSorted())
  })

  it.each(codes)('have every text in %s', language => {
    const [own, all] = [basesOf(of(language)), basesOf(english)]
    expect([...all].filter(key => !own.has(key))).toEqual([])
    expect([...own].filter(key => !all.has(key))).toEqual([])
  })

  it.each(codes)('have every plural form in %s', language => {
    const plurals = new Set(Object.keys(english).filter(isPlural).map(base))
    const needed = [...plurals].flatMap(key => formsOf(language).map(form => `${key}_${form}`))
    expect(needed.filter(key => !(key in of(language)))).toEqual([])
  })

  it.each(codes)('have the same placeholders in %s', language => {
    const differing = Object.keys(english).filter(key => {
      const translated = of(language)[key]
      // Plural forms may spell the number out instead of using a placeholder.
      if (translated === undefined || isPlural(key)) return false
      return String(placeholdersIn(translated)) !== String(placeholdersIn(english[key] ?? ''))
    })
    expect(differing).toEqual([])
  })

  it.each(codes)('have no empty text in %s', language => {
    expect(Object.entries(of(language)).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('have every key that the code uses', () => {
    expect([...called].filter(key => !basesOf(english).has(key))).toEqual([])
  })

  it('include every text on screen: the code itself contains none', () => {
    const betweenTags = [...code.matchAll(/<[A-Za-z][^<>]*>\s*([A-Z][a-z]+[^<>{}()=;]*?)\s*<\//g)]
    const inAttributes = [...code.matchAll(/\s(?:aria-label|title|placeholder|alt|label|description)="([^"]*\p{L}[^"]*)"/gu)]
    // The app's name is allowed: it is shown until the settings, which may change it, have loaded.
    expect([...betweenTags, ...inAttributes].map(([, words]) => words).filter(words => words !== 'Trivium')).toEqual([])
  })

  it('are loaded before any part that loads after the first screen', () => {
    // Pages, and the dialog beside them, wait in page() of routes.tsx.
    const later = [...code.matchAll(/(withTexts\(|)import\('\.[^']*\/((?![^']*-page|report-dialog)[^'/]+)'\)/g)]
    const waiting = later.flatMap(([, waits, file]) => (waits ? file : []))
    expect(new Set(waiting)).toEqual(
      new Set([
        // The guests' question (play/trial).
        'index.ts',
        'header-flame.tsx',
        'login-dialog.tsx',
        'maintenance-notice.tsx',
        'news-shelf.tsx',
        'other-clock-dialog.tsx',
        // What a contest's winner has won.
        'own-things.tsx',
        'receive-message.ts',
        'receive-notice.ts',
        'shelves.ts',
        'start-live.ts',
        'your-day.tsx',
      ]),
    )
    // These files show no texts, or belong to pages, which wait.
    const withoutTexts = [
      'player-report.tsx',
      'accent.ts',
      'content-language.ts',
      'drag-board.tsx',
      'drag-sides.tsx',
      'draw-picture.ts',
      'firebase.ts',
      'fonts.css',
      'formula-html.ts',
      'live-part.tsx',
      'live.ts',
      'mantine-more.css',
      'mascot.tsx',
      'mode-motif.tsx',
      'more-icons.tsx',
      'motif.tsx',
      'phone-login.tsx',
      'picture-dialog.tsx',
      'renew.ts',
      'routes.tsx',
      'scene.tsx',
      'toasts.tsx',
    ]
    expect(later.flatMap(([, waits, file = '']) => (waits || withoutTexts.includes(file) ? [] : file))).toEqual([])
  })

  it('have a text for every refusal', () => {
    expect(playerRefusals.filter(refusal => !(`refusal.${refusal}` in english))).toEqual([])
  })

  it('have no unused text', () => {
    // A prefix that covers a whole family cannot show which of its keys are used. These families have one key per member of a list.
    // A prefix that starts no text covers none: names of columns and fields look the same.
    const families = [...new Set(beginnings)].filter(
      start => start.endsWith('.') && Object.keys(english).some(key => key.startsWith(start)),
    )
    expect(families.toSorted()).toEqual(['badge.', 'letter.', 'notice.', 'page.', 'refusal.', 'wallet.title.'])
    expect([...basesOf(english)].filter(key => !isUsed(key))).toEqual([])
  })
})
