// Capitals among cities that people mistake for capitals, and capitals of one continent.

import { mistakenCapitals } from '../derived/countries/capital-names.ts'
import { capitals } from '../derived/countries/capital-questions.ts'
import { countryInSentence, countryName } from '../derived/countries/country-names.ts'
import { familiarity } from '../derived/countries/country-ranking.ts'
import { easiest } from '../derived/draft.ts'
import { continentNames } from '../derived/countries/regions.ts'
import { shuffled } from '../derived/seeded-shuffle.ts'
import { sources } from '../derived/sources.ts'
import { folded } from '../derived/wording.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { groupSelects } from './group-selects.ts'
import type { MatchGroup } from './group-selects.ts'
import { selectDraft, spread } from './match-draft.ts'

const place = { category: 'geography-match', subcategory: 'capitals' }
type Capital = (typeof capitals)[number]

/** Countries in two continents, or conventionally counted to either. */
const noContinent = new Set('RU TR KZ GE AZ AM CY EG ID TL TT'.split(' '))

/** Countries that share their name with their capital in at least one language. */
const sameName = new Set('DZ TN KW LU MC SM SG DJ PA GT MX SV'.split(' '))

export function capitalMatches(): Draft[] {
  return contentLanguages.flatMap(language => [...spread(amongOthers(language, 45)), ...spread(easiest(onContinent(language), 35))])
}

function amongOthers(language: ContentLanguage, most: number): Draft[] {
  const known = capitals
    .filter(({ code }) => !sameName.has(code))
    .toSorted((a, b) => familiarity(a.code, language) - familiarity(b.code, language))
  const trapped = known.filter(({ code }) => mistakenCapitals.has(code))
  const drafts = new Map<string, Draft>()
  for (let attempt = 0; drafts.size < most && attempt < most * 4; attempt++) {
    const two = shuffled(trapped.slice(0, 8 + attempt), `traps ${attempt}`).slice(0, 2)
    const others = known.slice(0, 12 + attempt * 2).filter(capital => !two.includes(capital))
    const draft = amongCities(two, shuffled(others, `capitals ${attempt}`).slice(0, 2 + (attempt % 2)), language)
    drafts.set(draft.question, draft)
  }
  return [...drafts.values()]
}

/** Two countries contribute the city that people mistake for the capital; the others contribute their capital. */
function amongCities(two: Capital[], others: Capital[], language: ContentLanguage): Draft {
  const all = shuffled([...two, ...others], two.map(({ code }) => code).join())
  const listed = all.map(({ code }) => countryInSentence(code, language))
  const trapOf = (capital: Capital) => mistakenCapitals.get(capital.code)?.[language] ?? ''
  return selectDraft({
    ...place,
    language,
    source: sources.countriesList,
    difficulty: Math.max(...all.map(({ code }) => familiarity(code, language))),
    question: {
      en: `Select all the capitals among these cities of ${inList(listed, ' and ')}.`,
      es: `Selecciona todas las capitales entre estas ciudades de los siguientes países: ${listed.join(', ')}.`,
      ar: `اختر كل العواصم من بين هذه المدن في البلدان الآتية: ${listed.join('، ')}.`,
    }[language],
    right: others.map(({ name }) => name[language]),
    wrong: two.map(trapOf),
    note: all.map(({ code, name }) => `${countryName(code, language)}: ${name[language]}`).join(' · '),
  })
}

function inList(items: string[], and: string): string {
  return `${items.slice(0, -1).join(', ')}${and}${items.at(-1)}`
}

function onContinent(language: ContentLanguage): Draft[] {
  const located = capitals.filter(({ code, region }) => !noContinent.has(code) && region.continent !== 'oceania')
  const groups: MatchGroup[] = [...Map.groupBy(located, ({ region }) => continentNames[region.continent][language])].map(
    ([name, members]) => ({
      name,
      members: members.map(capital => ({
        label: capital.name[language],
        inSentence: capital.name[language],
        rank: familiarity(capital.code, language),
      })),
    }),
  )
  const american = [continentNames['north-america'][language], continentNames['south-america'][language]].map(folded)
  return groupSelects({
    ...place,
    language,
    groups,
    source: sources.cldrCore,
    ask: (example, continent) =>
      ({
        en: `Like ${example}, some of these capitals lie in ${continent}. Select all of them.`,
        es: `Selecciona todas las capitales que, como ${example}, están en ${continent}.`,
        ar: `اختر كل العواصم الواقعة في ${continent} مثل ${example}.`,
      })[language],
    mayMeet: (group, other) => !(american.includes(folded(group.name)) && american.includes(folded(other.name))),
  })
}
