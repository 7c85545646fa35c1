// Oversized, truncated and malformed bodies over a real connection: none may hang the server, cause a fault or leak internals.

import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../app/app.ts'
import { boundary, encodings, multipart, type SentBody } from '../banks/hostile.ts'

const kib = 1024
let app: TestApp
let alice: TestPlayer
let port: number

beforeAll(async () => {
  app = await startApp()
  alice = await app.player()
  port = Number(new URL(await app.app.http.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** Sends raw bytes and reads until the server closes. @returns status and body, as far as they arrived. */
function exchange(
  action: string,
  { payload, type }: SentBody,
  more: { length?: number; cutAt?: number; token?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(10_000, () => reject(new Error('the server hangs')))
    socket.on('data', chunk => (answer += chunk.toString()))
    socket.on('error', () => {})
    socket.on('close', () => resolve(`${answer.split(' ')[1] ?? 'none'} ${answer.split('\r\n\r\n')[1] ?? ''}`))
    const token = more.token ?? alice.token
    socket.write(
      `POST /api/${action} HTTP/1.1\r\nHost: trivium\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: ${type}\r\nContent-Length: ${more.length ?? payload.length}\r\n\r\n`,
    )
    socket.write(payload.subarray(0, more.cutAt ?? payload.length))
    if (more.cutAt !== undefined) setTimeout(() => socket.destroy(), 50)
  })
}

const raw = (text: string): SentBody => ({ payload: Buffer.from(text), type: `multipart/form-data; boundary=${boundary}` })
const field = (headers: string, value = 'x') => `--${boundary}\r\n${headers}\r\n\r\n${value}\r\n`
const named = 'Content-Disposition: form-data; name="name"'
const filed = 'Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png'
const end = `--${boundary}--\r\n`
const image = (bytes: number) => multipart([{ name: 'image', filename: 'a.png', value: Buffer.alloc(bytes, 1) }])

describe('a body that is too large', () => {
  it.each([
    ['JSON', encodings.json([['name', 'x'.repeat(64 * kib)]])],
    ['urlencoded', encodings.urlencoded([['name', 'x'.repeat(64 * kib)]])],
    ['one multipart field', encodings.multipart([['name', 'x'.repeat(65 * kib)]])],
    ['multipart fields together', encodings.multipart(Array.from({ length: 9 }, (_, index) => [`f${index}`, 'x'.repeat(8 * kib)]))],
    ['too many fields', encodings.multipart(Array.from({ length: 65 }, (_, index) => [`f${index}`, 'x']))],
    ['two files', multipart([1, 2].map(() => ({ name: 'image', filename: 'a.png', value: 'x' })))],
    ['what stands before the first part', raw(`${'x'.repeat(2300 * kib)}\r\n${end}`)],
    ['a part without a name', raw(`${field('Content-Type: text/plain', 'x'.repeat(2300 * kib))}${end}`)],
  ])('is answered 413: %s', async (_what, sent) => {
    expect(await exchange('upload_profile_image', sent)).toBe('413 {"error":true,"message":"too_large"}')
  })

  // ASVS V5.2.1
  it('is answered 413 if it is a file beyond 2 MiB', async () => {
    expect(await exchange('upload_profile_image', image(2048 * kib + 1))).toMatch(/^413 /)
  })

  it('is answered 400: any file where the action takes none', async () => {
    expect(await exchange('update_profile', image(1))).toMatch(/^400 .*this action takes no file/)
    expect(await exchange('update_profile', image(2048 * kib + 1))).toMatch(/^400 /)
  })

  it('is not read at all from a stranger', async () => {
    expect(await exchange('upload_profile_image', image(2048 * kib), { token: 'x'.repeat(43) })).toMatch(/^401 /)
  })

  it('begins just above the limit', async () => {
    const fields = encodings.multipart([
      ['name', 'Alice'],
      ['more', 'x'.repeat(63 * kib)],
    ])
    expect(await exchange('update_profile', fields)).toMatch(/^200 /)
    expect(
      await exchange(
        'update_profile',
        encodings.json([
          ['name', 'Alice'],
          ['more', 'x'.repeat(63 * kib)],
        ]),
      ),
    ).toMatch(/^200 /)
    expect(await exchange('upload_profile_image', image(2048 * kib - 1))).toMatch(/^200 .*invalid_image/)
  })
})

describe('a malformed body', () => {
  it.each([
    ['nothing at all', raw('')],
    ['no boundary in it', raw('hello')],
    ['the end missing', raw(field(named))],
    ['a field cut short', raw(field(named).slice(0, -4))],
    ['a file cut short', raw(field(filed, 'x'.repeat(100 * kib)).slice(0, -4))],
    ['a header cut short', raw(`--${boundary}\r\nContent-Dispo`)],
    ['a field without a name', raw(field('Content-Disposition: form-data') + end)],
    ['a file without a name', raw(field('Content-Disposition: form-data; filename="a"\r\nContent-Type: image/png') + end)],
    ['no boundary in its header', { payload: Buffer.from('x'), type: 'multipart/form-data' }],
    ['an empty boundary in its header', { payload: Buffer.from('x'), type: 'multipart/form-data; boundary=' }],
    ['a boundary without end', { payload: Buffer.from('x'), type: `multipart/form-data; boundary=${'x'.repeat(8000)}` }],
    ['JSON cut short', { payload: Buffer.from('{"name":'), type: 'application/json' }],
    ['JSON that is a list', { payload: Buffer.from('[]'), type: 'application/json' }],
    ['JSON that is null', { payload: Buffer.from('null'), type: 'application/json' }],
    ['JSON nested without end', { payload: Buffer.from('{"a":'.repeat(10_000)), type: 'application/json' }],
    ['JSON that is not UTF-8', { payload: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), type: 'application/json' }],
  ])('is answered 400: %s', async (_what, sent) => {
    for (const action of ['update_profile', 'upload_profile_image']) {
      const answer = await exchange(action, sent)
      expect(answer).toMatch(/^400 \{"error":true,"message":"invalid_input","issues":\[\{"field":"","problem":"[a-zA-Z -]+"\}\]\}$/)
    }
  })

  it.each([
    ['a part without a disposition', raw(field('Content-Type: text/plain') + end)],
    ['a part with another disposition', raw(field('Content-Disposition: attachment; name="name"') + end)],
    ['an unknown charset', raw(field(`${named}\r\nContent-Type: text/plain; charset=nope`, 'Alice') + end)],
    ['an empty form', raw(end)],
  ])('is read as far as possible: %s', async (_what, sent) => {
    expect(await exchange('update_profile', sent)).toMatch(/^200 \{"error":false/)
  })

  // ASVS V1.1.1
  it('is decoded once: doubly encoded text stays encoded, and no field is decoded as HTML', async () => {
    const sent = { payload: Buffer.from('name=Ada%2526%253C%250A'), type: 'application/x-www-form-urlencoded' }
    expect(await exchange('update_profile', sent)).toContain('"name":"Ada%26%3C%0A"')
    expect(await exchange('update_profile', encodings.multipart([['name', 'Ada%26%3C']]))).toContain('"name":"Ada%26%3C"')
  })

  // ASVS V15.3.7
  it.each(['multipart', 'urlencoded', 'json'] as const)(
    'with a repeated field uses the one value that was validated: %s',
    async encoding => {
      const twice = (one: string, other: string) =>
        encoding === 'json'
          ? { payload: Buffer.from(`{"name":"${one}","name":"${other}"}`), type: 'application/json' }
          : encodings[encoding]([
              ['name', one],
              ['name', other],
            ])
      expect(await exchange('update_profile', twice('Eve', 'Alice'))).toMatch(/"name":"Alice"/)
      // The validated value is the one used: a good value cannot bring a bad one past the validation.
      expect(await exchange('update_profile', twice('Eve', 'x'.repeat(500)))).toMatch(/^400 .*"field":"name"/)
      expect(await exchange('update_profile?name=Eve', twice('Eve', 'Alice'))).toMatch(/"name":"Alice"/)
    },
  )

  it('of another type is answered 415', async () => {
    expect(await exchange('update_profile', { payload: Buffer.from('<a/>'), type: 'text/xml' })).toMatch(/^415 /)
  })

  it('is answered 400 if a required file is missing', async () => {
    for (const sent of [encodings.json([]), encodings.multipart([['image', 'x']]), raw(end)]) {
      expect(await exchange('upload_profile_image', sent)).toMatch(/^400 .*"field":"image"/)
    }
  })
})

describe('a connection that breaks', () => {
  it('in the middle of a body does no harm', async () => {
    const sent = [image(500 * kib), encodings.multipart([['name', 'x'.repeat(9000)]]), encodings.json([['name', 'x'.repeat(9000)]])]
    for (const each of sent) for (const cutAt of [0, 30, 200, 5000]) await exchange('update_profile', each, { cutAt })
    expect((await alice.call('get_user_by_id')).data.name).toBe('Alice')
  })
})
