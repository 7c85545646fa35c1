// Our own drawings for the texts: content/written/pictures/*.svg.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf } from '../media.ts'
import type { ContentMedia } from '@trivium/content/types'
import { writtenFolder } from '../written-files.ts'

/** @param file in content/written/pictures/, without its extension */
export function drawnPicture(file: string): ContentMedia {
  return pictureOf(readFileSync(join(writtenFolder, 'pictures', `${file}.svg`), 'utf8').trim())
}
