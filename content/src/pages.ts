// The pages of the site as Trivium brings them: content/pages/en/about_us.html is the page about_us in English.

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const folder = join(import.meta.dirname, '../pages')

export interface ContentPage {
  type: string
  language: string
  html: string
}

export function readPages(): ContentPage[] {
  return globSync('*/*.html', { cwd: folder }).map(file => ({
    type: basename(file, '.html'),
    language: basename(dirname(file)),
    html: readFileSync(join(folder, file), 'utf8'),
  }))
}
