import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../../test/app/call-seen.ts'
import { startApp, type TestApp, type TestPlayer } from '../../../../test/app/app.ts'

let test: TestApp
let ada: TestPlayer
beforeAll(async () => {
  test = await startApp()
  ada = await test.player('Ada', { roles: ['administrator'] })
})
afterAll(() => test.close())

const at = { type: 'about_us', language: 'en' }
const asPlayer = async (web_language = 'en') => (await test.stranger.call('get_settings', { type: 'about_us', web_language })).data

const seen = async (language = 'en') => {
  const place = { type: 'about_us', language }
  return { ...place, version: (await ada.call('get_page', place)).data.version }
}

describe('the texts of the site', () => {
  it.each(['es', 'ar'])('are not overwritten unseen (%s)', async language => {
    const place = await seen(language)
    const write = (html: string, version: unknown = place.version) => ada.call('set_page', { ...place, version, html })
    const replies = await Promise.all([write('<p>One.</p>'), write('<p>Two.</p>')])
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['changed_meanwhile', 'ok'])
    expect((await ada.call('revert_page', place)).message).toBe('changed_meanwhile')
    expect((await write('<p>Three.</p>', '')).status).toBe(400)
    expect((await ada.call('revert_page', await seen(language))).message).toBe('ok')
  })

  it('are listed in every language, written or not', async () => {
    const { data, total } = await ada.call('get_pages')
    expect(total).toBe(18)
    expect(data.find(({ id }) => id === 'faq:ar')).toMatchObject({ language_name: 'العربية', rtl: true, is_written: false })
  })

  it('reach players at once, filled in and without scripts', async () => {
    const hostile =
      '<h2 onclick="x()">Us</h2><script>alert(1)</script><p><a href="javascript:x()">{{app_name}}</a> {{no_such}}<img src=x onerror=x()></p>'
    const preview = (await ada.call('preview_page', { ...at, html: hostile })).data
    expect(preview).toEqual({ html: '<h2>Us</h2><p><a>Trivium</a> {{no_such}}</p>', unknown_placeholders: ['no_such'] })
    const { data } = await ada.call('set_page', { ...(await seen()), html: hostile })
    expect(data.html).toBe('<h2>Us</h2><p><a>{{app_name}}</a> {{no_such}}</p>')
    expect(await asPlayer()).toBe(preview.html)
    const rows = await test.database.db.selectFrom('audit_entries').selectAll().where('subject', '=', 'page:about_us:en').execute()
    expect(rows).toMatchObject([{ action: 'set_page', after: { html: data.html } }])
  })

  it('are Trivium’s own again after a reset', async () => {
    await ada.call('set_page', { ...(await seen()), html: '<p>Ours.</p>' })
    const { data } = await ada.call('revert_page', await seen())
    expect(data).toMatchObject({ is_changed: false, html: data.shipped })
    expect(await asPlayer()).not.toContain('Ours.')
  })

  it('can be written in an added language, and fall back to English after a reset', async () => {
    await ada.call('add_interface_language', { code: 'fr' })
    await callSeen(ada, 'change_interface_language', { code: 'fr', is_on: true })
    await ada.call('set_page', { ...(await seen('fr')), html: '<p>Bonjour {{app_name}}</p>' })
    expect(await asPlayer('fr')).toBe('<p>Bonjour Trivium</p>')
    await ada.call('revert_page', await seen('fr'))
    expect(await asPlayer('fr')).toBe(await asPlayer('en'))
  })

  it('accept only administrators and known languages', async () => {
    const edda = await test.player('Edda', { roles: ['editor'] })
    expect((await edda.call('set_page', { ...at, version: 'none', html: '<p>x</p>' })).status).toBe(403)
    expect((await ada.call('set_page', { ...at, version: 'none', language: 'tlh', html: '<p>x</p>' })).message).toBe('document_not_found')
    expect((await ada.call('set_page', { ...at, version: 'none', type: 'nowhere', html: '<p>x</p>' })).status).toBe(400)
  })
})
