// Names of languages from CLDR, with corrections where they are stiff or wrong, mostly in Arabic.

import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { readFacts, textAt } from '../package-facts.ts'

const preferredNames: Record<string, Partial<LocalText>> = {
  bn: { en: 'Bengali' },
  da: { ar: 'الدنماركية' },
  dv: { ar: 'الديفيهية' },
  fj: { ar: 'الفيجية' },
  hu: { ar: 'المجرية' },
  ht: { ar: 'الكريولية الهايتية' },
  hy: { ar: 'الأرمينية' },
  is: { ar: 'الآيسلندية' },
  kk: { ar: 'الكازاخية' },
  lb: { ar: 'اللوكسمبورغية' },
  ms: { ar: 'الملايوية' },
  ne: { ar: 'النيبالية' },
  rn: { en: 'Kirundi', ar: 'الكيروندية' },
  rw: { ar: 'الكينيارواندية' },
  sg: { ar: 'السانغو' },
  si: { ar: 'السنهالية' },
  sl: { ar: 'السلوفينية' },
  so: { ar: 'الصومالية' },
  ss: { en: 'Swazi', ar: 'السوازية' },
  st: { en: 'Sotho', es: 'sesotho', ar: 'السوتو' },
  sw: { ar: 'السواحلية' },
  tl: { en: 'Filipino', es: 'filipino', ar: 'الفلبينية' },
  ps: { es: 'pastún' },
  gn: { ar: 'الغوارانية' },
  fil: { en: 'Filipino' },
  am: { ar: 'الأمهرية' },
  to: { ar: 'التونغية' },
  ka: { ar: 'الجورجية' },
  et: { ar: 'الإستونية' },
  ur: { ar: 'الأردية' },
  eu: { ar: 'الباسكية' },
  mg: { ar: 'الملغاشية' },
  cv: { ar: 'التشوفاشية' },
  haw: { ar: 'الهاوائية' },
  os: { ar: 'الأوسيتية' },
  qu: { ar: 'الكيتشوا' },
  ln: { ar: 'اللينغالا' },
  fy: { ar: 'الفريزية' },
  fur: { ar: 'الفريولية' },
  nv: { ar: 'النافاهو' },
  dsb: { ar: 'الصوربية السفلى' },
  se: { ar: 'السامية الشمالية' },
  wa: { ar: 'الوالونية' },
  dz: { ar: 'الدزونغخا' },
  ig: { ar: 'الإيغبو' },
  xh: { ar: 'الكوسا' },
  lo: { es: 'laosiano' },
  kn: { ar: 'الكانادية' },
  ca: { ar: 'الكتالانية' },
  gl: { ar: 'الجليقية' },
  mr: { ar: 'الماراثية' },
  gu: { ar: 'الغوجاراتية' },
  yi: { ar: 'اليديشية' },
  kl: { en: 'Greenlandic', ar: 'الغرينلاندية' },
}

export function languageName(code: string, language: ContentLanguage): string | null {
  const names = readFacts(`cldr-localenames-full/main/${language}/languages.json`)
  return preferredNames[code]?.[language] ?? textAt(names, 'main', language, 'localeDisplayNames', 'languages', code)
}

/** The language's name in itself: "suomi". */
export function endonymOf(code: string): string | null {
  const names = readFacts(`cldr-localenames-full/main/${code}/languages.json`)
  return textAt(names, 'main', code, 'localeDisplayNames', 'languages', code)
}
