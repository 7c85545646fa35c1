import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callSeen } from '../../../test/app/call-seen.ts'
import { visitor } from '../../../test/app/visitor.ts'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'

const dayMs = 86_400_000
let test: TestApp
let ada: TestPlayer
let ed: TestPlayer
beforeAll(async () => {
  test = await startApp()
})
beforeEach(async () => {
  // New sessions, because a staff session must be fresh.
  ada = await test.player('Ada', { roles: ['administrator'] })
  ed = await test.player('Ed', { roles: ['editor'] })
  await test.database.db.deleteFrom('blocked_words').execute()
})
afterAll(() => test.close())

const report = (reporter: TestPlayer, { id }: { id: number }, subject: 'name' | 'picture' = 'name') =>
  reporter.call('report_player', { user_id: id, subject, reason: 'insulting' })
const reported = (staff: TestPlayer, { id }: { id: number }) => staff.call('get_reported_player', { account_id: id })
/** Takes back the name that the player has now. */
const takeName = async (staff: TestPlayer, player: TestPlayer) =>
  staff.call('take_back_name', { account_id: player.id, seen_name: (await userOf(player)).name })
const userOf = async (player: TestPlayer) => (await player.call('get_user_by_id')).data
const queueOf = async (state: 'open' | 'closed' = 'open') =>
  (await ed.call('get_reported_players', { state, limit: 100 })).data.map(({ id }) => id)
const noticesOf = async (player: TestPlayer) => (await player.call('get_notifications')).data

async function upload(player: TestPlayer): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'tomato' } })
    .png()
    .toBuffer()
  return (await player.call('upload_profile_image', {}, { file: { field: 'image', bytes, type: 'image/png' } })).data.profile
}

describe('report_player', () => {
  it('takes one open report per reporter and subject, not about oneself, and a limited number a day, also at once', async () => {
    const [ana, ben] = [await test.player('Ana'), await test.player('Ben')]
    expect((await report(ana, ana)).message).toBe('user_not_found')
    expect((await report(ana, { id: 99_999_999 })).message).toBe('user_not_found')
    expect((await report(ana, ben)).error).toBe(false)
    expect((await report(ana, ben)).message).toBe('player_already_reported')
    expect((await report(ana, ben, 'picture')).message).toBe('nothing_to_report')
    await upload(ben)
    expect((await report(ana, ben, 'picture')).error).toBe(false)
    await test.set('reports_per_day', 4)
    const others = await Promise.all(Array.from({ length: 5 }, (_, index) => test.player(`Other ${index}`)))
    const replies = await Promise.all(others.map(other => report(ana, other)))
    expect(replies.map(({ message }) => message).filter(message => message === 'too_many_reports')).toHaveLength(3)
    test.clock.advance(dayMs)
    expect((await report(ana, { id: others[0]?.id ?? 0 })).message).not.toBe('too_many_reports')
    await test.set('reports_per_day', 50)
  })

  it('does not take a report about a drawn picture', async () => {
    const [ana, ben] = [await test.player('Ana'), await test.player('Ben')]
    await ben.call('set_avatar', { figure: 'owl', colour: 'sky' })
    expect((await report(ana, ben, 'picture')).message).toBe('nothing_to_report')
  })
})

