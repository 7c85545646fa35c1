// Copies the icons that react-admin and the console import from the whole package: run it after an update of react-admin or a new
// import, `npm pack @mui/icons-material@7.3.11`, unpack it, then `node admin/icons/copy.mjs FOLDER`.
// The icons are © Google (Apache-2.0), drawn as components by the MUI team (MIT).

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const readers = ['admin/src/**/*.{ts,tsx}', 'node_modules/{react-admin,ra-ui-materialui,ra-input-rich-text}/dist/**/*.js']

/** @returns the names of all icons that are imported, sorted */
export function importedIcons() {
  const texts = globSync(readers, { cwd: root }).map(file => readFileSync(join(root, file), 'utf8'))
  const names = texts.flatMap(text => [...text.matchAll(/(?:from|import) ['"]@mui\/icons-material\/(\w+)['"]/g)].map(([, name]) => name))
  return [...new Set(names)].toSorted()
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  const drawn = join(import.meta.dirname, 'drawn')
  rmSync(drawn, { recursive: true, force: true })
  mkdirSync(drawn)
  for (const name of importedIcons()) {
    const text = readFileSync(join(folder, 'esm', `${name}.js`), 'utf8')
    writeFileSync(join(drawn, `${name}.js`), text.replace(/^"use client";\s*/, '').replace('createSvgIcon from "./utils/createSvgIcon.js"', "{ createSvgIcon } from '@mui/material/utils'"))
  }
}
