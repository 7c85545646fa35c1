// Finds the test files whose imports open no database: running them on a second kind of database would test nothing new.

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const server = dirname(dirname(import.meta.dirname))
/** The file that opens a database for a test, and the variables that name a server for one. */
const opener = join(import.meta.dirname, 'database.ts')
const servers = /TEST_(DATABASE|REDIS)_URL/

/** Paths from the folder of the server, such as `src/api/body.test.ts`. */
export function filesWithoutDatabase(): string[] {
  const files = globSync('{src,test}/**/*.test.ts', { cwd: server })
  return files.filter(file => !servers.test(readFileSync(join(server, file), 'utf8')) && !reachesDatabase(join(server, file), new Set()))
}

const imports = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const found = imports.get(file) ?? pathsIn(readFileSync(file, 'utf8')).map(path => resolve(dirname(file), path))
  imports.set(file, found)
  return found
}

const pathsIn = (source: string) => [...source.matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g)].map(([, path = '']) => path)

/** @param seen files visited already, because imports may be circular */
function reachesDatabase(file: string, seen: Set<string>): boolean {
  if (file === opener) return true
  if (seen.has(file)) return false
  seen.add(file)
  return importsOf(file).some(path => reachesDatabase(path, seen))
}
