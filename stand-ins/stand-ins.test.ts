import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clientIcons, consoleIcons, drawnIcons } from './copy.mjs'

const root = join(import.meta.dirname, '..')
const importers = (files: string, pattern: RegExp) =>
  globSync(files, { cwd: root }).filter(file => pattern.test(readFileSync(join(root, file), 'utf8')))

describe('the stand-ins (README.md says how to copy)', () => {
  it('have exactly the icons of @mui/icons-material that are imported', () => {
    expect(consoleIcons().length).toBeGreaterThan(80)
    expect(drawnIcons('icons-material')).toEqual(consoleIcons())
  })

  it('have exactly the icons of @tabler/icons-react that are imported', () => {
    expect(clientIcons().length).toBeGreaterThan(150)
    expect(drawnIcons('icons-react')).toEqual(clientIcons())
  })

  it('have the functions of date-fns that react-admin imports, for its guessers alone', () => {
    expect(importers('node_modules/{ra-*,react-admin}/dist/**/*.js', /^import .* from ['"]date-fns/m)).toEqual([
      'node_modules/ra-core/dist/inference/assertions.js',
    ])
    expect(readFileSync(join(root, 'node_modules/ra-core/dist/inference/assertions.js'), 'utf8')).toContain(
      "import { isMatch, isValid, parseISO } from 'date-fns';",
    )
    expect(importers('admin/src/**/*.{ts,tsx}', /Guesser/)).toEqual([])
  })
})
