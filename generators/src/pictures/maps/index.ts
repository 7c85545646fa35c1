// Which country has this shape, and which country is coloured on the map?

import { countries, countryChoices } from '../../derived/countries/countries.ts'
import { countryName } from '../../derived/countries/country-names.ts'
import { familiarity } from '../../derived/countries/country-ranking.ts'
import { easiest, pickWrong } from '../../derived/draft.ts'
import type { Fact } from '../../derived/draft.ts'
import { sources } from '../../derived/sources.ts'
import { pictureOf } from '../../media.ts'
import { contentLanguages } from '@trivium/content/types'
import type { ContentLanguage, ContentMedia, LocalText } from '@trivium/content/types'
import type { PicturePart } from '../picture-fact.ts'
import { locatorOf, outlineOf } from './draw-map.ts'
import { landsOfWorld } from './globe.ts'

/** Countries without a map, because neighbours or the United Nations see a border elsewhere than the atlas does. */
const disputed = new Set('MA SO CY IN PK CN UA RU IL PS RS SD SS GE SY AZ AM ER'.split(' '))
/** In units of the squared radius of the Earth. A smaller country is a speck on a map, or has an outline that nobody knows. */
const [leastOnMap, leastOutlined] = [6e-5, 2.5e-4]
const [mostMaps, mostOutlines] = [130, 110]

export function mapPictures(): PicturePart {
  const lands = landsOfWorld()
  const areas = new Map(countries.map(({ code }) => [code, Math.max(0, ...(lands.get(code) ?? []).map(({ area }) => area))]))
  const drawn = (least: number, draw: (code: string) => string) =>
    new Map(
      countries
        .filter(({ code }) => !disputed.has(code) && (areas.get(code) ?? 0) >= least)
        .map(({ code }) => [code, pictureOf(draw(code))]),
    )
  const kinds = [
    { pack: 'outline-of', asks: whoseShape, most: mostOutlines, pictures: drawn(leastOutlined, code => outlineOf(lands.get(code) ?? [])) },
    { pack: 'map-of', asks: whereItIs, most: mostMaps, pictures: drawn(leastOnMap, code => locatorOf(code, lands)) },
  ]
  return {
    facts: kinds.flatMap(kind => contentLanguages.flatMap(language => easiest(factsOf(kind, language), kind.most))),
    media: kinds.flatMap(({ pictures }) => [...pictures.values()]),
  }
}

const whoseShape: LocalText = { en: 'Which country has this shape?', es: '¿Qué país tiene esta silueta?', ar: 'أي بلد له هذا الشكل؟' }
const whereItIs: LocalText = {
  en: 'Which country is coloured on this map?',
  es: '¿Qué país aparece coloreado en este mapa?',
  ar: 'أي بلد هو الملوَّن على هذه الخريطة؟',
}

interface Kind {
  pack: string
  asks: LocalText
  pictures: Map<string, ContentMedia>
}

function factsOf({ pack, asks, pictures }: Kind, language: ContentLanguage): Fact[] {
  return countries.flatMap(country => {
    const image = pictures.get(country.code)?.name
    if (image === undefined) return []
    const right = countryName(country.code, language)
    return [
      {
        pack,
        subject: country.code,
        category: 'geography',
        subcategory: 'maps',
        language,
        difficulty: familiarity(country.code, language),
        question: asks[language],
        right,
        wrong: pickWrong(`${pack} ${country.code}`, right, countryChoices(country, countries, language)),
        note: null,
        image,
        source: sources.worldAtlas,
      },
    ]
  })
}
