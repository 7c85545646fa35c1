// White label: with an own name, mark and colour, no place shows ours.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../test/app/call-seen.ts'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { visitor } from '../../../test/app/visitor.ts'
import { lookOf } from './index.ts'
import { defaultSettings } from '../settings/defaults.ts'

const ourMark = '<svg class="ours"><path /></svg>'
const page = `<!doctype html><html lang="en"><head><meta name="description" content="old" /><title>Trivium</title></head><body><div class="boot">${ourMark}<i></i></div></body></html>`
const worker =
  'x([{url:`/assets/a-1.js`,revision:null},{url:`/index.html`,revision:`0123456789abcdef`},{url:`/logo.svg`,revision:`fedcba9876543210`}])'
const red = { r: 200, g: 20, b: 30 }

let test: TestApp
let ada: TestPlayer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trivium-look-'))
  const [webRoot, consoleRoot] = [join(folder, 'web'), join(folder, 'console')]
  mkdirSync(webRoot)
  mkdirSync(consoleRoot)
  writeFileSync(join(webRoot, 'index.html'), page)
  writeFileSync(join(webRoot, 'sw.js'), worker)
  for (const file of ['logo.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png']) writeFileSync(join(webRoot, file), 'ours')
  writeFileSync(join(consoleRoot, 'index.html'), '<!doctype html><link rel="icon" href="/logo.svg" /><title>Trivium console</title>')
  test = await startApp({ env: { PUBLIC_URL: 'https://quiz.example' }, webRoot, consoleRoot })
  ada = await test.player('Ada', { roles: ['administrator', 'editor'] })
})
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ url, headers: { accept: 'text/html', ...headers } })
const body = async (url: string) => (await get(url)).body

/** Uploads a mark that is wider than high, as staff does, and sets the whole look by one call. */
async function setLook(): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 150, channels: 3, background: red } })
    .png()
    .toBuffer()
  const { data } = await ada.call('upload_media', {}, { file: { field: 'file', bytes, type: 'image/png' } })
  const values = {
    app_name: 'Quizzery <of> "Kiel"',
    short_name: 'Quizzery',
    site_description: { en: { text: 'Quizzes of our school.' } },
    logo: data.path,
    accent_color: '#1d6fb8',
    mascot: 0,
    hero_picture: data.path,
  }
  expect((await callSeen(ada, 'set_settings', { values })).error).toBe(false)
  return data.path
}

describe('without an own look', () => {
  it('the built files apply unchanged', async () => {
    expect(await body('/sw.js')).toBe(worker)
    expect(await body('/logo.svg')).toBe('ours')
    expect(await body('/')).toContain(ourMark)
    expect(await body('/')).not.toContain('data-mark')
    expect(JSON.parse(await body('/manifest.webmanifest'))).toMatchObject({
      name: 'Trivium',
      short_name: 'Trivium',
      theme_color: '#131429',
    })
    expect(await body('/admin/')).toContain('<title>Trivium console</title>')
    expect(lookOf(defaultSettings).version).toBeNull()
  })
})

