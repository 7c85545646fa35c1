// Every written pack. A new pack is one import and one name here.

import type { WrittenPack } from '../types.ts'
import { pack as esArtAndMusic } from './es/art-and-music.ts'
import { pack as esBooks } from './es/books.ts'
import { pack as esFood } from './es/food.ts'
import { pack as esGeneralKnowledge } from './es/general-knowledge.ts'
import { pack as esGeographyEarth } from './es/geography-earth.ts'
import { pack as esHistory } from './es/history.ts'
import { pack as esNature } from './es/nature.ts'
import { pack as esScienceHumanBody } from './es/science-human-body.ts'
import { pack as esSpace } from './es/space.ts'
import { pack as esTechnology } from './es/technology.ts'
import { pack as arArtAndMusic } from './ar/art-and-music.ts'
import { pack as arBooks } from './ar/books.ts'
import { pack as arFood } from './ar/food.ts'
import { pack as arGeneralKnowledge } from './ar/general-knowledge.ts'
import { pack as arGeographyEarth } from './ar/geography-earth.ts'
import { pack as arHistory } from './ar/history.ts'
import { pack as arNature } from './ar/nature.ts'
import { pack as arScienceHumanBody } from './ar/science-human-body.ts'
import { pack as arSpace } from './ar/space.ts'
import { pack as arTechnology } from './ar/technology.ts'

export const packs: WrittenPack[] = [
  esArtAndMusic,
  esBooks,
  esFood,
  esGeneralKnowledge,
  esGeographyEarth,
  esHistory,
  esNature,
  esScienceHumanBody,
  esSpace,
  esTechnology,
  arArtAndMusic,
  arBooks,
  arFood,
  arGeneralKnowledge,
  arGeographyEarth,
  arHistory,
  arNature,
  arScienceHumanBody,
  arSpace,
  arTechnology,
]
