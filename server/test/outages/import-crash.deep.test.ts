// kill -9 in the middle of an import: nothing of it is in the bank, the import says so, and started again it imports everything, once.

import { setTimeout as delay } from 'node:timers/promises'
import { pathOf } from '@trivium/contract/platform/action'
import { seededRandom } from '@trivium/rules/platform/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { attackSeed } from '../setup/effort.ts'
import { newDataFolder, type DataFolder } from '../setup/data-folder.ts'
import { fillDatabase, post, type ServerProcess, startServer } from '../setup/server-process.ts'

const questions = 20_000
const crashes = 12
const longestMs = 1500
let place: DataFolder
let server: ServerProcess | null = null
let edda = ''

beforeAll(async () => {
  place = await newDataFolder()
  await place.look(async database => {
    edda = (await fillDatabase(database)).token
    await database.db
      .updateTable('accounts')
      .set({ roles: ['editor'] })
      .execute()
  })
}, 300_000)
afterAll(async () => {
  await server?.kill()
  await place.remove()
})

const Import = z.looseObject({ id: z.int(), state: z.string(), problem: z.string().nullable() })
const read = async (running: ServerProcess, id: number) => Import.parse((await post(running, edda, 'get_import', { import_id: id })).data)

async function upload({ url }: ServerProcess): Promise<number> {
  const rows = Array.from({ length: questions }, (_, index) => `What is ${index}?,red,green,blue,A,Crash,1`)
  const form = new FormData()
  form.append('name', 'questions.csv')
  form.append('file', new Blob([['question,A,B,C,answer,category,level', ...rows, ''].join('\n')]), 'questions.csv')
  const headers = { authorization: `Bearer ${edda}` }
  const reply = await fetch(`${url}${pathOf('upload_import', 'editor')}`, { method: 'POST', headers, body: form })
  return z.looseObject({ data: Import }).parse(await reply.json()).data.id
}

/** Frees the claim of the dead process at once, so that the test need not wait a minute for it. */
const afterwards = (id: number) =>
  place.look(async ({ db }) => {
    const { n } = await db
      .selectFrom('questions')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow()
    const { state } = await db.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    await db
      .updateTable('imports')
      .set({ claimed_at: new Date(0) })
      .where('id', '=', id)
      .where('claimed_at', 'is not', null)
      .execute()
    return { n: Number(n), state }
  })

it(`writes nothing in ${crashes} kills, and everything when it is not killed`, { timeout: 1_200_000 }, async () => {
  const random = seededRandom(attackSeed())
  server = await startServer(place.where)
  const id = await upload(server)
  const state = async () => (server ? (await read(server, id)).state : '')
  await expect.poll(state, { timeout: 120_000 }).toBe('previewed')
  let inTheMiddle = 0
  for (let crash = 0; crash < crashes; crash++) {
    expect(await post(server, edda, 'run_import', { import_id: id })).toMatchObject({ error: false })
    // Kills at a random moment.
    await delay(Math.floor(random() * longestMs))
    await server.kill()
    const left = await afterwards(id)
    server = await startServer(place.where)
    expect(left).toEqual({ n: 0, state: 'running' })
    inTheMiddle += 1
    await expect.poll(state, { timeout: 120_000 }).not.toBe('running')
    // The dead process had not begun the import, so the new one has done it.
    if ((await state()) === 'done') break
    expect((await read(server, id)).problem).toContain('Nothing was imported. Start the import again.')
  }
  expect(inTheMiddle).toBeGreaterThan(0)
  if ((await state()) === 'failed') await post(server, edda, 'run_import', { import_id: id })
  await expect.poll(state, { timeout: 120_000 }).toBe('done')
  await server.kill()
  server = null
  expect((await afterwards(id)).n).toBe(questions)
})
