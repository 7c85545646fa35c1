import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { readSettings } from '../../platform/settings/store.ts'
import { signLink } from './links.ts'
import type { LetterEmail, SendingParts } from './parts.ts'
import { sendLetters } from './send.ts'
import { writeLetter } from './write.ts'

const dayMs = 86_400_000
let people = 0
let test: TestApp
let ada: TestPlayer
beforeAll(async () => {
  test = await startApp()
  await test.set('sign_ups_per_domain_hour', 0)
  await test.set('sign_ups_per_domain_day', 0)
})
beforeEach(async () => {
  ada = await test.player('Ada', { roles: ['administrator'], email: `ada${people++}@example.com` })
})
afterAll(() => test.close())

const sent = (to: string) => test.app.outbox.all().filter(email => email.to === to)
const newest = (to: string) => sent(to)[0]
const pathOf = (link: string | undefined) => new URL(link ?? '').pathname
const get = (url: string) => test.app.http.inject({ method: 'GET', url })
/** As a mail program does. */
const oneClick = (url: string) =>
  test.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
const stopOf = (letter: { headers?: Record<string, string> } | undefined) => pathOf(letter?.headers?.['List-Unsubscribe']?.slice(1, -1))
const stateOf = async (player: TestPlayer) => (await player.call('get_letter_choice')).data.state

interface Reader {
  player: TestPlayer
  email: string
}

/** A player who has asked for letters, and confirmed it. */
async function reader(name = 'Ana', isConfirmed = true): Promise<Reader> {
  const email = `reader${people++}@example.com`
  const player = await test.player(name, { email })
  expect((await player.call('set_letter_choice', { wants: 1 })).data).toEqual({ state: 'asked', is_offered: true })
  await test.app.outbox.settled()
  if (isConfirmed) await oneClick(pathOf(newest(email)?.link))
  return { player, email }
}

const announce = (more: object = {}) =>
  ada.call('send_announcement', { texts: { en: { title: 'News', message: 'Play more.' } }, audience: 'all', by_mail: 1, ...more })

async function sendAll(): Promise<void> {
  await test.app.runJob('announcements')
  await test.app.runJob('letters')
}

describe('the choice of letters', () => {
  it('is on only after the link in a first email, which a mail scanner cannot use by opening it', async () => {
    const { player, email } = await reader('Ana', false)
    const link = pathOf(newest(email)?.link)
    const page = await get(link)
    expect([page.statusCode, page.headers['content-type'], page.body.includes('<form method="post">')]).toEqual([
      200,
      'text/html; charset=utf-8',
      true,
    ])
    expect(await stateOf(player)).toBe('asked')
    await announce()
    await sendAll()
    expect(sent(email)).toHaveLength(1)
    expect((await oneClick(link)).statusCode).toBe(200)
    expect((await oneClick(link)).statusCode).toBe(200)
    expect(await stateOf(player)).toBe('on')
  })

  it('takes no link that is forged, of somebody else, of another kind, a week old, or from before it was stopped', async () => {
    const { player, email } = await reader('Ana', false)
    const link = pathOf(newest(email)?.link)
    const token = link.split('/').at(-1) ?? ''
    const forged = [token.replace(/^\d+/, '1'), `${token}A`, token.slice(0, -1), 'abc', token.replace(/\.\d+\./, '.1.')]
    for (const bad of forged) expect((await oneClick(`/api/letters/confirm/${bad}`)).statusCode).toBe(404)
    expect((await oneClick(`/api/letters/stop/${token}`)).statusCode).toBe(404)
    await player.call('set_letter_choice', { wants: 0 })
    expect((await oneClick(link)).statusCode).toBe(404)
    test.clock.advance(dayMs)
    await player.call('set_letter_choice', { wants: 1 })
    await test.app.outbox.settled()
    test.clock.advance(7 * dayMs + 1)
    expect((await oneClick(pathOf(newest(email)?.link))).statusCode).toBe(404)
    expect(await stateOf(player)).toBe('asked')
  })

  it('needs an address, and floods no inbox: it is limited by account and by address', async () => {
    const phone = await test.player('Phone', { signInType: 'mobile', mobile: '+34600111222' })
    await test.database.db.updateTable('accounts').set({ email: null }).where('id', '=', phone.id).execute()
    expect((await phone.call('set_letter_choice', { wants: 1 })).message).toBe('letters_not_offered')
    const { player } = await reader('Ana', false)
    expect((await player.call('set_letter_choice', { wants: 1 })).message).toBe('too_many_requests')
    const others = await Promise.all(
      Array.from({ length: 5 }, (_, index) => test.player(`P${index}`, { signInType: 'mobile', mobile: `+3460022233${index}` })),
    )
    for (const other of others) await other.call('update_profile', { email: 'victim@example.com' })
    for (const other of others) await other.call('set_letter_choice', { wants: 1 })
    await test.app.outbox.settled()
    expect(sent('victim@example.com')).toHaveLength(3)
  })

  it('ends with another address of the account', async () => {
    const phone = await test.player('Phone', { signInType: 'mobile', mobile: '+34600111333' })
    await phone.call('update_profile', { email: 'first@example.com' })
    await phone.call('set_letter_choice', { wants: 1 })
    await test.app.outbox.settled()
    await oneClick(pathOf(newest('first@example.com')?.link))
    await phone.call('update_profile', { email: 'second@example.com' })
    expect(await stateOf(phone)).toBe('off')
    await announce()
    await sendAll()
    expect([sent('first@example.com').length, sent('second@example.com').length]).toEqual([1, 0])
  })
})

