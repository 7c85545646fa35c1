import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { type KyselyPlugin, sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { mediaPath, registerMedia, storeMedia } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const flag = { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
const get = (url: string, headers: Record<string, string> = {}) => test.app.http.inject({ url, headers })

/** An app with only the media route, and the sizes of its reads from the database. */
function watched() {
  const read: number[] = []
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const values = result.rows.flatMap(row => Object.values(row))
      read.push(...values.filter(value => value instanceof Uint8Array).map(({ length }) => length))
      return result
    },
  }
  const http = Fastify()
  registerMedia(http, test.database.db.withPlugin(watch))
  return { http, read }
}

describe('media', () => {
  // ASVS V5.3.2
  it('is named by the hash of its bytes, and stored once', async () => {
    const { db } = test.database
    const name = await storeMedia(db, flag)
    expect(name).toMatch(/^[0-9a-f]{32}\.svg$/)
    expect(await storeMedia(db, flag)).toBe(name)
    expect(await storeMedia(db, { ...flag, name: 'Flag of Chad' })).toBe(`flag-of-chad-${name}`)
    await expect(storeMedia(db, { ...flag, type: 'text/html' })).rejects.toThrow('media of the type text/html')
  })

  // ASVS V3.2.1, V5.3.1
  it('is immutable for caches, and may run no script', async () => {
    const { statusCode, headers, body } = await get(mediaPath(await storeMedia(test.database.db, flag)))
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: String(flag.bytes) })
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    })
  })

  it.each([
    ['bytes=0-3', 206, '<svg', '0-3'],
    ['bytes=1-', 206, 'svg xmlns="http://www.w3.org/2000/svg"/>', '1-40'],
    ['bytes=-2', 206, '/>', '39-40'],
    ['bytes=0-999', 206, '<svg xmlns="http://www.w3.org/2000/svg"/>', '0-40'],
    ['bytes=99-', 416, '', '*'],
    ['bytes=0-1,3-4', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['bytes=-', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['lines=1-2', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ])('asked for %s answers %i', async (range, status, body, shown) => {
    const answer = await get(mediaPath(await storeMedia(test.database.db, flag)), { range })
    expect([answer.statusCode, answer.body]).toEqual([status, body])
    expect(answer.headers['content-range']).toBe(shown === null ? undefined : `bytes ${shown}/41`)
  })

  it('is read from the database only in the requested part', async () => {
    const bytes = randomBytes(300_000)
    const name = await storeMedia(test.database.db, { type: 'audio/mpeg', bytes })
    const { http, read } = watched()
    const part = await http.inject({ url: mediaPath(name), headers: { range: 'bytes=200000-200003' } })
    expect(part.rawPayload).toEqual(bytes.subarray(200_000, 200_004))
    expect(part.headers['content-range']).toBe('bytes 200000-200003/300000')
    const head = await http.inject({ method: 'HEAD', url: mediaPath(name) })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, '300000'])
    expect(read).toEqual([4])
  })

  it('is stored uncompressed, so that PostgreSQL can read a part of it', async () => {
    const { rows } = await sql<{ attstorage: string }>`
      select attstorage from pg_attribute where attrelid = 'media'::regclass and attname = 'bytes'`.execute(test.database.db)
    expect(rows).toEqual([{ attstorage: 'e' }])
  })

  it('counts against the rate limit by address, like calls', async () => {
    const own = await startApp({ limitFactor: 0.0005 })
    const name = await storeMedia(own.database.db, flag)
    const paths = [mediaPath(name), '/api/openapi.json', '/api/docs', mediaPath(name).replace('m', '%6d'), '/api/docs']
    const from = (remoteAddress: string) => async (url: string) => (await own.app.http.inject({ url, remoteAddress })).statusCode
    const statuses = []
    for (const path of paths) statuses.push(await from('203.0.113.7')(path))
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await from('203.0.113.7')('/healthz')).toBe(200)
    expect(await from('203.0.113.8')(mediaPath(name))).toBe(200)
    await own.close()
  })

  it('is answered with 304 when the client has it', async () => {
    const path = mediaPath(await storeMedia(test.database.db, flag))
    const { headers } = await get(path)
    const again = await get(path, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(path, { 'if-none-match': '"something-else"' })).statusCode).toBe(200)
  })

  it('is cached for an hour by browsers only when it is a profile picture, because players may delete their account', async () => {
    const alice = await test.player()
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { profile } = (await alice.call('upload_profile_image', {}, { file: { field: 'image', bytes } })).data
    const { headers } = await get(profile)
    const again = () => get(profile, { 'if-none-match': String(headers.etag) })
    for (const each of [headers, (await again()).headers]) expect(each['cache-control']).toBe('private, max-age=3600')
    await alice.call('delete_user_account')
    expect((await again()).statusCode).toBe(404)
  })

  it.each(['nothing.png', '..%2f..%2fetc%2fpasswd', 'a%00b.png', `${'x'.repeat(300)}.png`, 'UPPER.PNG'])(
    'that does not exist gives 404: %s',
    async name => {
      expect((await get(`/media/${name}`)).statusCode).toBe(404)
      expect((await get(`/media/${name}`, { 'if-none-match': `"${name}"` })).statusCode).toBe(404)
    },
  )
})
