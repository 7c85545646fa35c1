// Computes a digest of sources. Builds compare it to find out whether a source has changed since the last build.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'

const notSources = new Set(['dist', 'node_modules'])
const isSource = name => !notSources.has(name) && !/\.test\.tsx?$/.test(name)

/** @param sources files and folders, relative to the project's folder; missing ones are skipped. @returns 64 hexadecimal digits */
export function hashSources(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(name => filesOf(join(root, name)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path).filter(isSource)
  return names.sort().flatMap(name => filesOf(join(path, name)))
}