describe('a letter', () => {
  it('reaches the players who asked for it, once, in their language, with a link that stops letters by one click', async () => {
    const { player, email } = await reader()
    await test.player('Silent', { email: 'silent@example.com' })
    await player.call('update_profile', { web_language: 'es' })
    const texts = { en: { title: 'News', message: 'More.' }, es: { title: 'Novedades', message: 'Más <b>.' } }
    const { data } = await announce({ texts, link: '/contest/' })
    await sendAll()
    await test.app.runJob('letters')
    const letters = sent(email).filter(({ subject }) => subject === 'Novedades')
    expect(letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      text: expect.stringContaining('/contest/'),
      html: expect.stringContaining('Más &lt;b&gt;.'),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
    expect(sent('silent@example.com')).toEqual([])
    const stop = stopOf(letters[0])
    expect((await get(stop)).statusCode).toBe(200)
    expect(await stateOf(player)).toBe('on')
    expect([(await oneClick(stop)).statusCode, (await oneClick(stop)).statusCode]).toEqual([200, 200])
    expect(await stateOf(player)).toBe('off')
    const shown = (await ada.call('get_announcement', { announcement_id: data.id })).data
    expect(shown).toMatchObject({ by_mail: true, letters: { failed: 0, stopped: 1 }, mailed_at: expect.any(String) })
  })

  it('is not sent for a notice without letters', async () => {
    const { email } = await reader()
    await announce({ by_mail: 0 })
    await sendAll()
    expect(sent(email)).toHaveLength(1)
  })

  it('goes to those who used the app lately, or did not', async () => {
    const [{ player, email }, { email: away }] = [await reader('Here'), await reader('Away')]
    test.clock.advance(10 * dayMs)
    await player.call('get_user_by_id')
    const count = async (days: object) => (await ada.call('count_audience', { audience: 'all', ...days })).data.letters
    expect(await count({ seen_within_days: 5, unseen_for_days: 5 })).toBe(0)
    const fresh = await test.player('Ada', { roles: ['administrator'] })
    ada = fresh
    await announce({ seen_within_days: 5, texts: { en: { title: 'Seen', message: 'x' } } })
    await announce({ unseen_for_days: 5, texts: { en: { title: 'Unseen', message: 'x' } } })
    await sendAll()
    expect([newest(email)?.subject, newest(away)?.subject]).toEqual(['Seen', 'Unseen'])
  })

  it('has a subject of one line, whatever the title: no other header can be put in', async () => {
    const { db } = test.database
    const texts = { en: { title: 'Hello\r\nBcc: victim@example.com\u2028\u0000X', message: 'x' } }
    const settings = await readSettings(db)
    const letter = await writeLetter({ texts, link: null }, 'https://quiz.example/s', 'https://quiz.example', {
      db,
      settings,
      webLanguage: 'en',
    })
    expect(letter.subject).toBe('Hello Bcc: victim@example.com X')
    const raw = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: 'a@example.com',
      to: 'b@example.com',
      ...letter,
    })
    const head = Buffer.isBuffer(raw.message) ? (raw.message.toString().split(/\r?\n\r?\n/)[0] ?? '') : ''
    expect(head).not.toMatch(/^bcc:/im)
    expect(head).toMatch(/^List-Unsubscribe: <https:\/\/quiz\.example\/s>$/m)
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  })

  it('is sent to oneself first, and to nobody else', async () => {
    const { email } = await reader()
    const before = test.app.outbox.all().length
    const { data } = await ada.call('send_test_letter', {
      texts: { en: { title: 'Trial', message: 'x' }, ar: { title: 'تجربة', message: 'x' } },
    })
    expect([data.emails, test.app.outbox.all().length - before, sent(email).length]).toEqual([2, 2, 1])
  })
})

