import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { defaultSettings, publicSettings } from './defaults.ts'
import { interfaceLanguages, textsOf } from './texts/interface-languages.ts'
import { storeFirstPage } from './index.ts'

let test: TestApp
const hostile =
  '<h2 onclick="x()">Terms</h2><script>alert(1)</script><p><a href="javascript:x()">{{app_name}}</a><img src=x onerror=x()></p>'

const link = '<a href="mailto:{{contact_email}}">{{contact_email}}</a>'
const address = `<p>{{app_name}} is here. Write to ${link}.</p><h2>Again</h2><p>Or write to ${link}.</p><h2>End</h2><p>End.</p>`

beforeAll(async () => {
  test = await startApp()
  const { db } = test.database
  for (const language of ['en', 'ar']) await storeFirstPage(db, { type: 'contact_us', language, html: `<h2>${language}</h2>${address}` })
  await storeFirstPage(db, { type: 'terms_conditions', language: 'en', html: hostile })
})
afterAll(() => test.close())

const page = async (type: string, web_language?: string) => (await test.stranger.call('get_settings', { type, web_language })).data

describe('get_settings', () => {
  it.each([
    ['arabic', 'ar'],
    ['ar', 'ar'],
    ['english', 'en'],
    ['spanish', 'en'],
    ['klingon', 'en'],
    [undefined, 'en'],
  ])('answers %s with the page in %s', async (asked, language) => {
    expect(await page('contact_us', asked)).toContain(`<h2>${language}</h2>`)
  })

  // ASVS V1.1.2, V1.2.1
  it('fills in the name and the address, and escapes both', async () => {
    await test.set('app_name', '<b>$& "Quiz"</b>')
    await test.set('contact_email', 'help@example.org')
    expect(await page('contact_us')).toContain(
      '<p>&lt;b&gt;$&amp; "Quiz"&lt;/b&gt; is here. Write to <a href="mailto:help@example.org">help@example.org</a>.</p><h2>Again</h2>',
    )
    await test.set('app_name', defaultSettings.app_name)
    await test.set('contact_email', null)
  })

  it('leaves out sentences with an address when none is set, and headings without content', async () => {
    expect(await page('contact_us')).toBe('<h2>en</h2><p>Trivium is here.</p><h2>End</h2><p>End.</p>')
  })

  // ASVS V1.3.1
  it('keeps words and removes scripts, when it stores and when it serves a page', async () => {
    const safe = '<h2>Terms</h2><p><a>Trivium</a></p>'
    expect(await page('terms_conditions')).toBe(safe)
    const { db } = test.database
    await db.updateTable('pages').set({ html: hostile }).where('type', '=', 'terms_conditions').execute()
    expect(await page('terms_conditions')).toBe(safe)
  })

  it('keeps the operator’s page when the starter content has another one', async () => {
    const { db } = test.database
    for (const html of ['<p>theirs</p>', '<p>ours</p>']) await storeFirstPage(db, { type: 'faq', language: 'en', html })
    expect(await page('faq')).toBe('<p>theirs</p>')
  })

  it('refuses a page that nobody has written', async () => {
    expect(await test.stranger.call('get_settings', { type: 'about_us' })).toMatchObject({ status: 200, message: 'no_data' })
  })
})

describe('get_system_configurations', () => {
  it('returns every public setting and no other', async () => {
    const { data } = await test.stranger.call('get_system_configurations')
    expect(Object.keys(data)).toEqual(publicSettings)
    expect(data).toMatchObject({ welcome_bonus_coin: 100, quiz_winning_percentage: 60, per_coin: 1000 })
    // A string: the original clients compare it strictly.
    expect(data.language_mode).toBe('1')
  })

  it('shows a change without a restart', async () => {
    await test.set('lifeline_price', 3)
    expect((await test.stranger.call('get_system_configurations')).data.lifeline_price).toBe(3)
  })
})

describe('get_web_settings', () => {
  it('lists the sign-in methods, also during maintenance', async () => {
    await test.set('app_maintenance', 1)
    const { data } = await test.stranger.call('get_web_settings')
    expect(data).toMatchObject({
      app_name: 'Trivium',
      maintenance: true,
      demo: false,
      providers: { kind: 'embedded', email: true, google: false },
    })
    await test.set('app_maintenance', 0)
  })
})

