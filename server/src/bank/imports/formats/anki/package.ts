// Packages of Anki (.apkg, .colpkg): each card that asks for a word or a number becomes a question.

import { checked, type Draft } from '../../judging/imported-question.ts'
import type { ReadOptions, Package } from '../format.ts'
import { type Collection, isCollection, openCollection, type StoredNote } from './collection.ts'
import { questionsOf } from './note.ts'

export const ankiPackage: Package = {
  name: 'Anki (package)',
  hasFiles: false,
  recognises: isCollection,
  async *read(archive, reading, inside) {
    const collection = await openCollection(archive, inside)
    try {
      let row = 0
      for (const stored of collection.notes()) {
        for (const made of questionsOf(noteOf(stored), reading.language)) {
          row++
          if ('refused' in made) yield { row, ...made }
          else {
            await attach(made, collection, reading)
            yield checked(row, made)
          }
        }
      }
    } finally {
      collection.close()
    }
  },
}

const noteOf = ({ cards, ...stored }: StoredNote) => ({
  ...stored,
  isHtml: true,
  isReversed: cards > 1 && /reversed|both|beide|invers/i.test(stored.type),
})

/** Attaches the pictures and sounds that a question names. */
async function attach({ image, audio, optionImages = [] }: Draft, { media }: Collection, reading: ReadOptions): Promise<void> {
  for (const name of new Set([image, audio, ...optionImages])) {
    if (name) for (const bytes of await media(name)) reading.attach(name, bytes)
  }
}
