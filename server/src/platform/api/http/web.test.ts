import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerWeb } from './web.ts'

let http: FastifyInstance
// The root folder is also called assets. That must not make all its files immutable.
const folder = join(mkdtempSync(join(tmpdir(), 'trivium-web-')), 'assets')
const script = 'console.log(1)'.repeat(40)
const index =
  '<!doctype html><title>Trivium</title><script data-x="1">first()</script><script type="module" src="/assets/main-abc123.js"></script>'
const policy = "default-src 'self';script-src 'self'"

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'index.html'), index)
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(index))
  writeFileSync(join(folder, 'sw.js'), '')
  writeFileSync(join(folder, 'assets/main-abc123.js'), script)
  writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(script))
  http = Fastify()
  const headers = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' }
  http.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  await registerWeb(http, folder)
})
afterAll(async () => {
  await http.close()
  rmSync(join(folder, '..'), { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })
const asPage = { accept: 'text/html,application/xhtml+xml' }

describe('the web client', () => {
  it('sends hashed files compressed and immutable', async () => {
    const reply = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' })
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(reply.headers['content-type']).toContain('javascript')
  })

  it('sends the content policy with pages and workers only', async () => {
    const policies = await Promise.all(['/', '/sw.js', '/assets/main-abc123.js'].map(async path => (await get(path, asPage)).headers))
    expect(policies.map(headers => headers['content-security-policy'])).toEqual([expect.stringContaining(policy), policy, undefined])
    expect(policies.map(headers => headers['x-content-type-options'])).toEqual(['nosniff', 'nosniff', 'nosniff'])
  })

  it.each([
    ['/', {}],
    ['/quiz-zone/', {}],
    ['/', { 'accept-encoding': 'br' }],
  ])('allows on %s with %j only the inline script that the build wrote', async (path, accepted) => {
    const hash = createHash('sha256').update('first()').digest('base64')
    const { headers } = await get(path, { ...asPage, ...accepted })
    expect(headers['content-security-policy']).toBe(`${policy} 'sha256-${hash}'`)
  })

  it('sends hashed files uncompressed to clients without brotli', async () => {
    const reply = await get('/assets/main-abc123.js')
    expect([reply.headers['content-encoding'], reply.body]).toEqual([undefined, script])
  })

  it.each(['/', '/index.html', '/sw.js'])('makes browsers revalidate %s each time', async path => {
    expect((await get(path, asPage)).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/quiz-zone/science/', '/leaderboard', '/no/such/page?x=1'])('answers %s with the page of the client', async path => {
    const reply = await get(path, asPage)
    expect([reply.statusCode, reply.body]).toEqual([200, index])
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/assets/gone.js', '/api/nothing', '/identity/nothing', '/media/nothing.png', '/metrics'])('has no page for %s', async path => {
    expect((await get(path, asPage)).statusCode).toBe(404)
  })

  it('answers a missing file with 404, not with a page', async () => {
    expect((await get('/picture.png', { accept: 'image/*' })).statusCode).toBe(404)
    expect((await http.inject({ method: 'POST', url: '/quiz-zone/', headers: asPage })).statusCode).toBe(404)
  })

  it('need not be built: the server starts without it', async () => {
    const bare = Fastify()
    await registerWeb(bare, join(folder, 'not-built'))
    await bare.ready()
    await bare.close()
  })

  // ASVS V13.4.1, V13.4.3
  it.each([
    '/.vite/manifest.json',
    '/..%2f..%2fetc/passwd',
    '/assets/../../index.ts',
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/assets/',
    '/assets',
  ])('does not serve %s', async path => {
    expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400)
  })
})
