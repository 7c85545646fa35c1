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
    const reply = await ada.call('set_roles', { account_id: bob.id, roles: 'treasurer,editor', were: [] })
    expect(reply.data).toMatchObject({ id: bob.id, name: 'Bob', roles: ['editor', 'treasurer'] })
    expect((await bob.call('get_user_by_id')).status).toBe(401)
    expect(await rowsOf(subjectOf(bob))).toMatchObject([
      { account_id: ada.id, action: 'set_roles', before: { roles: [] }, after: { roles: ['editor', 'treasurer'] } },
    ])
  })

  it('takes them away', async () => {
    const bob = await test.player('Bob', { roles: ['editor'] })
    expect((await ada.call('set_roles', { account_id: bob.id, roles: [], were: ['editor'] })).data.roles).toEqual([])
  })

  it('is for administrators, and cannot be called from the players’ app', async () => {
    const bob = await test.player('Bob')
    for (const roles of [[], ['editor'], ['examiner'], ['treasurer']] as const) {
      const other = await test.player('Eve', { roles: [...roles] })
      expect((await other.call('set_roles', { account_id: other.id, roles: ['administrator'], were: [...roles] })).status).toBe(403)
    }
    expect((await test.stranger.call('set_roles', { account_id: bob.id, roles: [], were: [] })).status).toBe(401)
    const headers = { authorization: `Bearer ${ada.token}` }
    const response = await test.app.http.inject({ method: 'POST', url: '/api/set_roles', headers, payload: { account_id: bob.id } })
    expect(response.statusCode).toBe(404)
    expect(await rowsOf(subjectOf(bob))).toEqual([])
  })

  it.each([{ roles: ['king'] }, { roles: 'editor,king' }, { roles: 7 }, { roles: [''] }])(
    'refuses %j, and changes nothing',
    async input => {
      const bob = await test.player('Bob', { roles: ['editor'] })
      expect((await ada.call('set_roles', { account_id: bob.id, were: ['editor'], ...input })).status).toBe(400)
      expect((await bob.call('get_own_rights')).data.roles).toEqual(['editor'])
    },
  )

  it('refuses a missing or deactivated account', async () => {
    expect((await ada.call('set_roles', { account_id: 2_000_000_000, roles: [], were: [] })).message).toBe('user_not_found')
    const bob = await test.player('Bob')
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', bob.id).execute()
    expect((await ada.call('set_roles', { account_id: bob.id, roles: ['editor'], were: [] })).message).toBe('user_not_found')
  })

  it('leaves one administrator, even when two take the role from each other at once', async () => {
    const own = await startApp({ rights: 'owner' })
    try {
      const first = await own.player('First', { roles: ['administrator'] })
      expect((await first.call('set_roles', { account_id: first.id, roles: [], were: ['administrator'] })).message).toBe(
        'last_administrator',
      )
      const second = await own.player('Second', { roles: ['administrator'] })
      await Promise.all([
        first.call('set_roles', { account_id: second.id, roles: [], were: ['administrator'] }),
        second.call('set_roles', { account_id: first.id, roles: [], were: ['administrator'] }),
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
    expect((await ada.call('set_roles', { account_id: bob.id, roles: ['editor'], were: [] })).message).toBe('sign_in_again')
    expect((await ada.call('get_staff')).error).toBe(false)
    expect(await rowsOf(subjectOf(bob))).toEqual([])
  })

  it('is refused in the demo', async () => {
    const bob = await test.player('Bob')
    await test.set('demo_mode', 1)
    expect((await ada.call('set_roles', { account_id: bob.id, roles: ['editor'], were: [] })).message).toBe('not_allowed_in_demo')
    expect((await ada.call('get_own_rights')).data.demo).toBe(true)
    await test.set('demo_mode', 0)
    expect(await rowsOf(subjectOf(bob))).toEqual([])
  })
})

describe('a change of roles that meets another', () => {
  it('is refused when the roles are no longer those that the administrator saw', async () => {
    const bob = await test.player('Bob')
    const replies = await Promise.all([
      ada.call('set_roles', { account_id: bob.id, roles: ['editor'], were: [] }),
      ada.call('set_roles', { account_id: bob.id, roles: ['examiner'], were: [] }),
    ])
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    expect(await rowsOf(subjectOf(bob))).toHaveLength(1)
  })

  it('of two administrators who remove each other at once, one stays, and others with them', async () => {
    const own = await startApp({ rights: 'owner' })
    try {
      const [first, second, third] = [
        await own.player('First', { roles: ['administrator'] }),
        await own.player('Second', { roles: ['administrator'] }),
        await own.player('Third', { roles: ['administrator'] }),
      ]
      const replies = await Promise.all([
        first.call('set_roles', { account_id: second.id, roles: [], were: ['administrator'] }),
        second.call('set_roles', { account_id: first.id, roles: [], were: ['administrator'] }),
      ])
      const [won, ...lost] = replies.toSorted((one, other) => one.status - other.status)
      expect([won?.status, lost[0]?.status]).toEqual([200, expect.toBeOneOf([401, 403])])
      const { data } = await third.call('get_staff')
      expect(data).toHaveLength(2)
    } finally {
      await own.close()
    }
  })
})

describe('those concerned by a change of roles', () => {
  const noticesOf = ({ id }: TestPlayer) =>
    db().selectFrom('notices').select(['type', 'params']).where('account_id', '=', id).orderBy('id').execute()
  const letterTo = async (player: TestPlayer) => {
    await test.app.runJob('email_queue')
    const { email } = await db().selectFrom('accounts').select('email').where('id', '=', player.id).executeTakeFirstOrThrow()
    return test.app.outbox.latest(email ?? '')
  }

  it('get a notice and an email in their language', async () => {
    const bob = await test.player('Bob')
    await db().updateTable('accounts').set({ web_language: 'es' }).where('id', '=', bob.id).execute()
    await ada.call('set_roles', { account_id: bob.id, roles: ['editor', 'examiner'], were: [] })
    expect(await noticesOf(bob)).toEqual([{ type: 'roles_given', params: { roles: 'editor, examiner' } }])
    expect(await letterTo(bob)).toMatchObject({
      subject: expect.stringContaining('Tus roles cambiaron'),
      text: expect.stringMatching(/editor, examiner[^]+\/admin\//),
    })
    await ada.call('set_roles', { account_id: bob.id, roles: [], were: ['editor', 'examiner'] })
    expect(await noticesOf(bob)).toMatchObject([{ type: 'roles_given' }, { type: 'roles_taken' }])
    const letter = await letterTo(bob)
    expect(letter?.subject).toContain('Ya no tienes ningún rol')
    expect(letter?.text).not.toContain('/admin/')
  })

  it('get neither when the change is refused', async () => {
    const bob = await test.player('Bob')
    await ada.call('set_roles', { account_id: bob.id, roles: ['editor'], were: ['examiner'] })
    expect([await noticesOf(bob), await letterTo(bob)]).toEqual([[], undefined])
  })

  it('include every administrator, if the role can pay out coins or give roles', async () => {
    const [bob, amy] = [await test.player('Bob'), await test.player('Amy', { roles: ['administrator'] })]
    await ada.call('set_roles', { account_id: bob.id, roles: ['editor'], were: [] })
    expect(await noticesOf(amy)).toEqual([])
    await ada.call('set_roles', { account_id: bob.id, roles: ['editor', 'treasurer'], were: ['editor'] })
    expect(await noticesOf(amy)).toEqual([{ type: 'role_watch', params: { account: bob.id, roles: 'treasurer' } }])
    expect(await noticesOf(bob)).not.toContainEqual(expect.objectContaining({ type: 'role_watch' }))
  })
})

describe('find_colleague', () => {
  const find = async (contact: string, by = ada) => by.call('find_colleague', { contact })

  it('finds the one account that signs in with an address or number', async () => {
    const bob = await test.player('Bob')
    await db().updateTable('accounts').set({ email: 'bob@example.com' }).where('id', '=', bob.id).execute()
    const tel = await test.player('Tel')
    const number = { email: null, mobile: '+4915790000017', sign_in_type: 'mobile' as const }
    await db().updateTable('accounts').set(number).where('id', '=', tel.id).execute()
    expect((await find(' BOB@Example.com ')).data).toMatchObject({ id: bob.id, name: 'Bob', roles: [] })
    expect((await find('+49 (157) 9000-0017')).data).toMatchObject({ id: tel.id })
  })

  it('finds no typed address and no deactivated account', async () => {
    const bob = await test.player('Bob')
    await db().updateTable('accounts').set({ email: 'typed@example.com', sign_in_type: 'mobile' }).where('id', '=', bob.id).execute()
    expect((await find('typed@example.com')).message).toBe('nobody_signs_in_with_it')
    await db().updateTable('accounts').set({ sign_in_type: 'email' }).where('id', '=', bob.id).execute()
    expect((await find('typed@example.com')).error).toBe(false)
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', bob.id).execute()
    expect((await find('typed@example.com')).message).toBe('nobody_signs_in_with_it')
  })

  it('is for administrators', async () => {
    for (const role of ['editor', 'examiner', 'treasurer'] as const) {
      expect((await find('ada@example.com', await test.player('Eve', { roles: [role] }))).status).toBe(403)
    }
  })
})

describe('get_last_change', () => {
  it('names the person and the time to those who may change the thing, and to nobody else', async () => {
    const [edda, exa] = [await test.player('Edda', { roles: ['editor'] }), await test.player('Exa', { roles: ['examiner'] })]
    const subject = 'category:77'
    const entry = { action: 'change_category', account_id: edda.id, subject, before: null, after: null, request_id: 'req-1' }
    await db()
      .insertInto('audit_entries')
      .values({ ...entry, at: new Date() })
      .execute()
    const ask = async (player: TestPlayer, subject: string) => player.call('get_last_change', { subject })
    expect((await ask(edda, subject)).data).toEqual({ name: 'Edda', at: expect.stringMatching(/Z$/) })
    expect((await ask(ada, subject)).data).toMatchObject({ name: 'Edda' })
    expect((await ask(exa, subject)).status).toBe(403)
    for (const subject of ['exam:1', `account:${exa.id}`, 'setting:app_name', 'constructor:1'])
      expect((await ask(edda, subject)).status).toBe(403)
    // One subject at a time, never all that begin with a word.
    for (const several of ['category:', 'category']) expect((await ask(edda, several)).status).toBe(400)
    expect((await ask(edda, 'category:999999')).message).toBe('document_not_found')
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
    for (const player of [one, two]) await ada.call('set_roles', { account_id: player.id, roles: ['editor'], were: [] })
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
      await ada.call('set_roles', { account_id: bob.id, roles: ['editor'], were: [] })
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
    await test.player('Phone', { signInType: 'mobile', mobile: '+4915112345600', email: 'typed@example.com' })
    const gone = await test.player('Gone', { email: 'gone@example.com' })
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', gone.id).execute()
    for (const email of ['typed@example.com', 'gone@example.com', 'nobody@example.com']) {
      expect(await makeStaff(db(), email, ['administrator'], test.clock.now())).toBe(false)
    }
  })
})
