// `npm start` installs no development packages. Development machines have them, so only this test notices when a start needs one.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Locked } from '../complete-lock.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))

/** The files that run or are built at a start. */
const sources = globSync(['{contract,rules,content,generators,server,web}/src/**/*.{ts,tsx}', 'web/plugins/*.ts', 'web/vite.config.ts'], {
  cwd: root,
}).filter(file => !/\.test\.tsx?$/.test(file))
const isLeftOut = (name: string) => packages[`node_modules/${name}`]?.dev === true

/** Names of imported packages; types vanish before the code runs. */
function packagesIn(text: string): string[] {
  const imports = text.matchAll(
    /^(?:import|export)\s(?!type\s)(?:[^'"]*\sfrom\s)?['"](?<name>[^'"]+)['"]|import\(['"](?<later>[^'"]+)['"]\)/gm,
  )
  return [...imports]
    .map(({ groups }) => groups?.name ?? groups?.later ?? '')
    .filter(name => /^[@a-z]/.test(name) && !/^(?:node|virtual):/.test(name))
    .map(name => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

describe('a package that a start does not install', () => {
  it('is not imported by code that a start runs or builds', () => {
    const imported = sources.flatMap(file => packagesIn(read(file)).map(name => ({ file, name })))
    expect(imported.length).toBeGreaterThan(500)
    expect(imported.filter(({ name }) => isLeftOut(name))).toEqual([])
  })

  it('is found in an import', () => {
    const source =
      "import 'fast-check'\nimport { check } from 'knip/session'\nawait import('@sparticuz/chromium')\nimport type { Page } from 'playwright-core'"
    expect(packagesIn(source)).toEqual(['fast-check', 'knip', '@sparticuz/chromium'])
    expect(packagesIn(source).every(isLeftOut)).toBe(true)
    expect(isLeftOut('vite')).toBe(false)
  })
})
