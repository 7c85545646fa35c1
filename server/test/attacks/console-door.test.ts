// Whether another site can use the console: in a frame, by a form, by a script.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../../src/app.ts'
import { type App } from '../../src/operations/app-types.ts'
import { startApp, type TestApp, type TestPlayer } from '../app/app.ts'

let test: TestApp
/** Of a question, of the home page in another look, and of an exam. */
const previews = ['preview.html', 'look-preview.html', 'exam-preview.html']

let app: App
let ada: TestPlayer
const folder = mkdtempSync(join(tmpdir(), 'trivium-console-'))

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
  for (const preview of previews) writeFileSync(join(folder, preview), '<!doctype html><title>Preview</title>')
  writeFileSync(join(folder, 'assets/index-abc.js'), 'console.log(1)')
  test = await startApp()
  ada = await test.player('Ada', { roles: ['administrator'] })
  app = await createApp({ config: test.config, database: test.database, consoleRoot: folder })
})
afterAll(async () => {
  await app.close()
  await test.close()
  rmSync(folder, { recursive: true })
})

describe('the page of the console', () => {
  it('cannot be framed, runs only its own scripts, and is not cached', async () => {
    const { statusCode, headers, body } = await app.http.inject('/admin/')
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<!doctype html><title>Trivium console</title>')])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/)
    expect(headers['x-frame-options']).toBeDefined()
    expect(headers['cache-control']).toBe('no-cache')
    expect((await app.http.inject('/admin/assets/index-abc.js')).headers['cache-control']).toContain('immutable')
  })

  it.each(previews)('frames %s, which other sites cannot frame', async preview => {
    const { headers } = await app.http.inject(`/admin/${preview}`)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('is found without the last slash, and nothing else is below it', async () => {
    expect((await app.http.inject('/admin')).headers.location).toBe('/admin/')
    for (const url of ['/admin/x', '/admin/../package.json', '/admin/%2e%2e/package.json', '/admin/.env']) {
      expect((await app.http.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(404)
    }
  })
})

describe('a call of another site', () => {
  const call = (headers: Record<string, string>, payload: string) =>
    app.http.inject({ method: 'POST', url: '/api/admin/set_roles', headers: { origin: 'https://evil.example', ...headers }, payload })

  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a script', { 'content-type': 'application/json' }],
    ['a form as plain text', { 'content-type': 'text/plain' }],
  ])('by %s with the browser’s cookies is not signed in', async (_what, headers) => {
    const cookie = `trivium.session_token=${ada.token}; console=${ada.token}`
    const { statusCode, headers: replied } = await call({ ...headers, cookie }, `account_id=${ada.id}&roles=`)
    expect(statusCode).toBe(401)
    expect(replied['access-control-allow-origin']).toBeUndefined()
    expect(replied['access-control-allow-credentials']).toBeUndefined()
  })

  it('gets no permission by a preflight request', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const reply = await app.http.inject({ method: 'OPTIONS', url: '/api/admin/set_roles', headers })
    expect(reply.headers['access-control-allow-origin']).toBeUndefined()
  })
})
