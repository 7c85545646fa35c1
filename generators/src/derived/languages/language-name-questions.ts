// Endonyms of languages.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { draftsOf, isSpelledOut, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { endonymOf } from '../cldr-names.ts'
import { languageName } from './language-names.ts'
import { sources } from '../sources.ts'
import { capitalised, folded } from '../wording.ts'

/** Best known first. The languages of one line are similar enough to be distractors for each other. */
const families = [
  'en de nl sv da nb is fo fy lb yi gsw nds',
  'fr es it pt ro ca gl oc co sc rm an fur wa',
  'ru pl uk cs sk bg hr sl mk be hsb dsb szl',
  'ar he mt am ti so ha om',
  'tr az kk uz ky tk tt ba cv sah ug',
  'el hy ka sq eu hu fi et lv lt se',
  'hi ur bn ta te mr gu kn ml pa ne si ks',
  'ja ko zh th vi my km lo mn bo dz',
  'fa ps ku tg os',
  'id ms jv su fil ceb mg mi haw to',
  'ga cy gd br gv kw',
  'sw zu xh yo ig rw rn lg sn wo ln tn',
  'qu gn arn nv chr lkt kl',
].map(line => line.split(' '))

export function languageNameQuestions(): Draft[] {
  return draftsOf(language => families.flat().flatMap(code => languageCalled(code, language)))
}

function languageCalled(code: string, language: ContentLanguage): Fact[] {
  const endonym = endonymOf(code)?.replace(/\s*\(.*\)/, '')
  const name = languageName(code, language)
  if (!endonym || !name || code === language || givenAway(endonym, name)) return []
  const question = {
    en: `Which language do its own speakers call “${endonym}”?`,
    es: `¿A qué lengua llaman «${endonym}» sus propios hablantes?`,
    ar: `ما اللغة التي يسميها متحدثوها «${endonym}»؟`,
  }[language]
  const right = capitalised(name)
  const wrong = pickWrong(`language called ${code}`, right, relatives(code, language), endonym)
  const fact = { ...shared(language), pack: 'language-called', subject: code, difficulty: fame(code), question, right, wrong, note: null }
  return isSpelledOut(fact, endonym) ? [] : [fact]
}

function givenAway(endonym: string, name: string): boolean {
  const [one, other] = [folded(endonym), folded(name)]
  return one.includes(other) || other.includes(one) || one.slice(0, 5) === other.slice(0, 5)
}

function relatives(code: string, language: ContentLanguage) {
  const family = families.find(line => line.includes(code)) ?? []
  return families
    .flat()
    .filter(other => other !== code)
    .map(other => ({
      label: capitalised(languageName(other, language) ?? ''),
      distance: (family.includes(other) ? 0 : 100) + Math.abs(fame(other) - fame(code)) / 10,
    }))
    .filter(choice => choice.label !== '')
}

/** Ranks by the place within the line before the line itself: most people know the first language of every line. */
function fame(code: string): number {
  const line = families.findIndex(family => family.includes(code))
  const family = families[line]
  return family ? family.indexOf(code) * 10 + line : 150
}

function shared(language: ContentLanguage) {
  return { category: 'languages', subcategory: 'words', language, source: sources.cldrNames }
}
