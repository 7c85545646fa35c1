import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { acceptedLanguages } from './heads.ts'
import { publicPages } from './public-pages.ts'

const built = `<!doctype html><html lang="en" dir="ltr"><head><meta name="description" content="old" /><title>Trivium</title><script>first()</script></head></html>`
let test: TestApp
let webRoot: string
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'trivium-site-'))
  writeFileSync(join(webRoot, 'index.html'), built)
  test = await startApp({ env: { PUBLIC_URL: 'https://quiz.example' }, webRoot })
})
afterAll(async () => {
  await test.close()
  rmSync(webRoot, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ url, headers: { accept: 'text/html', ...headers } })
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const metaOf = (html: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('the head of a page', () => {
  it.each(publicPages.map(({ path }) => path))('of %s has title and description in every language', async path => {
    const pages = await Promise.all(['en', 'es', 'ar'].map(async lang => (await get(`${path}?lang=${lang}`)).body))
    for (const html of pages) {
      expect(titleOf(html)).toMatch(/Trivium$/)
      expect(metaOf(html, 'description')).toMatch(/.{12}/)
      expect([metaOf(html, 'og:title'), metaOf(html, 'og:description')]).toEqual([titleOf(html), metaOf(html, 'description')])
      expect(metaOf(html, 'og:url')).toBe(`https://quiz.example${path}`)
      expect(html).toContain(`<link rel="canonical" href="https://quiz.example${path}" />`)
      expect(metaOf(html, 'robots')).toBeUndefined()
      expect(html).not.toMatch(/content="old"|site\.|page\.|licences\./)
    }
    expect(new Set(pages.map(html => metaOf(html, 'description'))).size).toBe(3)
  })

  it('is the one from the build while the database is away, so that the page still loads', async () => {
    const own = await startApp({ env: { PUBLIC_URL: 'https://quiz.example' }, webRoot })
    await own.database.close()
    for (const url of ['/', '/faq/', '/s/nothing-can-be-read-of-this/']) {
      const page = await own.app.http.inject({ url, headers: { accept: 'text/html' } })
      expect([url, page.statusCode, titleOf(page.body)]).toEqual([url, 200, 'Trivium'])
      expect(page.headers['content-security-policy']).toContain("'sha256-")
      expect(page.headers['cache-control']).toBe('no-cache')
    }
    await own.app.close()
  })

  it('prefers ?lang= to Accept-Language, and Accept-Language to the default language', async () => {
    const spanish = { 'accept-language': 'fr-FR, es-MX;q=0.8, en;q=0.5' }
    const titles = [
      await get('/faq/'),
      await get('/faq/', spanish),
      await get('/faq/?lang=ar', spanish),
      await get('/faq/?lang=xx', spanish),
    ]
    expect(titles.map(({ body }) => metaOf(body, 'og:locale'))).toEqual(['en', 'es', 'ar', 'es'])
    expect(titles[1]?.headers['vary']).toContain('accept-language')
  })

  it.each([
    ['/faq/', {}, 'lang="en" dir="ltr"'],
    ['/faq/?lang=es', {}, 'lang="es" dir="ltr"'],
    ['/faq/?lang=ar', {}, 'lang="ar" dir="rtl"'],
    ['/quiz-zone/play/7/', { 'accept-language': 'ar-EG, en;q=0.5' }, 'lang="ar" dir="rtl"'],
    ['/', { 'accept-language': 'fr' }, 'lang="en" dir="ltr"'],
  ])('of %s with %j is in a page with its language and direction', async (path, headers, attributes) => {
    const { body } = await get(path, headers)
    expect(body.match(/<html[^>]*>/g)).toEqual([`<html ${attributes}>`])
    expect(attributes).toContain(`lang="${metaOf(body, 'og:locale')}"`)
  })

  it.each(['/profile/', '/profile/wallet/', '/settings/', '/quiz-zone/play/7/', '/no/such/page/'])(
    'keeps %s out of search engines',
    async path => {
      const { body, headers, statusCode } = await get(path)
      expect([statusCode, metaOf(body, 'robots'), headers['x-robots-tag']]).toEqual([200, 'noindex', 'noindex'])
      expect(body).not.toContain('canonical')
    },
  )

  it('escapes the name of the site', async () => {
    await test.set('app_name', `"><script>alert(1)</script>$&`)
    const { body } = await get('/faq/')
    await test.set('app_name', 'Trivium')
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;')
  })

  it('is compressed for browsers with brotli, and answered with 304 when the browser has it', async () => {
    const plain = await get('/')
    const compressed = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
    expect(compressed.headers['content-encoding']).toBe('br')
    const again = await get('/', { 'if-none-match': String(plain.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(plain.headers['content-security-policy']).toContain("'sha256-")
  })
})

describe('acceptedLanguages', () => {
  it.each([
    ['', []],
    ['en', ['en']],
    ['fr;q=0.2, ar;q=0.9, es', ['es', 'ar', 'fr']],
    ['*, en;q=0, pt-BR', ['pt-BR']],
    ["en'; drop table accounts", []],
    ['a,'.repeat(10_000), []],
  ])('of %s', (header, codes) => {
    expect(acceptedLanguages(header)).toEqual(codes)
  })
})

describe('robots.txt and sitemap.xml', () => {
  it('list the public pages and exclude the rest', async () => {
    const robots = (await get('/robots.txt')).body
    expect(robots).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/)
    expect(robots).toContain('Sitemap: https://quiz.example/sitemap.xml')
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    expect([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)).toEqual(
      publicPages.map(({ path }) => `https://quiz.example${path}`),
    )
  })
})

describe('security.txt', () => {
  it('exists once a contact is set, and never expires', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(404)
    await test.set('contact_email', 'hello@quiz.example')
    expect((await get('/.well-known/security.txt')).body).toContain('Contact: mailto:hello@quiz.example\n')
    await test.set('security_contact', 'https://quiz.example/security')
    for (const days of [0, 400, 4000]) {
      test.clock.advance(days * 86_400_000)
      const { body, headers } = await get('/.well-known/security.txt')
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      const fields = Object.fromEntries(
        body
          .trim()
          .split('\n')
          .map(line => line.split(/: (.*)/s).slice(0, 2)),
      )
      expect(fields).toEqual({
        Contact: 'https://quiz.example/security',
        Expires: expect.any(String),
        'Preferred-Languages': expect.stringMatching(/^(en|es|ar), (en|es|ar), (en|es|ar)$/),
        Canonical: 'https://quiz.example/.well-known/security.txt',
      })
      const left = Date.parse(String(fields['Expires'])) - test.clock.now().getTime()
      expect(left).toBeGreaterThan(170 * 86_400_000)
      expect(left).toBeLessThan(365 * 86_400_000)
    }
    test.clock.reset()
    expect((await get('/security.txt')).headers.location).toBe('/.well-known/security.txt')
  })

  it('refuses a contact that would add a line', async () => {
    await expect(test.set('security_contact', 'https://quiz.example/\nCanonical: https://evil.example')).rejects.toThrow()
  })
})
