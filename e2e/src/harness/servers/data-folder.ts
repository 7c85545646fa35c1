// The place of a server's data: its own folder and, if TEST_DATABASE_URL names a PostgreSQL server, its own database there.

import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedData } from './prepared-data.ts'
import { type Data, fastReaders, runScript } from './run-script.ts'
import { freePort, runServer } from './run-server.ts'

export interface DataFolder extends Data {
  remove: () => Promise<void>
}

/** Creates a place with the starter content already loaded, so that a server starts quickly. @param isBlank see preparedData */
export async function newDataFolder(isBlank = false): Promise<DataFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-journeys-'))
  const postgres = process.env['TEST_DATABASE_URL']
  if (postgres) return onPostgres(postgres, dataDir, isBlank)
  await cp(await preparedData(isBlank), dataDir, { recursive: true })
  return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true }) }
}

async function onPostgres(postgres: string, dataDir: string, isBlank: boolean): Promise<DataFolder> {
  const name = `trivium_journeys_${randomBytes(6).toString('hex')}`
  const admin: Data = { dataDir, databaseUrl: postgres }
  await runScript(admin, `create database ${name}`)
  const own = new URL(postgres)
  own.pathname = `/${name}`
  const place = {
    dataDir,
    databaseUrl: own.href,
    async remove() {
      await runScript(admin, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true })
    },
  }
  if (isBlank) return place
  const first = await runServer(place, await freePort())
  await first.end('SIGTERM')
  await runScript(place, fastReaders)
  return place
}