describe('get_web_home_settings', () => {
  it.each([
    ['en', 'A good question makes the day', ['Daily quiz', 'Random battle', 'Contest']],
    ['es', null, null],
    ['ar', null, null],
  ])('has words and pictures of Trivium before the operator has written any: %s', async (web_language, title, names) => {
    const { hero, slides } = (await test.stranger.call('get_web_home_settings', { web_language })).data
    const english = (await test.stranger.call('get_web_home_settings', { web_language: 'en' })).data
    if (title && names) expect([hero.title, slides.map(slide => slide.title)]).toEqual([title, names])
    else expect([hero.title, hero.text, ...slides.map(slide => slide.title)]).not.toEqual(expect.arrayContaining([english.hero.title]))
    expect([hero, ...slides].every(({ is_default, text }) => is_default && text.length > 10)).toBe(true)
    for (const { image, url } of slides) {
      expect(url).toMatch(/^\/[a-z-/]+\/$/)
      expect((await test.app.http.inject({ url: image ?? '' })).headers['content-type']).toContain('image/svg+xml')
    }
  })

  it("shows the operator's slides", async () => {
    const slide = { title: 'Finals', text: 'On Sunday', image: null, url: 'https://example.org' }
    await test.set('home_slides', [{ ...slide, language: null }])
    expect((await test.stranger.call('get_web_home_settings')).data).toEqual({
      hero: expect.objectContaining({ is_default: true }),
      sections: ['modes', 'categories', 'leaderboard', 'news'],
      slides: [{ ...slide, is_default: false }],
    })
  })

  it('shows each language its own hero and slides', async () => {
    const slide = { title: 'Final', text: 'El domingo', image: null, url: null }
    await test.set('home_slides', [{ ...slide, language: 'es' }])
    await test.set('home_hero', { es: { title: 'Hola', text: 'Juguemos' } })
    await test.set('home_sections', ['news', 'modes'])
    const of = async (web_language: string) => (await test.stranger.call('get_web_home_settings', { web_language })).data
    const is_default = false
    const [hero, slides] = [{ title: 'Hola', text: 'Juguemos', is_default }, [{ ...slide, is_default }]]
    expect(await of('es')).toEqual({ hero, sections: ['news', 'modes'], slides })
    expect(await of('en')).toMatchObject({ hero: { is_default: true }, slides: [] })
  })
})

describe('get_web_home_settings(language_id)', () => {
  const heroOf = async (input: object) => (await test.stranger.call('get_web_home_settings', input)).data.hero?.title
  const languages: Record<string, number> = {}
  beforeAll(async () => {
    for (const code of ['en', 'ar', 'fr']) {
      const row = { code, name: code, is_default: code === 'en' }
      languages[code] = (await test.database.db.insertInto('languages').values(row).returning('id').executeTakeFirstOrThrow()).id
    }
    await test.set('home_hero', Object.fromEntries(['en', 'ar', 'fr'].map(code => [code, { title: `hero in ${code}`, text: '' }])))
    await test.set('home_slides', [{ title: 'Finale', text: '', image: null, url: null, language: 'fr' }])
  })

  it('shows the operator’s text in that language, even if it is no interface language', async () => {
    expect(await heroOf({ language_id: languages.ar })).toBe('hero in ar')
    expect(await heroOf({ language_id: languages.fr })).toBe('hero in fr')
    const { data } = await test.stranger.call('get_web_home_settings', { language_id: languages.fr })
    expect(data.slides.map(({ title }) => title)).toEqual(['Finale'])
  })

  it.each([0, '', undefined, 999_999])('ignores the language_id %j', async language_id => {
    expect(await heroOf({ language_id })).toBe('hero in en')
  })

  it('prefers the interface language if the client sends one', async () => {
    expect(await heroOf({ language_id: languages.ar, web_language: 'en' })).toBe('hero in en')
  })

  it('ignores language_id when there is only one content language', async () => {
    await test.set('language_mode', '0')
    expect(await heroOf({ language_id: languages.ar })).toBe('hero in en')
    await test.set('language_mode', '1')
  })
})

describe('interface languages', () => {
  it('are listed with their direction and the default', async () => {
    const { data } = await test.stranger.call('get_system_language_list', { from: 2 })
    expect(data.map(({ code }) => code)).toEqual(interfaceLanguages.map(({ code }) => code))
    expect(data.map(({ code, rtl, default: isDefault }) => [code, rtl, isDefault])).toEqual(
      expect.arrayContaining([
        ['en', false, true],
        ['ar', true, false],
        ['es', false, false],
      ]),
    )
  })

  it.each(['english', 'English', 'en', 'en-GB'])('return their texts under the name %s', async language => {
    const { data } = await test.stranger.call('get_system_language_json', { from: 2, language })
    expect(data).toMatchObject({ rtl: false, version: expect.stringMatching(/^[0-9a-f]{16}$/), texts: { 'action.retry': 'Try again' } })
  })

  it('refuse an unknown language', async () => {
    expect((await test.stranger.call('get_system_language_json', { language: 'klingon' })).message).toBe('document_not_found')
  })

  it('each have a file of texts', async () => {
    for (const language of interfaceLanguages) expect(Object.keys((await textsOf(language)).texts).length).toBeGreaterThan(100)
  })
})

describe('an invalid row in the table of settings', () => {
  it('falls back to its default, affects no other setting, and is logged once for each change', async () => {
    const lines: string[] = []
    const own = await startApp({ env: { LOG_LEVEL: 'error' }, logTo: { write: line => void lines.push(line) } })
    await own.set('score_correct', 9)
    const store = (value: unknown) =>
      own.database.db
        .insertInto('settings')
        .values({ name: 'lifeline_price', value: JSON.stringify(value) })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
        .execute()
    const shown = async () => (await own.stranger.call('get_system_configurations')).data
    for (const value of ['much', -1]) {
      await store(value)
      for (let times = 0; times < 3; times++) {
        expect(await shown()).toMatchObject({ lifeline_price: defaultSettings.lifeline_price, score_correct: 9 })
      }
    }
    const told = lines.filter(line => line.includes('this setting is wrong'))
    expect(told).toEqual([expect.stringContaining('"name":"lifeline_price"'), expect.stringContaining('"name":"lifeline_price"')])
    await store(3)
    expect(await shown()).toMatchObject({ lifeline_price: 3 })
    await own.close()
  })
})
