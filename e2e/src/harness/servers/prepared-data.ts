// Loads the starter content once for each version of server and content, because loading takes longer than most journeys. data-folder.ts
// copies the resulting folder for every server.

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readHead } from '@trivium/content/published'
import { cache, root } from '../folders.ts'
import { fastReaders, knownPlayers, runScript, unpaidQuests } from './run-script.ts'
import { fillDatabase, freePort, runServer } from './run-server.ts'

const sources = ['server/src/**/*', 'content/{src,pages}/**/*', 'contract/src/**/*', 'rules/src/**/*', 'package-lock.json']
const prefix = 'journeys-data-1-'
/** Another run may still use a folder that is newer than this. */
const inUseMs = 600_000

/** The workers of a run use the folder that its global set-up has prepared, even if a developer changes the sources meanwhile. */
const place = () => join(cache, prefix + (process.env['JOURNEYS_DATA'] ??= versionOfSources()))

/** @param isBlank whether the data has no players, not even the sample players */
export async function preparedData(isBlank = false): Promise<string> {
  const folder = place()
  const blank = `${folder}-blank`
  if (!existsSync(folder)) await prepare(folder, blank)
  return isBlank ? blank : folder
}

async function prepare(folder: string, blank: string): Promise<void> {
  await deleteOlder()
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  await fillDatabase(partial)
  await cp(partial, blank, { recursive: true })
  const server = await runServer({ dataDir: partial }, await freePort())
  await server.end('SIGTERM')
  await runScript({ dataDir: partial, databaseUrl: undefined }, `${fastReaders}; ${unpaidQuests}; ${knownPlayers}`)
  await rename(partial, folder)
}

function versionOfSources(): string {
  const hash = createHash('sha256').update(readHead().version)
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter(entry => entry.isFile() && !entry.name.includes('.test.'))
  for (const path of files.map(entry => join(entry.parentPath, entry.name)).sort()) hash.update(`${path}\0`).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

async function deleteOlder(): Promise<void> {
  const names = existsSync(cache) ? await readdir(cache) : []
  for (const path of names.filter(one => one.startsWith(prefix)).map(name => join(cache, name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > inUseMs) await rm(path, { recursive: true, force: true })
  }
}
