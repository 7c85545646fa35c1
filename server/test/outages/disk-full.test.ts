// The disk of the database or of the backups is full: callers get a clear error, the server goes on, and the work succeeds once there is
// room. A file system that is really full was tried by hand (docs/operating.md).

import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBackup } from '../../src/platform/db/upkeep/backup-file.ts'
import type { TestPlayer } from '../app/app.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'

let test: Quiz
let edda: TestPlayer
beforeAll(async () => {
  test = await startQuiz({ rights: 'owner' })
  edda = await test.player('Edda', { roles: ['editor'] })
  await sql`
    create function no_room() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`.execute(test.database.db)
})
afterAll(() => test.close())

async function withoutRoomFor<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const { db } = test.database
  await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(db)
  try {
    return await work()
  } finally {
    await sql`drop trigger no_room on ${sql.table(table)}`.execute(db)
  }
}

const upload = () => {
  const bytes = Buffer.from('question,A,B,answer,category\nRoom?,yes,no,A,Disks\n')
  return edda.call('upload_import', { name: 'q.csv' }, { file: { field: 'file', bytes } })
}
const work = () => test.app.runJob('imports')

describe('when the disk of the database is full', () => {
  it('an upload is refused, and leaves nothing', async () => {
    const before = (await edda.call('get_imports')).total
    expect(await withoutRoomFor('imports', upload)).toMatchObject({ status: 503, message: 'unavailable', headers: { 'retry-after': '2' } })
    expect((await edda.call('get_imports')).total).toBe(before)
    expect((await upload()).status).toBe(200)
  })

  it('an import fails with the reason, and can be started again', async () => {
    const { id } = (await upload()).data
    await withoutRoomFor('import_rows', work)
    expect((await edda.call('get_import', { import_id: id })).data).toMatchObject({
      state: 'failed',
      problem: 'The disk of the server is full. Nothing was imported. Start the import again when the disk has room.',
    })
    await edda.call('change_import', { import_id: id })
    await work()
    expect((await edda.call('get_import', { import_id: id })).data).toMatchObject({ state: 'previewed', problem: null })
  })
})

describe.skipIf(!existsSync('/dev/full'))('when the disk of the backups is full', () => {
  it('a backup fails with the reason, leaves no file, and leaves none open, which would take space', async () => {
    if (test.database.kind !== 'embedded') return
    const folder = mkdtempSync(join(tmpdir(), 'trivium-no-room-'))
    const file = join(folder, 'trivium.zip')
    const openFiles = () => readdirSync('/proc/self/fd').length
    const before = openFiles()
    symlinkSync('/dev/full', `${file}.${process.pid}.part`)
    await expect(writeBackup(file, test.database, folder)).rejects.toThrow(`There is no room for the backup ${file}: its disk is full.`)
    expect(readdirSync(folder)).toEqual([])
    expect(openFiles()).toBe(before)
    rmSync(folder, { recursive: true })
  })
})
