import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
let ada: TestPlayer
let edda: TestPlayer
let tess: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  ada = await quiz.player('Ada', { roles: ['administrator'] })
  edda = await quiz.player('Edda', { roles: ['examiner'] })
  tess = await quiz.player('Tess', { roles: ['treasurer'] })
})
afterAll(() => quiz.close())

const db = () => quiz.database.db
const idsFor = async (staff: TestPlayer, input: object) =>
  (await staff.call('get_players', { limit: 100, ...input })).data.map(({ id }) => id)
const auditOf = ({ id }: TestPlayer) =>
  db().selectFrom('audit_entries').selectAll().where('subject', '=', `account:${id}`).orderBy('id').execute()

describe('get_players', () => {
  it('finds players by the beginning of a name, by number and by invitation code, in any spelling', async () => {
    const zelda = await quiz.player('Zelda Öztürk')
    const { refer_code } = await db().selectFrom('accounts').select('refer_code').where('id', '=', zelda.id).executeTakeFirstOrThrow()
    for (const search of ['zelda', 'ZELDA ÖZ', String(zelda.id), refer_code.toLowerCase()]) {
      expect(await idsFor(edda, { search }), search).toContain(zelda.id)
    }
    for (const search of ['elda', '%', 'zelda_', "'; drop table accounts --", '\u{10ffff}']) {
      expect(await idsFor(edda, { search }), search).not.toContain(zelda.id)
    }
  })

  // ASVS V8.2.3
  it('shows contacts only to administrators and treasurers, and lets only them search by contact', async () => {
    const yara = await quiz.player('Yara', { email: 'yara.hidden@example.com', mobile: '+447911000001' })
    for (const staff of [ada, tess]) {
      for (const search of ['YARA.hidden@', '+44 7911 000001']) expect(await idsFor(staff, { search })).toEqual([yara.id])
      expect((await staff.call('get_players', { search: 'Yara' })).data[0]).toMatchObject({
        email: 'yara.hidden@example.com',
        mobile: '+447911000001',
      })
    }
    const editor = await quiz.player('Ed', { roles: ['editor'] })
    for (const staff of [edda, editor]) {
      for (const search of ['yara.hidden', '+447911000001', '447911000001']) expect(await idsFor(staff, { search })).toEqual([])
      const shown = (await staff.call('get_players', { search: 'Yara' })).data
      expect(shown).toMatchObject([{ id: yara.id, email: null, mobile: null }])
      expect(JSON.stringify((await staff.call('get_player', { account_id: yara.id })).data)).not.toMatch(/hidden|7911/)
    }
  })

  it('filters and sorts, and is for staff only', async () => {
    const [b, a] = [await quiz.player('Xb'), await quiz.player('xa')]
    expect(await idsFor(edda, { search: 'x', sort: 'name', order: 'asc' })).toEqual([a.id, b.id])
    expect(await idsFor(edda, { search: 'x', sort: 'registered_at', order: 'asc' })).toEqual([b.id, a.id])
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', a.id).execute()
    expect(await idsFor(edda, { status: 'deactivated' })).toEqual([a.id])
    expect(await idsFor(edda, { role: 'treasurer' })).toEqual([tess.id])
    expect(await idsFor(edda, { registered_from: '2099-01-01T00:00:00Z' })).toEqual([])
    expect((await b.call('get_players')).status).toBe(403)
    expect((await quiz.stranger.call('get_players')).status).toBe(401)
  })

  it('uses an index for every order and search among many players', async () => {
    await insertAccounts(db(), 3000)
    await sql`analyze accounts`.execute(db())
    const planOf = async (query: ReturnType<typeof sql>) => JSON.stringify((await sql`explain ${query}`.execute(db())).rows)
    for (const order of ['id', 'lower(name) collate "C", id', 'registered_at, id']) {
      expect(await planOf(sql`select id from accounts a order by ${sql.raw(order)} limit 25`)).toContain('Index')
    }
    const name = sql`lower(name) collate "C" >= 'zelda' and lower(name) collate "C" < 'zelda\u{10ffff}'`
    expect(await planOf(sql`select id from accounts where ${name}`)).toContain('accounts_name_search')
  })
})

describe('get_player', () => {
  it('returns the profile as staff see it', async () => {
    const bob = await quiz.player('Bob')
    await quiz.playLevel(bob, { category: 'claims' }, 10)
    const { data } = await ada.call('get_player', { account_id: bob.id })
    expect(data).toMatchObject({
      id: bob.id,
      name: 'Bob',
      status: 'active',
      coins: 104,
      plays: 1,
      sessions: 1,
      shows_contacts: true,
      invited_by: null,
    })
    expect((await ada.call('get_player', { account_id: 2_000_000_000 })).message).toBe('user_not_found')
  })
})