describe('sending letters', () => {
  /** A mail server that does what the test says with each letter. */
  async function partsWith(sendMail: (to: string, email: LetterEmail) => Promise<void>): Promise<SendingParts> {
    const { db } = test.database
    const log = { warn: () => {}, error: () => {} }
    const mail = { carriesMail: true, sendMail, later: () => {} }
    const settings = await readSettings(db)
    return {
      mail,
      fingerprint: text => Buffer.from(`secret of ${text}`.padEnd(32)),
      publicUrl: 'https://quiz.example',
      db,
      log,
      settings,
      now: test.clock.now,
    }
  }
  const statesOf = async (id: number) =>
    (await test.database.db.selectFrom('letters').select('state').where('announcement_id', '=', id).execute()).map(({ state }) => state)

  async function due(count: number): Promise<{ id: number; readers: Reader[] }> {
    const readers: Reader[] = []
    for (let made = 0; made < count; made++) readers.push(await reader())
    const ids = readers.map(({ player }) => player.id)
    const { data } = await announce({ audience: 'accounts', account_ids: ids })
    await test.app.runJob('announcements')
    return { id: data.id, readers }
  }

  it('goes on after its process died in the middle, and in two processes at once: nobody gets a letter twice', async () => {
    const { id, readers } = await due(6)
    const got: string[] = []
    const died = new Promise<never>(() => {})
    const dying = await partsWith(async to => {
      got.push(to)
      if (got.length === 2) await died
    })
    // This process never comes back from its second letter.
    void sendLetters(dying)
    await expect.poll(() => got.length).toBe(2)
    const next = await partsWith(async to => void got.push(to))
    await Promise.all([sendLetters(next), sendLetters(next)])
    expect(got.toSorted()).toEqual(readers.map(({ email }) => email).toSorted())
    expect((await statesOf(id)).toSorted()).toEqual(['begun', 'sent', 'sent', 'sent', 'sent', 'sent'])
  })

  it('waits while the mail server takes nothing, and gives up letters that it refuses', async () => {
    const { id, readers } = await due(3)
    let isDown = true
    const got: string[] = []
    const parts = await partsWith(async to => {
      if (isDown) throw Object.assign(new Error('connect'), { code: 'ECONNECTION' })
      if (to === readers[0]?.email) throw Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 })
      got.push(to)
    })
    await sendLetters(parts)
    expect(await statesOf(id)).toEqual([])
    isDown = false
    await sendLetters(parts)
    expect((await statesOf(id)).toSorted()).toEqual(['failed', 'sent', 'sent'])
    expect(got).toHaveLength(2)
  })

  it('skips a player who stops letters while others are sent', async () => {
    const { readers } = await due(3)
    const got: string[] = []
    const last = readers.at(-1)
    const parts = await partsWith(async to => {
      got.push(to)
      if (got.length === 1) await last?.player.call('set_letter_choice', { wants: 0 })
    })
    await sendLetters(parts)
    expect(got).toEqual(readers.slice(0, 2).map(({ email }) => email))
  })

  it('sends no news that is older than three days, and none to deactivated accounts', async () => {
    const { id, readers } = await due(2)
    await test.database.db
      .updateTable('accounts')
      .set({ status: 'deactivated' })
      .where('id', '=', readers[0]?.player.id ?? 0)
      .execute()
    const got: string[] = []
    const parts = await partsWith(async to => void got.push(to))
    await sendLetters(parts)
    expect(got).toEqual([readers[1]?.email])
    const old = await due(1)
    test.clock.advance(3 * dayMs + 1)
    await sendLetters(parts)
    expect([got.length, (await statesOf(old.id)).length, (await statesOf(id)).length]).toEqual([1, 0, 1])
  })

  it('signs each link for one account and one purpose', () => {
    const signing = { fingerprint: (text: string) => Buffer.from(text) }
    expect(new Set([signLink('stop', 1, 2, signing), signLink('confirm', 1, 2, signing), signLink('stop', 1, 3, signing)]).size).toBe(3)
  })
})
