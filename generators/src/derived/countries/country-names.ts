// Names of countries and their articles in a sentence. The names are from CLDR, except where a plainer or fuller one reads better.

import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { territoryNamed } from '../cldr-names.ts'

const preferred: Record<string, Partial<LocalText>> = {
  AG: { en: 'Antigua and Barbuda' },
  BA: { en: 'Bosnia and Herzegovina' },
  CD: { en: 'Democratic Republic of the Congo', ar: 'جمهورية الكونغو الديمقراطية' },
  CG: { en: 'Republic of the Congo', es: 'República del Congo', ar: 'جمهورية الكونغو' },
  CI: { en: 'Ivory Coast', es: 'Costa de Marfil' },
  DK: { ar: 'الدنمارك' },
  HU: { ar: 'المجر' },
  KN: { en: 'Saint Kitts and Nevis' },
  LC: { en: 'Saint Lucia' },
  MM: { en: 'Myanmar', es: 'Myanmar', ar: 'ميانمار' },
  OM: { ar: 'عُمان' },
  PS: { en: 'Palestine', es: 'Palestina', ar: 'فلسطين' },
  ST: { en: 'São Tomé and Príncipe' },
  TL: { es: 'Timor Oriental', ar: 'تيمور الشرقية' },
  TT: { en: 'Trinidad and Tobago' },
  VC: { en: 'Saint Vincent and the Grenadines' },
}

const withThe = new Set('AE BS CD CF CG DO GB GM KM MH MV NL PH SB US'.split(' '))

const articlesEs: Record<string, string> = {
  AE: 'los',
  BS: 'las',
  CD: 'la',
  CF: 'la',
  CG: 'la',
  DO: 'la',
  GB: 'el',
  IN: 'la',
  KM: 'las',
  LB: 'el',
  MH: 'las',
  MV: 'las',
  NL: 'los',
  SB: 'las',
  VA: 'la',
}

export function countryName(code: string, language: ContentLanguage): string {
  return preferred[code]?.[language] ?? territoryNamed(code, language) ?? code
}

/** With its article if the language requires one: "the Netherlands", "los Países Bajos". */
export function countryInSentence(code: string, language: ContentLanguage): string {
  const name = countryName(code, language)
  if (language === 'en') return withThe.has(code) ? `the ${name}` : name
  const article = language === 'es' ? articlesEs[code] : undefined
  return article ? `${article} ${name}` : name
}
