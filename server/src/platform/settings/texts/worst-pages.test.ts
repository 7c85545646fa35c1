// Hostile texts that are meant to keep the server busy while it cleans and fills them in: as long as allowed, full of nested tags.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingAdmin } from '@trivium/contract/platform/settings.admin'
import { startApp, type TestApp, type TestPlayer } from '../../../../test/app/app.ts'
import { busyMs, leastMs } from '../../../../test/app/loop-watch.ts'
import { defaultSettings } from '../defaults.ts'
import { cleanHtml, sanitizeText, shownPage } from './pages.ts'

const [mostCharacters, mostTags, mostBlanks] = [200_000, 5000, 300]
/** Repeats the unit as often as the limits allow. */
const filled = (unit: string, characters = mostCharacters, tags = mostTags) =>
  unit.repeat(Math.min(characters / unit.length, tags / Math.max(1, unit.split('<').length - 1)))
const mail = '<a href="mailto:{{contact_email}}">'
const withoutAddress = { ...defaultSettings, contact_email: null, app_name: '&'.repeat(60) }

const mostMs = 50
const took = (work: () => unknown) => leastMs(mostMs, () => busyMs(async () => work()))

const worst: [string, string][] = [
  ['characters that look like tags', filled('<')],
  ['ampersands', filled('&', mostCharacters / 5)],
  ['lists within lists', filled('<ul><li>')],
  ['tables within tables', filled('<table><tr><td>')],
  ['bold within bold', filled('<b>')],
  ['tags that are not allowed', filled('<svg><math>')],
  ['paragraphs full of ampersands', filled('<p>&&&&')],
  ['headings within headings', filled(`<blockquote><h2>${'x'.repeat(40)}`)],
  ['headings, bold', filled('<h2><b>')],
  ['headings of every kind within each other', filled(`<blockquote><h2><blockquote><h3><blockquote><h4>${'x'.repeat(40)}`)],
  ['a heading before many paragraphs that are removed', `<h2>a</h2>${'<p>{{contact_email}}</p> '.repeat(mostBlanks)}`],
  ['links within links', `${`${mail}x<b>`.repeat(mostBlanks)}${'x'.repeat(160_000)}\n`],
  ['links within bold within links', `${`<b>${mail}`.repeat(mostBlanks)}${'x'.repeat(160_000)}\n`],
  ['placeholders with longer values', '{{app_name}}'.repeat(mostBlanks) + 'x'.repeat(190_000)],
  ['many attributes', filled('<p lang="en" dir="ltr">')],
]

describe('a hostile text of the site', () => {
  it.each(worst)('is cleaned and shown within 50 ms: %s', async (_, html) => {
    const { input } = settingAdmin.set_page
    expect(input.safeParse({ type: 'about_us', language: 'en', version: 'none', html }).success).toBe(true)
    let clean = ''
    expect(await took(() => (clean = cleanHtml(html)))).toBeLessThan(mostMs)
    for (const settings of [withoutAddress, { ...withoutAddress, contact_email: 'a@b.example' }])
      expect(await took(() => shownPage(clean, { code: 'en' }, settings))).toBeLessThan(mostMs)
  })
})

describe('a text above the limits', () => {
  let test: TestApp
  let ada: TestPlayer
  beforeAll(async () => {
    test = await startApp()
    ada = await test.player('Ada', { roles: ['administrator', 'editor'] })
  })
  afterAll(() => test.close())

  it.each([
    ['too many tags', '<'.repeat(mostTags + 1), 'has more than 5,000 tags'],
    ['too much once it is cleaned', '&'.repeat(50_000), 'has more than 200,000 characters once it is cleaned'],
  ])('is refused with the name of its field, in each action that takes it: %s', async (_, html, problem) => {
    const issues = [{ field: 'html', problem }]
    const { version } = (await ada.call('get_page', { type: 'about_us', language: 'en' })).data
    const page = { type: 'about_us', language: 'en', version, html }
    expect(await ada.call('set_page', page)).toMatchObject({ status: 400, issues })
    expect(await ada.call('preview_page', page)).toMatchObject({ status: 400, issues })
    expect(await ada.call('preview_passage', { html })).toMatchObject({ status: 400, issues })
  })

  it('is refused with more than 300 placeholders', async () => {
    const page = { type: 'about_us', language: 'en', version: 'none', html: '{{app_name}}'.repeat(mostBlanks + 1) }
    const issues = [{ field: 'html', problem: 'has more than 300 blanks {{…}}' }]
    expect(await ada.call('set_page', page)).toMatchObject({ status: 400, issues })
  })

  it('does not occur among the built-in pages', async () => {
    const { data } = await ada.call('get_pages')
    for (const { type, language } of data) {
      const { html } = (await ada.call('get_page', { type, language })).data
      if (html !== null) expect((await ada.call('preview_page', { type, language, html })).status).toBe(200)
      expect(cleanHtml(html ?? '')).toBe(sanitizeText(html ?? ''))
    }
  })
})
