// What languages call themselves, and the scripts they are written in.

import type { ContentLanguage, LocalText } from '../types.ts'
import { draftsOf, pickWrong } from './draft.ts'
import type { Draft, Fact } from './draft.ts'
import { endonymOf, languageName } from './language-facts.ts'
import { at, readFacts, textAt } from './package-facts.ts'
import { sources } from './sources.ts'
import { capitalised, folded } from './wording.ts'

/** Best known first; languages of one line are alike enough to be each other's distractors. */
const families = [
  'en de nl sv da nb is fo fy lb yi gsw nds',
  'fr es it pt ro ca gl oc co sc rm an fur wa',
  'ru pl uk cs sk bg hr sl mk be hsb dsb szl',
  'ar he mt am ti so ha om',
  'tr az kk uz ky tk tt ba cv sah ug',
  'el hy ka sq eu hu fi et lv lt se',
  'hi ur bn ta te mr gu kn ml pa ne si ks',
  'ja ko zh th vi my km lo mn bo dz',
  'fa ps ku ckb tg os',
  'id ms jv su fil ceb mg mi haw to',
  'ga cy gd br gv kw',
  'sw zu xh yo ig rw rn lg sn wo ln tn',
  'qu gn arn nv chr lkt kl',
].map(line => line.split(' '))

/** Written mainly in one script, and not named after it. */
const scripts: Record<string, string> = {
  ru: 'Cyrl', uk: 'Cyrl', bg: 'Cyrl', mk: 'Cyrl', ky: 'Cyrl', tg: 'Cyrl', be: 'Cyrl', tt: 'Cyrl', fa: 'Arab', ur: 'Arab', ps: 'Arab', ug: 'Arab',
  ckb: 'Arab', sd: 'Arab', hi: 'Deva', ne: 'Deva', mr: 'Deva', yi: 'Hebr', am: 'Ethi', ti: 'Ethi', as: 'Beng', dz: 'Tibt', dv: 'Thaa', ko: 'Hang',
  tr: 'Latn', vi: 'Latn', id: 'Latn', sw: 'Latn', mt: 'Latn', hu: 'Latn', fi: 'Latn', so: 'Latn', ms: 'Latn', pl: 'Latn', is: 'Latn', eu: 'Latn',
  sq: 'Latn', ro: 'Latn', ha: 'Latn', mi: 'Latn', az: 'Latn', et: 'Latn',
}

const scriptNames: Record<string, LocalText> = {
  Latn: { en: 'Latin', es: 'Latino', ar: 'اللاتينية' },
  Cyrl: { en: 'Cyrillic', es: 'Cirílico', ar: 'السيريلية' },
  Arab: { en: 'Arabic', es: 'Árabe', ar: 'العربية' },
  Hebr: { en: 'Hebrew', es: 'Hebreo', ar: 'العبرية' },
  Deva: { en: 'Devanagari', es: 'Devanagari', ar: 'الديفاناغارية' },
  Ethi: { en: "Ge'ez (Ethiopic)", es: 'Etiópico (ge’ez)', ar: 'الجعزية (الإثيوبية)' },
  Beng: { en: 'Bengali', es: 'Bengalí', ar: 'البنغالية' },
  Tibt: { en: 'Tibetan', es: 'Tibetano', ar: 'التبتية' },
  Thaa: { en: 'Thaana', es: 'Thaana', ar: 'التانا' },
  Hang: { en: 'Hangul', es: 'Hangul', ar: 'الهانغول' },
  Grek: { en: 'Greek', es: 'Griego', ar: 'اليونانية' },
  Armn: { en: 'Armenian', es: 'Armenio', ar: 'الأرمينية' },
  Thai: { en: 'Thai', es: 'Tailandés', ar: 'التايلاندية' },
}

