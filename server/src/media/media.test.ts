import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'
import { mediaPath, storeMedia } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const flag = { type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
const get = (url: string, headers: Record<string, string> = {}) => test.app.http.inject({ url, headers })

describe('media', () => {
  it('is named after its bytes, and stored once', async () => {
    const { db } = test.database
    const name = await storeMedia(db, flag)
    expect(name).toMatch(/^[0-9a-f]{32}\.svg$/)
    expect(await storeMedia(db, flag)).toBe(name)
    expect(await storeMedia(db, { ...flag, name: 'Flag of Chad' })).toBe(`flag-of-chad-${name}`)
    await expect(storeMedia(db, { ...flag, type: 'text/html' })).rejects.toThrow('media of the type text/html')
  })

  it('is served to be kept, and can do nothing but show', async () => {
    const { statusCode, headers, body } = await get(mediaPath(await storeMedia(test.database.db, flag)))
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: String(flag.bytes) })
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    })
  })

  it('is not sent again to whoever has it', async () => {
    const path = mediaPath(await storeMedia(test.database.db, flag))
    const { headers } = await get(path)
    const again = await get(path, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get(path, { 'if-none-match': '"something-else"' })).statusCode).toBe(200)
  })

  it.each(['nothing.png', '..%2f..%2fetc%2fpasswd', 'a%00b.png', `${'x'.repeat(300)}.png`, 'UPPER.PNG'])(
    'that is not there is a 404: %s',
    async name => {
      expect((await get(`/media/${name}`)).statusCode).toBe(404)
      expect((await get(`/media/${name}`, { 'if-none-match': `"${name}"` })).statusCode).toBe(404)
    },
  )
})
