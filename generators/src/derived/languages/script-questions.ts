// Questions for the script of a language.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { draftsOf, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { languageName } from './language-names.ts'
import { at, readFacts, textAt } from '../package-facts.ts'
import { sources } from '../sources.ts'

/** Languages written mainly in one script and not named after it. */
const languagesIn: Record<string, string> = {
  Cyrl: 'ru uk bg mk ky tg be',
  Arab: 'fa ur ps ug',
  Deva: 'hi ne mr',
  Hebr: 'yi',
  Ethi: 'am ti',
  Beng: 'as',
  Tibt: 'dz',
  Thaa: 'dv',
  Hang: 'ko',
  Latn: 'tr vi id sw mt hu fi so ms',
}

const scriptNames: Record<string, LocalText> = {
  Latn: { en: 'Latin', es: 'Latino', ar: 'اللاتينية' },
  Cyrl: { en: 'Cyrillic', es: 'Cirílico', ar: 'السيريلية' },
  Arab: { en: 'Arabic', es: 'Árabe', ar: 'العربية' },
  Hebr: { en: 'Hebrew', es: 'Hebreo', ar: 'العبرية' },
  Deva: { en: 'Devanagari', es: 'Devanagari', ar: 'الديفاناغارية' },
  Ethi: { en: 'Ge’ez (Ethiopic)', es: 'Etiópico (ge’ez)', ar: 'الجعزية (الإثيوبية)' },
  Beng: { en: 'Bengali', es: 'Bengalí', ar: 'البنغالية' },
  Tibt: { en: 'Tibetan', es: 'Tibetano', ar: 'التبتية' },
  Thaa: { en: 'Thaana', es: 'Thaana', ar: 'التانا' },
  Hang: { en: 'Hangul', es: 'Hangul', ar: 'الهانغول' },
  Grek: { en: 'Greek', es: 'Griego', ar: 'اليونانية' },
  Armn: { en: 'Armenian', es: 'Armenio', ar: 'الأرمينية' },
  Thai: { en: 'Thai', es: 'Tailandés', ar: 'التايلاندية' },
}

/** Scripts that a player might confuse with the right one. */
const mixedUp: Record<string, string[]> = {
  Latn: ['Cyrl', 'Arab', 'Grek', 'Hebr'],
  Cyrl: ['Latn', 'Grek', 'Arab', 'Armn'],
  Arab: ['Latn', 'Hebr', 'Cyrl', 'Deva'],
  Hebr: ['Latn', 'Arab', 'Cyrl', 'Grek'],
  Deva: ['Arab', 'Beng', 'Thai', 'Tibt'],
  Ethi: ['Arab', 'Latn', 'Hebr', 'Armn'],
  Beng: ['Deva', 'Tibt', 'Arab', 'Thai'],
  Tibt: ['Deva', 'Thai', 'Beng', 'Latn'],
  Thaa: ['Arab', 'Deva', 'Latn', 'Beng'],
  Hang: ['Latn', 'Deva', 'Thai', 'Tibt'],
}

const likely = at(readFacts('cldr-core/supplemental/likelySubtags.json'), 'supplemental', 'likelySubtags')

/** In the order of the table, which is also the order of difficulty. */
const asked = Object.entries(languagesIn).flatMap(([script, codes]) => codes.split(' ').map((code): [string, string] => [code, script]))

export function scriptQuestions(): Draft[] {
  return draftsOf(language => asked.flatMap(([code, script]) => scriptOf(code, script, language)))
}

function scriptOf(code: string, script: string, language: ContentLanguage): Fact[] {
  const name = languageName(code, language)
  const right = scriptNames[script]?.[language]
  if (!name || !right || usualScript(code) !== script) return []
  const question = {
    en: `In which script is ${name} usually written?`,
    es: `¿En qué alfabeto o sistema de escritura se suele escribir el ${name}?`,
    ar: `بأي حروف تُكتب ${name} عادةً؟`,
  }[language]
  const choices = Object.entries(scriptNames).map(([other, name]) => ({
    label: name[language],
    distance: Number(!mixedUp[script]?.includes(other)),
  }))
  const wrong = pickWrong(`script of ${code}`, right, choices)
  return [
    {
      category: 'languages',
      subcategory: 'words',
      language,
      pack: 'script-of',
      subject: code,
      difficulty: asked.findIndex(([known]) => known === code) * 3,
      question,
      right,
      wrong,
      note: null,
      source: sources.cldrCore,
    },
  ]
}

/** The likely script according to CLDR. Korean's mixed script (Kore) counts as Hangul, as in daily use. */
function usualScript(code: string): string | undefined {
  return textAt(likely, code)?.split('-')[1]?.replace('Kore', 'Hang')
}
