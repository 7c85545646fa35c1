import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../../test/app/call-seen.ts'
import { startApp, type TestApp, type TestPlayer } from '../../../../test/app/app.ts'
import { receiveAll } from '../../../../test/setup/database.ts'
import { busyMs, leastMs } from '../../../../test/app/loop-watch.ts'
import { inTransaction } from '../../db/transaction.ts'
import { notify } from '../../../rewards/notices/index.ts'
import { sayIn } from '../index.ts'
import { problemWith } from './text-rules.ts'

let test: TestApp
let ada: TestPlayer
beforeAll(async () => {
  test = await startApp()
  ada = await test.player('Ada', { roles: ['administrator'] })
})
afterAll(() => test.close())

const jsonOf = async (language: string, only_overridden = 0) =>
  (await test.stranger.call('get_system_language_json', { language, only_overridden })).data
const versions = async () => (await test.stranger.call('get_web_settings')).data.texts

describe('set_interface_text', () => {
  it('changes the texts of that language only, at once and with a new version', async () => {
    const before = await jsonOf('es')
    const { data } = await callSeen(ada, 'set_interface_text', { language: 'es', key: 'action.retry', text: 'Otra vez' })
    expect(data).toMatchObject({ text: 'Otra vez', english: 'Try again' })
    const after = await jsonOf('es')
    expect(after.texts['action.retry']).toBe('Otra vez')
    expect(after.version).not.toBe(before.version)
    expect((await jsonOf('en')).texts['action.retry']).toBe('Try again')
    expect(await jsonOf('es', 1)).toMatchObject({ texts: { 'action.retry': 'Otra vez' } })
    expect(Object.keys(await versions())).toEqual(['es'])
    await callSeen(ada, 'reset_interface_text', { language: 'es', key: 'action.retry' })
    expect(await jsonOf('es')).toEqual(before)
    expect(await versions()).toEqual({})
  })

  it('changes the words of notices, also in another process', async () => {
    const bob = await test.player('Bob', { webLanguage: 'en' })
    await inTransaction(test.database.db, tx =>
      notify(tx, {
        accountId: bob.id,
        type: 'badge',
        key: 'badge:brainiac',
        params: { badge: 'brainiac', count: 5 },
        at: test.clock.now(),
      }),
    )
    const titles = async () => (await bob.call('get_notifications')).data.map(({ title }) => title)
    expect(await titles()).toContain('Badge unlocked: Brainiac')
    const source = (await jsonOf('en')).texts['notice.badge.title'] ?? ''
    const other = await startApp({ database: { ...test.database, close: async () => {} } })
    expect((await other.withToken(bob.token).call('get_notifications')).error).toBe(false)
    await callSeen(ada, 'set_interface_text', {
      language: 'en',
      key: 'notice.badge.title',
      text: source.replace('Badge unlocked', 'You have it'),
    })
    await receiveAll(test.database)
    expect(await titles()).toContain('You have it: Brainiac')
    expect((await other.withToken(bob.token).call('get_notifications')).data[0]?.title).toBe('You have it: Brainiac')
    await other.close()
    await callSeen(ada, 'reset_interface_text', { language: 'en', key: 'notice.badge.title' })
    expect(await titles()).toContain('Badge unlocked: Brainiac')
  })

  const english = {
    'a.b': 'Hello, {{name}}!',
    'a.n_one': 'One coin',
    'a.n_other': '{{shown}} coins',
    'a.c': '$t(a.b) now',
    'a.too_few': 'Few',
  }
  it.each([
    ['a.b', 'Hallo, {{name}}', null],
    ['a.b', 'Hallo', 'lacks {{name}}'],
    ['a.b', 'Hallo, {{name}} {{secret}}', 'has {{secret}}, which nothing fills in'],
    ['a.b', '<b>{{name}}</b>', 'must hold no HTML'],
    ['a.b', '{{name}} < 5 > 3', null],
    ['a.b', '{{name}} }} {{', 'has {{ or }} that do not belong together'],
    ['a.b', '{{name}} $t(a.b)', 'must hold no $t(…), as the English text'],
    ['a.c', 'jetzt', 'must hold $t(a.b), as the English text'],
    ['a.c', 'jetzt $t(a.b)', null],
    ['a.n_one', 'Eine Münze', null],
    ['a.n_one', '{{shown}} Münze', null],
    ['a.n_other', 'Münzen', 'lacks {{shown}}'],
    ['a.n_few', '{{shown}} monety', null],
    ['a.too_few', 'Zu wenig', null],
    ['a.no', 'x', 'there is no such text'],
    ['a.b', '{{- name }}, {{ name, list }}', null],
    ['a.b', '{{{name}}}', null],
    ['a.b', '{{name}} {{na{me}}', 'has {{ or }} that do not belong together'],
    ['a.b', '{{a {{name}}', 'has {{ or }} that do not belong together'],
    ['a.b', '{{name}} {{ }}', 'has {{ or }} that do not belong together'],
    ['a.b', '{{name}} {{{name}}{', 'has {{ or }} that do not belong together'],
  ])('%s = %s: %s', (key, text, problem) => {
    expect(problemWith(key, text, english)).toBe(problem)
  })

  const filled = (unit: string, size = 3980) => unit.repeat(size / unit.length)
  it.each([
    ['spaces without closing brackets', `{{${filled(' ')}`],
    ['a name without closing brackets', `{{${filled('a')}`],
    ['opening brackets, spaces and a name', filled('{{', 1200) + filled(' ', 1400) + filled('a', 1400)],
    ['many opening brackets', filled('{{a')],
    ['many placeholders', filled('{{a}}')],
    ['nested texts without closing brackets', filled('$t(')],
    ['many nested texts', filled('$t(a)')],
  ])('checks the longest hostile text in 20 ms: %s', async (_, text) => {
    expect(await leastMs(20, () => busyMs(async () => problemWith('a.b', text, english)))).toBeLessThan(20)
  })

  it('refuses a text that lacks a placeholder, and changes nothing', async () => {
    const reply = await callSeen(ada, 'set_interface_text', { language: 'es', key: 'home.hello_player', text: 'Hola' })
    expect(reply).toMatchObject({ status: 400, issues: [{ field: 'text', problem: 'lacks {{name}}' }] })
    expect(await versions()).toEqual({})
  })

  it('refuses unknown keys and languages, and everybody but administrators', async () => {
    expect((await callSeen(ada, 'set_interface_text', { language: 'es', key: '__proto__', text: 'x' })).message).toBe('document_not_found')
    expect((await callSeen(ada, 'set_interface_text', { language: 'tlh', key: 'action.retry', text: 'x' })).message).toBe(
      'document_not_found',
    )
    const edda = await test.player('Edda', { roles: ['editor', 'treasurer', 'examiner'] })
    expect((await callSeen(edda, 'set_interface_text', { language: 'es', key: 'action.retry', text: 'x' })).status).toBe(403)
  })
})

