// Our own fonts for pictures, unpacked once into a folder of this process, so that the server needs no installed fonts.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { unpackWoff } from './woff.ts'

const files = [
  '@fontsource/nunito/files/nunito-latin-700-normal.woff',
  '@fontsource/nunito/files/nunito-latin-ext-700-normal.woff',
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
]

/** The names of the fonts; the first one that has a letter draws it. */
export const fontFamily = 'Nunito, Noto Sans Arabic'

/** Whether these fonts can draw the text. Pictures leave out other texts, because they would show boxes. */
export const isDrawable = (text: string) => /^[\p{Script=Latin}\p{Script=Arabic}\p{N}\p{P}\p{S}\p{M}\s]*$/u.test(text)

let unpacked: string[] | null = null

/** The paths of the unpacked fonts. */
export function fontFiles(): string[] {
  if (unpacked) return unpacked
  const folder = mkdtempSync(join(tmpdir(), 'trivium-fonts-'))
  const { resolve } = createRequire(import.meta.url)
  unpacked = files.map(file => {
    const path = join(folder, basename(file).replace('.woff', '.ttf'))
    writeFileSync(path, unpackWoff(readFileSync(resolve(file))))
    return path
  })
  return unpacked
}
