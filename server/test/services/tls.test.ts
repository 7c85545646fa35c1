// The server with its own TLS: which versions it speaks and refuses, and how it takes a renewed certificate.

import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, get, request } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import { livePath } from '@trivium/contract/live-messages'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ConfigError } from '../../src/platform/config/config.ts'
import { readTls } from '../../src/platform/config/tls.ts'
import type { TestApp } from '../app/app.ts'
import { first, inEnvironment, second } from './certificates.ts'
import { itDeep } from '../setup/effort.ts'
import { portOf } from './breakable-proxy.ts'
import { outcome, startListening } from '../app/live-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-tls-'))
/** The files from which the server under test reads its certificate; the test replaces them. */
const inUse = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
const ca = [first, second].map(({ certificate }) => readFileSync(certificate, 'utf8'))
let test: TestApp
let port = 0

beforeAll(async () => {
  copyFileSync(first.certificate, inUse.certificate)
  copyFileSync(first.key, inUse.key)
  test = await startListening({ env: inEnvironment(inUse) })
  port = portOf(test.app.http.server.address())
})
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

/** @returns the connection, after the handshake */
async function shake(options: ConnectionOptions = {}): Promise<TLSSocket> {
  const line = connect({ host: '127.0.0.1', port, ca, ...options })
  await once(line, 'secureConnect')
  line.end()
  return line
}

async function nameServed(): Promise<string> {
  const line = await shake()
  return String(line.getPeerCertificate().subject.CN).split(',')[0] ?? ''
}

describe('a server with a certificate', () => {
  it('answers calls over TLS, and has https in its address', async () => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/get_languages', method: 'POST', ca, agent: false })
    asked.setHeader('content-type', 'application/json').end('{}')
    const [reply] = await once(asked, 'response')
    expect([reply.statusCode, await json(reply)]).toEqual([200, expect.objectContaining({ error: false })])
    expect(test.config.publicUrl).toBe('https://127.0.0.1:3000')
  })

  // ASVS V4.4.1
  it('opens web sockets over TLS', async () => {
    const { token } = await test.player()
    const options = { path: livePath, auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false }
    const page = io(`https://127.0.0.1:${port}`, { ...options, ca: ca.join('\n') })
    onTestFinished(() => void page.disconnect())
    expect(await outcome(page)).toBeNull()
  })

  // ASVS V4.1.2
  it('sends nothing unencrypted', async () => {
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
    const line = connectPlain({ host: '127.0.0.1', port })
    line.write('GET /healthz HTTP/1.1\r\nhost: quiz\r\n\r\n')
    const said: Buffer[] = []
    line.on('data', (chunk: Buffer) => void said.push(chunk))
    await once(line, 'close')
    expect(Buffer.concat(said).toString('latin1')).not.toContain('HTTP')
  })

  // ASVS V12.1.1, V12.1.2
  it('speaks TLS 1.2 and 1.3, with forward secrecy, and nothing older', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      expect((await shake({ minVersion: version, maxVersion: version })).getProtocol()).toBe(version)
    }
    // The offer of an outdated client.
    const lax = { minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' } as const
    for (const maxVersion of ['TLSv1', 'TLSv1.1'] as const) {
      await expect(shake({ ...lax, maxVersion })).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' })
    }
    const old = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256:@SECLEVEL=0' } as const
    await expect(shake(old)).rejects.toMatchObject({ code: 'ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE' })
  })

  itDeep('closes a connection on which nothing is sent', { timeout: 30_000 }, async () => {
    const line = connectPlain({ host: '127.0.0.1', port })
    await once(line, 'close')
    expect(line.bytesRead).toBe(0)
  })

  it('takes a renewed certificate once both files are there, and cuts no connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, ca })
    onTestFinished(() => agent.destroy())
    const ask = async () => {
      const asked = get({ host: '127.0.0.1', port, path: '/healthz', agent })
      const [reply] = await once(asked, 'response')
      reply.resume()
      await once(reply, 'end')
      return [reply.statusCode, asked.reusedSocket]
    }
    expect(await ask()).toEqual([200, false])
    expect(await nameServed()).toBe('first')
    copyFileSync(second.certificate, inUse.certificate)
    await expect(test.app.runJob('renew_certificate')).rejects.toThrow('do not belong together')
    expect(await nameServed()).toBe('first')
    copyFileSync(second.key, inUse.key)
    await test.app.runJob('renew_certificate')
    expect(await nameServed()).toBe('second')
    expect(await ask()).toEqual([200, true])
    const lax = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const
    await expect(shake(lax)).rejects.toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' })
  })
})

describe('files that cannot be used', () => {
  const nonsense = join(folder, 'nonsense.pem')
  beforeAll(() => writeFileSync(nonsense, 'nonsense'))

  it.each([
    [{ ...first, key: second.key }, 'The certificate of TLS_CERTIFICATE and the key of TLS_KEY do not belong together: '],
    [{ ...first, certificate: '/nowhere.pem' }, 'The setting TLS_CERTIFICATE is wrong: the file /nowhere.pem cannot be read.'],
    [{ ...first, key: folder }, 'The setting TLS_KEY is wrong: the file '],
    [{ ...first, certificate: nonsense }, 'The setting TLS_CERTIFICATE is wrong: there is no certificate in PEM'],
    [{ ...first, key: nonsense }, 'The setting TLS_KEY is wrong: there is no private key in PEM'],
  ])('are refused: %j', (files, sentence) => {
    const reading = () => readTls(files)
    expect(reading).toThrow(ConfigError)
    expect(reading).toThrow(sentence)
    expect(reading).toThrow(/^[^\n]+\.$/)
  })
})
