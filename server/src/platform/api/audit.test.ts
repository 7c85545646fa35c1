import { action } from '@trivium/contract/platform/action'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import type { StaffContext } from './handle.ts'
import { refuse } from './refuse.ts'

const spec = { summary: 'Trial', access: 'editor', writes: true, input: z.object({}), output: z.null(), refusals: ['no_data'] } as const
const trials = { trial_once: action(spec), trial_never: action(spec), trial_twice: action(spec), trial_refused: action(spec) }

/** Each trial action changes a row, so that the test can see whether the change stays. */
const write = async ({ db, player }: StaffContext) => {
  await db.updateTable('accounts').set({ name: 'Changed' }).where('id', '=', player.id).execute()
}
const handlers = {
  async trial_once(_input: unknown, context: StaffContext) {
    await write(context)
    context.audit({ subject: 'trial:1', before: { a: 1 }, after: [2] })
    return null
  },
  async trial_never(_input: unknown, context: StaffContext) {
    await write(context)
    return null
  },
  async trial_twice(_input: unknown, context: StaffContext) {
    await write(context)
    context.audit({ subject: 'trial:2' })
    context.audit({ subject: 'trial:3' })
    return null
  },
  async trial_refused(_input: unknown, context: StaffContext) {
    await write(context)
    context.audit({ subject: 'trial:4' })
    return refuse('no_data')
  },
}

let test: TestApp
let edda: TestPlayer
beforeAll(async () => {
  test = await startApp({ actions: { contract: trials, handlers } })
  edda = await test.player('Edda', { roles: ['editor'] })
})
afterAll(() => test.close())

const call = async (name: keyof typeof trials) => {
  const headers = { authorization: `Bearer ${edda.token}` }
  return (await test.app.http.inject({ method: 'POST', url: `/api/admin/${name}`, headers, payload: {} })).statusCode
}
const rows = () => test.database.db.selectFrom('audit_entries').selectAll().where('action', 'like', 'trial%').execute()
const nameNow = async () => (await edda.call('get_user_by_id')).data.name

describe('a write by staff', () => {
  // ASVS V16.5.3
  it.each(['trial_never', 'trial_twice', 'trial_refused'] as const)('%s leaves neither its change nor an audit row', async name => {
    expect(await call(name)).toBe(name === 'trial_refused' ? 200 : 500)
    expect(await rows()).toEqual([])
    expect(await nameNow()).toBe('Edda')
  })

  it('leaves its change and one audit row: who, what, before and after', async () => {
    expect(await call('trial_once')).toBe(200)
    expect(await rows()).toMatchObject([
      { account_id: edda.id, action: 'trial_once', subject: 'trial:1', before: { a: 1 }, after: [2], request_id: expect.any(String) },
    ])
    expect(await nameNow()).toBe('Changed')
  })
})
