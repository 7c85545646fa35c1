// Copies the icons that the client, the console and react-admin import from the packages that stand-ins/ stands in for (README.md there).

import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const notice = 'Copied by stand-ins/copy.mjs from'

/** @returns the names that the pattern finds in the files, sorted */
function namesIn(files, pattern) {
  const texts = globSync(files, { cwd: root }).map(file => readFileSync(join(root, file), 'utf8'))
  const names = texts.flatMap(text => [...text.matchAll(pattern)].map(([, name]) => name))
  return [...new Set(names)].toSorted((one, other) => (one < other ? -1 : 1))
}

/** Icons of @mui/icons-material, each imported by its path. */
export const consoleIcons = () =>
  namesIn(
    ['admin/src/**/*.{ts,tsx}', 'node_modules/{react-admin,ra-ui-materialui,ra-input-rich-text}/dist/**/*.js'],
    /(?:from|import) ['"]@mui\/icons-material\/(\w+)['"]/g,
  )

/** Icons of @tabler/icons-react. */
export const clientIcons = () => namesIn(['web/{src,test}/**/*.{ts,tsx}'], /\b(Icon[A-Z0-9]\w*),?(?=[^;]*? from '@tabler\/icons-react')/g)

export const drawnIcons = packageName =>
  globSync('*.js', { cwd: join(import.meta.dirname, packageName, 'drawn') })
    .map(file => file.replace('.js', ''))
    .toSorted()

function copyAll(packageName, icons, copy) {
  const folder = join(import.meta.dirname, packageName, 'drawn')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const icon of icons) writeFileSync(join(folder, `${icon}.js`), copy(icon))
}

function copyConsoleIcons(from) {
  copyAll('icons-material', consoleIcons(), icon =>
    readFileSync(join(from, `esm/${icon}.js`), 'utf8')
      .replace(/^"use client";\s*/, `// ${notice} @mui/icons-material.\n`)
      .replace('createSvgIcon from "./utils/createSvgIcon.js"', "{ createSvgIcon } from '@mui/material/utils'"),
  )
}

function copyClientIcons(from) {
  const icons = clientIcons()
  copyAll('icons-react', icons, icon =>
    readFileSync(join(from, `dist/esm/icons/${icon}.mjs`), 'utf8')
      .replace(/^\/\*[^]*?\*\/\s*/, `// ${notice} @tabler/icons-react.\n`)
      .replace('../createReactComponent.mjs', '../create-icon.js')
      .replace('createReactComponent from', 'createIcon from')
      .replace('createReactComponent(', 'createIcon(')
      .replace('__iconNode, ', ''),
  )
  const folder = join(import.meta.dirname, 'icons-react')
  const ofIcons = "export { default as createReactComponent } from './create-icon.js'\n"
  writeFileSync(join(folder, 'index.js'), ofIcons + icons.map(icon => `export { default as ${icon} } from './drawn/${icon}.js'\n`).join(''))
  const types =
    "import type { Icon } from './icon.d.ts'\n\nexport type { Icon, IconProps } from './icon.d.ts'\nexport { createReactComponent } from './icon.d.ts'\n"
  writeFileSync(join(folder, 'index.d.ts'), types + icons.map(icon => `export declare const ${icon}: Icon\n`).join(''))
}

if (import.meta.main) {
  const [material, tabler] = process.argv.slice(2)
  copyConsoleIcons(material)
  copyClientIcons(tabler)
}
