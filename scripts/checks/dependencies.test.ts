import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { directDependencies, lockedAt, readLock, root } from './lock-file.ts'

interface Line {
  name: string
  version: string
  licence: string
  hasScript: boolean
}

const lock = readLock()
const direct = directDependencies(lock).map(({ workspace, name, version }) => ({
  name,
  version,
  locked: lock[`${workspace}/node_modules/${name}`] ?? lockedAt(lock, `node_modules/${name}`),
}))

const lines = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !/^\| (package|---) /.test(line))
  .map((line): Line => {
    const [, name = '', version = '', , , licence = '', , script] = line.split('|').map(cell => cell.trim())
    return { name, version, licence, hasScript: script === 'yes' }
  })

it('every direct dependency is pinned, and installed in that version', () => {
  expect(direct.filter(({ version }) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(direct.filter(({ version, locked }) => locked?.version !== version)).toEqual([])
})

it('docs/dependencies.md has a line for each direct dependency: version, licence, and whether it runs a script', () => {
  const wanted = direct.map(({ name, version, locked }) =>
    JSON.stringify({ name, version, licence: locked?.license, hasScript: locked?.hasInstallScript === true }),
  )
  expect(lines.map(line => JSON.stringify(line)).toSorted()).toEqual([...new Set(wanted)].toSorted())
})

it('no package runs a script at its installation, and npm would run none', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const running = Object.entries(lock).filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
  // Its script writes settings for projects that give none in code; ours are in code (web/src/people/identity/firebase/).
  expect(running.map(([place]) => place.replace('node_modules/', ''))).toEqual(['@firebase/util'])
})

// ASVS V15.2.1
it('renovate.json asks for every newer release, except of direct dependencies held back with a reason and a date', () => {
  const renovate: { rangeStrategy: string; packageRules: { description: string; matchPackageNames: string[] }[] } = JSON.parse(
    readFileSync(join(root, 'renovate.json'), 'utf8'),
  )
  expect(renovate.rangeStrategy).toBe('pin')
  const names = new Set(direct.map(({ name }) => name))
  expect(renovate.packageRules.flatMap(({ matchPackageNames }) => matchPackageNames).filter(name => !names.has(name))).toEqual([])
  expect(renovate.packageRules.filter(({ description }) => !/^Until \d{4}-\d\d-\d\d: .{20,}/.test(description))).toEqual([])
})
