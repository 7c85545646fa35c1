// The pictures of the texts, drawn by us: written/pictures/*.svg.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf } from '../media.ts'
import type { ContentMedia } from '../types.ts'
import { writtenFolder } from '../written-files.ts'

/** @param file in written/pictures/, without its extension */
export function drawnPicture(file: string): ContentMedia {
  return pictureOf(readFileSync(join(writtenFolder, 'pictures', `${file}.svg`), 'utf8').trim())
}
