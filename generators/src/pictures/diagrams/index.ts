// Diagrams of science: light, waves, forces, circuits, matter, life, the Earth, shapes and scales.

import { partOf } from '../picture-fact.ts'
import type { PictureFact, PicturePart } from '../picture-fact.ts'
import type { Diagram } from './diagram.ts'
import { atomQuestions } from './atoms.ts'
import { bodyQuestions } from './body-questions.ts'
import { cellQuestions } from './cell-questions.ts'
import { circuitQuestions } from './circuit-questions.ts'
import { earthQuestions } from './earth-questions.ts'
import { forceQuestions } from './forces-questions.ts'
import { instrumentQuestions } from './instruments.ts'
import { lensQuestions } from './lens.ts'
import { lifeQuestions } from './life-questions.ts'
import { lightQuestions } from './light.ts'
import { machineQuestions } from './machines-questions.ts'
import { magnetQuestions } from './magnets.ts'
import { matterQuestions } from './matter.ts'
import { moleculeQuestions } from './molecules.ts'
import { motionQuestions } from './motion.ts'
import { planetEarthQuestions } from './planet-earth-questions.ts'
import { scaleQuestions } from './scales-questions.ts'
import { shapeQuestions } from './shapes-questions.ts'
import { sightQuestions } from './sight.ts'
import { solidQuestions } from './solids-questions.ts'
import { symbolQuestions } from './symbol-questions.ts'
import { waveQuestions } from './wave-questions.ts'

const all: (() => Diagram[])[] = [
  lensQuestions,
  lightQuestions,
  instrumentQuestions,
  sightQuestions,
  waveQuestions,
  machineQuestions,
  forceQuestions,
  motionQuestions,
  symbolQuestions,
  circuitQuestions,
  magnetQuestions,
  moleculeQuestions,
  atomQuestions,
  matterQuestions,
  cellQuestions,
  lifeQuestions,
  bodyQuestions,
  earthQuestions,
  planetEarthQuestions,
  shapeQuestions,
  solidQuestions,
  scaleQuestions,
]

export function diagramPictures(): PicturePart {
  return partOf(diagramFacts())
}

export function diagramFacts(): PictureFact[] {
  return all
    .flatMap(make => make())
    .map(({ draw, ...question }) => ({ category: 'science', subcategory: 'diagrams', source: null, svg: draw(), ...question }))
}