/** What a player might really take for the script in question. */
const mixedUp: Record<string, string[]> = {
  Latn: ['Cyrl', 'Arab', 'Grek', 'Hebr'], Cyrl: ['Latn', 'Grek', 'Arab', 'Armn'], Arab: ['Latn', 'Hebr', 'Cyrl', 'Deva'],
  Hebr: ['Latn', 'Arab', 'Cyrl', 'Grek'], Deva: ['Arab', 'Beng', 'Thai', 'Tibt'], Ethi: ['Arab', 'Latn', 'Hebr', 'Armn'],
  Beng: ['Deva', 'Tibt', 'Arab', 'Thai'], Tibt: ['Deva', 'Thai', 'Beng', 'Latn'], Thaa: ['Arab', 'Deva', 'Latn', 'Beng'],
  Hang: ['Latn', 'Deva', 'Thai', 'Tibt'],
}

const likely = at(readFacts('cldr-core/supplemental/likelySubtags.json'), 'supplemental', 'likelySubtags')

export function languageNameQuestions(): Draft[] {
  const codes = families.flat()
  return draftsOf(language => [
    ...codes.flatMap(code => languageCalled(code, language)),
    ...Object.keys(scripts).flatMap((code, index) => scriptOf(code, index, language)),
  ])
}

function languageCalled(code: string, language: ContentLanguage): Fact[] {
  const endonym = endonymOf(code)
  const name = languageName(code, language)
  if (!endonym || !name || code === language || givenAway(endonym, name)) return []
  const question = {
    en: `Which language do its own speakers call “${endonym}”?`,
    es: `¿A qué lengua llaman «${endonym}» sus propios hablantes?`,
    ar: `ما اللغة التي يسميها متحدثوها «${endonym}»؟`,
  }[language]
  const note = {
    en: `“${endonym}” is the name of ${name} in ${name} itself.`,
    es: `«${endonym}» es como se llama el ${name} en esa misma lengua.`,
    ar: `«${endonym}» هو اسم اللغة بلسان أهلها، ونسميها ${name}.`,
  }[language]
  const right = capitalised(name)
  const wrong = pickWrong(`language called ${code}`, right, relatives(code, language))
  return [{ ...shared(language), pack: 'language-called', subject: code, difficulty: fame(code), question, right, wrong, note }]
}

function givenAway(endonym: string, name: string): boolean {
  const [one, other] = [folded(endonym), folded(name)]
  return one.includes(other) || other.includes(one) || one.slice(0, 5) === other.slice(0, 5)
}

function relatives(code: string, language: ContentLanguage) {
  const family = families.find(line => line.includes(code)) ?? []
  return families.flat().filter(other => other !== code).map(other => ({
    label: capitalised(languageName(other, language) ?? ''),
    distance: (family.includes(other) ? 0 : 100) + Math.abs(fame(other) - fame(code)) / 10,
  })).filter(choice => choice.label !== '')
}

/** Place in the line first: the head of every line is known to most. */
function fame(code: string): number {
  const line = families.findIndex(family => family.includes(code))
  const family = families[line]
  return family ? family.indexOf(code) * 10 + line : 150
}

function scriptOf(code: string, index: number, language: ContentLanguage): Fact[] {
  const script = scripts[code] ?? ''
  const name = languageName(code, language)
  const right = scriptNames[script]?.[language]
  if (!name || !right || textAt(likely, code)?.split('-')[1]?.replace('Kore', 'Hang') !== script) return []
  const question = {
    en: `In which script is ${name} usually written?`,
    es: `¿En qué alfabeto o sistema de escritura se suele escribir el ${name}?`,
    ar: `بأي حروف تُكتب ${name} عادةً؟`,
  }[language]
  const note = {
    en: `The usual script of ${name}: ${right}.`,
    es: `Escritura habitual del ${name}: ${right.toLowerCase()}.`,
    ar: `تُكتب ${name} عادةً بالحروف ${right}.`,
  }[language]
  const choices = (mixedUp[script] ?? []).map(other => ({ label: scriptNames[other]?.[language] ?? '', distance: 0 }))
  const wrong = pickWrong(`script of ${code}`, right, choices)
  return [{ ...shared(language), pack: 'script-of', subject: code, difficulty: index * 3, question, right, wrong, note, source: sources.cldrCore }]
}

function shared(language: ContentLanguage) {
  return { category: 'languages', subcategory: 'words', language, source: sources.cldrNames }
}
