// Every Arabic pack of words.

import { pack as animals } from './animals.ts'
import { pack as everyday } from './everyday.ts'
import { pack as food } from './food.ts'
import { pack as musicAndArt } from './music-and-art.ts'
import { pack as places } from './places.ts'
import { pack as science } from './science.ts'

export const packs = [animals, everyday, food, musicAndArt, places, science]
