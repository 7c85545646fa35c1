// The files of content/: what version they are, and the pages among them.

import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const folder = join(import.meta.dirname, '../../../content')
/** Raise it when loading the same content would store something else than before. */
const loaderVersion = 1

/** A hash of the sources, because reading them costs milliseconds and putting the content together costs seconds. */
export function contentVersion(): string {
  const hash = createHash('sha256').update(String(loaderVersion))
  const files = ['package.json', ...globSync('src/**/*.{ts,html,svg}', { cwd: folder })].filter(file => !file.endsWith('.test.ts'))
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(folder, file))).update('\0')
  return hash.digest('hex').slice(0, 32)
}

export interface ContentPage {
  type: string
  language: string
  html: string
}

/** pages/en/about_us.html → about_us in English. */
export function readPages(): ContentPage[] {
  return globSync('src/pages/*/*.html', { cwd: folder }).map(file => ({
    type: basename(file, '.html'),
    language: basename(dirname(file)),
    html: readFileSync(join(folder, file), 'utf8'),
  }))
}