describe('the history of a player', () => {
  it('shows plays to all staff, and coins as the player sees them to treasurers', async () => {
    const bob = await quiz.player('Bob')
    await quiz.playLevel(bob, { category: 'claims' }, 10)
    const plays = await edda.call('get_player_plays', { account_id: bob.id })
    expect([plays.total, plays.data[0]]).toMatchObject([
      1,
      { mode: 'quiz_zone', state: 'finished', questions: 10, correct: 10, coins: 4, level: 1 },
    ])
    const ledger = await tess.call('get_player_ledger', { account_id: bob.id })
    const own = await bob.call('get_tracker_data')
    expect([ledger.total, ledger.data]).toEqual([own.total, own.data])
    expect((await edda.call('get_player_ledger', { account_id: bob.id })).status).toBe(403)
  })
})

describe('get_player_sessions and end_player_sessions', () => {
  // ASVS V7.4.5
  it('shows nothing that opens a session, and ends the sessions at once', async () => {
    const bob = await quiz.player('Bob')
    const { data, total } = await ada.call('get_player_sessions', { account_id: bob.id })
    expect([total, data.length]).toEqual([1, 1])
    expect(JSON.stringify(data)).not.toContain(bob.token)
    expect((await ada.call('end_player_sessions', { account_id: bob.id })).data.sessions).toBe(0)
    expect((await bob.call('get_user_by_id')).status).toBe(401)
    expect(await auditOf(bob)).toMatchObject([{ action: 'end_player_sessions', after: { sessions_ended: 1 } }])
  })
})

describe('deactivate_player and activate_player', () => {
  const deactivate = (account_id: number, by = ada) => by.call('deactivate_player', { account_id, reason: 'Cheating.' })

  it('end every session at once and refuse the next sign-in; activating lets the player in again', async () => {
    const bob = await quiz.player('Bob')
    expect((await deactivate(bob.id)).data.status).toBe('deactivated')
    expect((await bob.call('get_user_by_id')).status).toBe(401)
    expect((await deactivate(bob.id)).message).toBe('account_not_active')
    expect((await ada.call('activate_player', { account_id: bob.id })).data.status).toBe('active')
    expect((await ada.call('activate_player', { account_id: bob.id })).message).toBe('account_not_deactivated')
    expect(await auditOf(bob)).toMatchObject([
      { action: 'deactivate_player', before: { status: 'active' }, after: { status: 'deactivated', reason: 'Cheating.' } },
      { action: 'activate_player' },
    ])
  })

  it('need an administrator with a fresh sign-in, who cannot end their own account', async () => {
    const bob = await quiz.player('Bob')
    for (const staff of [edda, tess]) {
      expect((await deactivate(bob.id, staff)).status).toBe(403)
      expect((await staff.call('delete_player', { account_id: bob.id, reason: 'x' })).status).toBe(403)
    }
    expect((await deactivate(ada.id)).message).toBe('own_account')
    expect((await ada.call('delete_player', { account_id: ada.id, reason: 'x' })).message).toBe('own_account')
    expect((await deactivate(2_000_000_000)).message).toBe('user_not_found')
    quiz.clock.advance(16 * 60_000)
    expect((await deactivate(bob.id)).message).toBe('sign_in_again')
    quiz.clock.reset()
  })

  it('leave one administrator, even when two deactivate each other at once', async () => {
    const own = await startQuiz({ rights: 'owner' })
    try {
      const [first, second] = [
        await own.player('First', { roles: ['administrator'] }),
        await own.player('Second', { roles: ['administrator'] }),
      ]
      await Promise.all([deactivate(second.id, first), deactivate(first.id, second)])
      const left = await own.database.db.selectFrom('accounts').select('id').where('status', '=', 'active').execute()
      expect(left).toHaveLength(1)
    } finally {
      await own.close()
    }
  })
})

describe('delete_player', () => {
  it('deletes all personal data, and keeps none in the audit', async () => {
    const bob = await quiz.player('Bob Unforgettable', { email: 'bob.unforgettable@example.com' })
    const { data } = await ada.call('delete_player', { account_id: bob.id, reason: 'Asked for by letter.' })
    expect(data).toMatchObject({ status: 'deleted', name: 'Deleted player', email: null, coins: 0 })
    expect(JSON.stringify(await auditOf(bob))).not.toMatch(/unforgettable/i)
    expect((await ada.call('delete_player', { account_id: bob.id, reason: 'Again.' })).message).toBe('user_not_found')
  })
})
