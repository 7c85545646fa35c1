import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { nameAt, readLock, root } from './lock-file.ts'

interface Component {
  'bom-ref': string
  purl: string
}

/** The part of CycloneDX that we read. */
interface Bom {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

// ASVS V15.1.2
it('the bill of materials names every package of the lock once, with licence, hash and dependencies', { timeout: 120_000 }, () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status).toBe(0)
  const { metadata, components, dependencies }: Bom = JSON.parse(stdout)

  const locked = Object.entries(readLock()).filter(
    ([place, { link }]) => (place.includes('node_modules/') && !link) || place.startsWith('stand-ins/'),
  )
  const named = components.map(({ purl }) => purl).filter(purl => !purl.startsWith('pkg:npm/%40trivium/'))
  const wanted = locked.map(([place, one]) => `pkg:npm/${nameAt(place, one).replace('@', '%40')}@${one.version}`)
  expect(named.toSorted()).toEqual([...new Set(wanted)].toSorted())

  const needs = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const reached = new Set([metadata.component['bom-ref']])
  // A loop over a set also visits the entries that are added meanwhile.
  for (const ref of reached) for (const next of needs.get(ref) ?? []) reached.add(next)
  expect(components.filter(({ 'bom-ref': ref }) => !reached.has(ref))).toEqual([])

  expect(components.find(({ purl }) => purl.startsWith('pkg:npm/zod@'))).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  expect(stdout).not.toMatch(/registry|\.tgz|localhost|127\.0\.0\.1/)
})
