import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Fields, startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { effort } from '../../../test/setup/effort.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readSettings } from '../../platform/settings/index.ts'
import { sendAnnouncements, sendBatch } from './announcing.ts'

let test: TestApp
let ada: TestPlayer
beforeAll(async () => {
  test = await startApp()
  ada = await test.player('Ada', { roles: ['administrator'] })
})
afterAll(() => test.close())
// Cancels what the test before left unsent.
beforeEach(() => db().updateTable('announcements').set({ state: 'cancelled' }).where('state', 'in', ['scheduled', 'sending']).execute())

const db = () => test.database.db
const english = { en: { title: 'A new contest', message: 'It begins on Monday.' } }
const hourMs = 3_600_000
const inAnHour = () => new Date(test.clock.now().getTime() + hourMs).toISOString()

async function announce(more: Fields<'send_announcement'> = {}) {
  const reply = await ada.call('send_announcement', { texts: english, audience: 'all', ...more })
  if (reply.error) throw new Error(`the announcement was refused: ${JSON.stringify(reply)}`)
  return reply.data
}
const tick = () => test.app.runJob('announcements')
const noticesOf = async (player: TestPlayer) =>
  (await player.call('get_notifications', { limit: 100 })).data.filter(({ type }) => type === 'announcement')
const countOf = async (id: number) => {
  const { rows } = await sql<{ notices: number; accounts: number }>`
    select count(*)::int as notices, count(distinct account_id)::int as accounts from notices where key = ${`announcement:${id}`}`.execute(
    db(),
  )
  return rows[0]
}

describe('send_announcement', () => {
  it('reaches everybody once, in their language, with its picture and page, and leaves one audit row', async () => {
    const [alice, zoe, nour] = [
      await test.player(),
      await test.player('Zoe', { webLanguage: 'es' }),
      await test.player('Nour', { webLanguage: 'ar' }),
    ]
    const texts = { ...english, es: { title: 'Un concurso', message: 'Empieza el lunes.' } }
    const { id } = await announce({ texts, link: '/contest/12/' })
    await tick()
    await tick()
    expect(await noticesOf(alice)).toMatchObject([
      { title: 'A new contest', message: 'It begins on Monday.', link: '/contest/12/', type_id: id },
    ])
    expect(await noticesOf(zoe)).toMatchObject([{ title: 'Un concurso' }])
    // It has no Arabic text, so Nour gets the default language.
    expect(await noticesOf(nour)).toMatchObject([{ title: 'A new contest' }])
    const { data } = await ada.call('get_announcement', { announcement_id: id })
    expect(data).toMatchObject({ state: 'sent', notified: (await countOf(id))?.accounts, name: 'Ada' })
    expect(await db().selectFrom('audit_entries').select('action').where('subject', '=', `announcement:${id}`).execute()).toEqual([
      { action: 'send_announcement' },
    ])
  })

  it('announces once when the same form is sent twice at the same moment', async () => {
    const once = randomUUID()
    const [one, two] = await Promise.all([announce({ once, send_at: inAnHour() }), announce({ once, send_at: inAnHour() })])
    expect(one.id).toBe(two.id)
  })

  it('goes only to accounts of the chosen language, in any spelling of it', async () => {
    const spellings = ['es', 'ES', 'spanish', 'es-MX']
    const readers = await Promise.all(spellings.map(webLanguage => test.player('Zoe', { webLanguage })))
    const [english, silent] = [await test.player('Alice', { webLanguage: 'en' }), await test.player('Bob')]
    expect((await ada.call('count_audience', { audience: 'language', web_language: 'es' })).data.accounts).toBeGreaterThanOrEqual(4)
    await announce({ audience: 'language', web_language: 'es' })
    await tick()
    for (const reader of readers) expect(await noticesOf(reader)).toHaveLength(1)
    for (const other of [english, silent]) expect(await noticesOf(other)).toEqual([])
    await announce({ audience: 'language', web_language: 'en' })
    await tick()
    for (const reader of [english, silent]) expect(await noticesOf(reader)).toHaveLength(1)
  })

  it('goes to chosen accounts only, and not to deactivated ones', async () => {
    const [alice, bob, gone] = [await test.player(), await test.player('Bob'), await test.player('Gone')]
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', gone.id).execute()
    const { id } = await announce({ audience: 'accounts', account_ids: [alice.id, gone.id, alice.id, 999_999] })
    await tick()
    expect(await countOf(id)).toEqual({ notices: 1, accounts: 1 })
    expect([await noticesOf(alice), await noticesOf(bob)].map(notices => notices.length)).toEqual([1, 0])
  })

  it('does not go to accounts that sign up later', async () => {
    const { id } = await announce()
    await inTransaction(db(), async tx => sendBatch(tx, id, await readSettings(tx), test.clock.now()))
    const late = await test.player('Late')
    await tick()
    expect(await noticesOf(late)).toEqual([])
  })

  it('is plain text, whatever it contains', async () => {
    const alice = await test.player()
    const hostile = { title: '<img src=x onerror=alert(1)>', message: '‮‏ {{name}} $t(badge.elite.name) <script>1</script>' }
    await announce({ texts: { en: hostile }, audience: 'accounts', account_ids: [alice.id] })
    await tick()
    expect(await noticesOf(alice)).toMatchObject([hostile])
  })

  it.each([
    { link: 'https://evil.example/' },
    { link: '//evil.example/' },
    { link: '/\\evil.example/' },
    { link: 'javascript:alert(1)' },
    { texts: {} },
    { texts: { en: { title: '', message: 'x' } } },
    { texts: { __proto__x: { title: 'x', message: 'x' } } },
    { audience: 'language' },
    { audience: 'language', web_language: 'xx' },
    { audience: 'accounts' },
    { audience: 'accounts', account_ids: [] },
    { image: 'nothing.webp' },
    { send_at: 'tomorrow' },
  ])('refuses %j', async more => {
    expect((await ada.call('send_announcement', { texts: english, audience: 'all', ...more })).status).toBe(400)
  })
})

