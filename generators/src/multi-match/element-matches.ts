// Families, states and atomic numbers of the elements.

import { easiest } from '../derived/draft.ts'
import { elements } from '../derived/elements/elements.ts'
import type { Element } from '../derived/elements/elements.ts'
import { sources } from '../derived/sources.ts'
import { capitalised } from '../derived/wording.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { groupSelects } from './group-selects.ts'
import type { MatchGroup } from './group-selects.ts'
import { spread } from './match-draft.ts'
import { orderedSequences } from './ordered-sequences.ts'

const place = { category: 'science-match', subcategory: 'elements', source: sources.elements }

const familyNames: Record<string, LocalText> = {
  'Alkali metal': { en: 'alkali metals', es: 'metales alcalinos', ar: 'الفلزات القلوية' },
  'Alkaline earth metal': { en: 'alkaline earth metals', es: 'metales alcalinotérreos', ar: 'الفلزات القلوية الترابية' },
  Halogen: { en: 'halogens', es: 'halógenos', ar: 'الهالوجينات' },
  'Noble gas': { en: 'noble gases', es: 'gases nobles', ar: 'الغازات النبيلة' },
  Lanthanide: { en: 'lanthanides', es: 'lantánidos', ar: 'اللانثانيدات' },
  Actinide: { en: 'actinides', es: 'actínidos', ar: 'الأكتينيدات' },
}

/** At 20 °C and atmospheric pressure. */
const gases = new Set('H He N O F Ne Cl Ar Kr Xe Rn'.split(' '))
const solids = new Set('C Au Ag Fe Cu Al Na Ca K Pb Zn S Mg I U P Si Li Sn Ni Pt Ti Cr Co Mn B W As'.split(' '))

export function elementMatches(): Draft[] {
  return contentLanguages.flatMap(language => [
    ...spread(easiest(sameFamily(language), 32)),
    ...spread(sameState(language)),
    ...spread(byNumber(language)),
  ])
}

function sameFamily(language: ContentLanguage): Draft[] {
  const named = Object.entries(familyNames)
  const groups = named.map(([family, name]) =>
    groupOf(
      name[language],
      elements.filter(element => element.family === family),
      language,
    ),
  )
  return groupSelects({
    ...place,
    language,
    groups,
    ask: (example, family) =>
      ({
        en: `Select all the elements that, like ${example}, are ${family}.`,
        es: `Selecciona todos los elementos que, como ${example}, son ${family}.`,
        ar: `اختر كل العناصر التي تنتمي إلى ${family} مثل ${example}.`,
      })[language],
  })
}

function sameState(language: ContentLanguage): Draft[] {
  const [gas, solid] = {
    en: ['gases', 'solids'],
    es: ['gases', 'sólidos'],
    ar: ['غازات', 'مواد صلبة'],
  }[language]
  const membersOf = (symbols: Set<string>) => elements.filter(({ symbol }) => symbols.has(symbol))
  const groups = [groupOf(gas ?? '', membersOf(gases), language), { ...groupOf(solid ?? '', membersOf(solids), language), isAsked: false }]
  return groupSelects({
    ...place,
    language,
    groups,
    ask: (example, state) =>
      ({
        en: `Select all the elements that, like ${example}, are ${state} at room temperature.`,
        es: `Selecciona todos los elementos que, como ${example}, son ${state} a temperatura ambiente.`,
        ar: `اختر كل العناصر التي هي ${state} في درجة حرارة الغرفة مثل ${example}.`,
      })[language],
  })
}

function groupOf(name: string, members: Element[], language: ContentLanguage): MatchGroup {
  return {
    name,
    members: members.map(element => ({ label: label(element, language), inSentence: inSentence(element, language), rank: element.rank })),
  }
}

function byNumber(language: ContentLanguage): Draft[] {
  return orderedSequences({
    ...place,
    language,
    seed: 'atomic numbers',
    questions: 40,
    items: elements
      .filter(({ rank }) => rank < 70)
      .map(element => ({ label: label(element, language), value: element.number, shown: String(element.number), rank: element.rank })),
    ask: listed =>
      ({
        en: `Put these elements in order of atomic number, the lowest first: ${listed}.`,
        es: `Ordena estos elementos por su número atómico, de menor a mayor: ${listed}.`,
        ar: `رتّب هذه العناصر بحسب عددها الذري من الأصغر إلى الأكبر: ${listed}.`,
      })[language],
    isApart: (low, high) => high.value > low.value,
  })
}

function label(element: Element, language: ContentLanguage): string {
  return capitalised(element.name[language])
}

function inSentence({ name, symbol }: Element, language: ContentLanguage): string {
  return { en: name.en.toLowerCase(), es: `${symbol === 'Ag' ? 'la' : 'el'} ${name.es}`, ar: `ال${name.ar}` }[language]
}
