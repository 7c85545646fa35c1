// Detects the encoding of a text that is not UTF-8. Decoded rightly, each word has one script and usual case, and its letters belong to
// one language. When several encodings fit and give different letters, chardet decides. Bytes that it cannot decide stay doubtful, and
// readers find U+FFFD there.

import { analyse } from 'chardet'
import { languagesOf, regionsOf } from './alphabets.ts'
import { fitsEastAsian } from './east-asian.ts'

export interface Encoding {
  /** A label of TextDecoder. */
  label: string
  /** Bytes that could be other letters as well. */
  doubtful: ReadonlySet<number>
}

const candidates = [
  'windows-1252',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'windows-1257',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'windows-874',
  'macintosh',
] as const

/** Families by chardet's name of an encoding. */
const families: Record<string, string> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-6': 'windows-1256',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
  'KOI8-R': 'koi8-r',
}

const clearLead = 10
/** For Latin letters, chardet gives lower confidence. */
const leastConfidence = 40

/** @param sample bytes of lines that are not UTF-8. @returns null when no known encoding fits */
export function legacyEncodingOf(sample: Buffer): Encoding | null {
  const eastAsian = fitsEastAsian(sample)
  if (eastAsian) return { label: eastAsian, doubtful: new Set() }
  const used = [...new Set(sample)].filter(byte => byte > 127)
  const all = candidates.flatMap(label => {
    const fit = fitOf(sample, label)
    return fit ? [{ label, ...fit, letters: used.map(byte => decodeByte(label, byte)) }] : []
  })
  const ofOneLanguage = all.filter(({ languages }) => languages.length > 0)
  const fitting = ofOneLanguage.length > 0 ? ofOneLanguage : all
  const [first] = fitting
  if (!first) return null
  const told = analyse(sample)
  const ranked = [...Map.groupBy(fitting, ({ letters }) => letters.join('\n')).values()]
    .flatMap(([one]) => (one ? [{ ...one, score: scoreOf(one, told) }] : []))
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = ranked
  if (!best || !second) return { label: first.label, doubtful: new Set() }
  if (best.score >= second.score + clearLead) return { label: best.label, doubtful: new Set() }
  const doubtful = used.filter((_, index) => new Set(ranked.map(({ letters }) => letters[index])).size > 1)
  return { label: first.label, doubtful: new Set(doubtful) }
}

/** Chardet's confidence counts only when the letters belong to the language that it detects. */
function scoreOf({ label, languages, smallShare, isLatin }: Fit & { label: string }, told: ReturnType<typeof analyse>): number {
  const sees = told.find(
    ({ name, lang }) => (families[name] ?? name.toLowerCase()) === label && languages.includes(nordic[lang ?? ''] ?? lang ?? ''),
  )
  const confidence = sees && sees.confidence >= (isLatin ? leastConfidence : 0) ? sees.confidence : 0
  return confidence + (smallShare < 0.3 ? 0 : clearLead)
}

const nordic: Record<string, string> = { da: 'nordic', no: 'nordic', nb: 'nordic', sv: 'nordic' }

const decodeByte = (label: string, byte: number) => new TextDecoder(label).decode(Uint8Array.of(byte))

interface Fit {
  /** Languages with these letters; empty when the letters are of several languages. */
  languages: string[]
  /** Share of lower-case letters among those beyond a to z. */
  smallShare: number
  isLatin: boolean
}

const word = /[A-Za-z0-9\u0080-\uffff]*[\u0080-\uffff][A-Za-z0-9\u0080-\uffff]*/gu
/** Signs that stand between, before and behind words. */
const between = /[’‘“”„«»‹›–—…·\u00a0\u00ad\u200c-\u200f/]+/u
const before = /^[‚¿¡•§©°£€¥ª]+/u
const behind = /(?:[‚•§©®™°€£¥ºª¢؟،؛٪]+|(?<=^[A-Za-z]{0,3})[²³¹]|(?<=^\d*)[½¼¾²³¹°]|µ?)$/u
const alone = /^[±×÷¬µ¶†‡‰§©®™½¼¾²³¹]*$/u
const soundWord = /^[\p{L}\p{M}]+$/u
const scripts = [
  /^[\p{Script=Latin}\p{M}]+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^[\p{Script=Hebrew}\p{M}]+$/u,
  /^[\p{Script=Arabic}\p{M}ـ]+$/u,
  /^[\p{Script=Thai}\p{M}]+$/u,
]
/** Thai signs stand over and under consonants, and some vowels before them. */
const thai = /^(?:[เแโใไ]?[ก-ฮ][ัิีึืฺุู็]?[่้๊๋์]?[ะาำๅๆฯ]*)+$/u
/** Usual case: all small, a capital first, or all capitals. */
const soundCase = /^[^\p{Lu}]+$|^\p{Lu}[^\p{Lu}]*$|^[^\p{Ll}]+$/u
const mostStrange = 0.02

function fitOf(sample: Buffer, label: string): Fit | null {
  const text = new TextDecoder(label).decode(sample)
  if (/[\u0080-\u009f\ufffd]/.test(text)) return null
  const letters = new Map<string, number>()
  let [words, strange, small, whole] = [0, 0, 0, 0]
  for (const part of wordsOf(text)) {
    words++
    if (!isSound(part)) strange++
    if (/^[^\p{ASCII}]{2,}$/u.test(part)) whole++
    for (const letter of part.match(/[^\p{ASCII}]/gu) ?? []) {
      const plain = letter === 'İ' ? 'ı' : letter.toLowerCase()
      letters.set(plain, (letters.get(plain) ?? 0) + 1)
      if (plain === letter) small++
    }
  }
  if (strange > words * mostStrange) return null
  // Single signs belong to no other script; signs without words are of the west.
  const isLatin = letters.keys().every(letter => /\p{Script=Latin}/u.test(letter))
  if (isLatin ? words === 0 && label !== 'windows-1252' : whole === 0) return null
  const languages = languagesOf(letters)
  if (languages.length === 0 && regionsOf(letters).length === 0) return null
  const total = letters.values().reduce((sum, count) => sum + count, 0)
  return { languages, smallShare: total === 0 ? 1 : small / total, isLatin }
}

/** Words with letters beyond a to z, without the signs around them. */
const wordsOf = (text: string): string[] =>
  (text.match(word) ?? [])
    .flatMap(found => found.split(between))
    .map(part => part.replace(before, '').replace(behind, ''))
    .filter(part => !/^\p{ASCII}*$/u.test(part) && !alone.test(part))

const isSound = (part: string) =>
  soundWord.test(part) &&
  scripts.some(script => script.test(part)) &&
  soundCase.test(part) &&
  !/^\p{M}/u.test(part) &&
  (!/\p{Script=Thai}/u.test(part) || thai.test(part))
