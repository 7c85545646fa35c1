import { describe, expect, it } from 'vitest'
import { nameAt, readLock } from './lock-file.ts'
import { sbomOf } from './sbom.ts'

const lock = readLock()
const sbom = sbomOf(lock, { name: 'trivium', version: '0.1.0' })
const refs = new Set(sbom.components.map(component => component['bom-ref']))

describe('the bill of materials', () => {
  // ASVS V15.1.2
  it('names every package of the lock in its version, once', () => {
    const locked = Object.entries(lock).filter(([place, { link }]) => place.includes('node_modules/') && !link)
    const wanted = new Set(locked.map(([place, one]) => `${nameAt(place, one)}@${one.version}`))
    const named = sbom.components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`)
    expect(named.toSorted()).toEqual([...wanted].toSorted())
    expect(refs.size).toBe(sbom.components.length)
  })

  it('knows who needs whom, and leads to every package', () => {
    const needs = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
    const reached = new Set<string>()
    const visit = (ref: string) => {
      if (reached.has(ref)) return
      reached.add(ref)
      for (const next of needs.get(ref) ?? []) visit(next)
    }
    visit(sbom.metadata.component['bom-ref'])
    expect([...refs].filter(ref => !reached.has(ref))).toEqual([])
    expect([...needs.keys()]).toHaveLength(refs.size + 1)
  })

  it('tells licence and hash, and no address of a registry', () => {
    const zod = sbom.components.find(({ name, group }) => name === 'zod' && group === undefined)
    expect(zod).toMatchObject({
      scope: 'required',
      licenses: [{ license: { name: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
    expect(JSON.stringify(sbom)).not.toMatch(/registry|\.tgz|localhost|127\.0\.0\.1/)
    expect(sbom.components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded')
  })
})
