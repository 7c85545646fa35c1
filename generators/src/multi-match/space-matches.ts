// Planets by distance and size, moons by planet, and the history of space flight. Figures: NASA's planetary fact sheets, rounded.

import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { datedMatches, eventsIn } from './dated-matches.ts'
import { groupSelects } from './group-selects.ts'
import { grouped } from './grouped.ts'
import { spread } from './match-draft.ts'
import { orderedSequences } from './ordered-sequences.ts'

const place = { category: 'space-match', subcategory: null }

interface Planet {
  name: LocalText
  /** Mean distance from the Sun, in millions of kilometres. */
  distance: number
  /** Diameter at the equator, in kilometres. */
  diameter: number
  moons: string
}

export const planets: Planet[] = [
  { name: { en: 'Mercury', es: 'Mercurio', ar: 'عطارد' }, distance: 58, diameter: 4900, moons: '' },
  { name: { en: 'Venus', es: 'Venus', ar: 'الزهرة' }, distance: 108, diameter: 12100, moons: '' },
  { name: { en: 'Earth', es: 'Tierra', ar: 'الأرض' }, distance: 150, diameter: 12800, moons: '' },
  { name: { en: 'Mars', es: 'Marte', ar: 'المريخ' }, distance: 228, diameter: 6800, moons: '' },
  {
    name: { en: 'Jupiter', es: 'Júpiter', ar: 'المشتري' },
    distance: 779,
    diameter: 143000,
    moons: 'Io:Ío:آيو Europa:Europa:أوروبا Ganymede:Ganimedes:غانيميد Callisto:Calisto:كاليستو',
  },
  {
    name: { en: 'Saturn', es: 'Saturno', ar: 'زحل' },
    distance: 1432,
    diameter: 120500,
    moons: 'Titan:Titán:تيتان Enceladus:Encélado:إنسيلادوس Rhea:Rea:ريا Iapetus:Jápeto:إيابيتوس',
  },
  {
    name: { en: 'Uranus', es: 'Urano', ar: 'أورانوس' },
    distance: 2867,
    diameter: 51100,
    moons: 'Titania:Titania:تيتانيا Oberon:Oberón:أوبيرون Miranda:Miranda:ميراندا Ariel:Ariel:أرييل',
  },
  {
    name: { en: 'Neptune', es: 'Neptuno', ar: 'نبتون' },
    distance: 4515,
    diameter: 49500,
    moons: 'Triton:Tritón:تريتون Nereid:Nereida:نيريد Proteus:Proteo:بروتيوس',
  },
]

export const spaceEvents = eventsIn(`
1609|Galileo points a telescope at the sky|Galileo apunta un telescopio al cielo|غاليليو يوجه منظارًا إلى السماء
1781|Herschel discovers Uranus|Herschel descubre Urano|هيرشل يكتشف أورانوس
1846|Discovery of Neptune|Descubrimiento de Neptuno|اكتشاف نبتون
1930|Discovery of Pluto|Descubrimiento de Plutón|اكتشاف بلوتو
1957|Sputnik 1, the first satellite|Sputnik 1, el primer satélite|سبوتنيك 1، أول قمر صناعي
1961|Gagarin, the first person in space|Gagarin, el primer ser humano en el espacio|غاغارين، أول إنسان في الفضاء
1965|Leonov’s first spacewalk|Primer paseo espacial, de Leónov|ليونوف وأول سير في الفضاء
1969|Apollo 11 lands on the Moon|El Apolo 11 se posa en la Luna|أبولو 11 تهبط على القمر
1976|Viking 1 lands on Mars|La Viking 1 se posa en Marte|فايكنغ 1 تهبط على المريخ
1981|First flight of the Space Shuttle|Primer vuelo del transbordador espacial|أول رحلة لمكوك الفضاء
1986|Voyager 2 flies past Uranus|La Voyager 2 pasa junto a Urano|فوياجر 2 تمر قرب أورانوس
1990|Launch of the Hubble telescope|Lanzamiento del telescopio Hubble|إطلاق منظار هابل
1998|First part of the International Space Station|Primer módulo de la Estación Espacial Internacional|أول جزء من محطة الفضاء الدولية
2005|Huygens lands on Titan|La Huygens se posa en Titán|هويغنز تهبط على تيتان
2015|New Horizons flies past Pluto|La New Horizons pasa junto a Plutón|نيو هورايزنز تمر قرب بلوتو
2021|Launch of the Webb telescope|Lanzamiento del telescopio Webb|إطلاق منظار ويب
`)

export function spaceMatches(): Draft[] {
  return [
    ...contentLanguages.flatMap(language => [...spread([...byDistance(language), ...bySize(language)]), ...spread(moonsOf(language))]),
    ...spread(datedMatches(place, spaceEvents, 3)),
  ]
}

function byDistance(language: ContentLanguage): Draft[] {
  const unit = { en: 'million km', es: 'millones de km', ar: 'مليون كم' }[language]
  return orderedSequences({
    ...place,
    language,
    source: null,
    seed: 'distance',
    questions: 14,
    items: planets.map(({ name, distance }, rank) => ({ label: name[language], value: distance, shown: `${distance} ${unit}`, rank })),
    ask: listed =>
      ({
        en: `Put in order, starting nearest to the Sun: ${listed}.`,
        es: `Ordena desde el más cercano al Sol: ${listed}.`,
        ar: `رتب ابتداء من الأقرب إلى الشمس: ${listed}.`,
      })[language],
    isApart: () => true,
  })
}

function bySize(language: ContentLanguage): Draft[] {
  const unit = { en: 'km', es: 'km', ar: 'كم' }[language]
  return orderedSequences({
    ...place,
    language,
    source: null,
    seed: 'diameter',
    questions: 10,
    isDescending: true,
    items: planets.map(({ name, diameter }, rank) => ({
      label: name[language],
      value: diameter,
      shown: `≈\u00a0${grouped(diameter, language)}\u00a0${unit}`,
      rank,
    })),
    ask: listed =>
      ({
        en: `Put these planets in order of diameter, the largest first: ${listed}.`,
        es: `Ordena estos planetas por su diámetro, de mayor a menor: ${listed}.`,
        ar: `رتّب هذه الكواكب بحسب قطرها من الأكبر إلى الأصغر: ${listed}.`,
      })[language],
    isApart: (low, high) => high.value > low.value * 1.15,
  })
}

function moonsOf(language: ContentLanguage): Draft[] {
  return groupSelects({
    ...place,
    language,
    source: null,
    groups: planets.map(({ name, moons }, planet) => ({
      name: name[language],
      members: moons
        .split(' ')
        .filter(moon => moon !== '')
        .map((moon, index) => moonOf(moon, planet + index, language)),
    })),
    ask: (example, planet) =>
      ({
        en: `Select all the moons that, like ${example}, go round ${planet}.`,
        es: `Selecciona todas las lunas que, como ${example}, giran alrededor de ${planet}.`,
        ar: `اختر كل الأقمار التي تدور حول ${planet} مثل ${example}.`,
      })[language],
  })
}

function moonOf(names: string, rank: number, language: ContentLanguage) {
  const [en = '', es = '', ar = ''] = names.split(':')
  const label = { en, es, ar }[language]
  return { label, inSentence: label, rank }
}
