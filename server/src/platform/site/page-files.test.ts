import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-page-files-'))
const day = 86_400_000
const formulas = 'export const draw = 1;'.repeat(50)

/** Builds a release whose page draws formulas with this file. */
function build(release: string, file: string): string {
  const root = join(folder, release)
  mkdirSync(join(root, 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Trivium</title>')
  writeFileSync(join(root, 'assets', file), formulas)
  writeFileSync(join(root, 'assets', `${file}.br`), brotliCompressSync(formulas))
  writeFileSync(join(root, 'assets', `font-${release}.woff2`), release)
  writeFileSync(join(root, '.compressed'), '')
  return root
}

let before: TestApp
let after: TestApp
beforeAll(async () => {
  before = await startApp({ webRoot: build('one', 'formula-html-B1.js') })
  await before.app.runJob('save_page_files')
  after = await startApp({ webRoot: build('two', 'formula-html-C2.js'), database: before.database })
  await after.app.runJob('save_page_files')
})
afterAll(async () => {
  await after.app.close()
  await before.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => after.app.http.inject({ url, headers })

describe('a file of the previous release', () => {
  it('is still served to open pages, compressed or plain', async () => {
    const small = await get('/assets/formula-html-B1.js', { 'accept-encoding': 'gzip, br' })
    const headers = { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' }
    expect([small.statusCode, small.headers]).toEqual([200, expect.objectContaining(headers)])
    expect(small.rawPayload).toEqual(brotliCompressSync(formulas))
    const plain = await get('/assets/formula-html-B1.js')
    expect([plain.headers['content-encoding'], plain.headers['content-type'], plain.body]).toEqual([
      undefined,
      'text/javascript; charset=utf-8',
      formulas,
    ])
    expect((await get('/assets/font-one.woff2')).body).toBe('one')
  })

  it('is not replaced by a page, and unknown files give 404', async () => {
    for (const path of ['/assets/formula-html-X9.js', '/admin/assets/formula-html-B1.js'])
      expect((await get(path)).statusCode, path).toBe(404)
  })

  it('is deleted a month after the last server that had it', async () => {
    after.clock.advance(20 * day)
    before.clock.advance(20 * day)
    await before.app.runJob('save_page_files')
    await after.app.runJob('save_page_files')
    after.clock.advance(20 * day)
    await after.app.runJob('save_page_files')
    expect((await get('/assets/formula-html-B1.js')).statusCode).toBe(200)
    after.clock.advance(20 * day)
    await after.app.runJob('save_page_files')
    expect((await get('/assets/formula-html-B1.js')).statusCode).toBe(404)
    const kept = await after.database.db.selectFrom('page_files').select('path').orderBy('path').execute()
    expect(kept.map(({ path }) => path)).toEqual(['/assets/font-two.woff2', '/assets/formula-html-C2.js'])
  })
})