describe('get_interface_texts', () => {
  it('finds texts by key and by words, and lists overridden texts', async () => {
    await callSeen(ada, 'set_interface_text', { language: 'ar', key: 'action.retry', text: 'مرة أخرى' })
    const find = async (input: object) =>
      (await ada.call('get_interface_texts', { language: 'ar', limit: 100, ...input })).data.map(({ key }) => key)
    expect(await find({ search: 'ACTION.RETRY' })).toEqual(['action.retry'])
    expect(await find({ search: 'مرة أخرى' })).toContain('action.retry')
    expect(await find({ only: 'overridden' })).toEqual(['action.retry'])
    expect(await find({ only: 'missing' })).toEqual([])
    const first = await ada.call('get_interface_texts', { language: 'ar', limit: 2, offset: 1 })
    expect([first.data.length, first.total > 500]).toEqual([2, true])
    await callSeen(ada, 'reset_interface_text', { language: 'ar', key: 'action.retry' })
  })
})

describe('a new language', () => {
  it('starts in English, stays hidden until it is switched on, and counts its translated texts', async () => {
    const { data } = await ada.call('add_interface_language', { code: 'PL-pl' })
    expect(data).toMatchObject({ code: 'pl-PL', name: expect.stringMatching(/polski/i), rtl: false, is_on: false, texts: 0 })
    await ada.call('add_interface_language', { code: 'pl', name: 'Polski' })
    expect(await test.stranger.call('get_system_language_json', { language: 'pl' })).toMatchObject({ message: 'document_not_found' })
    await callSeen(ada, 'change_interface_language', { code: 'pl', is_on: true })
    const list = (await test.stranger.call('get_system_language_list')).data
    expect(list.find(({ code }) => code === 'pl')).toMatchObject({ name: 'Polski', rtl: false, default: false })
    await callSeen(ada, 'set_interface_text', { language: 'pl', key: 'action.retry', text: 'Jeszcze raz' })
    expect((await jsonOf('pl')).texts).toMatchObject({ 'action.retry': 'Jeszcze raz', 'action.close': 'Close' })
    const say = await sayIn(test.database.db, 'pl', 'english')
    expect([say('action.retry'), say('action.close')]).toEqual(['Jeszcze raz', 'Close'])
    // Polish has plural forms that English lacks.
    await callSeen(ada, 'set_interface_text', { language: 'pl', key: 'notice.badge.message_few', text: 'Czekają {{shown}} monety.' })
    const counting = await sayIn(test.database.db, 'pl', 'english')
    expect(counting('notice.badge.message', { count: 3 })).toBe('Czekają 3 monety.')
    expect(counting('notice.badge.message', { count: 100 })).toContain('100 coins')
    const rows = (await ada.call('get_interface_languages')).data
    expect(rows.find(({ code }) => code === 'pl')).toMatchObject({ texts: 2, overridden: 2, is_on: true })
    await callSeen(ada, 'change_interface_language', { code: 'pl', is_on: false })
    expect((await test.stranger.call('get_system_language_list')).data.map(({ code }) => code)).not.toContain('pl')
    expect((await sayIn(test.database.db, 'pl', 'english'))('action.retry')).toBe('Try again')
  })

  it.each(['english', 'xx-nowhere', 'de--de', '../en', 'q', ''])('is refused with the code %j', async code => {
    expect((await ada.call('add_interface_language', { code })).status).toBe(400)
  })

  it('can be added only once, and is right-to-left if its script is', async () => {
    expect((await ada.call('add_interface_language', { code: 'fa' })).data.rtl).toBe(true)
    const again = await Promise.all([1, 2].map(() => ada.call('add_interface_language', { code: 'ur' })))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect((await ada.call('add_interface_language', { code: 'es' })).status).toBe(400)
    expect((await callSeen(ada, 'change_interface_language', { code: 'es', is_on: false })).message).toBe('document_not_found')
  })

  it('can be the default only while it is switched on, and cannot be switched off while it is the default', async () => {
    await ada.call('add_interface_language', { code: 'it' })
    expect((await ada.call('change_setting', { name: 'default_web_language', value: 'it' })).status).toBe(400)
    await callSeen(ada, 'change_interface_language', { code: 'it', is_on: true })
    expect((await ada.call('change_setting', { name: 'default_web_language', value: 'it' })).error).toBe(false)
    expect((await callSeen(ada, 'change_interface_language', { code: 'it', is_on: false })).status).toBe(400)
    await ada.call('reset_setting', { name: 'default_web_language' })
  })
})

describe('languages of questions', () => {
  it('can be added and renamed, and exactly one is the default', async () => {
    const fr = (await ada.call('add_content_language', { code: 'fr' })).data
    const he = (await ada.call('add_content_language', { code: 'he' })).data
    expect([fr, he]).toMatchObject([{ name: 'français', rtl: false, questions: 0 }, { rtl: true }])
    expect((await ada.call('add_content_language', { code: 'FR' })).status).toBe(400)
    await callSeen(ada, 'change_content_language', { id: fr.id, is_default: true })
    await callSeen(ada, 'change_content_language', { id: he.id, is_default: true, name: 'Hebrew' })
    const { data } = await ada.call('get_content_languages')
    expect(data.filter(({ is_default }) => is_default)).toMatchObject([{ code: 'he', name: 'Hebrew' }])
    const listed = (await test.stranger.call('get_languages')).data
    expect(listed.find(({ code }) => code === 'he')).toMatchObject({ name: 'Hebrew', default: true })
    expect((await callSeen(ada, 'change_content_language', { id: he.id, is_default: false })).status).toBe(400)
    expect((await callSeen(ada, 'change_content_language', { id: 999_999, name: 'x' })).message).toBe('document_not_found')
  })
})
