// Diagrams of science: light, waves, forces, circuits, matter, life, the Earth, shapes and scales.

import { partOf } from '../picture-fact.ts'
import type { PictureFact, PicturePart } from '../picture-fact.ts'
import type { Diagram } from './diagram.ts'
import { bodyQuestions } from './body-questions.ts'
import { circuitQuestions } from './circuit-questions.ts'
import { earthQuestions } from './earth-questions.ts'
import { forceQuestions } from './forces-questions.ts'
import { instrumentQuestions } from './instruments.ts'
import { lensQuestions } from './lens.ts'
import { lifeQuestions } from './life-questions.ts'
import { lightQuestions } from './light.ts'
import { magnetQuestions } from './magnets.ts'
import { matterQuestions } from './matter.ts'
import { moleculeQuestions } from './molecules.ts'
import { motionQuestions } from './motion.ts'
import { planetEarthQuestions } from './planet-earth-questions.ts'
import { waveQuestions } from './waves.ts'

const all: (() => Diagram[])[] = [
  lensQuestions,
  lightQuestions,
  instrumentQuestions,
  waveQuestions,
  forceQuestions,
  motionQuestions,
  circuitQuestions,
  magnetQuestions,
  moleculeQuestions,
  matterQuestions,
  lifeQuestions,
  bodyQuestions,
  earthQuestions,
  planetEarthQuestions,
]

export function diagramPictures(): PicturePart {
  return partOf(diagramFacts())
}

export function diagramFacts(): PictureFact[] {
  return all.flatMap(make => make()).map(question => ({ category: 'science', subcategory: 'diagrams', source: null, ...question }))
}
