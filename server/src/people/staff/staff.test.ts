import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { makeStaff } from './index.ts'

let test: TestApp
let ada: TestPlayer
beforeAll(async () => {
  test = await startApp({ rights: 'owner' })
  ada = await test.player('Ada', { roles: ['administrator'] })
})
afterAll(() => test.close())
afterEach(() => test.clock.reset())

const db = () => test.database.db
const rowsOf = async (subject: string) =>
  db().selectFrom('audit_entries').selectAll().where('subject', '=', subject).orderBy('id').execute()
const subjectOf = ({ id }: TestPlayer) => `account:${id}`

describe('set_roles', () => {
  it('gives several roles, ends every session, and leaves one audit row', async () => {
    const bob = await test.player('Bob')
    const reply = await ada.call('set_roles', { account_id: bob.id, roles: 'treasurer,editor' })
    expect(reply.data).toMatchObject({ id: bob.id, name: 'Bob', roles: ['editor', 'treasurer'] })
    expect((await bob.call('get_user_by_id')).status).toBe(401)
    expect(await rowsOf(subjectOf(bob))).toMatchObject([
      { account_id: ada.id, action: 'set_roles', before: { roles: [] }, after: { roles: ['editor', 'treasurer'] } },
    ])
  })

  it('takes them away', async () => {
    const bob = await test.player('Bob', { roles: ['editor'] })
    expect((await ada.call('set_roles', { account_id: bob.id, roles: [] })).data.roles).toEqual([])
  })

  it('is for administrators, and cannot be called from the players’ app', async () => {
    const bob = await test.player('Bob')
    for (const roles of [[], ['editor'], ['examiner'], ['treasurer']] as const) {
      const other = await test.player('Eve', { roles: [...roles] })
      expect((await other.call('set_roles', { account_id: other.id, roles: ['administrator'] })).status).toBe(403)
    }
    expect((await test.stranger.call('set_roles', { account_id: bob.id, roles: [] })).status).toBe(401)
    const headers = { authorization: `Bearer ${ada.token}` }
    const response = await test.app.http.inject({ method: 'POST', url: '/api/set_roles', headers, payload: { account_id: bob.id } })
    expect(response.statusCode).toBe(404)
    expect(await rowsOf(subjectOf(bob))).toEqual([])
  })

  it.each([{ roles: ['king'] }, { roles: 'editor,king' }, { roles: 7 }, { roles: [''] }])(
    'refuses %j, and changes nothing',
    async input => {
      const bob = await test.player('Bob', { roles: ['editor'] })
      expect((await ada.call('set_roles', { account_id: bob.id, ...input })).status).toBe(400)
      expect((await bob.call('get_own_rights')).data.roles).toEqual(['editor'])
    },
  )

  it('refuses a missing or deactivated account', async () => {
    expect((await ada.call('set_roles', { account_id: 2_000_000_000, roles: [] })).message).toBe('user_not_found')
    const bob = await test.player('Bob')
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', bob.id).execute()
    expect((await ada.call('set_roles', { account_id: bob.id, roles: ['editor'] })).message).toBe('user_not_found')
  })

  it('leaves one administrator, even when two take the role from each other at once', async () => {
    const own = await startApp({ rights: 'owner' })
    try {
      const first = await own.player('First', { roles: ['administrator'] })
      expect((await first.call('set_roles', { account_id: first.id, roles: [] })).message).toBe('last_administrator')
      const second = await own.player('Second', { roles: ['administrator'] })
      await Promise.all([
        first.call('set_roles', { account_id: second.id, roles: [] }),
        second.call('set_roles', { account_id: first.id, roles: [] }),
      ])
      const left = await own.database.db
        .selectFrom('accounts')
        .select('id')
        .where(sql<boolean>`'administrator' = any(roles)`)
        .execute()
      expect(left).toHaveLength(1)
    } finally {
      await own.close()
    }
  })

  it('needs a sign-in of the last quarter of an hour; reading does not', async () => {
    const bob = await test.player('Bob')
    test.clock.advance(15 * 60_000 + 1000)
    expect((await ada.call('set_roles', { account_id: bob.id, roles: ['editor'] })).message).toBe('sign_in_again')
    expect((await ada.call('get_staff')).error).toBe(false)
    expect(await rowsOf(subjectOf(bob))).toEqual([])
  })

  it('is refused in the demo', async () => {
    const bob = await test.player('Bob')
    await test.set('demo_mode', 1)
    expect((await ada.call('set_roles', { account_id: bob.id, roles: ['editor'] })).message).toBe('not_allowed_in_demo')
    expect((await ada.call('get_own_rights')).data.demo).toBe(true)
    await test.set('demo_mode', 0)
    expect(await rowsOf(subjectOf(bob))).toEqual([])
  })
})