describe('with an own look', () => {
  let path: string
  let before: { page: string; icon: string }
  beforeAll(async () => {
    before = { page: String((await get('/')).headers['etag']), icon: String((await get('/logo.svg')).headers['etag']) }
    path = await setLook()
  })

  it.each(['/', '/faq/', '/auth/login/', '/profile/', '/no/such/page/', '/index.html', '/manifest.webmanifest', '/admin/', '/logo.svg'])(
    '%s shows neither our name nor our mark',
    async url => {
      const reply = await get(url)
      expect(reply.statusCode).toBe(200)
      expect(reply.body).not.toMatch(/trivium/i)
      expect(reply.body).not.toContain(ourMark)
    },
  )

  it('pages have its name, description and mark before their script runs', async () => {
    const html = await body('/')
    expect(html).toContain('<title>Quizzery &lt;of&gt; &quot;Kiel&quot;</title>')
    expect(html.match(/content="Quizzes of our school\."/g)).toHaveLength(2)
    expect(html).toContain('<meta property="og:site_name" content="Quizzery &lt;of&gt;')
    expect(html).toMatch(/og:image" content="https:\/\/quiz\.example\/icon-512\.png\?v=[0-9a-f]{12}"/)
    expect(html).toContain('<meta name="apple-mobile-web-app-title" content="Quizzery" />')
    expect(html).toContain(`<html lang="en" dir="ltr" data-mark="${path}">`)
    expect(html).toContain(`<div class="boot"><img src="${path}" alt="" width="40" height="40" /><i></i></div>`)
    expect(await body('/?lang=es')).not.toContain('Quizzes of our school.')
  })

  it('icons are square pictures of the mark, and the maskable one has a safe edge', async () => {
    for (const [file, side] of [
      ['icon-192.png', 192],
      ['icon-512.png', 512],
      ['icon-maskable-512.png', 512],
    ] as const) {
      const { rawPayload, headers } = await get(`/${file}`)
      expect(headers['content-type']).toBe('image/png')
      const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([side, side])
      const at = (x: number, y: number) => [...data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4)]
      const [r = 0, g = 0, b = 0, alpha] = at(side / 2, side / 2)
      expect([Math.abs(r - red.r) < 12, Math.abs(g - red.g) < 12, Math.abs(b - red.b) < 12, alpha]).toEqual([true, true, true, 255])
      const isMaskable = file.includes('maskable')
      expect(at(2, 2)).toEqual(isMaskable ? [255, 255, 255, 255] : [0, 0, 0, 0])
      expect(at(8, side / 2)[0]).toBe(isMaskable ? 255 : r)
    }
    expect((await get('/favicon.ico')).headers['location']).toBe('/icon-192.png')
    expect(await body('/logo.svg')).toMatch(/^<svg [^>]*><image [^>]*href="data:image\/png;base64,/)
  })

  it('the manifest names it, with addresses of icons that no cache knows', async () => {
    const { headers, body: text } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({
      name: 'Quizzery <of> "Kiel"',
      short_name: 'Quizzery',
      description: 'Quizzes of our school.',
      theme_color: '#1d6fb8',
      start_url: '/',
    })
    for (const { src } of manifest.icons) expect((await get(src)).statusCode).toBe(200)
    expect(manifest.icons.map(({ src }: { src: string }) => /\?v=[0-9a-f]{12}$/.test(src))).toEqual([true, true, true, true])
  })

  it('the service worker stores page and mark anew after each change, and nothing else', async () => {
    const first = await body('/sw.js')
    expect(first).toMatch(/\/index\.html`,revision:`0123456789abcdef-[0-9a-f]{12}`/)
    expect(first).toMatch(/\/logo\.svg`,revision:`fedcba9876543210-[0-9a-f]{12}`/)
    expect(first).toContain('{url:`/assets/a-1.js`,revision:null}')
    await callSeen(ada, 'set_settings', { values: { short_name: 'Quiz' } })
    expect(await body('/sw.js')).not.toBe(first)
    await callSeen(ada, 'set_settings', { values: { short_name: 'Quizzery' } })
    expect(await body('/sw.js')).toBe(first)
  })

  it('browsers ask again after a reload, and get the new look', async () => {
    for (const [url, etag] of [
      ['/', before.page],
      ['/logo.svg', before.icon],
    ] as const) {
      const reply = await get(url, { 'if-none-match': etag })
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect((await get(url, { 'if-none-match': String(reply.headers['etag']) })).statusCode).toBe(304)
    }
  })

  it('the console has its name', async () => {
    expect(await body('/admin/')).toContain('<title>Quizzery &lt;of&gt; &quot;Kiel&quot; console</title>')
    expect(await body('/admin/index.html')).toContain('<meta name="application-name" content="Quizzery &lt;of&gt; &quot;Kiel&quot;" />')
  })

  it('clients get it with the settings', async () => {
    const { data } = await test.stranger.call('get_web_settings')
    expect(data).toMatchObject({ logo: path, accent_color: '#1d6fb8', mascot: false, hero: { picture: path, hue: 208 } })
  })

  it('emails come from it and show it', async () => {
    const guest = visitor(test)
    await guest.post('sign-up/email', { name: 'Bea', email: 'bea@school.example', password: 'a long enough phrase 77' })
    await test.app.outbox.settled()
    const mail = test.app.outbox.latest('bea@school.example')
    expect(mail?.sender).toBe('Quizzery <of> "Kiel"')
    expect(mail?.html).toContain('Quizzery &lt;of&gt; &quot;Kiel&quot;')
    expect(mail?.html).toMatch(/src="https:\/\/quiz\.example\/icon-192\.png\?v=/)
    expect(mail?.html).toContain('background:#1d6fb8')
    expect(JSON.stringify(mail)).not.toMatch(/trivium/i)
  })

  it('falls back to our icons when the picture is not stored', async () => {
    await test.set('logo', '/media/gone.webp')
    expect(await body('/logo.svg')).toBe('ours')
    await test.set('logo', path)
    expect(await body('/logo.svg')).not.toBe('ours')
  })
})
