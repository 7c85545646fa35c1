// Completes package-lock.json after `npm install`.
// It adds packages for other platforms when a partial registry mirror lacks them: npm leaves out packages that it cannot find, and
// newer versions of `npm ci` refuse a lock without them.
// It removes optional peers that only our development packages satisfy (vitest, of better-auth): because of them, `npm ci --omit=dev` would
// install these packages.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Locked {
  version?: string
  dev?: boolean
  devOptional?: boolean
  license?: string
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

interface Missing {
  /** Path of the package that depends on it. */
  path: string
  name: string
  version: string
}

const systems = 'android|darwin|freebsd|openbsd|linux|openharmony|win32'
const processors = 'arm64|arm|x64|ia32|ppc64|riscv64|s390x|loong64'
const platform = new RegExp(`(?<os>${systems})-(?<cpu>${processors})(?:-(?<abi>[a-z]+))?$`)

/** Every optional dependency that the lock names but does not contain. */
export function missingFrom(packages: Record<string, Locked>): Missing[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(path, name).some(place => place in packages))
      .map(([name, version]) => ({ path, name, version })),
  )
}

/** Node's lookup order: inside the package that depends on it, then beside that package, then further up. */
function placesOf(path: string, name: string): string[] {
  const parts = path.split('/node_modules/')
  const nested = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`)
  return [...nested, `node_modules/${name}`]
}

function entryOf({ name, version }: Missing, { dev }: Locked, license: string | undefined) {
  const { os, cpu, abi = '' } = platform.exec(name)?.groups ?? {}
  if (!os) throw new Error(`The platform of ${name} is not in its name.`)
  const libc = os === 'linux' && abi !== '' ? [abi.startsWith('musl') ? 'musl' : 'glibc'] : []
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    ...(license && { license }),
    optional: true,
    os: [os],
  }
}

/** The same package for other platforms has the same licence. */
const licenceOfOthers = (packages: Record<string, Locked>, { optionalDependencies = {} }: Locked) =>
  Object.keys(optionalDependencies).flatMap(name => packages[`node_modules/${name}`]?.license ?? [])[0]

/** Those that are in the lock for development and as an optional peer, and that a start would install therefore. */
export const installedAsPeers = (packages: Record<string, Locked>): string[] =>
  Object.entries(packages).flatMap(([path, { devOptional }]) => (devOptional ? [path] : []))

function withoutPeer(locked: Locked, name: string): void {
  if (!locked.peerDependenciesMeta?.[name]?.optional) return
  delete locked.peerDependenciesMeta[name]
  delete locked.peerDependencies?.[name]
}

function leaveToDevelopment(packages: Record<string, Locked>): void {
  const paths = installedAsPeers(packages)
  for (const path of paths) {
    for (const locked of Object.values(packages)) withoutPeer(locked, path.slice(path.lastIndexOf('node_modules/') + 13))
    const locked = packages[path]
    if (locked) {
      delete locked.devOptional
      locked.dev = true
    }
  }
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingFrom(lock.packages)
  for (const one of missing)
    lock.packages[`node_modules/${one.name}`] = entryOf(
      one,
      lock.packages[one.path],
      licenceOfOthers(lock.packages, lock.packages[one.path]),
    )
  leaveToDevelopment(lock.packages)
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`Added ${missing.length} packages.`)
}
