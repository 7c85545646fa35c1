import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from './connect.ts'
import { filesOf } from './connection/data-directory.ts'
import { openPGlite } from './connection/pglite.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'trivium-connect-'))
const { database, incoming } = filesOf(dataDir)
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** @returns the folders in which PGlite opened a database, in order, and the result of a query */
async function open() {
  const create = vi.spyOn(PGlite, 'create')
  const { withSession, close } = await openDatabase({ databaseUrl: undefined, dataDir })
  const rows = await withSession(session => session.select('select 1 as one'))
  await close()
  // Creating a PGlite in a folder also creates one in memory.
  const folders = create.mock.calls.flatMap(([options]: unknown[]) => Object(options).dataDir ?? [])
  return { folders, rows }
}

describe('the embedded database', () => {
  it('is created in another folder and moved into place as a whole, whatever kill -9 left there', async () => {
    mkdirSync(incoming)
    writeFileSync(join(incoming, 'PG_VERSION'), '18')
    expect(await open()).toEqual({ folders: [incoming, database], rows: [{ one: 1 }] })
    expect(existsSync(incoming)).toBe(false)
  })

  it('keeps a timer running while it opens, because an empty event loop and V8 could wait for each other', async () => {
    const timers = () => process.getActiveResourcesInfo().filter(kind => kind === 'Timeout').length
    const before = timers()
    const opening = openPGlite({ dataDir: database })
    const meanwhile = timers()
    await (await opening).close()
    expect(meanwhile).toBe(before + 1)
  })

  it('takes half of the shared memory that PostgreSQL takes by default', async () => {
    const { withSession, close } = await openDatabase({ databaseUrl: undefined, dataDir })
    const shared = await withSession(session => session.select('show shared_buffers'))
    await close()
    expect(shared).toEqual([{ shared_buffers: '64MB' }])
  })

  it('is opened directly when it exists', async () => {
    expect(await open()).toEqual({ folders: [database], rows: [{ one: 1 }] })
  })
})