describe('staff', () => {
  it('sees who was reported how often and why, and can leave the name as it is', async () => {
    const [ana, ben, cem] = [await test.player('Ana'), await test.player('Rude name'), await test.player('Cem')]
    await report(ana, ben)
    await report(cem, ben)
    expect(await queueOf()).toContain(ben.id)
    const { data } = await reported(ed, ben)
    expect(data).toMatchObject({ name: 'Rude name', open: [{ subject: 'name', reason: 'insulting', reports: 2 }], may_moderate: true })
    expect(data.reports.map(({ reporter, reported_name }) => [reporter.name, reported_name])).toEqual([
      ['Cem', 'Rude name'],
      ['Ana', 'Rude name'],
    ])
    expect((await ed.call('dismiss_player_reports', { account_id: ben.id, subject: 'name' })).data.open).toEqual([])
    expect((await ed.call('dismiss_player_reports', { account_id: ben.id, subject: 'name' })).message).toBe('no_open_reports')
    expect([await queueOf(), await queueOf('closed')].map(ids => ids.includes(ben.id))).toEqual([false, true])
    expect((await userOf(ben)).name).toBe('Rude name')
    // It may be reported again.
    expect((await report(ana, ben)).error).toBe(false)
  })

  it('takes back a name in the language of the player, who is told and may choose another, but not after the second time', async () => {
    const [ana, ben] = [await test.player('Ana'), await test.player('Rude name')]
    await ben.call('update_profile', { web_language: 'es' })
    await report(ana, ben)
    await takeName(ed, ben)
    expect((await userOf(ben)).name).toBe(`Jugador ${ben.id}`)
    expect(await noticesOf(ben)).toMatchObject([{ type: 'name_taken', title: 'Quitamos tu nombre' }])
    expect(await queueOf()).not.toContain(ben.id)
    expect((await ben.call('update_profile', { name: 'Rude again' })).error).toBe(false)
    await takeName(ed, ben)
    expect((await ben.call('update_profile', { name: 'Rude at last' })).message).toBe('name_fixed')
    // The form sends the unchanged name, too.
    expect((await ben.call('update_profile', { name: `Jugador ${ben.id}`, timezone: 'UTC' })).error).toBe(false)
    expect((await reported(ed, ben)).data).toMatchObject({ names_taken: 2, name_fixed_until: expect.any(String) })
    test.clock.advance(20 * dayMs)
    expect((await ben.call('update_profile', { name: 'Benigno' })).message).toBe('name_fixed')
    test.clock.advance(10 * dayMs)
    expect((await ben.call('update_profile', { name: 'Benigno' })).error).toBe(false)
  })

  it('takes back a picture: the file is gone, and the drawn one replaces it', async () => {
    const [ana, ben] = [await test.player('Ana'), await test.player('Ben')]
    const path = await upload(ben)
    await report(ana, ben, 'picture')
    const take = (seen_profile: string) => ed.call('take_back_picture', { account_id: ben.id, seen_profile })
    expect((await take(path)).data.profile).toBeNull()
    expect((await test.app.http.inject({ url: path })).statusCode).toBe(404)
    expect((await noticesOf(ben)).map(({ type }) => type)).toEqual(['picture_taken'])
    expect((await take(path)).message).toBe('nothing_to_take_back')
  })

  it('moderates nobody of the staff but as administrator, and never itself; players and treasurers moderate nobody', async () => {
    const [ana, ben] = [await test.player('Ana'), await test.player('Ben')]
    await Promise.all([report(ana, ada), report(ana, ed), report(ana, ben)])
    const take = async (staff: TestPlayer, player: TestPlayer) => (await takeName(staff, player)).status
    expect([await take(ed, ada), await take(ed, ed), await take(ada, ada)]).toEqual([403, 403, 403])
    expect((await reported(ed, ada)).data.may_moderate).toBe(false)
    expect([await take(ben, ana), await take(await test.player('Tom', { roles: ['treasurer'] }), ana)]).toEqual([403, 403])
    expect(await take(ada, ed)).toBe(200)
  })

  it('takes back what it saw, and nothing that the player has chosen since', async () => {
    const ben = await test.player('Rude name')
    const path = await upload(ben)
    await ben.call('update_profile', { name: 'Benigno' })
    const name = await ed.call('take_back_name', { account_id: ben.id, seen_name: 'Rude name' })
    const picture = await ed.call('take_back_picture', { account_id: ben.id, seen_profile: `${path}x` })
    expect([name.message, picture.message]).toEqual(['changed_meanwhile', 'changed_meanwhile'])
    expect(await userOf(ben)).toMatchObject({ name: 'Benigno', profile: path })
    expect(await noticesOf(ben)).toEqual([])
  })

  it('leaves no name in the audit', async () => {
    const ben = await test.player('Unforgettable')
    expect((await takeName(ed, ben)).error).toBe(false)
    const rows = await test.database.db.selectFrom('audit_entries').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Unforgettable')
    expect(rows.some(({ subject }) => subject === `account:${ben.id}`)).toBe(true)
  })

  it('finds no report about or by a deleted account', async () => {
    const [ana, ben] = [await test.player('Ana'), await test.player('Ben')]
    await report(ana, ben)
    await report(ben, ana)
    await ben.call('delete_user_account')
    expect(await queueOf()).not.toContain(ben.id)
    expect((await reported(ed, ben)).message).toBe('user_not_found')
    expect((await ed.call('take_back_name', { account_id: ben.id, seen_name: 'Ben' })).message).toBe('user_not_found')
  })
})

describe('a blocked word', () => {
  const block = (words: string, language_code = 'en') => callSeen(ed, 'save_blocked_words', { language_code, words })

  it('is in no new name, of any language, and the refusal does not repeat it', async () => {
    await block('darn\n*frak*')
    await block('caramba', 'es')
    const ana = await test.player('Ana')
    for (const name of ['D4RN', 'd.a.r.n', 'Da\u200brn', 'xfrakx', 'xfr\u200bakx', 'Cáramba!', 'dаrn']) {
      const reply = await ana.call('update_profile', { name })
      expect([name, reply.message]).toEqual([name, 'name_blocked'])
      expect(JSON.stringify(reply)).not.toContain(name)
    }
    expect((await userOf(ana)).name).toBe('Ana')
    expect((await ana.call('update_profile', { name: 'Darnell' })).error).toBe(false)
  })

  it('does not stop a player from saving other fields with a name from before', async () => {
    const ana = await test.player('Darn Ana')
    await block('darn')
    expect((await ana.call('update_profile', { name: 'Darn Ana', sound: 1 })).error).toBe(false)
    expect((await ana.call('update_profile', { name: 'Darn Anna' })).message).toBe('name_blocked')
  })

  it('stops a sign-up by email before the account, in the same words', async () => {
    await block('darn')
    const signUp = (name: string) =>
      visitor(test).post('sign-up/email', { name, email: `${randomUUID()}@example.com`, password: 'correct horse battery' })
    expect(await signUp('Darn')).toMatchObject({ status: 400, code: 'NAME_BLOCKED' })
    expect(await signUp('Darnell')).toMatchObject({ status: 200 })
  })

  it('needs two letters, and a list has at most 1,000; the lists come back as saved, without repeated lines', async () => {
    expect((await block('darn\n*')).status).toBe(400)
    expect((await block(Array.from({ length: 1001 }, (_, index) => `word${index}x`).join('\n'))).status).toBe(400)
    expect((await block('one'.repeat(30))).status).toBe(400)
    expect((await block(' darn \r\n\r\ndarn\r\ndrat')).data).toMatchObject({ words: 'darn\ndrat', count: 2 })
    expect((await block('x', 'nowhere')).message).toBe('document_not_found')
    expect((await ed.call('get_blocked_words')).data.find(({ id }) => id === 'en')).toMatchObject({ count: 2 })
  })
})
