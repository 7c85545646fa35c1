// Questions for an official language of a country, and for a country with an official language.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { countryChoices, distanceBetween } from '../countries/countries.ts'
import { countryInSentence, countryName } from '../countries/country-names.ts'
import { familiarity } from '../countries/country-ranking.ts'
import { draftsOf, easiest, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { isForeignTo, speakers } from './language-facts.ts'
import type { Speaking } from './language-facts.ts'
import { languageName } from './language-names.ts'
import { shuffled } from '../seeded-shuffle.ts'
import { sources } from '../sources.ts'
import { capitalised, soundsAlike } from '../wording.ts'

export function officialLanguageQuestions(): Draft[] {
  return draftsOf(language => [
    ...easiest(
      speakers.flatMap(speaker => languageOf(speaker, language)),
      language === 'en' ? 120 : 90,
    ),
    ...officialLanguages().flatMap(code => countryWith(code, language)),
  ])
}

function officialLanguages(): string[] {
  return [...new Set(speakers.flatMap(speaker => speaker.official))]
}

function languageOf(speaker: Speaking, language: ContentLanguage): Fact[] {
  const code = rarest(speaker.official)
  const right = code && languageName(code, language)
  const name = countryName(speaker.code, language)
  const isEasy = soundsAlike(right ?? '', name)
  if (!right || name.includes(right) || (isEasy && familiarity(speaker.code, language) > 45)) return []
  const country = countryInSentence(speaker.code, language)
  const question = {
    en: `Which of these is an official language of ${country}?`,
    es: `¿Cuál de estas lenguas es oficial en ${country}?`,
    ar: `أي من هذه اللغات لغة رسمية في ${country}؟`,
  }[language]
  const wrong = pickWrong(`language of ${speaker.code}`, capitalised(right), foreignLanguages(speaker, language), country)
  return [
    {
      ...shared(code, right, speaker, language),
      pack: 'language-of',
      subject: speaker.code,
      difficulty: familiarity(speaker.code, language) * (isEasy ? 0.3 : 1),
      question,
      right: capitalised(right),
      wrong,
    },
  ]
}

/** Languages that are official in nearby countries and have no status in this one. */
function foreignLanguages(speaker: Speaking, language: ContentLanguage) {
  return speakers.flatMap(other =>
    other.official
      .filter(code => isForeignTo(speaker, code))
      .map(code => ({
        label: capitalised(languageName(code, language) ?? ''),
        distance: distanceBetween(speaker, other, language),
      }))
      .filter(choice => choice.label !== ''),
  )
}

function countryWith(code: string, language: ContentLanguage): Fact[] {
  const name = languageName(code, language)
  const speaker = homeOf(code, language)
  if (!name || !speaker || soundsAlike(name, countryName(speaker.code, language))) return []
  const question = {
    en: `In which of these countries is ${name} an official language?`,
    es: `¿En cuál de estos países es oficial el ${name}?`,
    ar: `في أي من هذه البلدان تُعد ${name} لغة رسمية؟`,
  }[language]
  const right = countryName(speaker.code, language)
  // Only `speakers`, because a country in doubt must not be a distractor either.
  const others = speakers.filter(country => isForeignTo(country, code))
  const wrong = pickWrong(`country of ${code}`, right, countryChoices(speaker, others, language), name)
  return [
    {
      ...shared(code, name, speaker, language),
      pack: 'country-of-language',
      subject: code,
      difficulty: familiarity(speaker.code, language) + 20,
      question,
      right,
      wrong,
    },
  ]
}

/** If a language is official in many countries, this varies the country, so that it is not always the best known. */
function homeOf(code: string, language: ContentLanguage): Speaking | undefined {
  const homes = speakers.filter(speaker => speaker.official.includes(code))
  const best = homes.toSorted((a, b) => familiarity(a.code, language) - familiarity(b.code, language))
  return homes.length > 4 ? shuffled(best.slice(2, 12), code)[0] : best[0]
}

/** The official language that the fewest countries share, because it is the most specific to this country. */
function rarest(official: string[]): string | undefined {
  const spread = (code: string) => speakers.filter(speaker => speaker.official.includes(code)).length
  return official.toSorted((a, b) => spread(a) - spread(b))[0]
}

function shared(code: string, name: string, speaker: Speaking, language: ContentLanguage) {
  const country = countryInSentence(speaker.code, language)
  const others = speakers
    .filter(other => other.code !== speaker.code && other.official.includes(code))
    .toSorted((a, b) => familiarity(a.code, language) - familiarity(b.code, language))
    .slice(0, 2)
    .map(other => countryInSentence(other.code, language))
  const note = others.length === 0 ? null : widerNote(name, [country, ...others], language)
  return { category: 'languages', subcategory: 'spoken-where', language, note, source: sources.cldrCore }
}

function widerNote(name: string, [first, ...others]: string[], language: ContentLanguage): string {
  return {
    en: `${name} is official in ${first}, and also in ${others.join(' and ')}.`,
    es: `El ${name} es oficial en ${first}, y también en ${others.join(' y en ')}.`,
    ar: `${name} لغة رسمية في ${first}، وكذلك في ${others.join(' وفي ')}.`,
  }[language]
}
