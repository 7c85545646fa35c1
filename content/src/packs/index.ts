// Every written pack. A new pack needs an import and an entry here.

import type { WrittenPack } from '../types.ts'
import { pack as enArtAndMusic } from './en/art-and-music.ts'
import { pack as enBooks } from './en/books.ts'
import { pack as enFood } from './en/food.ts'
import { pack as enGeneralKnowledge } from './en/general-knowledge.ts'
import { pack as enGeographyEarth } from './en/geography-earth.ts'
import { pack as enHistory } from './en/history.ts'
import { pack as enLanguagesWords } from './en/languages-words.ts'
import { pack as enNature } from './en/nature.ts'
import { pack as enScienceHumanBody } from './en/science-human-body.ts'
import { pack as enSciencePhysics } from './en/science-physics.ts'
import { pack as enSpace } from './en/space.ts'
import { pack as enSport } from './en/sport.ts'
import { pack as enTechnology } from './en/technology.ts'
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
  enArtAndMusic,
  enBooks,
  enFood,
  enGeneralKnowledge,
  enGeographyEarth,
  enHistory,
  enLanguagesWords,
  enNature,
  enScienceHumanBody,
  enSciencePhysics,
  enSpace,
  enSport,
  enTechnology,
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
