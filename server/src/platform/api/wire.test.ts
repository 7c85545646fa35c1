// Raw input on the socket, which Node rejects before our code sees it.

import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ limitFactor: 0.001, env: { TRUST_PROXY: '1' } })
  await test.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

/** @returns everything that the server sends until the connection closes */
async function say(words: string): Promise<string> {
  const { port } = test.app.http.server.address() as AddressInfo
  const line = connect(port, '127.0.0.1')
  line.on('error', () => {})
  line.write(words)
  return text(line)
}

describe('input that is not HTTP', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', '400 Bad Request'],
    ['two lengths', 'POST /api/get_languages HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400 Bad Request'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
    // ASVS V4.2.1
  ])('gets a reply in the envelope: %s', async (_what, words, status) => {
    const [head = '', body = ''] = (await say(words)).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
    expect(head).toMatch(/content-type: application\/json/i)
    expect(head).toMatch(new RegExp(`content-length: ${body.length}`, 'i'))
    expect(JSON.parse(body)).toMatchObject({ error: true, message: 'invalid_input', issues: [{ field: '' }] })
  })
})

describe('raw upgrades to a websocket', () => {
  const upgrade = (from: string) =>
    `GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Forwarded-For: ${from}\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n'

  /** Reads only the first line of the reply, because an upgraded connection stays open. */
  function firstLine(words: string): Promise<string> {
    const { port } = test.app.http.server.address() as AddressInfo
    const line = connect(port, '127.0.0.1')
    line.write(words)
    return new Promise(resolve => {
      line.on('error', () => {})
      line.on('data', chunk => {
        resolve(String(chunk).split('\r\n')[0] ?? '')
        line.destroy()
      })
      line.on('close', () => resolve('closed'))
    })
  }

  it('are rate-limited by address before sign-in', async () => {
    const answers = []
    for (let turn = 0; turn < 8; turn++) answers.push(await firstLine(upgrade('203.0.113.7')))
    expect(answers.filter(answer => answer.includes('101'))).toHaveLength(6)
    expect(answers.slice(6)).toEqual(['HTTP/1.1 400 Bad Request', 'HTTP/1.1 400 Bad Request'])
    expect(await firstLine(upgrade('203.0.113.8'))).toContain('101')
  })
})
