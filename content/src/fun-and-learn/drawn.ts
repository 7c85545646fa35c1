// The pictures of the texts, drawn by us: pictures/*.svg.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureOf } from '../media.ts'
import type { ContentMedia } from '../types.ts'

/** @param file in pictures/, without its extension */
export function drawnPicture(file: string): ContentMedia {
  return pictureOf(readFileSync(join(import.meta.dirname, 'pictures', `${file}.svg`), 'utf8').trim())
}
