// Diagrams of science: light, waves, forces, circuits, matter, life, the Earth, shapes and scales.

import { partOf } from '../picture-fact.ts'
import type { PictureFact, PicturePart } from '../picture-fact.ts'
import type { Diagram } from './diagram.ts'
import { atomQuestions } from './matter/atoms.ts'
import { bodyQuestions } from './life/body-questions.ts'
import { cellQuestions } from './life/cell-questions.ts'
import { circuitQuestions } from './electricity/circuit-questions.ts'
import { earthQuestions } from './earth/earth-questions.ts'
import { forceQuestions } from './forces/forces-questions.ts'
import { instrumentQuestions } from './light-and-waves/instruments.ts'
import { lensQuestions } from './light-and-waves/lens.ts'
import { lifeQuestions } from './life/life-questions.ts'
import { lightQuestions } from './light-and-waves/light.ts'
import { machineQuestions } from './forces/machines-questions.ts'
import { magnetQuestions } from './electricity/magnets.ts'
import { matterQuestions } from './matter/matter.ts'
import { moleculeQuestions } from './matter/molecules.ts'
import { motionQuestions } from './forces/motion.ts'
import { planetEarthQuestions } from './earth/planet-earth-questions.ts'
import { scaleQuestions } from './shapes-and-scales/scales-questions.ts'
import { shapeQuestions } from './shapes-and-scales/shapes-questions.ts'
import { sightQuestions } from './light-and-waves/sight.ts'
import { solidQuestions } from './shapes-and-scales/solids-questions.ts'
import { symbolQuestions } from './electricity/symbol-questions.ts'
import { waveQuestions } from './light-and-waves/wave-questions.ts'

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
