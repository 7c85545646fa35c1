// Which languages are official where, taken only where CLDR and countries-list agree; and languages' own names and scripts.

import type { ContentLanguage, LocalText } from '../types.ts'
import { countries } from './countries.ts'
import type { Country } from './countries.ts'
import { at, entriesAt, readFacts, textAt } from './package-facts.ts'
import { remembered } from './remembered.ts'

/** Only de facto, just changed, or more complicated than a question can say. */
const inDoubt = new Set('US GB AU MX ER ML BF NE IL BO SD KI ZW AF GN ME BW TZ UG SO LB NR'.split(' '))

/** Too close to each other, or one inside the other, for one to be a wrong answer where the other is right. */
const clusters = [
  'no nb nn', 'tl fil', 'ms id', 'hr sr bs cnr', 'zh yue', 'ku ckb', 'hi ur hif', 'fa tg prs', 'de gsw lb', 'rn rw', 'tn st nso', 'tr az tk',
  'ber tzm zgh kab', 'bg mk', 'cs sk', 'ti am', 'bn as', 'bi tpi pis', 'to sm', 'ca oc', 'ru be uk', 'nl af', 'ss zu xh', 'dv si', 'th lo',
].map(cluster => cluster.split(' '))

const preferredNames: Record<string, Partial<LocalText>> = {
  bn: { en: 'Bengali' }, da: { ar: 'الدنماركية' }, dv: { ar: 'الديفيهية' }, fj: { ar: 'الفيجية' }, hu: { ar: 'المجرية' },
  ht: { ar: 'الكريولية الهايتية' }, hy: { ar: 'الأرمينية' }, is: { ar: 'الآيسلندية' }, kk: { ar: 'الكازاخية' }, lb: { ar: 'اللوكسمبورغية' },
  ms: { ar: 'الملايوية' }, ne: { ar: 'النيبالية' }, rn: { en: 'Kirundi', ar: 'الكيروندية' }, rw: { ar: 'الكينيارواندية' }, sg: { ar: 'السانغو' },
  si: { ar: 'السنهالية' }, sl: { ar: 'السلوفينية' }, so: { ar: 'الصومالية' }, ss: { en: 'Swazi', ar: 'السوازية' }, st: { en: 'Sotho', es: 'sesotho', ar: 'السوتو' },
  sw: { ar: 'السواحلية' }, tl: { en: 'Filipino', es: 'filipino', ar: 'الفلبينية' }, ps: { es: 'pastún' }, gn: { ar: 'الغوارانية' }, fil: { en: 'Filipino' },
  am: { ar: 'الأمهرية' }, to: { ar: 'التونغية' }, ka: { ar: 'الجورجية' }, et: { ar: 'الإستونية' }, ur: { ar: 'الأردية' }, eu: { ar: 'الباسكية' },
  ca: { ar: 'الكتالانية' }, gl: { ar: 'الجليقية' }, mr: { ar: 'الماراثية' }, gu: { ar: 'الغوجاراتية' }, yi: { ar: 'اليديشية' }, kl: { en: 'Greenlandic', ar: 'الغرينلاندية' },
}

const territoryInfo = at(readFacts('cldr-core/supplemental/territoryInfo.json'), 'supplemental', 'territoryInfo')

export function languageName(code: string, language: ContentLanguage): string | null {
  const names = readFacts(`cldr-localenames-full/main/${language}/languages.json`)
  return preferredNames[code]?.[language] ?? textAt(names, 'main', language, 'localeDisplayNames', 'languages', code)
}

/** The language's name in itself: "suomi". */
export function endonymOf(code: string): string | null {
  const names = readFacts(`cldr-localenames-full/main/${code}/languages.json`)
  return textAt(names, 'main', code, 'localeDisplayNames', 'languages', code)
}

export interface Speaking extends Country {
  official: string[]
}

export const speakers: Speaking[] = countries.flatMap(country => {
  if (inDoubt.has(country.code)) return []
  const official = country.languages.filter(code => statusIn(country.code, code) === 'official')
  return official.length > 0 ? [{ ...country, official }] : []
})

/** False as soon as either package, or a share of the people, gives the language or a close one any standing there. */
export function isForeignTo(country: Country, language: string): boolean {
  return !presentIn(country.code).has(language)
}

const presentIn = remembered(country => {
  const listed = countries.find(({ code }) => code === country)?.languages ?? []
  const present = [...listed, ...spokenIn(country)]
  const close = clusters.filter(cluster => cluster.some(code => present.includes(code))).flat()
  return new Set([...present, ...close])
})

function statusIn(country: string, language: string): string | null {
  const code = language === 'tl' ? 'fil' : language
  return textAt(territoryInfo, country, 'languagePopulation', code, '_officialStatus')
}

function spokenIn(country: string): string[] {
  return entriesAt(territoryInfo, country, 'languagePopulation')
    .filter(([, facts]) => Number(textAt(facts, '_populationPercent')) >= 1 || textAt(facts, '_officialStatus') !== null)
    .map(([code]) => code.split('_')[0] ?? code)
}
