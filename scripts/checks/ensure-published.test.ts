import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sources } from '../ensure-published.mjs'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('the content is published again when a file changes that the generators read', () => {
  const generators = globSync('generators/src/**/*.ts', { cwd: root }).filter(file => !file.endsWith('.test.ts'))
  const imported = generators.flatMap(file =>
    [...read(file).matchAll(/from '@trivium\/(\w+)\/([^']+)'/g)].map(([, name, path]) => `${name}/src/${path}.ts`),
  )
  expect(imported.length).toBeGreaterThan(100)
  const isSource = (file: string) => sources.some(source => file === source || file.startsWith(`${source}/`))
  expect([...new Set(imported)].filter(file => !isSource(file))).toEqual([])
  const shared = sources.filter(source => source.startsWith('rules/'))
  expect(imported).toEqual(expect.arrayContaining(shared))
  // These files import nothing, because an imported file would be a source, too.
  expect(shared.filter(file => /from '/.test(read(file)))).toEqual([])
})