describe('the second factor', () => {
  it('is needed by administrators and treasurers in production, for every call that is not a player’s', async () => {
    const own = await startApp({ env: { NODE_ENV: 'production', PUBLIC_URL: 'https://quiz.example' } })
    try {
      for (const role of ['administrator', 'treasurer'] as const) {
        const privileged = await own.player('Ada', { roles: ['editor', role] })
        expect((await privileged.call('get_own_rights')).message).toBe('second_factor_needed')
        expect((await privileged.call('get_user_by_id')).error).toBe(false)
        await own.database.db.updateTable('sessions').set({ has_second_factor: true }).where('account_id', '=', privileged.id).execute()
        // A change to the account invalidates its cached session.
        await own.database.db.updateTable('accounts').set({ timezone: 'Europe/Berlin' }).where('id', '=', privileged.id).execute()
        expect((await privileged.call('get_own_rights')).data.has_second_factor).toBe(true)
      }
      const edda = await own.player('Edda', { roles: ['editor', 'examiner'] })
      expect((await edda.call('get_own_rights')).error).toBe(false)
    } finally {
      await own.close()
    }
  })
})

describe('get_staff', () => {
  it('lists the accounts with a role, and no others', async () => {
    const [edda, bob] = [await test.player('Edda', { roles: ['examiner'] }), await test.player('Bob')]
    const { data, total } = await ada.call('get_staff', { limit: 100 })
    const ids = data.map(({ id }) => id)
    expect(ids).toContain(edda.id)
    expect(ids).not.toContain(bob.id)
    expect(total).toBe(ids.length)
    expect(data.find(({ id }) => id === edda.id)).toMatchObject({ roles: ['examiner'], status: 'active', last_seen_at: expect.any(String) })
  })
})

describe('the audit', () => {
  it('is read by action, account and subject, newest first', async () => {
    const [one, two] = [await test.player('One'), await test.player('Two')]
    for (const player of [one, two]) await ada.call('set_roles', { account_id: player.id, roles: ['editor'] })
    const all = await ada.call('get_audit', { account_id: ada.id, action: 'set_roles', subject: 'account:' })
    expect(all.data.slice(0, 2).map(({ subject }) => subject)).toEqual([subjectOf(two), subjectOf(one)])
    expect(all.data[0]).toMatchObject({ name: 'Ada', request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    const narrow = await ada.call('get_audit', { subject: subjectOf(one) })
    expect([narrow.total, narrow.data.length]).toEqual([1, 1])
    const edda = await test.player('Edda', { roles: ['editor'] })
    expect((await edda.call('get_audit')).status).toBe(403)
  })

  it.each(['update audit_entries set action = $$x$$', 'delete from audit_entries', 'truncate audit_entries'])(
    'cannot be changed: %s',
    async statement => {
      const bob = await test.player('Bob')
      await ada.call('set_roles', { account_id: bob.id, roles: ['editor'] })
      await expect(sql.raw(statement).execute(db())).rejects.toThrow('the audit is append-only')
    },
  )
})

describe('npm run make-staff', () => {
  it('finds an account by its address in any spelling, signs it out, and writes the audit', async () => {
    const bob = await test.player('Bob', { email: 'bob.smith@example.com' })
    expect(await makeStaff(db(), 'Bob.Smith@example.com', ['administrator'], test.clock.now())).toBe(true)
    expect((await bob.call('get_user_by_id')).status).toBe(401)
    expect(await rowsOf(subjectOf(bob))).toMatchObject([{ account_id: null, action: 'make-staff', after: { roles: ['administrator'] } }])
  })

  it('finds no account by a merely typed address, that of a deactivated account, or an unknown one', async () => {
    await test.player('Phone', { signInType: 'mobile', mobile: '+4915112345678', email: 'typed@example.com' })
    const gone = await test.player('Gone', { email: 'gone@example.com' })
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', gone.id).execute()
    for (const email of ['typed@example.com', 'gone@example.com', 'nobody@example.com']) {
      expect(await makeStaff(db(), email, ['administrator'], test.clock.now())).toBe(false)
    }
  })
})
