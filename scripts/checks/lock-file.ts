// Reads package-lock.json as a graph: its packages, and those that a workspace needs.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

interface LockedPackage {
  /** Set if it differs from the name in the place: for workspaces, and for packages under another name. */
  name?: string
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  resolved?: string
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** Packages by place: '' is the root, 'server' a workspace, 'node_modules/zod' a package. */
export type Lock = Readonly<Record<string, LockedPackage>>

export function readLock(): Lock {
  const { packages }: { packages: Lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return packages
}

export const nameAt = (place: string, { name }: LockedPackage) => name ?? place.replace(/^(.*node_modules|stand-ins)\//, '')

/** The place where Node finds a package that code at `from` imports: there, or further up. Undefined for a missing optional package. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  const parts = from.split('/node_modules/')
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'))
  const places = [...above.filter(place => place !== '').map(place => `${place}/node_modules/${name}`), `node_modules/${name}`]
  const found = places.find(place => place in lock)
  return found !== undefined && lock[found]?.link ? lock[found].resolved : found
}

const neededBy = ({ dependencies, optionalDependencies }: LockedPackage) => Object.keys({ ...dependencies, ...optionalDependencies })

/** All places that a workspace needs to run, without the workspaces themselves. @param except direct dependencies to leave out */
export function closureOf(lock: Lock, workspace: string, except: readonly string[] = []): string[] {
  const seen = new Set<string>()
  const visit = (place: string, names: string[]) => {
    for (const name of names) {
      const found = placeOf(lock, place, name)
      if (found === undefined || seen.has(found)) continue
      seen.add(found)
      visit(found, neededBy(lock[found] ?? {}))
    }
  }
  visit(
    workspace,
    neededBy(lock[workspace] ?? {}).filter(name => !except.includes(name)),
  )
  return [...seen].filter(place => place.includes('node_modules/') || place.startsWith('stand-ins/')).toSorted()
}

const workspacesOf = (lock: Lock) => Object.keys(lock).filter(place => place !== '' && !place.includes('node_modules/'))

/** What stands at a place, or where its link leads: stand-ins are linked. */
export const lockedAt = (lock: Lock, place: string) => {
  const locked = lock[place]
  return locked?.link ? lock[locked.resolved ?? ''] : locked
}

/** The direct dependencies of root and workspaces, without our own packages. */
export function directDependencies(lock: Lock): { workspace: string; name: string; version: string }[] {
  return ['', ...workspacesOf(lock)].flatMap(workspace => {
    const { dependencies, devDependencies, optionalDependencies }: LockedPackage = JSON.parse(
      readFileSync(join(root, workspace, 'package.json'), 'utf8'),
    )
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name]) => !name.startsWith('@trivium/'))
      .map(([name, version]) => ({ workspace, name, version }))
  })
}
