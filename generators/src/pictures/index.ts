// All questions about pictures that our code draws, and these pictures.

import { chooseEvenly } from '../choose-evenly.ts'
import { draftOf } from '../derived/draft.ts'
import { remembered } from '../derived/remembered.ts'
import type { Draft } from '../draft-types.ts'
import type { ContentMedia } from '@trivium/content/types'
import { chessPictures } from './chess/index.ts'
import { diagramPictures } from './diagrams/index.ts'
import { mapPictures } from './maps/index.ts'
import { nightSkyPictures } from './night-sky/index.ts'
import { notePictures } from './notes/index.ts'
import type { PicturePart } from './picture-fact.ts'
import { thingPictures } from './things/index.ts'

/** Memoized, because drawing takes a second. A new kind of picture needs an entry here. */
const made = remembered((): PicturePart[] => [
  mapPictures(),
  nightSkyPictures(),
  diagramPictures(),
  chessPictures(),
  notePictures(),
  thingPictures(),
])

const parts = () => made('pictures')

export function pictureQuestions(): Draft[] {
  const facts = parts().flatMap(part => part.facts)
  const packs = Map.groupBy(facts, ({ pack, language }) => `${pack}/${language}`)
  return [...packs.values()].flatMap(members => chooseEvenly(members).map(draftOf))
}

/** Removes duplicates, because several questions may show one picture. */
export function drawnPictures(): ContentMedia[] {
  return [...new Map(parts().flatMap(({ media }) => media.map(one => [one.name, one]))).values()]
}
