// Questions about things drawn from simple shapes: their names, their uses, their meanings.

import { partOf } from '../picture-fact.ts'
import type { PicturePart } from '../picture-fact.ts'
import { boatKind } from './boats.ts'
import { bridgeKind, columnKind } from './bridges-and-columns.ts'
import { laundryMarks, parcelMarks } from './care-marks.ts'
import { hatKind } from './hats.ts'
import { coinKind, knotKind } from './knots-and-coins.ts'
import { measuring } from './measuring.ts'
import { music } from './music.ts'
import { cloudKind, leafKind } from './nature.ts'
import { past } from './past.ts'
import { roadSigns, warningSigns } from './public-signs.ts'
import { archKind, roofKind } from './roofs-and-arches.ts'
import { questionsOf } from './thing.ts'
import { tools } from './tools.ts'

const buildings = [roofKind, archKind, bridgeKind, columnKind]
const signs = [laundryMarks, parcelMarks, warningSigns, roadSigns]
export const kinds = [music, tools, measuring, past, ...signs, ...buildings, cloudKind, leafKind, hatKind, knotKind, coinKind, boatKind]

export function thingPictures(): PicturePart {
  return partOf(kinds.flatMap(questionsOf))
}
