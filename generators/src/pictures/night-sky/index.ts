// The night sky: constellations and stars, the Moon, eclipses, planets.

import { partOf } from '../picture-fact.ts'
import type { PictureFact, PicturePart } from '../picture-fact.ts'
import { constellationQuestions } from './constellation-questions.ts'
import { eclipseQuestions } from './eclipse-questions.ts'
import { guideQuestions } from './guide-questions.ts'
import { moonQuestions } from './moon-questions.ts'
import { planetQuestions } from './planet-questions.ts'
import { starQuestions } from './star-questions.ts'

export function nightSkyPictures(): PicturePart {
  return partOf(nightSkyFacts())
}

export function nightSkyFacts(): PictureFact[] {
  return [
    ...constellationQuestions(),
    ...starQuestions(),
    ...guideQuestions(),
    ...moonQuestions(),
    ...eclipseQuestions(),
    ...planetQuestions(),
  ].map(({ draw, ...question }) => ({ category: 'picture-round', subcategory: 'night-sky', source: null, svg: draw(), ...question }))
}
