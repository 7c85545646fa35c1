// `npm run sbom` writes the bill of materials (CycloneDX 1.6, JSON) of package-lock.json to standard output, or to the file that is named.
// npm's own `npm sbom` refuses a lock in which a peer dependency asks for another version, as two editors of the console do.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shippedPackages } from './licences.ts'
import { type Lock, type LockedPackage, nameAt, placeOf, readLock, root, workspacesOf } from './lock-file.ts'

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`
const refAt = (lock: Lock, place: string) => {
  const locked = lock[place] ?? {}
  return purl(nameAt(place, locked), locked.version ?? '0.0.0')
}

export function sbomOf(lock: Lock, main: { name: string; version: string }) {
  const places = Object.keys(lock).filter(place => place.includes('node_modules/') && !lock[place]?.link)
  const ours = {
    'bom-ref': purl(main.name, main.version),
    type: 'application',
    name: main.name,
    version: main.version,
    purl: purl(main.name, main.version),
  }
  const direct = ['', ...workspacesOf(lock)].flatMap(place =>
    refsFrom(lock, place, { ...lock[place]?.dependencies, ...lock[place]?.devDependencies }),
  )
  const shipped = new Set(shippedPackages(lock).map(({ name, version }) => purl(name, version)))
  const byRef = new Map(places.map(place => [refAt(lock, place), place]))
  /** What only builds or tests is excluded. The lock's own mark is not enough: what is a peer of something that ships counts there as needed. */
  const scopeOf = (place: string, ref: string) => (shipped.has(ref) ? (lock[place]?.optional ? 'optional' : 'required') : 'excluded')
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: ours },
    components: [...byRef].map(([ref, place]) => ({
      ...componentOf(ref, nameAt(place, lock[place] ?? {}), lock[place] ?? {}),
      scope: scopeOf(place, ref),
    })),
    dependencies: [
      { ref: ours['bom-ref'], dependsOn: [...new Set(direct)].toSorted() },
      ...[...byRef].map(([ref, place]) => ({ ref, dependsOn: [...new Set(refsFrom(lock, place, needsOf(lock[place] ?? {})))].toSorted() })),
    ],
  }
}

const needsOf = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage) => ({
  ...dependencies,
  ...optionalDependencies,
  ...peerDependencies,
})

function refsFrom(lock: Lock, from: string, names: Record<string, string>): string[] {
  return Object.keys(names).flatMap(name => {
    const place = placeOf(lock, from, name)
    return place?.includes('node_modules/') ? refAt(lock, place) : []
  })
}

function componentOf(ref: string, name: string, { version = '0.0.0', license, integrity }: LockedPackage) {
  const [, group, bare = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  const hash = integrity?.startsWith('sha512-') ? Buffer.from(integrity.slice(7), 'base64').toString('hex') : null
  return {
    'bom-ref': ref,
    type: 'library',
    ...(group === undefined ? {} : { group }),
    name: bare,
    version,
    purl: ref,
    ...(license === undefined ? {} : { licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { name: license } }] }),
    ...(hash === null ? {} : { hashes: [{ alg: 'SHA-512', content: hash }] }),
  }
}

if (import.meta.main) {
  const { name, version }: { name: string; version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const text = `${JSON.stringify(sbomOf(readLock(), { name, version }), null, 2)}\n`
  const file = process.argv[2]
  if (file === undefined) process.stdout.write(text)
  else writeFileSync(file, text)
}