describe('a scheduled announcement', () => {
  it('waits for its time, and can be changed only until then', async () => {
    const alice = await test.player()
    const made = await announce({ audience: 'accounts', account_ids: [alice.id], send_at: inAnHour() })
    await tick()
    expect(await noticesOf(alice)).toEqual([])
    const wanted = { announcement_id: made.id, audience: 'accounts', account_ids: [alice.id], send_at: made.send_at }
    const other = { en: { title: 'Another', message: 'Word.' } }
    const changed = await ada.call('change_announcement', { ...wanted, version: made.version, texts: other })
    expect(changed.data).toMatchObject({ texts: other, version: made.version + 1 })
    const stale = await ada.call('change_announcement', { ...wanted, version: made.version, texts: english })
    expect(stale.message).toBe('changed_meanwhile')
    test.clock.advance(hourMs)
    await tick()
    test.clock.reset()
    expect(await noticesOf(alice)).toMatchObject([{ title: 'Another' }])
    const late = await ada.call('change_announcement', { ...wanted, version: changed.data.version, texts: english })
    expect(late.message).toBe('announcement_under_way')
  })

  it('accepts only one of two parallel changes', async () => {
    const made = await announce({ send_at: inAnHour() })
    const change = (title: string) =>
      ada.call('change_announcement', {
        announcement_id: made.id,
        version: made.version,
        audience: 'all',
        send_at: made.send_at,
        texts: { en: { title, message: 'x' } },
      })
    const replies = await Promise.all([change('one'), change('two')])
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['changed_meanwhile', 'ok'])
  })

  it('goes to nobody once it is cancelled', async () => {
    const alice = await test.player()
    const { id } = await announce({ audience: 'accounts', account_ids: [alice.id], send_at: inAnHour() })
    expect((await ada.call('cancel_announcement', { announcement_id: id })).data.state).toBe('cancelled')
    expect((await ada.call('cancel_announcement', { announcement_id: id })).message).toBe('announcement_under_way')
    test.clock.advance(2 * hourMs)
    await tick()
    test.clock.reset()
    expect(await noticesOf(alice)).toEqual([])
  })
})

describe('a job that dies', () => {
  const manyAccounts = effort(2500, 100_000)
  const fill = () =>
    sql`
    insert into accounts (subject, sign_in_type, name, refer_code)
    select 'many:' || n, 'email', 'Many ' || n, 'MANY' || n from generate_series(1, ${manyAccounts}) n
    on conflict do nothing`.execute(db())

  it('halfway is continued by the next one: each account gets one notice', async () => {
    await fill()
    const settings = await readSettings(db())
    const { id } = await announce()
    const now = test.clock.now()
    // Killed before the commit of its second batch.
    await inTransaction(db(), tx => sendBatch(tx, id, settings, now))
    const killed = db()
      .transaction()
      .execute(async tx => {
        await sendBatch(tx, id, settings, now)
        throw new Error('killed')
      })
    await expect(killed).rejects.toThrow('killed')
    const { reached_id } = await db().selectFrom('announcements').select('reached_id').where('id', '=', id).executeTakeFirstOrThrow()
    const reached = await db().selectFrom('accounts').select('id').where('id', '<=', reached_id).where('status', '=', 'active').execute()
    expect(await countOf(id)).toEqual({ notices: reached.length, accounts: reached.length })
    expect((await ada.call('cancel_announcement', { announcement_id: id })).message).toBe('announcement_under_way')
    await sendAnnouncements(db(), settings, now)
    const { rows } = await sql<{ accounts: number }>`select count(*)::int as accounts from accounts where status = 'active'`.execute(db())
    expect(await countOf(id)).toEqual({ notices: rows[0]?.accounts, accounts: rows[0]?.accounts })
    expect((await ada.call('get_announcement', { announcement_id: id })).data).toMatchObject({ state: 'sent', notified: rows[0]?.accounts })
  })

  it('and parallel jobs send each account one notice', async () => {
    await fill()
    const settings = await readSettings(db())
    const { id } = await announce()
    await Promise.all([1, 2, 3].map(() => sendAnnouncements(db(), settings, test.clock.now())))
    await tick()
    const state = await ada.call('get_announcement', { announcement_id: id })
    const counted = await countOf(id)
    expect(counted?.notices).toBe(counted?.accounts)
    expect(state.data).toMatchObject({ state: 'sent', notified: counted?.accounts })
  })
})
